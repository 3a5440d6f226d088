-- Up Migration

-- Reports of how the app is used. Each names the consents it needs, and is deleted when one of them is withdrawn or
-- its device's record is deleted.
CREATE TABLE device_reports (
  report_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  device_info_id  uuid NOT NULL REFERENCES device_records (device_info_id) ON DELETE CASCADE,
  consents        text[] NOT NULL
    CHECK (consents <@ ARRAY['fingerprint', 'place', 'advertising', 'analytics'] AND cardinality(consents) > 0),
  kind            text NOT NULL CHECK (kind IN ('event', 'log', 'visit', 'branch')),
  name            text NOT NULL,
  content         jsonb NOT NULL,
  created_at      timestamptz NOT NULL
);
CREATE INDEX device_reports_device ON device_reports (device_info_id);
CREATE INDEX device_reports_created ON device_reports (created_at);

-- The id by which advertising services count a device's visits.
ALTER TABLE device_records
  ADD COLUMN collect_id uuid,
  ADD CHECK (collect_id IS NULL OR 'advertising' = ANY (consent));

-- Down Migration

ALTER TABLE device_records DROP COLUMN collect_id;
DROP TABLE device_reports;
