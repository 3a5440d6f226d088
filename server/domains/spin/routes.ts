import type { FastifyInstance } from 'fastify';
import { spinCalls } from '../../../contract/rewards/spin';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { deleteOldAddresses } from './addresses';
import { spin } from './spin';
import { spinPage } from './spinPage';
import { expireSpinTickets } from './tickets';

/** The wheel, which points pay for. */
export function registerSpin(app: FastifyInstance, context: Context): void {
  route(app, spinCalls.page, ({ body, player }) => spinPage(context, player.uid, body.clientSeed ?? null));
  moneyRoute(app, spinCalls.spin, ({ body, player, ip, key, bodyHash }) => {
    const { acceptTerms: acceptsTerms, pay = 'points' } = body;
    return spin(context, { uid: player.uid, acceptsTerms, pay, ip, key, bodyHash });
  });
  app.settlement.add({
    name: 'lost spin tickets',
    run: (day, each) => expireSpinTickets(context, day, each),
  });
  app.settlement.add({ name: 'addresses of spins deleted', run: (day) => deleteOldAddresses(context, day) });
}
