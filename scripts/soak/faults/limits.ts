import { type Fault, server } from './fault';

const TESTS = 'tests/api/safer-play/saferPlay.test.ts';

export const LIMITS: readonly Fault[] = [
  {
    what: 'a higher limit applies at once',
    file: 'server/domains/safer-play/limits.ts',
    from: 'if (!isMore) return',
    to: 'if (isMore || !isMore) return',
    test: server(TESTS, 'on each stake applies at once, and a higher one a day later'),
  },
  {
    what: 'a limit counts only what was staked before',
    file: 'server/domains/safer-play/sql/safer_play_stake_refusal.sql',
    from: "u.most < u.used + CASE u.kind WHEN 'session' THEN 1 ELSE a_stake END",
    to: "u.most < u.used + CASE u.kind WHEN 'session' THEN 1 ELSE a_stake * 0 END",
    test: server(TESTS, 'on losses refuses a bet that could exceed it, whatever the bet would win'),
  },
  {
    what: 'stakes that are settled later are not limited',
    file: 'server/ledger/sql/ledger_stake.sql',
    from: 'IF unchecked <= a_at THEN',
    to: 'IF false THEN',
    test: server(TESTS, 'applies to bets of a run and bets at a table alike'),
  },
  {
    what: 'days begin at midnight in Greenwich',
    file: 'server/domains/safer-play/sql/safer_play_start.sql',
    from: "'Asia/Manila'",
    to: "'UTC'",
    test: server(TESTS, 'on stakes counts those of the period, from 0:00 in Manila'),
  },
  {
    what: 'a self-exclusion does not close play',
    file: 'server/domains/safer-play/sql/safer_play_barred.sql',
    from: "CASE WHEN excluded_until > a_at THEN 'selfExcluded' WHEN",
    to: 'CASE WHEN',
    test: server(
      'tests/api/safer-play/races.test.ts',
      'bets in flight none is accepted once the exclusion has been confirmed',
    ),
  },
  {
    what: 'a reality check that is due does not stop play',
    file: 'server/domains/safer-play/sql/safer_play_stake_refusal.sql',
    from: "RETURN 'realityCheckDue';",
    to: 'RETURN NULL;',
    test: server(TESTS, 'is due after its interval of play, and blocks bets until it is confirmed'),
  },
  {
    what: 'pending orders do not count against the deposit limit',
    file: 'server/domains/safer-play/sql/safer_play_used.sql',
    from: "o.status IN ('pending', 'canceled')",
    to: "o.status IN ('canceled')",
    test: server(TESTS, 'on deposits counts completed and pending ones'),
  },
];
