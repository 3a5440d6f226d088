import { type Fault, node, server } from './fault';

const LIMITS = 'tests/api/desk/limits.test.ts';
const CHANNEL = 'tests/api/desk/channel.test.ts';
const ROUNDS = 'tests/api/desk/rounds.test.ts';
const TICKETS = 'tests/api/desk/lottoTickets.test.ts';
const ORDERS = 'tests/api/desk/tradeOrders.test.ts';

export const EVIDENCE: readonly Fault[] = [
  {
    what: 'an operator raises a limit',
    file: 'server/domains/safer-play/limits.ts',
    from: 'if (before !== null && before <= most) return',
    to: 'if (before === most) return',
    test: server(LIMITS, 'is never raised: one that is as low stays, and nothing is written'),
  },
  {
    what: 'a limit that an operator lowers leaves a higher one waiting',
    file: 'server/domains/safer-play/limits.ts',
    from: 'await store(transaction, uid, name, { most, next: null });',
    to: 'await store(transaction, uid, name, { most, next: { most: most + 1n, from: now } });',
    test: server(LIMITS, 'takes a higher one that waits away'),
  },
  {
    what: 'a player is told that they have asked for a lower limit',
    file: 'server/domains/safer-play/limits.ts',
    from: "const content = { ...limitMessage(name, most, null), by: 'operator' as const };",
    to: 'const content = limitMessage(name, most, null);',
    test: server(LIMITS, 'holds for the next bet, is told to the player, and stands in the audit trail'),
  },
  {
    what: 'a lowered limit is not in the audit trail',
    file: 'server/domains/safer-play/desk.ts',
    from: 'if (lowered.isDone) await onLowered(transaction, lowered, who.now);',
    to: '',
    test: server(LIMITS, 'holds for the next bet, is told to the player, and stands in the audit trail'),
  },
  {
    what: 'a parked callback looks taken',
    file: 'server/domains/payments/desk.ts',
    from: 'LEFT JOIN payment_reviews r USING (gateway, event_id)',
    to: "LEFT JOIN payment_reviews r ON r.event_id = e.event_id AND r.gateway = 'none'",
    test: server(CHANNEL, 'has no key before it is approved, and then the one that is sent'),
  },
  {
    what: 'the key of a payout is shown before there is one',
    file: 'server/domains/desk/evidence/channel.ts',
    from: 'key: sent === null ? null : reference,',
    to: 'key: reference,',
    test: server(CHANNEL, 'has no key before it is approved, and then the one that is sent'),
  },
  {
    what: 'a callback shows who was paid',
    file: 'server/domains/desk/evidence/maskedBody.ts',
    from: "isShown && !PERSONAL.test(String(value)) ? value : '•••'",
    to: "isShown || typeof value === 'string' ? value : '•••'",
    test: node(
      'server/domains/desk/evidence/maskedBody.test.ts',
      'keeps its form and what was paid, and masks whatever may tell of a person',
    ),
  },
  {
    what: 'a stake at the end of a band counts in the one below',
    file: 'server/domains/play/desk.ts',
    from: 'width_bucket(stake, ARRAY',
    to: 'width_bucket(stake - 1, ARRAY',
    test: server(ROUNDS, 'is told by the size of the stake too, which add up to the whole'),
  },
  {
    what: 'a ticket is not held against the closing record',
    file: 'server/domains/desk/evidence/lottoTickets.ts',
    from: "root ?? 'no path leads to it'",
    to: 'closing.root',
    test: server(TICKETS, 'names what differs where numbers or lines have been changed since'),
  },
  {
    what: 'a returned ticket is looked for among the payouts',
    file: 'server/domains/desk/evidence/lottoTickets.ts',
    from: "returns: isReturned ? 'refund' : 'payout',",
    to: '',
    test: server(TICKETS, 'of a void draw has its stake back in the ledger'),
  },
  {
    what: 'prices of an order are not drawn again',
    file: 'server/domains/desk/evidence/tradeOrders.ts',
    from: 'if (all === segments) {',
    to: 'if (all !== segments) {',
    test: server(ORDERS, 'names what differs where the stored order has been changed'),
  },
];
