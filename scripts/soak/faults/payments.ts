import { type Fault, node, server } from './fault';

const SETTLE = 'server/domains/payments/settle.ts';
const ACTIVITIES = 'tests/api/payments/activities.test.ts';
const WEBHOOK = 'tests/api/payments/webhook.test.ts';
const PAYOUTS = 'tests/api/withdrawals/payouts.test.ts';
const ENDED_PAYOUTS = 'tests/api/desk/endedPayouts.test.ts';
const REVERSALS = 'tests/api/withdrawals/reversals.test.ts';
const OPERATORS = 'tests/api/withdrawals/desk.test.ts';
const SIGNALS = 'tests/api/withdrawals/signals.test.ts';
const PAYMONGO = 'tests/api/payments/paymongo.test.ts';
const PAYMONGO_PAYOUTS = 'server/adapters/paymongoPayouts.test.ts';

export const PAYMENTS: readonly Fault[] = [
  {
    what: 'a payment of another amount is credited',
    file: SETTLE,
    from: "  if (event.amountCentavos !== null && event.amountCentavos !== order.amountCentavos) return 'otherAmount';\n",
    to: '',
    test: server(WEBHOOK, 'is parked and not credited'),
  },
  {
    what: 'a second payment for one order is credited',
    file: SETTLE,
    from: "  if (order.paymentReference !== null) return 'paidTwice';\n",
    to: '',
    test: server(WEBHOOK, 'a second payment for one order is parked'),
  },
  {
    what: 'one payment is credited to two orders',
    file: 'server/domains/payments/parked.ts',
    from: 'return spent.length > 0;',
    to: 'return spent.length < 0;',
    test: server(WEBHOOK, "a payment that was used for another player's order is parked"),
  },
  {
    what: 'a signature is valid for an hour',
    file: 'server/domains/payments/signature.ts',
    from: 'SIGNATURE_WINDOW_S = 300',
    to: 'SIGNATURE_WINDOW_S = 3600',
    test: node(
      'server/domains/payments/signature.test.ts',
      'is valid for 300 seconds either way and not for 301',
    ),
  },
  {
    what: 'a webhook is verified by its parsed content',
    file: 'server/sandbox/gateway.ts',
    from: 'signed, body, now)) throw',
    to: 'signed, Buffer.from(JSON.stringify(JSON.parse(body.toString()))), now)) throw',
    test: server(WEBHOOK, 'is detected by the exact bytes sent, not by the parsed content'),
  },
  {
    what: "PayMongo's webhook is verified by its parsed content",
    file: 'server/adapters/paymongo.ts',
    from: 'signed, body, now)) throw',
    to: 'signed, Buffer.from(JSON.stringify(JSON.parse(body.toString()))), now)) throw',
    test: server(
      'tests/api/payments/paymongo.test.ts',
      'is not credited when the same JSON was signed in other bytes',
    ),
  },
  {
    what: 'a payment that arrives late is lost',
    file: SETTLE,
    from: "if (event.kind === 'succeeded' && event.paymentReference !== null) {",
    to: "if (event.kind === 'succeeded' && event.paymentReference !== null && order.status === 'pending') {",
    test: server(
      'tests/api/payments/payments.test.ts',
      'credits a payment that arrives after the order expired',
    ),
  },
  {
    what: 'a welcome bonus goes to each account of a person',
    file: 'server/domains/activities/grants.ts',
    from: '  return rows.length > 0;\n}\n\nasync function voidGrant(',
    to: '  void rows;\n  return false;\n}\n\nasync function voidGrant(',
    test: server(ACTIVITIES, 'gets nothing with the same document'),
  },
  {
    what: 'a bonus outlives the payment that the bank takes back',
    file: SETTLE,
    from: 'const bonusCentavos = await takeBackBonuses(tx, order, now);',
    to: 'await takeBackBonuses(tx, order, now);\n  const bonusCentavos = 0n as never;',
    test: server(ACTIVITIES, 'takes its bonus with it, once'),
  },
  {
    what: 'a stake at half weight counts whole towards a top-up',
    file: 'server/domains/rewards/countedPlay.ts',
    from: 'countedCentavos: (main * BigInt(turnoverWeightOf(game))) / 100n,',
    to: 'countedCentavos: (main * (BigInt(turnoverWeightOf(game)) > 0n ? 100n : 0n)) / 100n,',
    test: server(ACTIVITIES, 'uses up counted play, by weight, and comes once a week'),
  },
  {
    what: 'the second check digit of a tax number is not looked at',
    file: 'contract/wallet/taxNumber.ts',
    from: 'const second = checkDigit(text.slice(0, checked) + first, weights);',
    to: 'const second = text.at(-1);',
    test: node('contract/wallet/taxNumber.test.ts', 'is wrong with any other digit in any place'),
  },
  {
    what: 'a payout that the channel refuses is sent again for ever',
    file: 'server/domains/withdrawals/sender.ts',
    from: '    if (error instanceof PayoutRefused) {',
    to: "    if (error instanceof PayoutRefused && error.message === '') {",
    test: server(PAYOUTS, 'gives the whole amount back, once, and says why'),
  },
  {
    what: 'a payout that another sender got through is given back',
    file: 'server/domains/withdrawals/applyReport.ts',
    from: "if (row === null || payout?.state !== 'sending' || payout.channel !== channel) return;",
    to: 'if (row === null || payout?.channel !== channel) return;',
    test: server(PAYOUTS, 'while another sender has got it through is not over'),
  },
  {
    what: 'nobody hears of a payout that its channel has forgotten',
    file: 'server/domains/withdrawals/sender.ts',
    from: '  else await parkForgotten(context, channel.name, payout);\n',
    to: '  else void parkForgotten;\n',
    test: server(PAYOUTS, 'is parked once, asked about on'),
  },
  {
    what: 'a payout goes out while two people decide that it has not',
    file: 'server/domains/withdrawals/endByHand.ts',
    from: '  if (!(await holdBack(tx, payout, until)))\n',
    to: '  if (!(await holdBack(tx, payout, new Date(0))))\n',
    test: server(ENDED_PAYOUTS, 'is neither sent nor asked about while a proposal waits'),
  },
  {
    what: 'a payout ends by hand on what was known before its channel was asked again',
    file: 'server/domains/withdrawals/endByHand.ts',
    from: 'payout.state !== seen.state || payout.tries !== seen.tries',
    to: 'payout.state !== seen.state',
    test: server(ENDED_PAYOUTS, 'on what was known before'),
  },
  {
    what: 'a payout ends by hand while a process may be sending it',
    file: 'server/domains/withdrawals/endByHand.ts',
    from: 'now.getTime() - proposedAt.getTime() < SENDING_MS',
    to: 'now.getTime() - proposedAt.getTime() < SENDING_MS * 0',
    test: server(ENDED_PAYOUTS, 'within the minute'),
  },
  {
    what: 'a payout whose proposal was sent back waits for hours',
    file: 'server/domains/desk/parked.ts',
    from: "      await askAgain(transaction, reference ?? '', now);\n",
    to: '      void [askAgain, reference, now];\n',
    test: server(ENDED_PAYOUTS, 'is neither sent nor asked about while a proposal waits'),
  },
  {
    what: 'nobody hears of a payout about which its channel is silent',
    file: 'server/domains/withdrawals/sender.ts',
    from: '      await parkSilent(context, channel.name, payout);\n',
    to: '      void parkSilent;\n',
    test: server(ENDED_PAYOUTS, 'is parked once for a silence of a day'),
  },
  {
    what: 'an answer that will pass ends a payout',
    file: 'server/adapters/paymongoPayouts.ts',
    from: 'new Set([400, 422])',
    to: 'new Set([400, 404, 422])',
    test: node(PAYMONGO_PAYOUTS, 'may have been sent'),
  },
  {
    what: 'a transfer that PayMongo has already ends as refused',
    file: 'server/adapters/paymongoPayouts.ts',
    from: '/idempoten|duplicat|already|insufficient|balance/i',
    to: '/^$/',
    test: node(PAYMONGO_PAYOUTS, 'may have been sent'),
  },
  {
    what: "a transfer without a reference in PayMongo's reply never ends",
    file: 'server/adapters/paymongoPayouts.ts',
    from: 'reference_number: made.reference_number ?? reference',
    to: 'reference_number: reference === null ? reference : made.reference_number',
    test: node(PAYMONGO_PAYOUTS, 'where its reply lacks our reference'),
  },
  {
    what: 'money that the bank took back is paid out of the hold as well',
    file: SETTLE,
    from: '  if (missingCentavos > 0n) await freeHeld(tx, { uid, missingCentavos, now });\n',
    to: '  void missingCentavos;\n',
    test: server(REVERSALS, 'ends the withdrawal, whose player is told, and nothing is lost'),
  },
  {
    what: 'a reversal ends every withdrawal',
    file: 'server/domains/withdrawals/endForReversal.ts',
    from: '    if (freed >= missingCentavos) return;\n',
    to: '',
    test: server(REVERSALS, 'ends no more than it needs, the newest first'),
  },
  {
    what: 'one person pays a player out whose reversed deposit nobody has decided about',
    file: 'server/domains/withdrawals/signals.ts',
    from: "['reversed', true, await",
    to: "['reversed', false, await",
    test: server(REVERSALS, 'closes the next ones to a single person until it is decided'),
  },
  {
    what: "a player's limit is passed on pages of orders that have expired here alone",
    file: 'server/domains/safer-play/sql/safer_play_used.sql',
    from: "o.closed_at IS NULL\n            AND o.created_at > a_at - interval '1 day'",
    to: 'o.expires_at > a_at',
    test: server(PAYMONGO, 'cannot be passed by pages that PayMongo leaves open'),
  },
  {
    what: 'an order that was canceled can be paid at PayMongo',
    file: 'server/domains/payments/routes.ts',
    from: '    if (canceled !== null) await closeOrder(context, gateway, canceled, freeHeld);\n',
    to: '    void [canceled, closeOrder];\n',
    test: server(PAYMONGO, 'that is canceled is ended at PayMongo'),
  },
  {
    what: 'a closed order had reached a limit after its end',
    file: 'server/domains/safer-play/sql/safer_play_note_past_rest.sql',
    from: 'coalesce(o.closed_at > a_at, true) AND ',
    to: '',
    test: server('tests/api/safer-play/rests.test.ts', 'for as long as its page was open at the bank'),
  },
  {
    what: 'an approval that is refused begins the review without a word',
    file: 'server/domains/withdrawals/desk.ts',
    from: "    if (!isUndecided(row)) return 'decided';\n",
    to: "    if (!isUndecided(row)) return 'decided';\n    row = (await underReview(tx, row, request, now)) ?? row;\n",
    test: server(OPERATORS, 'leaves the withdrawal to be canceled by its player'),
  },
  {
    what: 'a void proposal is taken away without an entry of the audit trail',
    file: 'server/domains/withdrawals/desk.ts',
    from: 'if (decided.version !== version) await',
    to: 'if (undecided === null) await',
    test: server('tests/api/desk/withdrawals.test.ts', 'who found a proposal void'),
  },
  {
    what: 'the account of a payout outlives the closing in the reports of its channel',
    file: 'server/domains/withdrawals/personalData.ts',
    from: 'UPDATE payment_events SET body',
    to: 'UPDATE payment_events SET kind',
    test: server('tests/api/players/privacy.test.ts', 'none of it is left after the account is closed'),
  },
  {
    what: 'the largest win is looked for among all bets of a player',
    file: 'server/domains/withdrawals/signals.ts',
    from: 'AND amount >= $',
    to: 'AND 0 < $',
    test: server(SIGNALS, 'are read from few of them'),
  },
  {
    what: 'the stakes of a day are looked for among all bets of a player',
    file: 'server/domains/withdrawals/signals.ts',
    from: 'read.count < BATCH || read.oldest <= since',
    to: 'read.count < BATCH',
    test: server(SIGNALS, 'are read from few of them'),
  },
  {
    what: 'only the newest stakes of a day are seen before a withdrawal',
    file: 'server/domains/withdrawals/signals.ts',
    from: 'read.count < BATCH || read.oldest <= since',
    to: 'read.count > 0',
    test: server(SIGNALS, 'are read from few of them'),
  },
];
