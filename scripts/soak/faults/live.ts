import { chaos, type Fault, node, server } from './fault';

const SCHEDULE = 'server/domains/live/roundSchedule.ts';
const MOVED = 'timeline.map((event) => ({ ...event, atMs: event.atMs + departsMs }))';
const SECRECY = 'tests/api/live/secrecy.test.ts';

export const LIVE: readonly Fault[] = [
  {
    what: 'the start of a round names its end in a field of its own',
    file: SCHEDULE,
    from: MOVED,
    to: 'timeline.map((event) => ({ ...event, atMs: event.atMs + departsMs, endsMs: last.atMs }))',
    test: server(SECRECY, 'every message has its own fields and no other'),
  },
  {
    what: 'the start of a round tells its end in the fraction of its time',
    file: SCHEDULE,
    from: MOVED,
    to: 'timeline.map((event) => ({ ...event, atMs: event.atMs + departsMs + (event === last ? 0 : last.atMs / 1e6) }))',
    test: server(SECRECY, 'no number goes with its end more than chance allows'),
  },
  {
    what: "everybody sees other players' whole bets",
    file: 'server/domains/live/tickets.ts',
    from: 'bet: game.seen(ticket.bet),',
    to: 'bet: ticket.bet,',
    test: server(
      'tests/api/live/sockets.test.ts',
      'gets its own bets, and of other players only what is public',
    ),
  },
  {
    what: 'a cash-out after the end is paid',
    file: 'server/domains/live/cashOut.ts',
    from: 'endsMs !== null && endsMs <= receivedAtMs ? endsMs : null',
    to: 'endsMs !== null && endsMs <= receivedAtMs - 3_600_000 ? endsMs : null',
    test: server(
      'tests/api/live/cashOut.test.ts',
      'after the end changes nothing, and the answer has both times',
    ),
  },
  {
    what: 'a cash-out after the end is paid by a process whose time is behind',
    file: 'server/domains/live/cashOut.ts',
    from: 'endsMs !== null && afterEndMs > 0',
    to: 'endsMs !== null && afterEndMs > 3_600_000',
    test: server('tests/api/live/delayedCashOut.test.ts', 'is late if it arrived after the end was stored'),
  },
  {
    what: 'a process without tables judges cash-outs by the clock of its machine',
    file: 'server/domains/live/routes.ts',
    from: "app.addHook('onReady', measure);",
    to: '',
    test: server('tests/api/live/delayedCashOut.test.ts', "goes by the database's clock from its start"),
  },
  {
    what: 'a bet can be taken back while its round runs',
    file: 'server/domains/live/takeBack.ts',
    from: "    if (!isWaiting && !isOpen) throw refuse('betsClosed');\n",
    to: '    void isWaiting, isOpen;\n',
    test: server('tests/api/live/live.test.ts', 'cannot be taken back while the round runs'),
  },
  {
    what: 'a panel takes two bets in one round',
    file: 'server/domains/live/sql/live_join.sql',
    from: '  IF is_panel_taken THEN\n',
    to: '  IF false THEN\n',
    test: server('tests/api/live/live.test.ts', 'needs a panel of its own, and a player has two'),
  },
  {
    what: 'the second half of a cash-out is paid twice',
    file: 'server/domains/live/cashOut.ts',
    from: 'const cash = cashOf(payout) - cashOf(paid);',
    to: 'const cash = cashOf(payout) + (cashOf(paid) - cashOf(paid));',
    test: server('tests/api/live/cashOut.test.ts', 'of half leaves the rest in play until its target'),
  },
  {
    what: 'a ticket whose process died before telling is not read when betting closes',
    file: 'server/domains/live/view.ts',
    from: "if (isEnd || round.state === 'betting') await this.#readMissedTickets();",
    to: 'if (isEnd) await this.#readMissedTickets();',
    test: chaos('tests/faults/lostNotices.test.ts', 'the other one has the ticket by the close'),
  },
  {
    what: 'a seat that was given out twice is taken twice',
    file: 'server/domains/live/join/join.ts',
    from: "if (SEAT_KEY.test(brokenConstraint(error) ?? '')) return 'seatTaken';",
    to: 'void brokenConstraint;',
    test: server('tests/api/live/joins.test.ts', 'a seat that is given out a second time'),
  },
  {
    what: 'a bet is placed after its player has logged out',
    file: 'server/domains/live/sql/live_join.sql',
    from: 'AND s.revoked_at IS NULL AND s.expires_at > a_at;',
    to: ';',
    test: server('tests/api/live/joins.test.ts', 'a player who has logged out joins no round'),
  },
  {
    what: 'a socket stays open when its session ends',
    file: 'server/domains/live/hub/connectionHub.ts',
    from: 'setInterval(() => this.#track(() => this.#disconnectEnded()), SESSIONS_EVERY_MS);',
    to: 'setInterval(() => void this.#disconnectEnded, SESSIONS_EVERY_MS);',
    test: server('tests/api/live/sockets.test.ts', 'closes when its session ends'),
  },
  {
    what: 'a lease that a transaction holds takes all tables of its process away',
    file: 'server/domains/live/lease.ts',
    from: "const LOCK_NOT_AVAILABLE = '55P03';",
    to: "const LOCK_NOT_AVAILABLE = '';",
    test: server('tests/api/live/recovery.test.ts', 'keeps its other tables while the lease of one is held'),
  },
  {
    what: 'the lease that a transaction holds expires in the hands of its leader',
    file: 'server/domains/live/tableSupervisor.ts',
    from: 'await giveUpLease(line, lease);',
    to: '',
    test: server('tests/api/live/recovery.test.ts', 'keeps its other tables while the lease of one is held'),
  },
  {
    what: 'a socket says hello as often as it likes',
    file: 'server/domains/live/hub/sockets.ts',
    from: 'hellosPerSecond: 5,',
    to: 'hellosPerSecond: 50,',
    test: server('tests/api/live/sockets.test.ts', 'hello may come a few times in a second'),
  },
  {
    what: 'two processes allow twice as many calls',
    file: 'server/limits/sharedCounter.ts',
    from: 'return entry.own + this.#othersOf(entry);',
    to: 'return entry.own;',
    test: server('tests/api/limits.test.ts', 'are held to one limit over all processes'),
  },
  {
    what: 'a cash-out that a later one has overtaken ends in an error',
    file: 'server/domains/live/cashOut.ts',
    from: 'Math.max(arrivedMs, rules.lastMs(ticket.bet))',
    to: 'arrivedMs',
    test: node(
      'tests/laws/cashOutOrder.test.ts',
      'both count: then all, at the multiplier of the later arrival',
    ),
  },
];
