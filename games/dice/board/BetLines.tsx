import * as z from 'zod/mini';
import * as list from '../../kit/board/lines.css';
import type { Centavos } from '../../kit/rules/money';
import { bet } from '../rules/bet';
import type { Place } from '../rules/mode';
import { fractionText } from './odds';
import { progressOf } from './progress';
import type { RoundViewProps } from './strings';
import { placeText, sideText } from './texts';

interface Line {
  readonly place: Place;
  readonly name: string;
  readonly stake: Centavos;
}

/** The bet, line by line; empty for a bet that is not one of this game. */
function linesOf({ translate, round }: RoundViewProps): readonly Line[] {
  const parsed = z.safeDecode(bet, round.bet as never);
  if (!parsed.success) return [];
  if (parsed.data.mode === 'percent') {
    const { side, target, stake } = parsed.data;
    return [{ place: side, name: sideText(translate, side, target), stake }];
  }
  return parsed.data.positions.map(({ place, stake }) => ({
    place,
    name: placeText(translate, place),
    stake,
  }));
}

/** Every place that was bet on: its stake and its payout. */
export function BetLines(props: RoundViewProps) {
  const { translate, formatAmount, round } = props;
  const { won } = progressOf(round.events);
  return (
    <ul className={list.lines}>
      {linesOf(props).map(({ place, name, stake }) => {
        const prize = won.find((each) => each.place === place);
        return (
          <li key={place} className={list.line} data-won={prize !== undefined || undefined}>
            <span className={list.name}>{name}</span>
            <span className={list.stake}>{formatAmount(stake)}</span>
            <span className={list.result}>
              {prize === undefined ? (
                translate('line.lost')
              ) : (
                <>
                  <b>{formatAmount(prize.payout)}</b>
                  <small>{translate('pays', { pays: fractionText(prize.pays) })}</small>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "Under 60.00: ₱100.00 pays ×1.65". */
export function headline(props: RoundViewProps): string | null {
  const { translate, formatAmount, round } = props;
  const [prize] = progressOf(round.events).won;
  if (prize === undefined) return null;
  const name = linesOf(props).find(({ place }) => place === prize.place)?.name ?? '';
  return translate('headline', {
    place: name,
    stake: formatAmount(prize.stake),
    pays: fractionText(prize.pays),
  });
}
