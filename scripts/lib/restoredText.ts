import type { Restored } from '../../server/domains/live/restored';

/** What the preparation of a restored database did, for whoever restores it. */
export const restoredText = ({ firstRounds, retiredPairs }: Restored): string =>
  [
    ...[...firstRounds].map(([game, round]) => `${game} goes on with round ${round}, on a new chain.`),
    `${retiredPairs} seeds of players count as revealed. All players and auto-bets start anew.`,
  ].join('\n');
