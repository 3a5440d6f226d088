import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '../../../contract/call';
import { mallCalls } from '../../../contract/rewards/mall';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { restReasonOf } from '../rewards/restReason';
import { countsOfDay, listAssets } from './assets';
import { exchange } from './exchange';
import { endExpired } from './expiry';
import { countdownTargets } from './offers';
import { mallPage } from './page';

/** What the call of all countdowns tells besides the offers. */
type LottoCountdown = Omit<ReplyOf<(typeof mallCalls)['countdown']>, 'now' | 'targets'>;

/** The mall, where points are exchanged, and its limited offers. */
export function registerMall(
  app: FastifyInstance,
  context: Context,
  lotto: () => Promise<LottoCountdown>,
): void {
  const { db, clock } = context;
  app.settlement.add({ name: 'had expired coupons', run: (_, each) => endExpired(context, each) });
  route(app, mallCalls.items, ({ player }) => mallPage(context, player.uid));
  moneyRoute(app, mallCalls.exchange, ({ body, player, key, bodyHash }) =>
    exchange(context, {
      uid: player.uid,
      itemId: body.itemId,
      offerId: body.offerId ?? null,
      key,
      bodyHash,
    }),
  );
  route(app, mallCalls.counts, async ({ player }) => ({
    list: await countsOfDay(db, player.uid, clock.now()),
  }));
  route(app, mallCalls.assets, async ({ player, body }) => {
    const now = clock.now();
    const { uid } = player;
    const [closed, assets] = await Promise.all([
      restReasonOf(context, uid),
      listAssets(db, { uid, ...body, now }),
    ]);
    return { closed, ...assets, now: now.toISOString() };
  });
  route(app, mallCalls.countdown, async () => {
    const now = clock.now();
    return { ...(await lotto()), now: now.toISOString(), targets: countdownTargets(now) };
  });
}
