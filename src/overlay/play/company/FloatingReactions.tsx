import { floatingAt, placeOf, type ReceivedReaction } from './reactionList';
import { Sticker } from './Sticker';
import * as css from './stickers.css';

interface FloatingReactionsProps {
  readonly game: string;
  readonly list: readonly ReceivedReaction[];
  readonly nowMs: number;
}

/** Stickers over the stage, each with the masked name of who sent it, or how many did. */
export function FloatingReactions({ game, list, nowMs }: FloatingReactionsProps) {
  return (
    <div className={css.float} aria-hidden="true">
      {floatingAt(list, nowMs).map((one) => {
        const { left, top, tilt } = placeOf(one);
        return (
          <span
            key={one.id}
            className={css.floating}
            data-reaction={one.reaction}
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            <span style={{ rotate: `${tilt}deg` }} className={css.tilted}>
              <Sticker reaction={one.reaction} game={game} />
            </span>
            <span className={css.from}>{one.count > 1 ? `×${one.count}` : one.name}</span>
          </span>
        );
      })}
    </div>
  );
}
