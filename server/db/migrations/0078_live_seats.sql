-- Up Migration

-- Seats are given out before the bets that take them, so each must be taken once. The index takes the place of the one by
-- round.
CREATE UNIQUE INDEX live_ticket_of_seat ON live_tickets (game, round_number, seat);
DROP INDEX live_tickets_of_round;
