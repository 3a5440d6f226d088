import { type Fault, server } from './fault';

const MALL = 'tests/api/rewards/mall.test.ts';
const EXCHANGE = 'server/domains/mall/exchange.ts';
const COUPONS = 'server/domains/mall/coupons.ts';
const STANDING = 'server/domains/mall/standing.ts';

export const MALLS: readonly Fault[] = [
  {
    what: 'more than the stock of a day is exchanged',
    file: EXCHANGE,
    from: ' WHERE s.exchanged < $3 RETURNING item`',
    to: ' WHERE $3::integer IS NOT NULL RETURNING item`',
    test: server(MALL, 'by 50 players in parallel gives exactly the stock'),
  },
  {
    what: 'an exchange uses up no counted play',
    file: EXCHANGE,
    from: '    if (item.playCentavos > 0n) await usePlay(transaction, uid, item.playCentavos);\n',
    to: '    void usePlay;\n',
    test: server(MALL, 'of a coupon credits it and uses up points and counted play'),
  },
  {
    what: 'a limited offer is taken after its end',
    file: EXCHANGE,
    from: "    if (offerId !== null && offer?.offerId !== offerId) throw refuse('offerClosed');\n",
    to: '',
    test: server(MALL, 'are taken until the last moment and refused from the end on'),
  },
  {
    what: 'a limited offer takes a fifth off the play',
    file: EXCHANGE,
    from: 'await usePlay(transaction, uid, item.playCentavos);',
    to: 'await usePlay(transaction, uid, (item.playCentavos * BigInt(points)) / BigInt(item.points) as never);',
    test: server(MALL, 'are a fifth off the points of one item, never off the play'),
  },
  {
    what: 'three items with a worth are exchanged on a day',
    file: 'server/domains/mall/items.ts',
    from: 'WORTH_ITEMS_A_DAY = 2',
    to: 'WORTH_ITEMS_A_DAY = 3',
    test: server(MALL, 'takes two items with a worth a day'),
  },
  {
    what: 'a week of items begins on the first exchange',
    file: STANDING,
    from: 'values: [uid, day, mondayOf(day)],',
    to: 'values: [uid, day, (mondayOf(day), day)],',
    test: server(MALL, 'takes a weekly item once from Monday to Sunday'),
  },
  {
    what: 'money goes to players who have never deposited',
    file: STANDING,
    from: "  if (hasWorth(item) && !standing.hasDeposited) return 'depositNeeded';\n",
    to: '',
    test: server(MALL, 'is refused, and changes nothing, for what the player lacks'),
  },
  {
    what: 'a coupon is named by two open orders',
    file: 'server/domains/mall/assets.ts',
    from: "e.exchange_id AND o.status = 'pending'",
    to: "e.exchange_id AND o.status = 'none'",
    test: server(MALL, 'is named by one of 50 orders that are opened in parallel'),
  },
  {
    what: 'a late payment takes the coupon of another order',
    file: COUPONS,
    from: '  const isFree = state === assetStates.unused;\n',
    to: '  const isFree = state === assetStates.unused || state === assetStates.held;\n',
    test: server(MALL, 'is not taken by a late payment while another order holds it'),
  },
  {
    what: 'a coupon that an order holds past its day is lost',
    file: COUPONS,
    from: '  if (!isFree && !wasHeld) return;\n',
    to: '  if (!isFree) return;\n  void wasHeld;\n',
    test: server(MALL, 'expires at 0:00 of the 31st day after'),
  },
  {
    what: "anybody's coupon can be named",
    file: COUPONS,
    from: "e.exchange_id = $1 AND e.uid = $2 AND e.asset_type = 'TOPUP'`",
    to: "e.exchange_id = $1 AND $2 > 0 AND e.asset_type = 'TOPUP'`",
    test: server(MALL, 'of another player, or of another kind, does not exist'),
  },
  {
    what: 'the bonus of a coupon outlives its payment',
    file: COUPONS,
    from: '  return waited ? ZERO : used.worthCentavos;\n',
    to: '  void waited;\n  return ZERO;\n',
    test: server(MALL, 'stays used when the bank takes the deposit back'),
  },
  {
    what: 'a break takes days from a coupon',
    file: 'server/domains/mall/assets.ts',
    from: "const EXPIRES = 'safer_play_expiry(e.uid, e.exchanged_at, e.expires_at)';",
    to: "const EXPIRES = 'e.expires_at';",
    test: server(MALL, 'lasts longer by a break, during which nothing is granted'),
  },
  {
    what: 'coupons survive an exclusion',
    file: 'server/app.ts',
    from: '    await cancelCoupons(transaction, uid, now);\n',
    to: '    void cancelCoupons;\n',
    test: server(MALL, 'is cancelled by an exclusion, and never comes back'),
  },
  {
    what: 'the stock is taken in a transaction of its own',
    file: EXCHANGE,
    from: 'await takeFromStock(transaction, item.id',
    to: 'await takeFromStock(context.db, item.id',
    test: server(MALL, 'is there as a whole or not at all when the connection dies between mark and credit'),
  },
];
