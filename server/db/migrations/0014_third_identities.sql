-- Up Migration

-- Who a player is at Google or Facebook. A player has one of each at most, and each opens one account.
CREATE TABLE third_identities (
  provider   text NOT NULL CHECK (provider IN ('google', 'facebook')),
  -- The provider's own name for a person, which never changes.
  subject    text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
  uid        integer NOT NULL REFERENCES players (uid),
  bound_at   timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (uid, provider)
);

-- Down Migration

DROP TABLE third_identities;
