import { signedText } from '../../kit/board/signed';
import type { AwayStory } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import { targetMax } from './fares/fares';
import { type Ride, rideOf, shownAt } from './ride';
import type { AwayRound } from './strings';
import { secondsText, timesText } from './text';
import { resultOf, type TicketResult } from './tickets';

type Step = AwayStory['steps'][number] & { readonly atMs: number | null };

/** What happened to a bet whose ride ended while the player was away. Times count from departure. */
export function away(view: AwayRound): AwayStory {
  const { translate, formatAmount, round, exposureMaxCentavos } = view;
  const ride = rideOf({ roundId: '', startedAtMs: 0, events: round.events });
  const end = ride.crashed?.hundredths ?? 100n;
  const result = resultOf(ticketOf(view), end, null, targetMax(round.stakeCentavos, exposureMaxCentavos));
  const net = centavos(round.payoutCentavos - round.stakeCentavos);
  const stake = formatAmount(round.stakeCentavos);
  const isOut = result !== null && (result.reason === 'reached' || result.reason === 'hopped');
  const values = {
    end: timesText(translate, end),
    stake,
    amount: formatAmount(round.payoutCentavos),
    multiplier: timesText(translate, result?.at ?? end),
    target: timesText(translate, result?.target ?? end),
  };
  const number = round.roundNumber.toLocaleString('en');
  return {
    subtitle: translate(view.cutAtMs === null ? 'away.ride' : 'away.rideTimes', { number }),
    text: translate(`away.text.${textOf(result)}`, values),
    steps: stepsOf(view, ride, result, values),
    facts: [
      { label: translate('fare'), value: stake },
      {
        label: translate('away.out'),
        value: isOut ? values.multiplier : translate(result?.reason === 'partly' ? 'half' : 'away.no'),
      },
      {
        label: translate('result'),
        value: signedText(net, formatAmount),
        tone: net > 0n ? 'won' : net < 0n ? 'lost' : undefined,
      },
    ],
    tip: isOut || result?.isOff === false ? null : translate('away.tip'),
  };
}

const ticketOf = ({ round }: AwayRound) => ({
  ticketId: '',
  panel: 0,
  state: 'settled' as const,
  roundNumber: round.roundNumber,
  bet: round.bet,
  stakeCentavos: round.stakeCentavos,
  payoutCentavos: round.payoutCentavos,
});

/** Which sentence tells the result. */
function textOf(result: TicketResult | null): 'out' | 'part' | 'off' | 'auto' {
  if (result === null) return 'off';
  if (result.reason === 'reached' || result.reason === 'hopped') return 'out';
  if (result.reason === 'partly') return 'part';
  return result.isOff ? 'off' : 'auto';
}

function stepsOf(
  { translate, round, cutAtMs, backAtMs }: AwayRound,
  ride: Ride,
  result: TicketResult | null,
  values: Readonly<Record<string, string>>,
): readonly Step[] {
  const departedMs = ride.departedMs ?? 0;
  const step = (name: Step['name'], atMs: number | null, title: string, note: string): Step => ({
    name,
    atMs,
    title,
    note,
    at:
      atMs === null || atMs < departedMs
        ? ''
        : translate('seconds', { seconds: secondsText(atMs - departedMs) }),
  });
  const cutNote =
    cutAtMs === null || cutAtMs < departedMs
      ? translate('away.beforeRide')
      : translate(result?.isOff === false ? 'away.cutAuto' : 'away.cutOff', {
          ...values,
          multiplier: timesText(translate, shownAt(ride, cutAtMs)),
        });
  const outMs = round.events.flatMap((event) => {
    const { type, atMs } = event as { readonly type?: string; readonly atMs?: number };
    return type === 'hoppedOff' && atMs !== undefined ? [atMs] : [];
  });
  const steps = [
    step('cut', cutAtMs, translate('away.cut', values), cutNote),
    ...outMs
      .slice(-1)
      .map((atMs) => step('out', atMs, translate('away.hopped', values), translate('away.paid', values))),
    step(
      'end',
      ride.crashed?.atMs ?? null,
      translate('away.ended', values),
      outMs.length > 0 ? '' : translate('away.noTap'),
    ),
    step('back', backAtMs, translate('away.back', values), translate('away.nothingNew')),
  ];
  const areAllTimed = steps.every(({ atMs }) => atMs !== null);
  return areAllTimed ? steps.toSorted((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0)) : steps;
}
