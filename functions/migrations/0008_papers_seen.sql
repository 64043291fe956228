-- Papers of the car that an operator has seen: JSON, keys of AD_PAPERS. What its owner changes of the car or its papers takes them away.
ALTER TABLE ads ADD COLUMN papers_seen TEXT NOT NULL DEFAULT '[]';
