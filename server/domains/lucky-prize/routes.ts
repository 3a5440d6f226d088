import type { FastifyInstance } from 'fastify';
import { LUCKY_TICKETS_PAGE, luckyPrizeCalls } from '../../../contract/rewards/luckyPrize';
import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import { refuse } from '../../http/refusal';
import { route } from '../../http/route';
import { goingOn } from '../../jobs/eachPlayer';
import { drawWeek } from './draw';
import { luckyPage } from './page';
import { payWeek, settleKept } from './pay';
import { endWeek, listedTickets } from './tickets';
import { commitAhead, findWeek, weeksToDraw } from './weeks';

/** The weekly lucky prize. Without a beacon there are no draws. */
export function registerLuckyPrize(
  app: FastifyInstance,
  context: Context,
  { beacon }: { readonly beacon: BeaconSource | null },
): void {
  route(app, luckyPrizeCalls.page, ({ player }) => luckyPage(context, player?.uid ?? null));
  route(app, luckyPrizeCalls.tickets, async ({ body: { monday, after } }) => {
    const week = await findWeek(context.db, monday);
    if (week === null || week.listedAt === null) throw refuse('notFound');
    return { list: await listedTickets(context.db, monday, { after, limit: LUCKY_TICKETS_PAGE }) };
  });
  if (beacon === null) return;
  app.settlement.add({
    name: 'tickets of the lucky prize listed',
    run: (day, each) => endWeek(context, beacon.network, day, each),
    needs: ['play'],
  });
  app.jobs.add({
    name: 'luckyPrize',
    schedule: { everyMinutes: 5 },
    catchesUp: false,
    run: () =>
      goingOn(context, 'luckyPrize', async (each) => {
        const committed = await commitAhead(context, beacon.network);
        let drawn = 0;
        for (const week of await weeksToDraw(context.db)) {
          if (!(await drawWeek(context, beacon, week))) continue;
          await payWeek(context, week.monday, each);
          drawn += 1;
        }
        const kept = await settleKept(context, each);
        return `${committed} weeks committed to, ${drawn} drawn, ${kept} kept prizes settled`;
      }),
  });
}
