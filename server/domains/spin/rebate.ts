import type { Balances } from '../../ledger/balances';
import { vipStanding } from '../players/vip';

/** Points that come back of the price of a spin, from each VIP level on. */
const REBATES = [
  { fromLevel: 11, points: 20 },
  { fromLevel: 4, points: 10 },
  { fromLevel: 0, points: 0 },
] as const;

/** Points that come back of a spin paid with points, for a VIP level from 0 to 20. */
export const rebateAt = (level: number): number =>
  REBATES.find(({ fromLevel }) => level >= fromLevel)?.points ?? 0;

/** The same for a player with these sums. */
export const rebateOf = ({
  turnoverCentavos,
  depositedCentavos,
}: Pick<Balances, 'turnoverCentavos' | 'depositedCentavos'>): number =>
  rebateAt(vipStanding(turnoverCentavos, depositedCentavos).level);
