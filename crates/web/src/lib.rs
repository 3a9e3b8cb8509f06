//! Pages as functions of what a reader may know; no IO.
