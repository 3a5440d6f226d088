-- Refuses a decision by the person who made the proposal, whatever roles they have.
CREATE OR REPLACE FUNCTION desk_decisions_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM desk_proposals WHERE proposal_id = NEW.proposal_id AND proposed_by = NEW.operator_id
  ) THEN
    RAISE EXCEPTION 'operator % cannot decide on their own proposal %', NEW.operator_id, NEW.proposal_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
