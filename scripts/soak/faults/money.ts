import { chaos, type Fault, node, server } from './fault';

const ONCE = 'server/ledger/once.ts';
const DATABASE = 'server/db/database.ts';
const DATABASE_TEST = 'server/db/database.test.ts';
const BET_SQL = 'server/domains/play/sql/play_bet.sql';
const RACES = 'tests/ledger/races.test.ts';
const BET = 'tests/ledger/bet.test.ts';
const LOST = 'tests/ledger/lostAnswers.test.ts';
const KILLED = 'tests/faults/withdrawals.test.ts';
const KILLED_AT_ANY_ROW = 'a server killed at any row or commit of a withdrawal';

/** Of the rules that hold for every movement of money. */
export const MONEY: readonly Fault[] = [
  {
    what: 'concurrent bets of a player do not wait for each other',
    file: BET_SQL,
    from: 'WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;',
    to: 'WHERE uid = a_uid AND code = 10;',
    test: server(RACES, 'on a balance for ten: exactly ten are settled'),
  },
  {
    what: 'a withdrawal is stored outside of the transaction that holds its money',
    file: 'server/domains/withdrawals/apply.ts',
    from: 'await insertWithdrawal(tx, {',
    to: 'await insertWithdrawal(context.db, {',
    test: server('tests/ledger/failpoints.test.ts', 'a request to cash out leaves nothing behind'),
  },
  {
    what: 'a process that dies leaves a withdrawal without its hold',
    file: 'server/domains/withdrawals/apply.ts',
    from: 'await insertWithdrawal(tx, {',
    to: 'await insertWithdrawal(context.db, {',
    test: chaos(KILLED, KILLED_AT_ANY_ROW),
  },
  {
    what: 'a process that dies leaves an answer without its effect',
    file: ONCE,
    from: "    await transaction.query({\n      name: 'ledger-answer-insert',",
    to: "    await db.query({\n      name: 'ledger-answer-insert',",
    test: chaos(KILLED, KILLED_AT_ANY_ROW),
  },
  {
    what: 'a lost answer leaves an answer without its effect',
    file: ONCE,
    from: "    await transaction.query({\n      name: 'ledger-answer-insert',",
    to: "    await db.query({\n      name: 'ledger-answer-insert',",
    test: server(LOST, 'at any statement or the commit fails the call as busy'),
  },
  {
    what: 'the answer to a repeated call is written anew',
    file: ONCE,
    from: '  return row.answer;',
    to: '  return JSON.stringify(JSON.parse(row.answer), null, 1);',
    test: server('tests/api/payments/payments.test.ts', 'gets the same bytes and opens one order'),
  },
  {
    what: "a player gets the answer to another player's key",
    file: ONCE,
    from: 'WHERE uid = $1 AND key = $2`,',
    to: 'WHERE $1::integer > 0 AND key = $2`,',
    test: server('tests/api/payments/payments.test.ts', 'of another player is a separate call'),
  },
  {
    what: "a bet gets the answer to another player's key",
    file: BET_SQL,
    from: 'WHERE a.uid = a_uid AND a.key = a_key;',
    to: 'WHERE a.key = a_key;',
    test: server(BET, 'belongs to one player: the same key of another player is another bet'),
  },
  {
    what: 'the server dies with an idle connection to the database',
    file: DATABASE,
    from: "  pool.on('error', (error) => options.onError?.(error));\n",
    to: '',
    test: chaos('tests/api/process.test.ts', 'keeps running when its database is killed'),
  },
  {
    what: 'a lost database is told as a fault of the server',
    file: 'server/http/errors.ts',
    from: "  if (isDatabaseAway(error)) return refuse('busy');\n",
    to: '  void isDatabaseAway;\n',
    test: server(DATABASE_TEST, 'fails its caller and no later one'),
  },
  {
    what: 'a call waits for a silent database for as long as it is silent',
    file: DATABASE,
    from: '    query_timeout: patienceMs + 1_000,\n',
    to: '',
    test: server(LOST, 'fails a call within its patience'),
  },
  {
    what: 'a call waits for its rollback as well where the database is silent',
    file: DATABASE,
    from: '    if (isReadTimeout(error) || isReadOnly(error)) broken = error;\n    else await',
    to: '    if (isReadOnly(error)) broken = error;\n    void isReadTimeout;\n    await',
    test: server(LOST, 'fails a call within its patience'),
  },
  {
    what: 'a clock that is set back pays a daily log-in again',
    file: 'server/domains/rewards/dailyLogin.ts',
    from: '    if (await hasLaterLogin(transaction, uid, day)) return;\n',
    to: '    void hasLaterLogin;\n',
    test: server('tests/api/rewards/spin.test.ts', 'gives nothing again when the clock is set back'),
  },
  {
    what: 'days begin at midnight in Greenwich',
    file: 'server/manilaDay.ts',
    from: ".toZonedDateTimeISO('+08:00')",
    to: ".toZonedDateTimeISO('+00:00')",
    test: server(
      'tests/api/rewards/settlement.test.ts',
      'counts each bet once, for the day on which it was settled',
    ),
  },
  {
    what: 'a statement is ordered by the clock',
    file: 'server/ledger/statement.ts',
    from: 'GROUP BY e.transfer_id ORDER BY e.transfer_id DESC LIMIT',
    to: 'GROUP BY e.transfer_id ORDER BY min(e.created_at) DESC LIMIT',
    test: server(
      'tests/ledger/statement.test.ts',
      'stays in the order of its transfers when the clock is set back',
    ),
  },
  {
    what: 'an amount is read as any number',
    file: 'games/kit/rules/amount.ts',
    from: `z.regex(/^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$/)),
  z.custom<Centavos>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const parsed = parsePesos(text);`,
    to: `z.regex(/./)),
  z.custom<Centavos>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const parsed = Number.isFinite(Number(text)) ? centavos(BigInt(Math.round(Number(text) * 100))) : parsePesos(text);`,
    test: node('tests/laws/moneyFields.test.ts', 'values that are no amount above zero'),
  },
  {
    what: 'an amount may have a third decimal',
    file: 'games/kit/rules/amount.ts',
    from: `(\\.[0-9]{1,2})?$/)),
  z.custom<Centavos>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const parsed = parsePesos(text);`,
    to: `(\\.[0-9]{1,3})?$/)),
  z.custom<Centavos>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const parsed = parsePesos(text.replace(/(\\.[0-9]{2})[0-9]$/, '$1'));`,
    test: server('tests/api/hostile.test.ts', 'is refused 2,000 times as a'),
  },
  {
    what: 'a withdrawal of nothing reaches the ledger',
    file: 'server/domains/withdrawals/apply.ts',
    from: 'amountCentavos < settings.withdrawMinCentavos || ',
    to: '',
    test: server('tests/api/withdrawals/player.test.ts', 'pesos is answered with'),
  },
  {
    what: 'the whole balance is typed rounded to the peso',
    file: 'src/overlay/cashout/mostTyped.ts',
    from: "formatPesos(most).replace(/\\.00$/, '')",
    to: 'Math.round(Number(formatPesos(most))).toString()',
    test: node('src/overlay/cashout/mostTyped.test.ts', 'is sent to the centavo, whatever it is'),
  },
  {
    what: 'a payout is rounded up',
    file: 'games/kit/rules/money.ts',
    from: 'centavos((stake * pays.numerator) / pays.denominator);',
    to: 'centavos((stake * pays.numerator + pays.denominator - 1n) / pays.denominator);',
    test: node('games/kit/rules/money.test.ts', 'floor: never more than the exact fraction'),
  },
  {
    what: 'a bet whose payout equals its stake leaves no entries',
    file: 'server/ledger/sql/ledger_wager.sql',
    from: 'WHERE v.amount <> 0;',
    to: 'WHERE v.amount <> 0 AND a_stake <> a_payout;',
    test: server('tests/ledger/ledger.test.ts', 'of any stake from 1 to 5,000 centavos is whole'),
  },
  {
    what: 'an entry of the ledger can be changed',
    file: 'server/db/migrations/0080_partitions_by_month.sql',
    from: `TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- For rows of months`,
    to: `TRUNCATE ON ledger_entries
  FOR EACH STATEMENT WHEN (false) EXECUTE FUNCTION refuse_change();
-- For rows of months`,
    test: server(
      'tests/ledger/ledger.test.ts',
      'is permanent: ledger_entries cannot be updated, deleted or truncated',
    ),
  },
  {
    what: 'bets leave the database without their payouts in the opening balances',
    file: 'server/ledger/sql/ledger_forget.sql',
    from: "WHERE uid > $1 AND uid <= $2 AND kind IN (''stake'', ''payout'')",
    to: "WHERE uid > $1 AND uid <= $2 AND kind = ''stake''",
    test: server('tests/ledger/forgetting.test.ts', 'leave for files whose hashes the audit trail has'),
  },
  {
    what: 'a month leaves the database while a bet in it is open',
    file: 'server/domains/live/forgetTickets.ts',
    from: 'open.length > 0',
    to: 'open.length > 1',
    test: server(
      'tests/ledger/forgetting.test.ts',
      'stay, with all of their month, while one of them is open',
    ),
  },
  {
    what: 'a month that leaves takes a bet after its file was written',
    file: 'server/db/forgetPartition.ts',
    from: 'CHECK (false) NOT VALID',
    to: 'CHECK (true) NOT VALID',
    test: server('tests/ledger/forgetting.test.ts', 'take no row any more once the file is being written'),
  },
  {
    what: 'a list of bets ends without a word where older ones have left',
    file: 'server/domains/records/endOfBets.ts',
    from: 'cursor === null ? await keptFrom() : null',
    to: 'cursor === null ? null : await keptFrom()',
    test: server('tests/ledger/forgetting.test.ts', 'leave for files whose hashes the audit trail has'),
  },
  {
    what: 'nobody notices that the history of a player was changed',
    file: 'server/ledger/proof.ts',
    from: 'AND (lowest <> running + coalesce(opening, 0) OR highest <> running + coalesce(opening, 0))',
    to: 'AND lowest < 0',
    test: server('tests/ledger/proof.test.ts', 'fails for the player where'),
  },
  {
    what: 'nobody notices that a balance was changed',
    file: 'server/ledger/proof.ts',
    from: 'WHERE balance IS DISTINCT FROM coalesce(total, 0)',
    to: 'WHERE balance < coalesce(total, 0) AND code = 10',
    test: server('tests/ledger/proof.test.ts', 'fails for the player where'),
  },
  {
    what: 'players are locked in the order in which they are named',
    file: 'server/ledger/sql/ledger_lock.sql',
    from: 'AND code = 10 ORDER BY uid FOR NO KEY UPDATE;',
    to: 'AND code = 10 ORDER BY array_position(a_uids, uid) FOR NO KEY UPDATE;',
    test: server('tests/ledger/ledger.test.ts', 'of several players in one transaction never deadlocks'),
  },
  {
    what: 'a deadlock is not tried again',
    file: DATABASE,
    from: "new Set(['40001', '40P01'])",
    to: "new Set(['40001'])",
    test: server(DATABASE_TEST, 'starts again after a deadlock, and both sides get through'),
  },
  {
    what: 'a conflict is tried again without end',
    file: DATABASE,
    from: 'const RETRIES_MAX = 5;',
    to: 'const RETRIES_MAX = 12;',
    test: server(DATABASE_TEST, 'gives up after five more tries'),
  },
  {
    what: 'every bet waits for the bets of all players',
    file: 'server/ledger/sql/ledger_wager.sql',
    from: '  stake_transfer := nextval',
    to: '  PERFORM pg_advisory_xact_lock(16);\n  stake_transfer := nextval',
    test: server(RACES, 'is not waited for, even while it commits'),
  },
];
