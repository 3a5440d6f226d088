import { useMemo, useState } from 'react';
import { useBoardKeys } from '../../kit/board/useBoardKeys';
import type { Json } from '../../kit/rules/round';
import { decidedMs, openTimes } from '../foil/opened';
import { COLUMNS } from '../foil/panels';
import { PANEL_COUNT } from '../rules/card';
import type { Motif } from '../rules/prizes';
import { progressOf } from './progress';
import type { OverProps } from './strings';

/** The current ticket, as far as it has been opened. */
export interface Panels {
  /** The motif of each panel, open or not; null without a ticket. */
  readonly motifs: readonly (Motif | null)[];
  /** The player may open panels: there is a ticket that is not decided yet. */
  readonly open: boolean;
  /** The panel that keys act on; null until a key has been used. */
  readonly cursor: number | null;
  isOpen(panel: number): boolean;
  hasWon(panel: number): boolean;
  moveTo(panel: number): void;
  openPanel(panel: number): void;
}

const NO_TICKET: readonly null[] = Array.from({ length: PANEL_COUNT }, () => null);
const NO_ACTS: readonly Json[] = [];

/** Follows the current ticket, and moves over its panels by key. */
export function usePanels(props: Pick<OverProps, 'playback' | 'phase' | 'onAct'>): Panels {
  const { playback, phase, onAct } = props;
  const [cursor, setCursor] = useState<number | null>(null);
  const events = playback?.events;
  const acts = playback?.acts ?? NO_ACTS;
  const progress = useMemo(() => progressOf(events ?? []), [events]);
  const times = useMemo(() => openTimes(acts, 0), [acts]);
  const decided = Number.isFinite(decidedMs(times, progress.matched?.panels ?? null));
  const open = phase === 'playing' && progress.motifs !== null && !decided;
  const ended = phase === 'result';
  const isOpen = (panel: number) => ended || Number.isFinite(times[panel]);
  const openPanel = (panel: number) => {
    if (open && !isOpen(panel)) onAct({ type: 'panelOpened', panel });
  };
  const step = (by: number) => () => {
    if (cursor === null) return setCursor(0);
    // A step beyond the edge of a row has no effect.
    const sameRow = Math.floor(cursor / COLUMNS) === Math.floor((cursor + by) / COLUMNS);
    const next = cursor + by;
    if (next >= 0 && next < PANEL_COUNT && (Math.abs(by) !== 1 || sameRow)) setCursor(next);
  };
  useBoardKeys({
    onPrimary: open && cursor !== null ? () => openPanel(cursor) : null,
    onUp: open ? step(-COLUMNS) : null,
    onDown: open ? step(COLUMNS) : null,
    onLeft: open ? step(-1) : null,
    onRight: open ? step(1) : null,
  });
  return {
    motifs: progress.motifs ?? NO_TICKET,
    open,
    cursor,
    isOpen,
    hasWon: (panel) => (ended || decided) && progress.matched?.panels.includes(panel) === true,
    moveTo: setCursor,
    openPanel,
  };
}
