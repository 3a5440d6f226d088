import type { Ticket } from '../../kit/card';
import { type Centavos, centavos } from '../../kit/rules/money';
import { HUNDREDTHS_MAX } from '../rules/flight';
import { type Fare, STAKE_MIN, stakeMax, targetMax, wireOf } from './fares/fares';
import type { Ride } from './ride';
import type { SharedBoardProps } from './strings';
import { betOf, resultOf, ridingOf, type TicketResult, ticketsOf } from './tickets';

/**
 * What one panel can do now. free: bet, for this round or the next. boarded: take the placed bet back. waiting: nothing, the bet
 * stands in a round whose betting is closed. queued: take back the bet for the next round. riding: cash out, whole or
 * half.
 */
export type PanelState = 'free' | 'boarded' | 'waiting' | 'queued' | 'riding';

export interface PanelView {
  readonly index: number;
  readonly state: PanelState;
  /** The placed bet, or the one being built. */
  readonly fare: Fare;
  /**
   * The highest automatic target with this stake; lower than the chosen one if that would exceed the exposure limit.
   */
  readonly targetMax: bigint;
  readonly ticket: Ticket | null;
  readonly ridingCentavos: Centavos;
  /** The result of the current round's ticket, while it is shown. */
  readonly result: TicketResult | null;
  readonly busy: boolean;
  readonly shut: boolean;
  /** What the primary button does; null while it is disabled. */
  readonly press: (() => void) | null;
  readonly half: (() => void) | null;
  /** Starts or ends the run of bets; null if that cannot be done now. */
  readonly toggleAuto: (() => void) | null;
}

/** A ticket's stake and target; a target at the exposure limit counts as none. */
function fareOf(ticket: Ticket | null, exposureMaxCentavos: Centavos): Fare | null {
  const placed = betOf(ticket);
  if (placed === null) return null;
  const isOff = placed.target >= targetMax(placed.stake, exposureMaxCentavos);
  return { stakeCentavos: placed.stake, target: isOff ? HUNDREDTHS_MAX : placed.target };
}

/** Whether the result of this round's ticket can be shown. */
const hasResult = ({ phase }: SharedBoardProps, { crashed }: Ride, ticket: Ticket | null): boolean =>
  phase === 'result' && ticket?.state === 'settled' && crashed !== null;

/** The state and actions of a panel. */
export function panelOf(
  props: SharedBoardProps,
  ride: Ride,
  index: number,
  fare: Fare | undefined,
): PanelView {
  const { exposureMaxCentavos, balanceCentavos, phase } = props;
  const chosen = fare ?? { stakeCentavos: STAKE_MIN, target: HUNDREDTHS_MAX };
  const { current, next } = ticketsOf(props, index);
  const ridingCentavos = ridingOf(current);
  const isRiding = phase === 'running' && ridingCentavos > 0n && !props.replay;
  const isBoarded = phase === 'betting' && current?.state === 'open';
  const isWaiting = phase === 'closed' && current?.state === 'open';
  const state: PanelState = isRiding
    ? 'riding'
    : isBoarded
      ? 'boarded'
      : isWaiting
        ? 'waiting'
        : next !== null
          ? 'queued'
          : 'free';
  const ticket = state === 'queued' ? next : current;
  const busy = props.busy.includes(index);
  const hasRun = props.auto[index] != null;
  const locked = props.lockedBecause !== null || props.replay || phase === 'joining' || busy;
  const canPay = chosen.stakeCentavos <= stakeMax(balanceCentavos, exposureMaxCentavos);
  const shut = locked || isWaiting || (state === 'free' && (hasRun || !canPay));
  const ticketId = ticket?.ticketId ?? '';
  const shown = (state === 'free' ? null : fareOf(ticket, exposureMaxCentavos)) ?? chosen;
  const result = hasResult(props, ride, current) ? current : null;
  const wire = wireOf(chosen, exposureMaxCentavos);
  const act: Readonly<Record<PanelState, () => void>> = {
    free: () => props.onJoin(index, wire, chosen.stakeCentavos),
    boarded: () => props.onTakeBack(ticketId),
    waiting: () => undefined,
    queued: () => props.onTakeBack(ticketId),
    riding: () => props.onCashOut(ticketId, 'all'),
  };
  return {
    index,
    state,
    fare: shown,
    targetMax: targetMax(shown.stakeCentavos, exposureMaxCentavos),
    ticket,
    ridingCentavos: isRiding ? ridingCentavos : centavos(0n),
    result:
      result === null || ride.crashed === null
        ? null
        : resultOf(
            result,
            ride.crashed.hundredths,
            props.late,
            targetMax(result.stakeCentavos, exposureMaxCentavos),
          ),
    busy,
    shut,
    press: shut ? null : act[state],
    half: isRiding && !locked ? () => props.onCashOut(ticketId, 'half') : null,
    toggleAuto:
      props.replay || props.lockedBecause !== null
        ? null
        : hasRun
          ? () => props.onAutoStop(index)
          : canPay
            ? () => props.onAuto(index, wire, chosen.stakeCentavos)
            : null,
  };
}
