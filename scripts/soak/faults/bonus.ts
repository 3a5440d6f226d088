import { type Fault, server } from './fault';

const CLOSE = 'server/ledger/sql/bonus_close.sql';
const REQUIRE = 'server/ledger/sql/bonus_require.sql';
const SETTLE = 'server/ledger/sql/bonus_settle.sql';
const BONUS = 'tests/ledger/bonus.test.ts';
const LAW = 'tests/ledger/bonusLaw.test.ts';

export const BONUSES: readonly Fault[] = [
  {
    what: 'a bonus is main money after one turn',
    file: CLOSE,
    from: 'is_completed := this.counted >= this.turnover OR',
    to: 'is_completed := this.counted >= this.amount OR',
    test: server(LAW, 'bonus money reaches main money by its turnover alone'),
  },
  {
    what: 'a bonus ends while a stake of it is open',
    file: CLOSE,
    from: 'WHERE uid = a_uid AND settled_at IS NULL) THEN',
    to: 'WHERE uid = a_uid AND settled_at IS NULL AND false) THEN',
    test: server(BONUS, 'is not completed while a stake in bonus money is open'),
  },
  {
    what: 'an expired bonus is main money',
    file: CLOSE,
    from: "CASE WHEN is_completed THEN '{10}' ELSE '{17}' END",
    to: "CASE WHEN is_completed THEN '{10}' ELSE '{10}' END",
    test: server(BONUS, 'what is left goes back to the operator'),
  },
  {
    what: 'a bet with bonus money may be of any size',
    file: REQUIRE,
    from: 'a_stake > 2000',
    to: 'a_stake > 2000000',
    test: server(LAW, 'bonus money reaches main money by its turnover alone'),
  },
  {
    what: 'bonus money is staked in games without weight',
    file: REQUIRE,
    from: 'IF a_weight = 0 THEN',
    to: 'IF a_weight < 0 THEN',
    test: server(BONUS, 'is refused in a game without weight'),
  },
  {
    what: 'a refunded stake counts as turnover',
    file: SETTLE,
    from: "CASE a_kind WHEN 'payout' THEN s.counts ELSE 0 END",
    to: 's.counts',
    test: server(LAW, 'bonus money reaches main money by its turnover alone'),
  },
  {
    what: 'every waiting bonus is credited at once',
    file: 'server/ledger/sql/bonus_start.sql',
    from: "WHERE uid = a_uid AND state = 'processing') THEN",
    to: "WHERE uid = a_uid AND state = 'processing' AND false) THEN",
    test: server(BONUS, 'waits uncredited, in order, until those before it have ended'),
  },
];
