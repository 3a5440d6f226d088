import { shortAmount } from '../../kit/board/stakes';
import { SIDES, type Side } from '../rules/matchups';
import { chanceText, returnText, timesText } from './figures';
import * as css from './sides.css';
import type { SharedBoardProps } from './strings';
import type { BoardView } from './view';

interface SidesProps extends SharedBoardProps {
  readonly view: BoardView;
  /** The selected side. */
  readonly chosen: Side | null;
  /** Why no other can be selected now; null if it can. */
  readonly lockedBecause: string | null;
  readonly onSide: (side: Side) => void;
}

/** The sides to bet on: each card has its bird, multiplier, chance and RTP. */
export function Sides(props: SidesProps) {
  const { translate, view, chosen, lockedBecause, onSide, onNotice } = props;
  const { backed, winner } = view;
  return (
    <fieldset className={css.sides} aria-label={translate('sides')}>
      {SIDES.map((side) => {
        const hasBet = backed.some((each) => each.side === side);
        // While bets are open the side that the next bet is on is marked; stakes have a tag.
        const isMarked =
          view.standing === 'open' || backed.length === 0 ? chosen === side && winner === null : hasBet;
        return (
          <button
            key={side}
            type="button"
            className={css.sideOf[side]}
            data-side={side}
            data-light={winner === null ? undefined : winner === side ? 'lit' : 'dim'}
            aria-pressed={isMarked}
            aria-disabled={lockedBecause !== null || undefined}
            onClick={() => (lockedBecause === null ? onSide(side) : onNotice(lockedBecause))}
          >
            <Facts {...props} side={side} />
          </button>
        );
      })}
    </fieldset>
  );
}

function Facts({ translate, formatAmount, view, side }: SidesProps & { readonly side: Side }) {
  const { contest, backed, winner } = view;
  const on = backed.find((each) => each.side === side);
  const { card } = contest;
  return (
    <>
      <span className={css.name}>{translate(`side.${side}`)}</span>
      <b className={css.pays}>{card === null ? translate('unknown') : timesText(translate, card, side)}</b>
      {card !== null && (
        <>
          <span className={css.facts}>{translate(`facts.${side}`, { percent: chanceText(card, side) })}</span>
          <span className={css.facts}>{translate('rtp', { percent: returnText(card, side) })}</span>
        </>
      )}
      {winner === side ? (
        <span className={css.tag}>{translate(side === 'draw' ? 'isDraw' : 'wins')}</span>
      ) : (
        on !== undefined && <span className={css.tag}>{shortAmount(formatAmount(on.stakeCentavos))}</span>
      )}
    </>
  );
}
