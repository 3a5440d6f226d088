-- Up Migration

-- What a browser reports beyond its screen and language needs a consent, which is stored with it. When a consent is
-- withdrawn the record is overwritten, so that what needed it is deleted.
ALTER TABLE device_records
  ADD COLUMN consent text[] NOT NULL DEFAULT '{}'
    CHECK (consent <@ ARRAY['fingerprint', 'place', 'advertising', 'analytics']),
  ADD COLUMN updated_at timestamptz;
UPDATE device_records SET updated_at = created_at, record = record - ARRAY['fingerprint', 'deviceType', 'OS'];
ALTER TABLE device_records
  ALTER COLUMN updated_at SET NOT NULL,
  ADD CHECK ('fingerprint' = ANY (consent) OR NOT record ?| ARRAY['fingerprint', 'UUID']),
  ADD CHECK ('place' = ANY (consent) OR NOT record ? 'geoPosition');
CREATE INDEX device_records_updated ON device_records (updated_at);

-- Down Migration

DROP INDEX device_records_updated;
ALTER TABLE device_records DROP COLUMN updated_at, DROP COLUMN consent;
