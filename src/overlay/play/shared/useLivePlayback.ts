import { useMemo } from 'react';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import type { TableClock } from './live';
import type { TableState } from './liveTable';
import { livePlayback } from './sharedRound';

/** The table's round as a playback; the same object as long as nothing in it changes. */
export function useLivePlayback(
  game: string,
  table: TableState | null,
  clock: TableClock | null,
): RoundPlayback | null {
  const { roundNumber, openedAt, phase, events } = table?.round ?? NO_TABLE;
  const tickets = table?.tickets ?? NO_TABLE.tickets;
  return useMemo(
    () =>
      clock === null || roundNumber === null
        ? null
        : livePlayback(game, { round: { roundNumber, openedAt, phase, events }, tickets }, clock),
    [game, clock, roundNumber, openedAt, phase, events, tickets],
  );
}

const NO_TABLE = { roundNumber: null, openedAt: 0, phase: 'betting', events: [], tickets: [] } as const;
