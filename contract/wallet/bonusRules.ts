import { type Centavos, centavos } from '../../games/kit/rules/money';

/** The most that a bet with bonus money in it may stake; the ledger's functions enforce it. */
export const BONUS_STAKE_MAX: Centavos = centavos(20_00n);
