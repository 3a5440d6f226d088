import type { Activity, ActivityTerms } from '../../../contract/rewards/activities';
import { BONUS_STAKE_MAX } from '../../../contract/wallet/bonusRules';
import { manifests } from '../../../games/allGames';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import { tablesAt, type WithTables } from '../rewards/tables';

/** A bonus that comes with a deposit. */
export interface Offer {
  readonly id: 'welcome' | 'first-deposit' | 'topup-5';
  readonly type: Activity['type'];
  /** Percent of the deposit; 0 where the bonus is always the most. */
  readonly rate: number;
  readonly minCentavos: Centavos;
  readonly maxBonusCentavos: Centavos;
  /** Counted play that it uses up, as a multiple of the bonus. */
  readonly play: number;
  /** Once a week instead of once for life. */
  readonly isWeekly: boolean;
}

const pesos = (amount: number): Centavos => centavos(BigInt(amount) * 100n);

/** The bonus money's rules, the same for every source. */
export const TURNOVER_TIMES = 5;
export const BONUS_DAYS = 30;

/** How long a paid order's bonus waits for the identity check, in days. */
export const VERIFY_DAYS = 30;

export const WELCOME: Offer = {
  id: 'welcome',
  type: 'WELCOME',
  rate: 0,
  minCentavos: pesos(100),
  maxBonusCentavos: pesos(10),
  play: 0,
  isWeekly: false,
};

/** The usual offers, in the order in which they are shown. */
export const OFFERS: readonly Offer[] = [
  WELCOME,
  {
    id: 'first-deposit',
    type: 'FIRST_DEPOSIT',
    rate: 25,
    minCentavos: pesos(100),
    maxBonusCentavos: pesos(50),
    play: 0,
    isWeekly: false,
  },
  {
    id: 'topup-5',
    type: 'TOPUP',
    rate: 5,
    minCentavos: pesos(200),
    maxBonusCentavos: pesos(25),
    play: 150,
    isWeekly: true,
  },
];

/** The offers that there are at a time, with what they give then. The welcome is promised at the registration, and stays. */
export function offersAt(settings: WithTables, time: Date): readonly Offer[] {
  const deposits = tablesAt(settings, time)?.deposits;
  if (deposits === undefined) return OFFERS;
  return OFFERS.flatMap((offer) => {
    if (offer.id === 'welcome') return [offer];
    const { isOn, rate, minAmount, maxBonus } = deposits[offer.id];
    return isOn ? [{ ...offer, rate, minCentavos: minAmount, maxBonusCentavos: maxBonus }] : [];
  });
}

/** The usual offer of this id: how often it may be had, and the play that it uses, do not change. */
export const offerOf = (id: string): Offer | null => OFFERS.find((offer) => offer.id === id) ?? null;

/** What an offer gives for a deposit of this amount, rounded down to a centavo; zero for too little. */
export function bonusFor(offer: Offer, amountCentavos: Centavos): Centavos {
  if (amountCentavos < offer.minCentavos) return ZERO;
  if (offer.rate === 0) return offer.maxBonusCentavos;
  const share = (amountCentavos * BigInt(offer.rate)) / 100n;
  return centavos(share < offer.maxBonusCentavos ? share : offer.maxBonusCentavos);
}

/** Counted play that a bonus of this amount uses up. */
export const playFor = (offer: Offer, bonusCentavos: Centavos): Centavos =>
  centavos(bonusCentavos * BigInt(offer.play));

/** An offer as it is shown, without the player's part in it. */
export const shownOffer = (offer: Offer, ownGames: readonly string[]): ActivityTerms => ({
  id: offer.id,
  type: offer.type,
  rate: offer.rate,
  minAmount: offer.minCentavos,
  maxBonus: offer.maxBonusCentavos,
  turnover: TURNOVER_TIMES,
  play: offer.play,
  days: BONUS_DAYS,
  maxBet: BONUS_STAKE_MAX,
  weights: weightsOf(ownGames),
  startTime: null,
  endTime: null,
});

/** The own games that take bonus money, by how much of a stake counts; the highest first. */
function weightsOf(ownGames: readonly string[]): Activity['weights'] {
  const open = manifests.filter(({ name, turnoverWeight }) => ownGames.includes(name) && turnoverWeight > 0);
  const percents = [...new Set(open.map(({ turnoverWeight }) => turnoverWeight))].sort((a, b) => b - a);
  return percents.map((percent) => ({
    percent,
    games: open.filter(({ turnoverWeight }) => turnoverWeight === percent).map(({ id }) => id),
  }));
}
