import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { registerBonus } from './bonusRoutes';
import { openSettlement } from './settlement';

/** What all rewards stand on: the settlement of a day, counted play, points, and bonus money. */
export function registerRewards(app: FastifyInstance, context: Context): void {
  openSettlement(app, context);
  registerBonus(app, context);
}
