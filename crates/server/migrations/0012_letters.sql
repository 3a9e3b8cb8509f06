-- Since when a node is about to tell somebody; nothing when they were told. A node that ends
-- meanwhile is not waited for for ever.
ALTER TABLE told ADD COLUMN since INTEGER;
