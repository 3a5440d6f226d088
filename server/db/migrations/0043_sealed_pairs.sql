-- Up Migration

-- Server seeds that an earlier version stored as they are: a start seals them. Empty afterwards, because the table's
-- guard refuses more of them.
CREATE INDEX fairness_pairs_unsealed ON fairness_pairs (id)
  WHERE state <> 'revealed' AND octet_length(server_seed) = 32;

-- Down Migration

DROP INDEX fairness_pairs_unsealed;
