import { useEffect, useState } from 'react';
import { centavos } from '../../kit/rules/money';
import { reachedMs } from '../rules/flight';
import type { Ride } from './ride';
import type { SharedBoardProps } from './strings';
import { timesText } from './text';

/** The multipliers that are announced as they are passed, instead of sixty figures per second. */
const SPOKEN = [200n, 300n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 100_000n] as const;

/** The last announced multiplier that was passed. */
function usePassed({ clock, playback }: SharedBoardProps, { departedMs, crashed }: Ride): bigint | null {
  const [passed, setPassed] = useState<bigint | null>(null);
  const startedAtMs = playback?.startedAtMs ?? 0;
  useEffect(() => {
    if (departedMs === null || crashed !== null) return setPassed(null);
    let timer = 0;
    const look = () => {
      const runningMs = clock.nowMs() - startedAtMs - departedMs;
      setPassed(SPOKEN.findLast((step) => reachedMs(step) <= runningMs) ?? null);
      const next = SPOKEN.find((step) => reachedMs(step) > runningMs);
      if (next !== undefined) timer = window.setTimeout(look, reachedMs(next) - runningMs + 20);
    };
    look();
    return () => window.clearTimeout(timer);
  }, [clock, startedAtMs, departedMs, crashed]);
  return passed;
}

/** The text for screen readers: betting is open, the multiplier in steps, where the round ended and the result. */
export function useSpoken(props: SharedBoardProps, ride: Ride): string {
  const { translate, formatAmount, phase, tickets, roundNumber } = props;
  const passed = usePassed(props, ride);
  if (props.announcement !== null) return props.announcement.spoken;
  if (phase === 'betting') return translate('live.boarding');
  if (phase === 'running') {
    return passed === null
      ? translate('live.rides')
      : translate('live.passed', { multiplier: timesText(translate, passed) });
  }
  if (phase !== 'result' || ride.crashed === null) return '';
  const ended = translate('live.ended', { multiplier: timesText(translate, ride.crashed.hundredths) });
  const own = tickets.filter((ticket) => ticket.roundNumber === roundNumber && ticket.state === 'settled');
  if (own.length === 0) return ended;
  const net = own.reduce(
    (sum, { stakeCentavos, payoutCentavos }) => sum + payoutCentavos - stakeCentavos,
    0n,
  );
  const paid = own.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0n);
  if (net > 0n) return `${ended} ${translate('live.win', { amount: formatAmount(centavos(net)) })}`;
  if (paid > 0n) return `${ended} ${translate('live.returned', { amount: formatAmount(centavos(paid)) })}`;
  return `${ended} ${translate('live.loss')}`;
}
