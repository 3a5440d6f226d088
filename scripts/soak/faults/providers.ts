import { type Fault, server } from './fault';

const TESTS = 'tests/api/providers/providers.test.ts';
const WALLET = 'server/domains/providers/wallet.ts';
const CASES = 'the fifteen cases, and the calls of strangers, pass in every order';

export const PROVIDERS: readonly Fault[] = [
  {
    what: 'a call is verified by its parsed content',
    file: 'server/domains/providers/signature.ts',
    from: '.update(body).digest();',
    to: ".update(body.length === 0 ? '' : JSON.stringify(JSON.parse(body.toString()))).digest();",
    test: server(TESTS, 'is refused when the same JSON was signed in other bytes'),
  },
  {
    what: 'a launch token opens a second session',
    file: 'server/domains/providers/sessions.ts',
    from: ' AND opened_at IS NULL',
    to: '',
    test: server(TESTS, 'opens one session, for its own provider, before it expires'),
  },
  {
    what: 'a provider uses the session of another',
    file: 'server/domains/providers/sessions.ts',
    from: 'WHERE session_hash = $1 AND provider = $2',
    to: "WHERE session_hash = $1 AND provider <> $2 || ''",
    test: server(TESTS, 'belongs to its provider alone, in every call'),
  },
  {
    what: 'a bet is taken after log-out',
    file: WALLET,
    from: "  if (!(await isLogInValid(transaction, session.loginSession, now))) throw refuse('loginNeeded');\n",
    to: '  void isLogInValid;\n',
    test: server(TESTS, 'survives a renewed log-in; after log-out it accepts no bet'),
  },
  {
    what: 'a bet that was rolled back is refunded again',
    file: WALLET,
    from: 'taken === null || (await isRolledBack(transaction, provider, body.betTransactionId))',
    to: 'taken === null',
    test: server(TESTS, 'is refunded once, however many rollbacks name the bet'),
  },
  {
    what: 'a win is paid on a bet that was rolled back',
    file: WALLET,
    from: "    if (await isRolledBack(transaction, provider, betId)) throw refuse('rolledBack');\n    await requireOpen(transaction, done);\n    if (payout",
    to: '    await requireOpen(transaction, done);\n    if (payout',
    test: server('tests/api/providers/conformance.test.ts', CASES),
  },
  {
    what: 'a refused bet is accepted when it is sent again',
    file: 'server/domains/providers/transactions.ts',
    from: 'FROM provider_transactions WHERE provider = $1 AND transaction_id = $2`,\n    values: [provider, transactionId, kind',
    to: 'FROM provider_transactions WHERE provider = $1 AND transaction_id = $2 AND NOT is_refused`,\n    values: [provider, transactionId, kind',
    test: server(TESTS, 'if topped up later, does not turn a refused bet into an accepted one'),
  },
];
