import { e2e, type Fault, node, server } from './fault';

/**
 * Faults for the rows of docs/threats.md whose tests stand in no other area, in the order of the rows; a comment gives the
 * row's number. Here are those of games and accounts.
 */
export const THREATS: readonly Fault[] = [
  // 25
  {
    what: 'a transaction that is repeated takes effect again',
    file: 'server/domains/providers/once.ts',
    from: 'if (known !== null) return known;',
    to: 'if (known !== null && known.status !== 200) return known;',
    test: server(
      'tests/api/providers/conformance.test.ts',
      'a call sent a hundred times, fifty of them at once, has one effect and one answer',
    ),
  },
  // 26
  {
    what: 'a bet is taken although its rollback has come before it',
    file: 'server/domains/providers/wallet.ts',
    from: "  if (await isRolledBack(transaction, provider, transactionId)) throw refuse('rolledBack');\n",
    to: '',
    test: server(
      'tests/api/providers/conformance.test.ts',
      'the fifteen cases, and the calls of strangers, pass in every order and with every call repeated',
    ),
  },
  // 27
  {
    what: 'a win is not paid after the session has ended',
    file: 'server/domains/providers/wallet.ts',
    from: "    const taken = await findBet(transaction, done);\n    if (taken === null) throw refuse('betUnknown');\n",
    to: "    if (work.session.expiresAt <= now) throw refuse('sessionOver');\n    const taken = await findBet(transaction, done);\n    if (taken === null) throw refuse('betUnknown');\n",
    test: server(
      'tests/api/providers/providers.test.ts',
      'accepts no bet after its twelve hours, but still pays wins',
    ),
  },
  // 28
  {
    what: 'a win of a provider has no maximum',
    file: 'server/domains/providers/wallet.ts',
    from: 'if (payout > context.config.providerWinMaxCentavos)',
    to: 'if (payout > 1_000n * context.config.providerWinMaxCentavos)',
    test: server(
      'tests/api/providers/providers.test.ts',
      'moves within limits: the minimum stake, and the largest win',
    ),
  },
  // 31
  {
    what: 'a hidden provider is opened by its address',
    file: 'server/domains/providers/launch.ts',
    from: "  if ((await hiddenProviders(db, uid)).includes(gameProvider)) throw refuse('forbidden');\n",
    to: '  void hiddenProviders;\n',
    test: server(
      'tests/api/providers/access.test.ts',
      'is listed for, and opens for, the visitors that the specification allows',
    ),
  },
  // 36
  {
    what: 'a server seed is used for two pairs',
    file: 'server/db/migrations/0003_play.sql',
    from: 'commitment bytea NOT NULL CONSTRAINT fairness_seed_once UNIQUE,',
    to: 'commitment bytea NOT NULL,',
    test: server(
      'tests/ledger/fairness.test.ts',
      'are refused by the database when they are short, used before, or replaced',
    ),
  },
  // 38
  {
    what: 'a number is drawn from sixteen bits alone',
    file: 'games/kit/rules/draw.ts',
    from: 'return word % n;',
    to: 'return (word & 0xffff) % n;',
    test: node('tests/laws/randomness.test.ts', 'are uniform over'),
  },
  {
    what: 'a draw is read from its highest number down, unlike in the published examples',
    file: 'games/kit/rules/draw.ts',
    from: 'return word % n;',
    to: 'return n - 1 - (word % n);',
    test: node('tests/laws/vectors.test.ts', 'has the outcome of the reference draw'),
  },
  // 39
  {
    what: 'a pair of colours pays eight times its stake',
    file: 'games/color/rules/paytable.ts',
    from: 'PAIR_PAYS = multiplier(7n)',
    to: 'PAIR_PAYS = multiplier(8n)',
    test: node('tests/laws/returns.test.ts', 'returns exactly the promised RTP on'),
  },
  {
    what: 'the cubes of a game are drawn otherwise without a new version',
    file: 'games/color/rules/play.ts',
    from: 'draw.uniform(COLOR_COUNT) as Color',
    to: '(COLOR_COUNT - 1 - draw.uniform(COLOR_COUNT)) as Color',
    test: node('tests/laws/pins.test.ts', 'draws and pays as pinned for its version'),
  },
  // 40
  {
    what: 'a round that nobody closed for an hour is played',
    file: 'server/domains/live/roundLeader.ts',
    from: 'closesAtMs > CALL_OFF_AFTER_MS',
    to: 'closesAtMs > 720 * CALL_OFF_AFTER_MS',
    test: server('tests/api/live/recovery.test.ts', 'during betting, long ago, is canceled'),
  },
  {
    what: 'a closed round is called off although its number may be known',
    file: 'server/domains/live/roundLeader.ts',
    from: 'this.#time.nowMs() < (beacon?.atMs ?? 0)',
    to: 'beacon !== null',
    test: server('tests/api/live/beaconRecovery.test.ts', 'plays a closed round whose number is due'),
  },
  // 41
  {
    what: 'a seed is made without random bytes',
    file: 'server/fairness/pairs.ts',
    from: '  const afterNext = makeSeed();\n',
    to: '  let afterNext: Uint8Array;\n  try {\n    afterNext = makeSeed();\n  } catch {\n    afterNext = new Uint8Array(32);\n  }\n',
    test: server('tests/ledger/fairness.test.ts', 'are not created when random bytes are not available'),
  },
  {
    what: 'rules may use Math.random',
    file: 'biome.json',
    from: '"plugins": ["./scripts/lint/no-math-random.grit"]',
    to: '"plugins": []',
    test: node('tests/edges/purity.test.ts', 'cannot use Math.random'),
  },
  // 42
  {
    what: 'a demo round pays twice what the rules say',
    file: 'workers/rng/rng.ts',
    from: 'payout: payoutCentavos,',
    to: 'payout: (payoutCentavos * 2n) as typeof payoutCentavos,',
    test: node('workers/rng/rng.test.ts', 'pays what the rules pay for its seed'),
  },
  {
    what: 'a demo draws all of its rounds from one seed',
    file: 'workers/rng/rng.ts',
    from: '    this.#next.delete(game);\n',
    to: '',
    test: node('workers/rng/rng.test.ts', 'uses each seed for one round'),
  },
  {
    what: 'a demo says its highest RTP as if it were that of every bet',
    file: 'src/overlay/play/demo/shownReturn.ts',
    from: 'returnIsHighest ? ',
    to: 'returnIsHighest && false ? ',
    test: node('src/overlay/play/demo/shownReturn.test.ts', 'says "up to" of a game'),
  },
  // 44
  {
    what: 'each phone counts as a block of numbers of its own',
    file: 'server/domains/players/phone.ts',
    from: '=> phone.slice(0, -4);',
    to: '=> phone;',
    test: node('server/domains/players/phone.test.ts', 'belongs to a block of ten thousand'),
  },
  {
    what: 'a block of numbers gets 4,000 texts an hour',
    file: 'server/domains/players/codes.ts',
    from: 'most: 40, windowMs',
    to: 'most: 4_000, windowMs',
    test: server('tests/api/players/sms.test.ts', 'allow 40 an hour for one block of numbers'),
  },
  {
    what: 'the texts of a day have no budget',
    file: 'server/domains/players/codes.ts',
    from: 'most: config.smsPerDay,',
    to: 'most: 1_000 * config.smsPerDay,',
    test: server('tests/api/players/sms.test.ts', 'within the budget of the day'),
  },
  // 45
  {
    what: 'a log-in tells whether a phone has an account',
    file: 'server/domains/players/logIn.ts',
    from: "if (player === null || !isRight) throw refuse('loginWrong');",
    to: "if (player === null) throw refuse('phoneInvalid');\n  if (!isRight) throw refuse('loginWrong');",
    test: server(
      'tests/api/players/players.test.ts',
      'answers a wrong password and an unknown phone with the same bytes',
    ),
  },
  {
    what: 'the account of a device is told outside its network',
    file: 'server/domains/migration/routes.ts',
    from: 'return uid !== null && uid === last ? uid : null;',
    to: 'return uid !== null && last !== 0 ? uid : null;',
    test: server('tests/api/migration.test.ts', 'tells nothing outside its network'),
  },
  // 46
  {
    what: 'passwords are hashed in one pass',
    file: 'server/domains/players/passwords.ts',
    from: 'timeCost: 2',
    to: 'timeCost: 1',
    test: node('server/domains/players/passwords.test.ts', 'use salted argon2id with 19 MiB and two passes'),
  },
  {
    what: 'a password is guessed fifty times from one address',
    file: 'server/domains/players/logIn.ts',
    from: 'most: 5, windowMs',
    to: 'most: 50, windowMs',
    test: server('tests/api/players/players.test.ts', 'locks guessing for a while after five tries'),
  },
  {
    what: 'a password is guessed from many addresses',
    file: 'server/domains/players/logIn.ts',
    from: 'most: 30, windowMs',
    to: 'most: 3_000, windowMs',
    test: server('tests/api/players/players.test.ts', 'limits guesses at one phone from many addresses'),
  },
  // 48
  {
    what: 'nobody hears of what the policy has forbidden',
    file: 'server/http/headers.ts',
    from: '        reportUri: [CSP_REPORT_PATH],\n',
    to: '',
    test: server('tests/api/cspReports.test.ts', 'names the address that takes reports'),
  },
  {
    what: 'a script that somebody got into a page runs',
    file: 'server/http/headers.ts',
    from: 'scriptSrc: ["\'self\'", ...logins',
    to: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'", ...logins',
    test: e2e('tests/e2e/shell.spec.ts', 'injected markup runs no script and is reported'),
  },
  // 49
  {
    what: 'any site reads the answers to calls',
    file: 'server/http/headers.ts',
    from: '    reply.headers(written);\n',
    to: "    reply.headers({ ...written, 'access-control-allow-origin': '*' });\n",
    test: server('tests/api/surroundings.test.ts', 'let no other site read an answer, or ask whether it may'),
  },
  // 50
  {
    what: 'an entry of the statement is shown to anybody',
    file: 'server/ledger/statement.ts',
    from: 'WHERE uid = $1 AND transfer_id = $2 AND (e.from_code',
    to: 'WHERE $1::int IS NOT NULL AND transfer_id = $2 AND (e.from_code',
    test: server('tests/api/authorisation.test.ts', 'reads and changes nothing of the owner through'),
  },
  // 51
  {
    what: 'a ticket logs in twice',
    file: 'server/domains/migration/tickets.ts',
    from: "  if (rows.length === 0) throw refuse('ticketOver');\n",
    to: '  void refuse;\n',
    test: server('tests/api/migration.test.ts', '50 parallel uses of one ticket log in once'),
  },
  {
    what: 'a ticket is good for an hour',
    file: 'server/domains/migration/tickets.ts',
    from: 'leftMs > 0 && leftMs',
    to: 'leftMs > -3_600_000 && leftMs',
    test: server('tests/api/migration.test.ts', 'is refused with a ticket that has been used, is 61 s old'),
  },
  // 52
  {
    what: 'a bet takes fields that nobody asked for',
    file: 'contract/play.ts',
    from: 'body: z.strictObject({ bet: json, runId: z.optional(roundId) }),',
    to: 'body: z.object({ bet: json, runId: z.optional(roundId) }),',
    test: server('tests/api/hostile.test.ts', 'is one with a field that the contract does not name'),
  },
  // 53
  {
    what: 'who registers with the phone of an account gets into it',
    file: 'server/domains/players/players.ts',
    from: 'ON CONFLICT (phone) DO NOTHING',
    to: 'ON CONFLICT (phone) DO UPDATE SET phone = excluded.phone',
    test: server(
      'tests/api/players/players.test.ts',
      'is limited by the database itself to one account per phone',
    ),
  },
  {
    what: 'a mailbox belongs to two accounts',
    file: 'server/db/migrations/0011_account.sql',
    from: 'CREATE UNIQUE INDEX players_email_key',
    to: 'CREATE INDEX players_email_key',
    test: server('tests/api/players/email.test.ts', 'a mailbox belongs to one account'),
  },
  // 54
  {
    what: 'what was typed in quotes stands in the log of faults',
    file: 'contract/faultText.ts',
    from: "    kept += '[text]';\n    at = endOfQuote(text, at + 1, closing);",
    to: '    const end = endOfQuote(text, at + 1, closing);\n    kept += text.slice(at, end);\n    at = end;',
    test: node('contract/faultText.test.ts', 'contains no part of'),
  },
  {
    what: 'one network fills the log of faults',
    file: 'server/domains/device/faultLimits.ts',
    from: 'count >= PER_NETWORK || this',
    to: 'count >= 10 * PER_NETWORK || this',
    test: server('tests/api/faults.test.ts', 'from one network are refused until a minute has passed'),
  },
  {
    what: 'a report of a fault may be as large as a batch',
    file: 'server/domains/device/reportRoutes.ts',
    from: 'const COLLECT_MAX_BYTES = 8 * 1024',
    to: 'const COLLECT_MAX_BYTES = 48 * 1024',
    test: server('tests/api/faults.test.ts', 'of more than 8 kB is refused'),
  },
  {
    what: 'the server writes a fault as it was sent',
    file: 'server/domains/device/faults.ts',
    from: 'const message = cleanMessage(content.message);',
    to: 'const { message } = content;',
    test: server('tests/api/faults.test.ts', 'is cleaned by the server too'),
  },
  // 58
  {
    what: 'an address that a caller writes into a header is believed',
    file: 'server/app.ts',
    from: 'hop < config.trustProxyHops',
    to: 'hop <= config.trustProxyHops',
    test: server('tests/api/surroundings.test.ts', 'ignores a forwarded address when no proxy is configured'),
  },
];
