import type { ReplyOf } from '../../../contract/call';
import type { vipCalls } from '../../../contract/rewards/vip';
import type { Context } from '../../context';
import { lockPlayers } from '../../ledger/accounts';
import { vipStanding } from '../players/vip';
import { vipSums } from '../players/vipSums';
import { restReason } from '../rewards/restReason';
import { claimedReferences, LEVEL_REFERENCE, unclaimedBonuses } from './bonuses';
import { levelTable, REVIEW_LEVEL } from './privileges';

/** A player's level, the table of all levels, and the bonuses that they can claim. While rewards rest it lists none. */
export function selfLevel(
  { db, clock, settings }: Context,
  uid: number,
): Promise<ReplyOf<typeof vipCalls.selfLevel>> {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    const { betCentavos, depositCentavos } = await vipSums(transaction, uid);
    const { level, next, progress } = vipStanding(betCentavos, depositCentavos);
    const resting = await restReason(transaction, uid, now);
    const claimed = await claimedReferences(transaction, uid);
    return {
      level,
      vipProcess: progress,
      currentActualBetAmount: betCentavos,
      currentActualDeposit: depositCentavos,
      ruleBetAmount: next.betCentavos,
      ruleDeposit: next.depositCentavos,
      levels: levelTable(settings.active),
      claimedLevels: [...claimed]
        .filter((reference) => reference.startsWith(LEVEL_REFERENCE))
        .map((reference) => Number(reference.slice(LEVEL_REFERENCE.length)))
        .toSorted((a, b) => a - b),
      bonuses: resting === null ? await unclaimedBonuses(transaction, { uid, level, now }) : [],
      resting,
      reviewLevel: REVIEW_LEVEL,
    };
  });
}
