import { type Fault, server } from './fault';

const POST = 'server/ledger/sql/ledger_post.sql';
const WAGER = 'server/ledger/sql/ledger_wager.sql';
const BET = 'tests/ledger/bet.test.ts';

export const LEDGER: readonly Fault[] = [
  {
    what: 'one reference is credited twice',
    file: POST,
    from: "    outcome := 'already';\n    RETURN;",
    to: '    PERFORM 1;',
    test: server('tests/ledger/ledger.test.ts', 'moves money once for one reference of one kind'),
  },
  {
    what: 'a transfer may leave a debt of one peso',
    file: POST,
    from: 'a.balance + c.amount < 0',
    to: 'a.balance + c.amount < -100',
    test: server('tests/ledger/ledger.test.ts', 'that exceeds a balance moves nothing'),
  },
  {
    what: 'the main part of a payout is rounded up',
    file: WAGER,
    from: 'div(a_payout::numeric * cash_stake, a_stake)',
    to: 'ceil(a_payout::numeric * cash_stake / a_stake)',
    test: server(BET, 'loses no centavo when the proportion is not whole'),
  },
  {
    what: 'a payout changes the balance without an entry',
    file: WAGER,
    from: "      (payout_transfer, 1, 'payout', 16, 10, cash_payout, cash),\n",
    to: '',
    test: server(BET, 'moves stake and payout as two transfers'),
  },
  {
    what: 'a stake in bonus money is not taken',
    file: WAGER,
    from: 'SET balance = balance - (a_stake - cash_stake) + (a_payout - cash_payout)',
    to: 'SET balance = balance + (a_payout - cash_payout)',
    test: server(BET, 'can stake the whole balance, bonus money alone included'),
  },
  {
    what: 'a refunded stake still counts as turnover',
    file: 'server/ledger/sql/ledger_repay.sql',
    from: "CASE WHEN a_kind = 'refund' THEN s.cash + s.bonus ELSE 0 END",
    to: '0',
    test: server('tests/api/live/live.test.ts', 'can be taken back until betting closes'),
  },
  {
    what: 'a key is accepted again with another body',
    file: 'server/ledger/once.ts',
    from: "  if (!row.isSame) throw refuse('keyReused');\n",
    to: '',
    test: server('tests/api/payments/payments.test.ts', 'with another amount is refused'),
  },
  {
    what: 'work of one key runs once for each of many parallel calls',
    file: 'server/ledger/once.ts',
    from: '    await lockPlayers(transaction, [intent.uid]);\n',
    to: '',
    test: server('tests/ledger/races.test.ts', 'work done once per key'),
  },
  {
    what: 'a bet with the key of another bet is settled again',
    file: 'server/domains/play/sql/play_bet.sql',
    from: "    outcome := 'keyReused';\n    answer := NULL;",
    to: "    outcome := 'replayed';",
    test: server(BET, 'is refused for another bet, and the refusal reveals nothing of the first'),
  },
];
