import { chaos, type Fault, node, server } from './fault';

const APPLY = 'server/domains/withdrawals/apply.ts';
const REPORT = 'server/domains/withdrawals/applyReport.ts';
const DESK = 'server/domains/withdrawals/desk.ts';
const TERMS = 'server/domains/withdrawals/terms.ts';
const PLAYER = 'tests/api/withdrawals/player.test.ts';
const PAYOUTS = 'tests/api/withdrawals/payouts.test.ts';
const OPERATORS = 'tests/api/withdrawals/desk.test.ts';
const HOURS = node('server/domains/withdrawals/hours.test.ts', 'are strictly between start and end');

/** Of cash-outs and their payouts, and of what operators decide about money. */
export const WITHDRAWALS: readonly Fault[] = [
  {
    what: 'a signature is compared by its first half',
    file: 'server/domains/payments/signature.ts',
    from: "timingSafeEqual(expected, Buffer.from(signature, 'hex'))",
    to: "timingSafeEqual(expected.subarray(0, 16), Buffer.from(signature, 'hex').subarray(0, 16))",
    test: server('tests/api/payments/webhook.test.ts', 'is refused with any bit of its signature'),
  },
  {
    what: 'a callback about a payout is taken without its signature',
    file: 'server/sandbox/payouts.ts',
    from: "      if (!isSignatureRight(await webhookSecret(context), signed, body, now)) throw refuse('signatureWrong');\n",
    to: '      await webhookSecret(context);\n      void [isSignatureRight, signed, now];\n',
    test: server(PAYOUTS, 'is refused with any bit of its signature or of its body changed'),
  },
  {
    what: 'a callback may be as old as it likes',
    file: 'server/domains/payments/signature.ts',
    from: '  return Math.abs(Math.floor(now.getTime() / 1_000) - Number(seconds)) <= SIGNATURE_WINDOW_S;',
    to: '  return Math.floor(now.getTime() / 1_000) - Number(seconds) >= -SIGNATURE_WINDOW_S;',
    test: server(PAYOUTS, 'seconds from now is refused'),
  },
  {
    what: 'an event that is sent again counts again',
    file: 'server/domains/payments/settle.ts',
    from: "    if (!(await insertEvent(tx, { ...kept, kind: event.kind, body, now }))) return { outcome: 'seen' };\n",
    to: '    await insertEvent(tx, { ...kept, kind: event.kind, body, now });\n',
    test: server(
      'tests/api/payments/webhook.test.ts',
      'is known by its event id, whatever it says the second time',
    ),
  },
  {
    what: 'a payment in another currency is credited',
    file: 'server/domains/payments/settle.ts',
    from: "  if (event.currency !== null && event.currency !== 'PHP') return 'otherCurrency';\n",
    to: '',
    test: server('tests/api/payments/webhook.test.ts', 'is parked and not credited'),
  },
  {
    what: 'a callback with another amount settles a payout',
    file: REPORT,
    from: "  if (report.amountCentavos !== row.amountCentavos - row.feeCentavos) return 'otherAmount';\n",
    to: '',
    test: server(PAYOUTS, 'pays nothing and is parked'),
  },
  {
    what: 'a callback about another account settles a payout',
    file: REPORT,
    from: "  if (report.numberEnd !== null && report.numberEnd !== row.account.number.slice(-4)) return 'otherAccount';\n",
    to: '',
    test: server(PAYOUTS, 'pays nothing and is parked'),
  },
  {
    what: 'one payout of the channel settles two withdrawals',
    file: REPORT,
    from: "return spent.length === 0 ? null : 'referenceSpent';",
    to: 'return spent.length < 0 ? null : null;',
    test: server(PAYOUTS, 'in an answer with the id of another payout pays nothing either'),
  },
  {
    what: 'the last event about an order decides',
    file: 'server/domains/payments/orderStatus.ts',
    from: 'RANK[reported] > RANK[now] ? reported : now;',
    to: 'RANK[reported] > -RANK[now] ? reported : now;',
    test: server('tests/api/payments/webhook.test.ts', 'result in the same refusal if none is'),
  },
  {
    what: 'the first callback decides about a payout, not the channel',
    file: 'server/domains/withdrawals/callbacks.ts',
    from: 'return applyReport(context, channel.name, number, answer);',
    to: 'return applyReport(context, channel.name, number, { ...answer, kind: event.kind });',
    test: server(PAYOUTS, 'end as the channel knows it'),
  },
  {
    what: 'a withdrawal that was given back is paid after all',
    file: REPORT,
    from: "      if (payout.state === 'done') {",
    to: "      if (payout.state === 'done' && report.kind !== 'succeeded') {",
    test: server(PAYOUTS, 'in an answer that takes back what the channel has said before changes nothing'),
  },
  {
    what: 'the count of withdrawals a day is checked before the player is locked',
    file: 'server/ledger/once.ts',
    from: '    await lockPlayers(transaction, [intent.uid]);\n',
    to: '    void lockPlayers;\n',
    test: server(PLAYER, 'is refused after three in a day, however many are sent at once'),
  },
  {
    what: 'a transfer takes nothing from where it comes',
    file: 'server/ledger/sql/ledger_changes.sql',
    from: 'SELECT unnest(a_from), -unnest(a_amounts) UNION ALL',
    to: 'SELECT unnest(a_from), -unnest(a_amounts) WHERE false UNION ALL',
    test: server(PLAYER, 'sent fifty times at once for the whole balance makes one hold'),
  },
  {
    what: 'a withdrawal is open at the minute in which its hours begin',
    file: 'server/domains/withdrawals/hours.ts',
    from: 'timeMs > startMinutes * MINUTE_MS',
    to: 'timeMs >= startMinutes * MINUTE_MS',
    test: HOURS,
  },
  {
    what: 'a withdrawal is open at the minute in which its hours end',
    file: 'server/domains/withdrawals/hours.ts',
    from: 'timeMs < endMinutes * MINUTE_MS',
    to: 'timeMs <= endMinutes * MINUTE_MS',
    test: HOURS,
  },
  {
    what: 'hours without an end are never open',
    file: 'server/domains/withdrawals/hours.ts',
    from: 'if (startMinutes === null || endMinutes === null) return true;',
    to: 'if (startMinutes === null || endMinutes === null) return startMinutes === endMinutes;',
    test: node('server/domains/withdrawals/hours.test.ts', 'have no limit from'),
  },
  {
    what: 'the server does not look at the hours',
    file: TERMS,
    from: "  if (!isOpenAt(withdrawHours, now)) return 'hours';\n",
    to: '  void [isOpenAt, withdrawHours, now];\n',
    test: server(PLAYER, 'in the Philippines answer'),
  },
  {
    what: 'a new password holds withdrawals for 23 hours',
    file: 'server/domains/players/withdrawalFacts.ts',
    from: 'return until > now ? until : null;',
    to: 'return until.getTime() > now.getTime() + 3_600_000 ? until : null;',
    test: server(PLAYER, 'a password change waits 24 hours, and the end is told'),
  },
  {
    what: 'an identity that is bound holds no withdrawals',
    file: 'server/domains/players/withdrawalFacts.ts',
    from: 'WHERE t.uid = players.uid AND t.bound_at >',
    to: 'WHERE false AND t.bound_at >',
    test: server('tests/api/players/oauth.test.ts', 'holds withdrawals for a day once it is linked'),
  },
  {
    what: 'an identity that came with the registration holds withdrawals',
    file: 'server/domains/players/withdrawalFacts.ts',
    from: "t.bound_at > players.created_at + interval '1 minute'",
    to: 't.bound_at >= players.created_at',
    test: server('tests/api/players/oauth.test.ts', 'logs in to an account that was registered with it'),
  },
  {
    what: 'a mailbox that is bound holds no withdrawals',
    file: 'server/domains/players/withdrawalFacts.ts',
    from: '    (SELECT used_at FROM email_codes c WHERE c.uid = players.uid AND c.email = players.email),\n',
    to: '',
    test: server('tests/api/players/email.test.ts', 'a mailbox that is bound holds withdrawals for a day'),
  },
  {
    what: 'who proposed a withdrawal approves it',
    file: DESK,
    from: "  if (proposal.operator.id === request.operator.id) return 'ownProposal';\n",
    to: '',
    test: server(OPERATORS, 'with a signal needs a proposal, and never the same person twice'),
  },
  {
    what: 'one person approves an amount at the threshold',
    file: 'server/domains/withdrawals/deskView.ts',
    from: 'amountCentavos >= moneySettings(context)',
    to: 'amountCentavos > moneySettings(context)',
    test: server(OPERATORS, 'from the threshold on needs two persons even without a signal'),
  },
  {
    what: 'who proposed an adjustment approves it',
    file: 'server/domains/desk/proposals.ts',
    from: '  if (before.by.id === operator.id)\n',
    to: '  if (before.by.id < 0)\n',
    test: server('tests/api/desk/money.test.ts', 'is never decided by the person who proposed it'),
  },
  {
    what: 'a decision about an older version is carried out',
    file: DESK,
    from: "    if (row.version !== version) return 'conflict';\n",
    to: '    void version;\n',
    test: server(OPERATORS, 'about an older version is refused, and tells who did what'),
  },
  {
    what: 'a payout is taken by several senders',
    file: 'server/domains/withdrawals/outbox.ts',
    from: 'ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED',
    to: 'ORDER BY due_at LIMIT 1',
    test: server(PAYOUTS, 'is left alone by a sender while another one takes it'),
  },
  {
    what: 'a payout that may have been sent is sent again without asking',
    file: 'server/domains/withdrawals/sender.ts',
    from: "report = payout.state === 'queued' ? null : await",
    to: "report = payout.state !== 'sent' ? null : await",
    test: server(PAYOUTS, 'the channel has it sends nothing twice and loses nothing'),
  },
  {
    what: 'a process that dies while it sends has its payout sent again',
    file: 'server/domains/withdrawals/sender.ts',
    from: "report = payout.state === 'queued' ? null : await",
    to: "report = payout.state !== 'sent' ? null : await",
    test: chaos('tests/faults/withdrawals.test.ts', 'has its payout sent once by another'),
  },
  {
    what: 'a rejected withdrawal keeps its hold',
    file: DESK,
    from: '    await returnHeld(tx, { uid, reference: idOf(number), amountCentavos, now });\n',
    to: '    void [returnHeld, uid];\n',
    test: server(OPERATORS, 'to reject gives the money back once, and the player reads why'),
  },
  {
    what: 'a withdrawal under review can be canceled',
    file: APPLY,
    from: "    if (row.state !== 'requested') throw refuse('notCancelable');\n",
    to: "    if (row.state === 'canceled') throw refuse('notCancelable');\n",
    test: server(PLAYER, 'is refused from the review on'),
  },
];
