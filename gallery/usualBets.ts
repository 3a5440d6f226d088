import { scenes } from './scenes';

/** A bet of each game in wire form, to begin a search with. */
export const USUAL_BETS: Readonly<Record<string, string>> = Object.fromEntries(
  scenes.flatMap(({ name, usualBet }) => (usualBet === undefined ? [] : [[name, JSON.stringify(usualBet)]])),
);
