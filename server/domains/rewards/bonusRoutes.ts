import type { FastifyInstance } from 'fastify';
import { BONUS_TIMES, type BonusTerms, bonusCalls } from '../../../contract/wallet/bonus';
import { BONUS_STAKE_MAX } from '../../../contract/wallet/bonusRules';
import { manifests } from '../../../games/allGames';
import type { Context } from '../../context';
import { route } from '../../http/route';
import { goingOn } from '../../jobs/eachPlayer';
import { BONUS_DAYS, currentBonus, listBonuses } from '../../ledger/bonusGrants';
import { noteReachedLimits } from '../safer-play/rests';
import { closeDueBonuses, settleForgottenStakes, warnOfExpiry } from './bonusJob';

const TERMS: BonusTerms = {
  stakeMax: BONUS_STAKE_MAX,
  times: BONUS_TIMES,
  days: BONUS_DAYS,
  weights: manifests.map(({ id, turnoverWeight }) => ({ gameId: String(id), percent: turnoverWeight })),
};

/** A player's bonuses, and the job that ends them. */
export function registerBonus(app: FastifyInstance, context: Context): void {
  const { db } = context;
  route(app, bonusCalls.current, async ({ player }) => ({
    ...(await currentBonus(db, player.uid)),
    terms: TERMS,
  }));
  route(app, bonusCalls.list, ({ player, body }) => listBonuses(db, { uid: player.uid, ...body }));
  app.jobs.add({
    name: 'bonuses',
    schedule: { everyMinutes: 5 },
    catchesUp: false,
    run: () =>
      goingOn(context, 'bonuses', async (each) => {
        const settled = await settleForgottenStakes(context, each);
        // Before any ends: the expiry of bonuses and coupons stands still in a rest.
        await noteReachedLimits(context, each);
        const ended = await closeDueBonuses(context, each);
        const warned = await warnOfExpiry(context);
        return `${settled} stakes settled, ${ended} bonuses ended, ${warned} players told`;
      }),
  });
}
