import { type ReactNode, useState } from 'react';
import { Item } from './Item';

interface WaitingCardsProps<Of> {
  readonly list: readonly Of[];
  readonly idOf: (of: Of) => string;
  /** The card; `onDone` is called once its decision was carried out. */
  readonly children: (of: Of, onDone: () => void) => ReactNode;
}

/**
 * Cards of what waits for a decision. They go when it is decided, except the one that somebody was typing in: it says that
 * another was faster, and what was typed is kept.
 */
export function WaitingCards<Of>({ list, idOf, children }: WaitingCardsProps<Of>) {
  const [typedIn, setTypedIn] = useState<Of | null>(null);
  const isGone = typedIn !== null && list.every((of) => idOf(of) !== idOf(typedIn));
  return (isGone ? [...list, typedIn] : list).map((of) => (
    <div key={idOf(of)} className="col" onInput={() => setTypedIn(of)}>
      <Item isGone={isGone && of === typedIn} isOfRow={false} isCard>
        {children(of, () => setTypedIn(null))}
      </Item>
    </div>
  ));
}
