-- Up Migration

-- Invited players who count: verified, with a deposit of 100.00 or more that stands.
CREATE TABLE invitees (
  uid              integer PRIMARY KEY REFERENCES players (uid),
  inviter          integer NOT NULL REFERENCES players (uid),
  -- When both conditions were first met, and its day in Manila; 180 days count, that day included.
  counts_from      timestamptz NOT NULL,
  first_day        date NOT NULL,
  -- Counted play of the first day from before they counted.
  before_centavos  bigint NOT NULL CHECK (before_centavos >= 0),
  CHECK (uid <> inviter)
);
CREATE INDEX invitees_inviter ON invitees (inviter);

-- A stage that an invited player has reached: a red bag of the inviter.
CREATE TABLE invite_stages (
  stage_id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid                integer NOT NULL REFERENCES invitees (uid),
  inviter            integer NOT NULL REFERENCES players (uid),
  stage              smallint NOT NULL CHECK (stage BETWEEN 1 AND 3),
  amount_centavos    bigint NOT NULL CHECK (amount_centavos > 0),
  reached_at         timestamptz NOT NULL,
  -- Both have used one address: the bag waits for a review, until the time below at the latest.
  is_flagged         boolean NOT NULL,
  claimable_from     timestamptz NOT NULL,
  -- open: not claimed. claimed: paid, or set off. void: pays nothing, also where it has been paid.
  state              text NOT NULL CHECK (state IN ('open', 'claimed', 'void')),
  -- Why it is void: samePerson, cycle, limit.
  reason             text,
  -- What went to the inviter's main money, and what was kept for what void bags had paid.
  paid_centavos      bigint NOT NULL DEFAULT 0 CHECK (paid_centavos >= 0),
  set_off_centavos   bigint NOT NULL DEFAULT 0 CHECK (set_off_centavos >= 0),
  decided_at         timestamptz,
  UNIQUE (uid, stage),
  CHECK ((state = 'void') = (reason IS NOT NULL)),
  CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE INDEX invite_stages_inviter ON invite_stages (inviter, stage_id);
CREATE INDEX invite_stages_week ON invite_stages (reached_at) WHERE stage = 1;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON invite_stages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The ranking of a week that has ended, as its points are given.
CREATE TABLE invite_weeks (
  monday    date NOT NULL,
  place     smallint NOT NULL CHECK (place BETWEEN 1 AND 10),
  uid       integer NOT NULL REFERENCES players (uid),
  invitees  integer NOT NULL CHECK (invitees > 0),
  points    integer NOT NULL CHECK (points > 0),
  PRIMARY KEY (monday, place),
  UNIQUE (monday, uid)
);

-- Players with a contract as an agent: a monthly share instead of stages.
CREATE TABLE invite_agents (
  uid          integer PRIMARY KEY REFERENCES players (uid),
  -- The first day of the first month that counts.
  from_month   date NOT NULL CHECK (extract(day FROM from_month) = 1),
  approved_by  text NOT NULL,
  approved_at  timestamptz NOT NULL
);

CREATE TABLE invite_agent_months (
  uid               integer NOT NULL REFERENCES invite_agents (uid),
  month             date NOT NULL,
  -- Edge x stakes of the invitees, what they got from promotions, and the share that was paid.
  edge_centavos     bigint NOT NULL,
  rewards_centavos  bigint NOT NULL,
  share_centavos    bigint NOT NULL CHECK (share_centavos >= 0),
  PRIMARY KEY (uid, month)
);

-- One person with several accounts is found by the name and birthday of the document.
CREATE INDEX identity_checks_person ON identity_checks (birthday, lower(full_name)) WHERE state = 'VERIFIED';

-- Down Migration

DROP INDEX identity_checks_person;
DROP TABLE invite_agent_months;
DROP TABLE invite_agents;
DROP TABLE invite_weeks;
DROP TABLE invite_stages;
DROP TABLE invitees;
