-- Up Migration

-- One identity check: the documents that a player sent, and what two persons decided. players.verified has the result.
CREATE TABLE identity_checks (
  check_id         bigint GENERATED ALWAYS AS IDENTITY (START WITH 30001) PRIMARY KEY,
  uid              integer NOT NULL REFERENCES players (uid),
  state            text NOT NULL CHECK (state IN ('PENDING', 'VERIFIED', 'REJECTED')),
  -- Grows with every change, so that a decision about an older version is refused.
  version          integer NOT NULL DEFAULT 1,
  document         text NOT NULL CHECK (document IN ('nationalId', 'passport', 'driversLicence', 'umid', 'postalId')),
  document_number  text NOT NULL,
  full_name        text NOT NULL,
  birthday         date NOT NULL,
  document_picture text NOT NULL,
  face_picture     text NOT NULL,
  sent_at          timestamptz NOT NULL,
  -- The first person's proposal: {decision, rejection, note, operatorId, operatorName, at}.
  proposal         jsonb,
  decided_at       timestamptz,
  decided_by       text,
  rejection        text,
  CHECK ((state = 'PENDING') = (decided_at IS NULL)),
  CHECK ((state = 'REJECTED') = (rejection IS NOT NULL))
);
CREATE INDEX identity_checks_uid ON identity_checks (uid, check_id DESC);
CREATE INDEX identity_checks_state ON identity_checks (state, check_id);
CREATE INDEX identity_checks_document ON identity_checks (document, document_number);
-- A player waits for one decision at a time.
CREATE UNIQUE INDEX identity_checks_pending ON identity_checks (uid) WHERE state = 'PENDING';
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON identity_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Read by reviewers only, never by an address of their own.
CREATE TABLE identity_pictures (
  picture_id  text PRIMARY KEY,
  uid         integer NOT NULL REFERENCES players (uid),
  -- A JPEG.
  bytes       bytea NOT NULL,
  created_at  timestamptz NOT NULL
);
CREATE INDEX identity_pictures_uid ON identity_pictures (uid);

-- Down Migration

DROP TABLE identity_pictures;
DROP TABLE identity_checks;
