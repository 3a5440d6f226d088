-- Up Migration

-- One row for each time a scheduled job had to run. The key lets one process run it, however many there are.
CREATE TABLE job_runs (
  job          text NOT NULL,
  -- The scheduled time, not the time at which it ran.
  slot         timestamptz NOT NULL,
  state        text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  attempts     integer NOT NULL DEFAULT 1,
  -- The process that runs or ran it.
  worker       text NOT NULL,
  started_at   timestamptz NOT NULL,
  -- Until when a running process must report again; afterwards another process takes the slot over.
  lease_until  timestamptz NOT NULL,
  ended_at     timestamptz,
  -- What it did, in a few words, or why it failed.
  note         text NOT NULL DEFAULT '',
  PRIMARY KEY (job, slot),
  CHECK ((ended_at IS NULL) = (state = 'running'))
);
CREATE INDEX job_runs_started ON job_runs (started_at DESC);

-- A job asks the gateway about recent orders that are not paid.
CREATE INDEX deposit_orders_unpaid ON deposit_orders (created_at) WHERE status <> 'success';

-- Down Migration

DROP INDEX deposit_orders_unpaid;
DROP TABLE job_runs;
