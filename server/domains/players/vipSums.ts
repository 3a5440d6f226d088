import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { balances } from '../../ledger/balances';
import { type VipStanding, vipStanding } from './vip';

/** The lifetime sums that decide about a VIP level. */
export interface VipSums {
  /** Settled stakes in main and bonus money; a refunded stake is none, and one of an open bet is none yet. */
  readonly betCentavos: Centavos;
  /** Deposits less reversed ones. */
  readonly depositCentavos: Centavos;
}

export async function vipSums(on: Queryable, uid: number): Promise<VipSums> {
  const { turnoverCentavos, depositedCentavos } = await balances(on, uid);
  const settled = turnoverCentavos - (await openStakes(on, uid));
  // A bet that was settled between the two reads counts a moment later.
  return { betCentavos: centavos(settled > 0n ? settled : 0n), depositCentavos: depositedCentavos };
}

/** The VIP level of a player now, and the progress to the next one. */
export async function vipStandingOf(on: Queryable, uid: number): Promise<VipStanding> {
  const { betCentavos, depositCentavos } = await vipSums(on, uid);
  return vipStanding(betCentavos, depositCentavos);
}

/** Stakes of bets that are not settled: tickets of shared rounds and of lotto, orders on markets, rounds of providers. */
async function openStakes(on: Queryable, uid: number): Promise<bigint> {
  const [row] = await on.query<{ open: bigint }>({
    name: 'vip-open-stakes',
    text: `
      SELECT (
        coalesce((SELECT sum(stake) FROM live_tickets WHERE uid = $1 AND state = 'open'), 0)
        + coalesce((SELECT sum(stake) FROM trade_orders WHERE uid = $1 AND state = 'pending'), 0)
        + coalesce((SELECT sum(stake) FROM lotto_tickets WHERE uid = $1 AND state = 'pending'), 0)
        + coalesce((SELECT sum(stake) FROM provider_rounds WHERE uid = $1 AND state = 'open'), 0))::bigint AS open`,
    values: [uid],
  });
  return row?.open ?? 0n;
}
