import type { User } from '../../../contract/user';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { balances } from '../../ledger/balances';
import { barredBy } from '../safer-play/guard';
import { maskPhone } from './phone';
import { findPlayer, type PlayerRow } from './players';
import { vipStanding } from './vip';

/** Whether the mall is open to a player; a break or an exclusion closes it. */
const STORE_OPEN = 1;
const STORE_CLOSED = 0;

/** Everything that a player may know about themselves, balances included. */
export async function userInfo({ db, clock }: Pick<Context, 'db' | 'clock'>, uid: number): Promise<User> {
  const [player, money, barred] = await Promise.all([
    findPlayer(db, uid),
    balances(db, uid),
    barredBy(db, uid, clock.now()),
  ]);
  if (player === null) throw refuse('notFound');
  const { turnoverCentavos, depositedCentavos } = money;
  const vip = vipStanding(turnoverCentavos, depositedCentavos);
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
    protectMigration: 'NONE',
    vipInfo: {
      level: vip.level,
      currentActualBetAmount: turnoverCentavos,
      currentActualDeposit: depositedCentavos,
      ruleBetAmount: vip.next.betCentavos,
      ruleDeposit: vip.next.depositCentavos,
    },
    vipProcess: vip.progress,
    couponUnused: money.coupons,
    // Coupons can be held but not used yet.
    couponUsed: 0,
    inviteCode: player.inviteCode,
  };
}

const restrictionOf = ({ restrictedAt, restrictedFor, restrictedCashOut }: PlayerRow): User['restriction'] =>
  restrictedAt === null
    ? null
    : { reason: restrictedFor, cashOut: restrictedCashOut, since: restrictedAt.toISOString() };
