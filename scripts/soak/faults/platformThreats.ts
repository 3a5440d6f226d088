import { e2e, type Fault, node, server } from './fault';

/** Those of the platform, and those found by attacking, as in threats.ts. */
export const PLATFORM_THREATS: readonly Fault[] = [
  // 75
  {
    what: 'JSON of any character set is read',
    file: 'server/http/body.ts',
    from: '/^application\\/json(?:; ?charset=utf-8)?$/i;',
    to: '/^application\\/json/i;',
    test: server('tests/api/foundation.test.ts', 'of the media type'),
  },
  // 76
  {
    what: 'pages of other origins open sockets',
    file: 'server/domains/live/hub/sockets.ts',
    from: "  if (!isOwnOrigin(request, config)) return '403 Forbidden';\n",
    to: '  void isOwnOrigin;\n',
    test: server('tests/api/live/sockets.test.ts', 'opens at one address only, and only for our own pages'),
  },
  {
    what: 'a socket sends as much as it likes',
    file: 'server/domains/live/hub/sockets.ts',
    from: 'messageBytes: 4_096,',
    to: 'messageBytes: 40_960_000,',
    test: server(
      'tests/api/live/sockets.test.ts',
      'that is too large, binary, or one of too many closes the socket',
    ),
  },
  // 77
  {
    what: 'every operator may do everything',
    file: 'server/domains/desk/routes.ts',
    from: "  if (needs !== null && !mayDo(operator.roles, needs)) throw refuse('forbidden');\n",
    to: '  void [needs, mayDo];\n',
    test: server('tests/api/desk/matrix.test.ts', 'is open to exactly the roles of the table'),
  },
  // 78
  {
    what: 'an address chooses the brand in production',
    file: 'server/domains/catalogue/theme.ts',
    from: 'config.isProduction ? {} : requested',
    to: 'config.isProduction && requested === null ? {} : requested',
    test: server('tests/api/theme.test.ts', 'never comes from the address in production'),
  },
  {
    what: 'an app takes the token of another',
    file: 'server/domains/players/sessions.ts',
    from: 'AND app_code IS NOT DISTINCT FROM $3`',
    to: 'AND ($3::text IS NULL OR app_code IS NOT DISTINCT FROM $3)`',
    test: server('tests/api/migration.test.ts', 'take no token and no log-in of each other'),
  },
  {
    what: 'the list of one brand has games of another',
    file: 'server/domains/catalogue/catalogue.ts',
    from: 'gameProvider === brand)]',
    to: 'gameProvider >= brand)]',
    test: server('tests/api/catalogue.test.ts', 'is keyed by brand'),
  },
  // 79
  {
    what: 'a wrong secret is printed at the start',
    file: 'server/config.ts',
    from: 'const got = isSecret ?',
    to: 'const got = isSecret && value.length < 8 ?',
    test: node('server/config.test.ts', 'and do not print its value'),
  },
  {
    what: 'an address outside the list shows the environment',
    file: 'server/http/health.ts',
    from: "  app.get('/healthz',",
    to: "  app.get('/debug', async () => process.env);\n  app.get('/healthz',",
    test: server('tests/api/authorisation.test.ts', 'is listed: the server has no other routes'),
  },
  {
    what: 'a call that fails is logged with its query',
    file: 'server/http/errors.ts',
    from: "request.routeOptions.url ?? 'none'",
    to: 'request.url',
    test: server('tests/api/log.test.ts', 'never reaches the log'),
  },
  {
    what: 'a request is logged with its query',
    file: 'server/log.ts',
    from: "path: request.url.split('?', 1)[0],",
    to: 'path: request.url,',
    test: node('server/log.test.ts', 'does not reach the log'),
  },
  // 80
  {
    what: 'a package under the GPL is taken',
    file: 'scripts/licences.mjs',
    from: '/AGPL|(?<!L)GPL|BUSL',
    to: '/AGPL|BUSL',
    test: node('tests/edges/licences.test.ts', 'refuses'),
  },
  {
    what: 'the list of packages names those of development too',
    file: 'scripts/lib/billOfMaterials.mjs',
    from: "path !== '' && dev !== true",
    to: "path !== '' && dev !== false",
    test: node('tests/edges/billOfMaterials.test.ts', 'names no package that development alone needs'),
  },
  {
    what: 'another version of a package than the locked one counts as installed',
    file: 'scripts/lib/install.mjs',
    from: 'installed[path]?.version === entry.version && existsSync',
    to: 'existsSync',
    test: node('scripts/lib/install.test.ts', 'include a package with another version in the lockfile'),
  },
  {
    what: 'packages run scripts when they are installed',
    file: '.npmrc',
    from: 'ignore-scripts=true',
    to: 'ignore-scripts=false',
    test: node('scripts/lib/install.test.ts', 'packages are named in exact versions and run no scripts'),
  },
  {
    what: 'a package is named in a range of versions',
    file: 'package.json',
    from: '"@fastify/helmet": "13',
    to: '"@fastify/helmet": "^13',
    test: node('scripts/lib/install.test.ts', 'packages are named in exact versions and run no scripts'),
  },
  // 81
  {
    what: 'usage is kept without consent',
    file: 'server/domains/device/reports.ts',
    from: 'AND $2::text[] <@ consent FOR SHARE',
    to: 'AND $2::text[] IS NOT NULL FOR SHARE',
    test: server('tests/api/reports.test.ts', 'is not stored, whatever device it names'),
  },
  {
    what: 'usage that is sent while consent is withdrawn stays',
    file: 'server/domains/device/reports.ts',
    from: '<@ consent FOR SHARE)',
    to: '<@ consent)',
    test: server('tests/api/reports.test.ts', 'withdrawing it deletes what was stored'),
  },
  // 85
  {
    what: 'a code that the carrier did not take counts as sent',
    file: 'server/domains/players/codes.ts',
    from: "limits.filter(({ key }) => key.startsWith('sms-phone')),\n    );\n    throw refuse('busy');\n",
    to: "limits.filter(({ key }) => key.startsWith('sms-phone')),\n    );\n",
    test: server('tests/api/players/sms.test.ts', 'an unavailable carrier is reported'),
  },
  // 86
  {
    what: 'a list is paged by number without end',
    file: 'contract/call.ts',
    from: 'z.maximum(PAGE_NUM_MAX)',
    to: 'z.maximum(1_000 * PAGE_NUM_MAX)',
    test: server('tests/api/histories.test.ts', 'for fifty pages and no more'),
  },
  {
    what: 'a late page reads all earlier ones',
    file: 'server/domains/play/rounds.ts',
    from: 'r.game = $2 AND r.id < $3 ORDER',
    to: 'r.game = $2 AND r.id + 0 < $3 ORDER',
    test: server('tests/api/histories.test.ts', 'read no more rows for a late page than for an early one'),
  },
  {
    what: 'a body may have 160 kB',
    file: 'server/http/body.ts',
    from: 'BODY_MAX_BYTES = 16 * 1024',
    to: 'BODY_MAX_BYTES = 160 * 1024',
    test: server('tests/api/foundation.test.ts', 'may have 16 KB and not one byte more'),
  },
  // 87
  {
    what: 'betting closes when the public number may be known',
    file: 'server/domains/live/sql/live_round_in_time.sql',
    from: 'NEW.beacon_at - 200 THEN',
    to: 'NEW.beacon_at + 60000 THEN',
    test: server('tests/api/live/beacon.test.ts', 'refuses a closing record that is committed too late'),
  },
  // 88
  {
    what: 'a device does not notice that the first chain of a game was replaced',
    file: 'workers/verify/heldPins.ts',
    from: 'if (chains[game] !== end) {',
    to: 'if (chains[game] === undefined) {',
    test: node(
      'workers/verify/heldPins.test.ts',
      'is noticed when a first chain was replaced although all links hold',
    ),
  },
  {
    what: 'a device bets on a chain that the log does not name',
    file: 'workers/verify/heldPins.ts',
    from: 'second === undefined && isChain(only, shown)) return null;',
    to: 'second === undefined) return null;',
    test: node(
      'workers/verify/heldPins.test.ts',
      'is noticed when the table shows another chain than the log',
    ),
  },
  // 89
  {
    what: 'a round that is called off stands in no log',
    file: 'server/domains/live/ledTable.ts',
    from: '    await logCalledOff(transaction, name, round, reason, context.clock.now());\n',
    to: '',
    test: server(
      'tests/api/live/beacon.test.ts',
      'calls the round off: stakes come back, everybody sees why, and it is counted',
    ),
  },
  // 90
  {
    what: 'a cash-out counts from when it is processed',
    file: 'server/domains/live/cashOut.ts',
    from: '(arrivedAtMs - openedAtMs) * pace',
    to: '(Math.max(arrivedAtMs, Date.now()) - openedAtMs) * pace',
    test: server('tests/api/live/heldConnection.test.ts', 'a tap in time is paid although'),
  },
  {
    what: 'a cash-out of a ticket that was settled meanwhile is not paid',
    file: 'server/domains/live/cashOut.ts',
    from: "await repay(transaction, 'payout', [repaymentOf(ticket, centavos(paid.payout))], now);",
    to: "if (ticket.state === 'open')\n      await repay(transaction, 'payout', [repaymentOf(ticket, centavos(paid.payout))], now);",
    test: server('tests/api/live/delayedCashOut.test.ts', 'is paid at the multiplier of its arrival'),
  },
  // 91
  {
    what: 'a tap that comes too late is a bet',
    file: 'games/crash/board/useLateTaps.ts',
    from: 'sinceMs >= LATE_TAP_MS)',
    to: 'sinceMs >= 0)',
    test: e2e('tests/e2e/play/cut.spec.ts', 'ms after the bust is explained as late, and bets nothing'),
  },
  // 95
  {
    what: 'every address of an IPv6 network opens as many sockets',
    file: 'server/domains/live/hub/sockets.ts',
    from: 'const address = networkOf(addressOf(request, config.trustProxyHops));',
    to: 'const address = addressOf(request, config.trustProxyHops);',
    test: server(
      'tests/api/live/sockets.test.ts',
      'counts as one address with all others of its IPv6 network',
    ),
  },
  // 99
  {
    what: 'a name may turn the direction of a text',
    file: 'server/domains/players/nickname.ts',
    from: 'if (UNSEEN.test(name) || !SEEN.test(name)) return false;\n',
    to: 'if (!SEEN.test(name)) return false;\n',
    test: node(
      'server/domains/players/nickname.test.ts',
      'a name with an unseen sign or a direction mark is refused',
    ),
  },
  {
    what: 'a player has the name of staff, written with other letters',
    file: 'server/domains/players/nickname.ts',
    from: '.map((sign) => LETTERS[sign] ?? sign)',
    to: '.map((sign) => (LETTERS[sign], sign))',
    test: node('server/domains/players/nickname.test.ts', 'a name of staff or of a brand is refused'),
  },
  // 100
  {
    what: 'the sandbox of production opens without its token',
    file: 'server/sandbox/token.ts',
    from: "if (typeof shown !== 'string' || !timingSafeEqual(digest(shown), expected)) {",
    to: "if (typeof shown === 'string' && !timingSafeEqual(digest(shown), expected)) {",
    test: server('tests/api/sandbox.test.ts', 'requires the token at'),
  },
  // 101
  {
    what: 'the beginning of a name chooses a step',
    file: 'scripts/lib/steps.mjs',
    from: 'name === word ||',
    to: 'name.startsWith(word) ||',
    test: node('scripts/lib/steps.test.ts', ', and name the valid ones'),
  },
  {
    what: 'a filter that finds nothing runs nothing and passes',
    file: 'scripts/lib/steps.mjs',
    from: 'if (!last.filter.isKnown(word)) {',
    to: 'if (!last.filter.isKnown(word) && word.length < 2) {',
    test: node('scripts/lib/steps.test.ts', ', and name the valid ones'),
  },
  // 102
  {
    what: 'one fault is reported each time that it happens',
    file: 'src/app/errors/reporter.ts',
    from: 'if (reported.includes(key) || reported',
    to: 'if (reported',
    test: node('src/app/errors/reporter.test.ts', 'is sent once for a thousand equal errors'),
  },
  {
    what: 'a fault names the line beside its own',
    file: 'scripts/lib/decode.ts',
    from: '{ line: Number(row), column: Math.max(Number(column) - 1, 0) }',
    to: '{ line: Number(row), column: 0 }',
    test: node('scripts/lib/decode.test.ts', 'names file and line of the source'),
  },
  {
    what: 'faults on phones are counted but not written',
    file: 'server/domains/device/faults.ts',
    from: 'if (seen === null) return;',
    to: 'if (seen === null || seen.count < 2) return;',
    test: server('tests/api/faults.test.ts', 'is logged in one line without identifying anybody'),
  },
];
