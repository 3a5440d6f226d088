-- Up Migration

-- Players' identities at Google and Facebook. A player has at most one of each, and each belongs to one account.
CREATE TABLE third_identities (
  provider   text NOT NULL CHECK (provider IN ('google', 'facebook')),
  -- The provider's id of the person, which never changes.
  subject    text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
  uid        integer NOT NULL REFERENCES players (uid),
  bound_at   timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (uid, provider)
);

-- Down Migration

DROP TABLE third_identities;
