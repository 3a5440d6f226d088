import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { migrationCalls } from '../../../contract/migration';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { lockPlayers } from '../../ledger/accounts';
import { homeAppOf } from '../players/players';
import { restReason } from '../rewards/restReason';
import { awardFor, moveOf } from './moves';

type Ground = Pick<Context, 'db' | 'clock' | 'config'>;
type Flags = ReplyOf<typeof migrationCalls.check>;

const NOTHING: Flags = {
  showJumpMigratePopup: false,
  showMigrateOverPopup: false,
  showTips2Main: false,
  migrateAward: false,
  migrateAmount: ZERO,
  migrateAwardAmount: ZERO,
};

/**
 * What a child app shows its player: the offer to move, that the account has moved until they have seen it, and then where
 * to play. Nothing in the main app, and nothing that invites to play while rewards and marketing rest.
 */
export async function flagsOf({ db, clock, config }: Ground, uid: number | null): Promise<Flags> {
  const { childCode, mainAppUrl } = config;
  if (uid === null || childCode === null) return NOTHING;
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    const isQuiet = (await restReason(transaction, uid, now)) !== null;
    const move = await moveOf(transaction, uid);
    if (move === null || mainAppUrl === null) return NOTHING;
    if (move.movedAt === null) {
      const awardCentavos = await awardFor({ clock, config }, transaction, uid, now);
      return { ...NOTHING, showJumpMigratePopup: !isQuiet, migrateAwardAmount: awardCentavos };
    }
    const awardCentavos = move.awardCentavos ?? ZERO;
    return {
      ...NOTHING,
      showMigrateOverPopup: move.visitedAt === null,
      showTips2Main: move.visitedAt !== null && !isQuiet,
      migrateAward: awardCentavos > ZERO,
      migrateAmount: move.amountCentavos ?? ZERO,
      migrateAwardAmount: awardCentavos,
    };
  });
}

/** Whether a child app shows a banner about the move. With another player's code it shows none. */
export async function bannerOf(
  { db, clock, config }: Ground,
  uid: number | null,
  { userCode, appCode }: BodyOf<typeof migrationCalls.bannerShow>,
): Promise<ReplyOf<typeof migrationCalls.bannerShow>> {
  const none = { show: false, userCode: null, migrateAwardAmount: ZERO };
  const { childCode, mainAppUrl } = config;
  if (uid === null || childCode === null || mainAppUrl === null) return none;
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    const isHere = (await homeAppOf(transaction, uid)) === childCode;
    const move = isHere ? await moveOf(transaction, uid) : null;
    if (move === null || (await restReason(transaction, uid, now)) !== null) return none;
    const isOther = userCode !== undefined && userCode !== move.userCode;
    if (isOther || (appCode !== undefined && !appCode.startsWith(childCode))) return none;
    const awardCentavos = await awardFor({ clock, config }, transaction, uid, now);
    return { show: true, userCode: move.userCode, migrateAwardAmount: awardCentavos };
  });
}
