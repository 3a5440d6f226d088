import * as z from 'zod/mini';
import * as list from '../../kit/board/lines.css';
import { bet, cut, worth } from '../rules/bet';
import { endOf, outcome as outcomeSchema } from '../rules/point';
import { OFF } from './fares/fares';
import type { RoundViewProps } from './strings';
import { timesText } from './text';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly stake: string;
  readonly paid: string | null;
}

/** The parts of the bet: what was cashed out at which multiplier, and what stayed in to the end. */
function linesOf({ translate, formatAmount, round }: RoundViewProps): readonly Line[] {
  const placed = z.safeDecode(bet, round.bet as never);
  const point = z.safeDecode(outcomeSchema, round.outcome as never);
  if (!placed.success) return [];
  const { ended, riding } = cut(placed.data);
  const { target } = placed.data;
  const lines = ended.map(
    ({ stake, multiplier }, index): Line => ({
      key: `hop${index}`,
      name: translate('line.hopped', { multiplier: timesText(translate, multiplier) }),
      stake: formatAmount(stake),
      paid: formatAmount(worth(stake, multiplier)),
    }),
  );
  if (riding === 0n) return lines;
  const end = point.success ? endOf(point.data) : null;
  const reached = end !== null && target <= end;
  const name = reached ? 'line.reached' : target === OFF ? 'line.stayed' : 'line.missed';
  return [
    ...lines,
    {
      key: 'rest',
      name: translate(name, { target: timesText(translate, target) }),
      stake: formatAmount(riding),
      paid: reached ? formatAmount(worth(riding, target)) : null,
    },
  ];
}

/** The result of every part of the bet. */
export function BetLines(props: RoundViewProps) {
  return (
    <ul className={list.lines}>
      {linesOf(props).map(({ key, name, stake, paid }) => (
        <li key={key} className={list.line}>
          <span className={list.name}>{name}</span>
          <span className={list.stake}>{stake}</span>
          <span className={list.result}>{paid === null ? props.translate('lost') : <b>{paid}</b>}</span>
        </li>
      ))}
    </ul>
  );
}

/** "Hopped off at ×46.80", of the part that paid best; null if none was cashed out. */
export function headline({ translate, round }: RoundViewProps): string | null {
  const placed = z.safeDecode(bet, round.bet as never);
  const point = z.safeDecode(outcomeSchema, round.outcome as never);
  if (!placed.success) return null;
  const { ended, riding } = cut(placed.data);
  const { target } = placed.data;
  const hops = ended.map(({ multiplier }) => multiplier);
  if (riding > 0n && point.success && target <= endOf(point.data)) hops.push(target);
  const best = hops.toSorted((a, b) => Number(b - a))[0] ?? 0n;
  return best === 0n ? null : translate('headline', { multiplier: timesText(translate, best) });
}
