import { type ReactNode, useMemo, useState } from 'react';
import { timeText } from '../app/text';
import { ItemContext, type Outcome } from './outcome';

interface ItemProps {
  /** Whether the item has left the list since the list was read. */
  readonly isGone: boolean;
  /** Whether the panel shows the row of the list, which is then older than the decision. */
  readonly isOfRow: boolean;
  /** Whether it is a card of its own, which no list is read for. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/**
 * The panel of an item, below what became of the last decision about it. That stays when the form of the decision goes,
 * and says so where somebody else was faster.
 */
export function Item({ isGone, isOfRow, isCard = false, children }: ItemProps) {
  const [outcome, tell] = useState<Outcome | null>(null);
  const isOver = isGone && isOfRow;
  const state = useMemo(() => ({ isOver, tell }), [isOver]);
  return (
    <ItemContext value={state}>
      {outcome !== null ? (
        <div className={`note outcome ${outcome.isDone ? 'pos' : 'warn'}`} role="status">
          <div className="g">
            <b>{outcome.text}</b> {timeText(outcome.at)}
            {!outcome.isDone && <blockquote>{outcome.reason}</blockquote>}
          </div>
        </div>
      ) : (
        isGone && (
          <div className="note outcome info" role="status">
            <div className="g">
              {isCard ? (
                <>
                  <b>This waits no longer: somebody else has decided.</b> What you have typed is kept.
                </>
              ) : (
                <>
                  <b>This is no longer in the list: somebody has dealt with it.</b>{' '}
                  {isOfRow ? 'What you see is from before.' : 'What you see is how it stands now.'} N reads
                  the list again.
                </>
              )}
            </div>
          </div>
        )
      )}
      {children}
    </ItemContext>
  );
}
