import type { FastifyInstance } from 'fastify';
import { LOTTO_LEAVES_PAGE, lottoCalls } from '../../../contract/lotto';
import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import { refuse } from '../../http/refusal';
import { moneyRoute, route } from '../../http/route';
import { buyTicket } from './buy';
import { leavesOf, proofOf, resultsOf, ticketsOf } from './history';
import { runDraws } from './job';

/** Lotto. Without a beacon nothing is sold and nothing drawn. */
export function registerLotto(
  app: FastifyInstance,
  context: Context,
  { beacon }: { readonly beacon: BeaconSource | null },
): void {
  moneyRoute(app, lottoCalls.buy, ({ body, player, key, bodyHash }) => {
    if (beacon === null) throw refuse('salesClosed');
    return buyTicket(context, { uid: player.uid, key, call: lottoCalls.buy.path, bodyHash }, body);
  });
  route(app, lottoCalls.results, ({ body }) => resultsOf(context, body.date), { compressed: true });
  route(app, lottoCalls.tickets, ({ body, player }) => ticketsOf(context, player.uid, body));
  route(app, lottoCalls.verify, ({ body, player }) => proofOf(context, player?.uid ?? null, body));
  route(app, lottoCalls.leaves, async ({ body }) => ({
    list: await leavesOf(context.db, body.draw, { from: body.from, limit: LOTTO_LEAVES_PAGE }),
  }));
  if (beacon === null) return;
  app.jobs.add({
    name: 'lotto',
    schedule: { everyMinutes: 1 },
    catchesUp: false,
    run: async () => `${await runDraws(context, beacon)} draws settled`,
  });
}
