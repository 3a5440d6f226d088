-- Up Migration

-- A copy of a player's data names their reports, and closing the account deletes them: few of all reports.
CREATE INDEX device_reports_player ON device_reports ((content ->> 'userId')) WHERE content ->> 'userId' IS NOT NULL;
-- Codes are deleted a day after they have ended.
CREATE INDEX sms_codes_ended ON sms_codes (expires_at);

-- Down Migration

DROP INDEX device_reports_player;
DROP INDEX sms_codes_ended;
