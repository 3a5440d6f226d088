import { stageCards } from '../games/cards';

/** A bet of each game in wire form, to begin a search with. */
export const USUAL_BETS: Readonly<Record<string, string>> = Object.fromEntries(
  stageCards.map(({ name, usualBet }) => [name, JSON.stringify(usualBet)]),
);
