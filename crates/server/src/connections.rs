//! Letting connections in: not too many, none that does nothing for long, and none that
//! takes for ever to say what it wants.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep};

use crate::limits::one_house;

/// A connection on which nothing moves for so long is closed. Streams of events move
/// every fifteen seconds, as long as their reader takes what they send.
const IDLE: Duration = Duration::from_secs(75);
/// How long to wait when the system has no room for another connection.
const BREATH: Duration = Duration::from_millis(200);

/// Lets connections in, as many as there is room for.
pub(crate) struct Connections {
    listener: TcpListener,
    room: Arc<Semaphore>,
    /// How many one address may have; 0 is no limit.
    each: usize,
    by_address: Arc<ByAddress>,
    patience: Duration,
}

impl Connections {
    /// Room for so many connections, and so many of `each` address, whose requests arrive
    /// within so much time.
    pub(crate) fn new(
        listener: TcpListener,
        most: usize,
        each: usize,
        patience: Duration,
    ) -> Connections {
        let room = Arc::new(Semaphore::new(most.clamp(1, Semaphore::MAX_PERMITS)));
        Connections { listener, room, each, by_address: Arc::default(), patience }
    }
}

/// How many connections each address has.
#[derive(Default)]
struct ByAddress(Mutex<HashMap<IpAddr, usize>>);

impl ByAddress {
    fn known(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(|error| error.into_inner())
    }

    /// One more of an address, unless it has as many as it may have.
    fn one_more(self: &Arc<Self>, from: IpAddr, most: usize) -> Option<Counted> {
        let mut known = self.known();
        let count = known.entry(from).or_default();
        if most > 0 && *count >= most {
            return None;
        }
        *count += 1;
        drop(known);
        Some(Counted { among: self.clone(), from })
    }
}

/// A connection that is counted until it is closed.
struct Counted {
    among: Arc<ByAddress>,
    from: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut known = self.among.known();
        if let Entry::Occupied(mut count) = known.entry(self.from) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// Who is on the other end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Connections>> for Address {
    fn connect_info(stream: IncomingStream<'_, Connections>) -> Address {
        Address(*stream.remote_addr())
    }
}

impl Listener for Connections {
    type Io = Guest;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Guest, SocketAddr) {
        loop {
            // The semaphore is never closed, so there is always a permit in the end.
            let Ok(permit) = self.room.clone().acquire_owned().await else { continue };
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    let from = one_house(address.ip());
                    // Whoever has too many is told by silence: words would be more work.
                    let Some(counted) = self.by_address.one_more(from, self.each) else { continue };
                    // Small pieces must not wait for more; where that cannot be set, they do.
                    let _ = stream.set_nodelay(true);
                    let end = Box::pin(sleep(self.patience.min(IDLE)));
                    let patience = self.patience;
                    let _room = (permit, counted);
                    return (Guest { stream, end, asks: None, patience, _room }, address);
                }
                Err(error) => {
                    tracing::warn!("a connection could not be let in: {error}");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that is closed when nothing moves, or when a request drips in.
pub(crate) struct Guest {
    stream: TcpStream,
    /// When it is closed, unless something moves before.
    end: Pin<Box<Sleep>>,
    /// Since when something is sent to the house that it has not answered yet.
    asks: Option<Instant>,
    patience: Duration,
    _room: (OwnedSemaphorePermit, Counted),
}

impl Guest {
    /// Something was sent to the house: however it drips, it has to end in time.
    fn heard(&mut self) {
        let now = Instant::now();
        let asks = *self.asks.get_or_insert(now);
        self.end.as_mut().reset((now + IDLE).min(asks + self.patience));
    }

    /// The house has answered.
    fn told(&mut self) {
        self.asks = None;
        self.end.as_mut().reset(Instant::now() + IDLE);
    }

    /// What moved, if anything did; an error when it has waited for too long.
    fn watch<T>(
        &mut self,
        moved: Poll<io::Result<T>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if self.asks.is_some_and(|since| since.elapsed() > self.patience) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        if moved.is_ready() {
            return moved;
        }
        match self.end.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Guest {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let guest = self.get_mut();
        let read = Pin::new(&mut guest.stream).poll_read(cx, into);
        if read.is_ready() {
            guest.heard();
        }
        guest.watch(read, cx)
    }
}

impl AsyncWrite for Guest {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let guest = self.get_mut();
        let written = Pin::new(&mut guest.stream).poll_write(cx, bytes);
        if written.is_ready() {
            guest.told();
        }
        guest.watch(written, cx)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let guest = self.get_mut();
        Pin::new(&mut guest.stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let guest = self.get_mut();
        Pin::new(&mut guest.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let guest = self.get_mut();
        let written = Pin::new(&mut guest.stream).poll_write_vectored(cx, pieces);
        if written.is_ready() {
            guest.told();
        }
        guest.watch(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
