import { browser, e2e, type Fault, node, server } from './fault';

const ORDER = 'a player finds a settled order among all rounds, and checks it on the device';

/** Lotto and the markets. */
export const OTHER_PLAY: readonly Fault[] = [
  {
    what: 'sales that have ended are opened by who waited for the lock',
    file: 'server/domains/lotto/open.ts',
    from: '    if (now.getTime() >= lottoTimes(number).closesAtMs) return number;\n',
    to: '',
    test: server(
      'tests/api/lotto/lotto.test.ts',
      'is not opened by a process that waited for its lock until the sales were over',
    ),
  },
  {
    what: 'a process whose clock is ahead tells the seed of a draw that still sells',
    file: 'server/domains/lotto/open.ts',
    from: '    if ((await lottoNow(transaction)).getTime() < lottoTimes(number).opensAtMs) return number - 1;\n',
    to: '',
    test: server('tests/api/lotto/clocks.test.ts', 'opens no draw, whose commitment is the seed'),
  },
  {
    what: 'the first draw of all is not shown to who is on the page',
    file: 'src/overlay/lotto/useLottoLive.ts',
    from: '        wasEmpty = true;\n',
    to: '',
    test: node(
      'src/overlay/lotto/useLottoLive.test.ts',
      'the first draw of all is loaded where there was none at hello',
    ),
  },
  {
    what: 'orders are filtered by the day of Greenwich',
    file: 'src/overlay/trade/orders/orderFilter.ts',
    from: 'T00:00:00+08:00',
    to: 'T00:00:00Z',
    test: node(
      'src/overlay/trade/orders/orderFilter.test.ts',
      'a day in Manila is asked for from its midnight to the next',
    ),
  },
  {
    what: 'a candle forgets its highest level',
    file: 'src/overlay/trade/chart/candles.ts',
    from: 'Math.max(high, level)',
    to: 'level',
    test: node(
      'src/overlay/trade/chart/candles.test.ts',
      'ticks that come one by one make the candles that the rules make of all of them',
    ),
  },
  {
    what: 'the markets do not hold the public record',
    file: 'src/overlay/trade/useTrade.ts',
    from: '    watchRecord({ ...chain, game: TRADE, roundNumber: segment, logHead: null });\n',
    to: '    void watchRecord;\n    void TRADE;\n',
    test: e2e('tests/e2e/play/trade.spec.ts', ORDER),
  },
  {
    what: 'the commitment of a segment is shown by the clock of the process alone',
    file: 'server/domains/trade/page.ts',
    from: 'const running = await openSegment(db);',
    to: "const [running] = await (await import('./segments')).segmentsBetween(db, segment, segment);",
    test: server(
      'tests/api/trade/clocks.test.ts',
      'shows the seed of a running segment to nobody, not as what binds the next one either',
    ),
  },
  {
    what: 'an order may enter at a tick that was told',
    file: 'server/domains/trade/sql/trade_order_place.sql',
    from: 'ELSIF entry_tick <= told THEN',
    to: 'ELSIF entry_tick < 0 THEN',
    test: server(
      'tests/api/trade/clocks.test.ts',
      'takes no order whose first tick has been told, after the clock of the database was set back',
    ),
  },
  {
    what: 'giving the chain of the markets up takes the seeds of segments that are announced',
    file: 'server/domains/live/restored.ts',
    from: "[TRADE]: 'SELECT coalesce(max(segment), 0) AS newest FROM trade_segments',",
    to: "[TRADE]: 'SELECT 0 AS newest',",
    test: server(
      'tests/api/trade/chains.test.ts',
      'go on with what is announced when their chain is given up, and settle what is open',
    ),
  },
  {
    what: 'segments before the first of the newest chain are never told',
    file: 'server/domains/trade/announce.ts',
    from: 'const chain = await chainOf(transaction, TRADE, segment);',
    to: 'const chain = await chainOf(transaction, TRADE, last);\n      if (chain !== null && segment < chain.firstRound) continue;',
    test: server(
      'tests/api/trade/chains.test.ts',
      'tell every segment of an outage in which one chain ended and the next began',
    ),
  },
  {
    what: 'a session opens at the base while its first segment runs',
    file: 'server/domains/trade/page.ts',
    from: '  const open = await openLevels(db, segment);\n',
    to: '  const open: number[] = [];\n  void openLevels;\n',
    test: server('tests/api/trade/session.test.ts', 'opens at the last level while its first segment runs'),
  },
  {
    what: 'one player whose tickets cannot be settled keeps a draw from paying anybody',
    file: 'server/domains/lotto/settle.ts',
    from: 'await settleFound(context, draw, found).catch(async () => {',
    to: 'await settleFound(context, draw, found).catch(async (error) => {\n      if (found.length > 0) throw error;',
    test: server('tests/api/lotto/lotto.test.ts', 'pays everybody else where one player cannot be paid'),
  },
  {
    what: 'one player whose orders cannot be settled keeps the markets from paying anybody',
    file: 'server/domains/trade/settleOrders.ts',
    from: 'settled += await settle(context, ended).catch(async () => {',
    to: 'settled += await settle(context, ended).catch(async (error) => {\n      if (ended.length > 0) throw error;',
    test: server(
      'tests/api/trade/settlement.test.ts',
      'goes on after a player whose orders cannot be settled',
    ),
  },
  {
    what: 'the figures of a session leave out orders that are still open',
    file: 'server/domains/trade/dayFigures.ts',
    from: 'if ((row?.open ?? 0n) > 0n) throw',
    to: 'if ((row?.open ?? 0n) < 0n) throw',
    test: server('tests/api/trade/settlement.test.ts', 'is followed by the figures of the session, once'),
  },
  {
    what: 'a verifier believes when the sales of a draw closed',
    file: 'workers/verify/beaconChecks.ts',
    from: 'if (ruled !== undefined && told !== undefined && told !== ruled)',
    to: 'if (ruled !== undefined && told !== undefined && told > 8e15)',
    test: node('tests/laws/lotto/lottoVerifiers.test.ts', 'a number of the beacon at the close'),
  },
  {
    what: 'a verifier takes the number of the beacon that fits the close it is told',
    file: 'workers/verify/beaconChecks.ts',
    from: 'return given.round.game === LOTTO ? lottoTimes(numberOf(given)).closesAtMs : undefined;',
    to: 'return lottoTimes(0).closesAtMs < 0 || LOTTO !== given.round.game ? undefined : undefined;',
    test: node('tests/laws/lotto/lottoVerifiers.test.ts', 'with a close that fits it'),
  },
  {
    what: 'a ticket that was bought is refused when its answer is asked for again after the limits have changed',
    file: 'server/domains/lotto/buy.ts',
    from: '  return once(context, intent, async (transaction) => {\n',
    to: '  requireLines(context, lines);\n  return once(context, intent, async (transaction) => {\n',
    test: server('tests/api/lotto/lotto.test.ts', 'keeps its answer where the limits have changed since'),
  },
  {
    what: 'an order whose answer came after its end stays among the open ones',
    file: 'src/overlay/trade/orders/realOrders.ts',
    from: 'if (tick === null || tick >= order.exitTick) void loadOpenOrders',
    to: 'if (tick !== null && tick < 0) void loadOpenOrders',
    test: browser('src/overlay/trade/orders/realOrders.browser.test.tsx', 'whose answer came after its end'),
  },
];
