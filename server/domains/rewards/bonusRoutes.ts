import type { FastifyInstance } from 'fastify';
import { type BonusTerms, bonusCalls } from '../../../contract/bonus';
import { manifests } from '../../../games/allGames';
import type { Context } from '../../context';
import { route } from '../../http/route';
import {
  BONUS_DAYS,
  BONUS_STAKE_MAX,
  BONUS_TIMES,
  currentBonus,
  listBonuses,
  markBonusSeen,
  pendingBonus,
} from '../../ledger/bonusGrants';
import { closeDueBonuses, settleForgottenStakes, warnOfExpiry } from './bonusJob';

const TERMS: BonusTerms = {
  stakeMax: BONUS_STAKE_MAX,
  times: BONUS_TIMES,
  days: BONUS_DAYS,
  weights: manifests.map(({ id, turnoverWeight }) => ({ gameId: String(id), percent: turnoverWeight })),
};

/** A player's bonuses, and the job that ends them. */
export function registerBonus(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  route(app, bonusCalls.current, async ({ player }) => ({
    ...(await currentBonus(db, player.uid)),
    terms: TERMS,
  }));
  route(app, bonusCalls.list, ({ player, body }) => listBonuses(db, { uid: player.uid, ...body }));
  route(app, bonusCalls.pending, ({ player }) => pendingBonus(db, player.uid));
  route(app, bonusCalls.seen, async ({ player, body }) => {
    await markBonusSeen(db, player.uid, BigInt(body.bonusId), clock.now());
    return null;
  });
  app.jobs.add({
    name: 'bonuses',
    schedule: { everyMinutes: 5 },
    catchesUp: false,
    run: async () => {
      const settled = await settleForgottenStakes(context);
      const ended = await closeDueBonuses(context);
      const warned = await warnOfExpiry(context);
      return `${settled} stakes settled, ${ended} bonuses ended, ${warned} players told`;
    },
  });
}
