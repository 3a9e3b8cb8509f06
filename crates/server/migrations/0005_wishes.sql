-- Whether somebody wants to be asked what is usually answered in one way: 1 yes, 0 no,
-- nothing when they have not said so.
ALTER TABLE people ADD COLUMN asked INTEGER;
