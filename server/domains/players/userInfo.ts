import type { User } from '../../../contract/user';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { balances } from '../../ledger/balances';
import { maskPhone } from './phone';
import { findPlayer } from './players';
import { vipStanding } from './vip';

/** Everything that a player may know about themselves, balances included. */
export async function userInfo({ db }: Pick<Context, 'db'>, uid: number): Promise<User> {
  const [player, money] = await Promise.all([findPlayer(db, uid), balances(db, uid)]);
  if (player === null) throw refuse('notFound');
  const { turnoverCentavos, depositedCentavos } = money;
  const vip = vipStanding(turnoverCentavos, depositedCentavos);
  return {
    uid,
    finance: money.cashCentavos,
    bonus: money.bonusCentavos,
    name: player.name,
    deposit: depositedCentavos,
    isNopayUser: depositedCentavos === ZERO,
    verified: player.verified,
    phone: maskPhone(player.phone),
    // Every account is opened with a code sent to its phone.
    checkPhone: true,
    points: money.points,
    email: player.email,
    birthday: player.birthday,
    giveBonus: false,
    storeStatus: 1,
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
