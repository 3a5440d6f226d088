import type { User } from '../../../contract/account/user';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { balances } from '../../ledger/balances';
import { barredBy } from '../safer-play/guard';
import { maskPhone } from './phone';
import { findPlayer, type PlayerRow } from './players';
import { vipStanding } from './vip';
import { vipSums } from './vipSums';

/** Whether the mall is open to a player; a break or an exclusion closes it. */
const STORE_OPEN = 1;
const STORE_CLOSED = 0;

/** The coupons and looks of a player. */
export type OwnedBy = (
  on: Queryable,
  uid: number,
  now: Date,
) => Promise<Pick<User, 'couponUnused' | 'couponUsed' | 'looks'>>;

/** Everything that a player may know about themselves, balances included. */
export async function userInfo(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  uid: number,
  ownedBy: OwnedBy,
): Promise<User> {
  const now = clock.now();
  const [player, money, sums, barred, owned] = await Promise.all([
    findPlayer(db, uid),
    balances(db, uid),
    vipSums(db, uid),
    barredBy(db, uid, now),
    ownedBy(db, uid, now),
  ]);
  if (player === null) throw refuse('notFound');
  const { depositedCentavos } = money;
  const vip = vipStanding(sums.betCentavos, sums.depositCentavos);
  return {
    uid,
    finance: money.cashCentavos,
    bonus: money.bonusCentavos,
    hold: money.holdCentavos,
    name: player.name,
    deposit: depositedCentavos,
    isNopayUser: depositedCentavos === ZERO,
    verified: player.verified,
    phone: maskPhone(player.phone),
    checkPhone: player.checkPhone,
    points: money.points,
    email: player.email,
    birthday: player.birthday,
    isUnderAge: player.isUnderAge,
    restriction: restrictionOf(player),
    giveBonus: player.giveBonus,
    storeStatus: barred === null ? STORE_OPEN : STORE_CLOSED,
    bindInfoStatus: player.email !== null,
    protectMigration: protectMigrationOf(config, player.homeApp),
    vipInfo: {
      level: vip.level,
      currentActualBetAmount: sums.betCentavos,
      currentActualDeposit: sums.depositCentavos,
      ruleBetAmount: vip.next.betCentavos,
      ruleDeposit: vip.next.depositCentavos,
    },
    vipProcess: vip.progress,
    couponUnused: owned.couponUnused,
    couponUsed: owned.couponUsed,
    looks: owned.looks,
    inviteCode: player.inviteCode,
  };
}

/** In a child app that closes: INIT until the account has moved to the main app. DONE once it has. */
export function protectMigrationOf(
  { childCode, appClosesOn }: Pick<Context['config'], 'childCode' | 'appClosesOn'>,
  homeApp: string | null,
): User['protectMigration'] {
  if (childCode === null) return 'NONE';
  if (homeApp !== childCode) return 'DONE';
  return appClosesOn === null ? 'NONE' : 'INIT';
}

const restrictionOf = ({ restrictedAt, restrictedFor, restrictedCashOut }: PlayerRow): User['restriction'] =>
  restrictedAt === null
    ? null
    : { reason: restrictedFor, cashOut: restrictedCashOut, since: restrictedAt.toISOString() };
