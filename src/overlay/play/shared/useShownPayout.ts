import { useEffect, useRef, useState } from 'react';
import type { LiveTicket } from '../../../../contract/live';
import { centavos } from '../../../../games/kit/rules/money';
import { type WinTier, winTier } from '../../../../games/kit/rules/tier';
import type { LiveTable } from './live';

/** A ticket that has just paid or ended. */
export interface ShownPayout {
  readonly ticket: LiveTicket;
  /** Distinguishes two payouts of one ticket. */
  readonly count: number;
  /** Whether the celebration is over and only a pill is left. */
  readonly over: boolean;
}

/** How long a result is celebrated, in ms, by win tier. */
const SHOW_MS: Readonly<Record<WinTier, number>> = {
  loss: 700,
  returned: 500,
  small: 900,
  big: 2_200,
  mega: 4_200,
};
/** How long the pill stays after that, in ms. */
const STAYS_MS = 2_500;

/**
 * The result on show: that of the ticket that paid or ended last; with `isSummed`, of all the player's tickets of its
 * round together.
 */
export function useShownPayout(table: LiveTable | null, isSummed: boolean) {
  const [payout, setPayout] = useState<ShownPayout | null>(null);
  const count = useRef(0);

  useEffect(() => {
    setPayout(null);
    return table?.onPayout(({ ticket }) => {
      count.current += 1;
      const next = { ticket, count: count.current, over: false };
      setPayout((now) => (isSummed && now !== null ? summed(now, next) : next));
    });
  }, [table, isSummed]);

  useEffect(() => {
    if (payout === null) return;
    const { ticket, over } = payout;
    const lengthMs = ticket.state === 'open' ? 0 : SHOW_MS[winTier(ticket.stake, ticket.payout)];
    const next = setTimeout(
      () => setPayout((now) => (now?.count !== payout.count ? now : over ? null : { ...now, over: true })),
      over ? STAYS_MS : lengthMs,
    );
    return () => clearTimeout(next);
  }, [payout]);

  return { payout, skip: () => setPayout((now) => (now === null ? null : { ...now, over: true })) };
}

/** The later payout with what the tickets of the same round on show have staked and paid. */
function summed(now: ShownPayout, next: ShownPayout): ShownPayout {
  const before = now.ticket;
  const { ticket } = next;
  if (before.roundNumber !== ticket.roundNumber) return next;
  // The side that won names the result.
  const named = ticket.payout > 0n || before.payout === 0n ? ticket : before;
  const stake = centavos(before.stake + ticket.stake);
  return { ...next, ticket: { ...named, stake, payout: centavos(before.payout + ticket.payout) } };
}
