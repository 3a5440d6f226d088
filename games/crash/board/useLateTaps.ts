import { useLayoutEffect, useRef } from 'react';
import type { SharedBoardProps } from '../../kit/card';
import type { PanelState, PanelView } from './panel';

/** A tap this soon after "Hop off" has left the button was meant for it, in ms. */
export const LATE_TAP_MS = 600;

interface Left {
  readonly state: PanelState;
  readonly ticketId: string | null;
  /** When the bet stopped riding, by the table's clock; null if it has not. */
  readonly leftAtMs: number | null;
}

/**
 * The panels, whose button counts as "Hop off" for a moment after it has changed: such a tap bets nothing and takes
 * nothing back. It is sent as the cash-out that it was meant to be, and the answer says how late it came.
 */
export function useLateTaps(
  { clock, onCashOut, replay }: Pick<SharedBoardProps, 'clock' | 'onCashOut' | 'replay'>,
  panels: readonly PanelView[],
): readonly PanelView[] {
  const left = useRef(new Map<number, Left>());
  // Before the changed button can be tapped.
  useLayoutEffect(() => {
    for (const { index, state, ticket } of panels) {
      const before = left.current.get(index);
      const hasLeft = before?.state === 'riding' && state !== 'riding';
      const ridden = state === 'riding' ? (ticket?.ticketId ?? null) : (before?.ticketId ?? null);
      const leftAtMs = state === 'riding' ? null : hasLeft ? clock.nowMs() : (before?.leftAtMs ?? null);
      left.current.set(index, { state, ticketId: ridden, leftAtMs });
    }
  });
  if (replay) return panels;
  return panels.map((panel) => {
    const { press } = panel;
    if (press === null || panel.state === 'riding') return panel;
    return {
      ...panel,
      press: () => {
        const { ticketId = null, leftAtMs = null } = left.current.get(panel.index) ?? {};
        const sinceMs = leftAtMs === null ? Number.POSITIVE_INFINITY : clock.nowMs() - leftAtMs;
        if (ticketId === null || sinceMs >= LATE_TAP_MS) return press();
        onCashOut(ticketId, 'all');
      },
    };
  });
}
