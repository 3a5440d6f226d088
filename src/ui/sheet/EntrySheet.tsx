import type { ReactNode } from 'react';
import * as css from './EntrySheet.css';
import { pair, sign } from './Question.css';
import { Sheet } from './Sheet';

interface EntrySheetProps {
  readonly onClose: () => void;
  readonly title: string;
  /** What kind of game it is, and whose. */
  readonly kind: string;
  readonly picture: ReactNode;
  /** Whether it is among the player's own. */
  readonly mark?: ReactNode;
  /** What it returns and costs, each a figure over its name. */
  readonly facts?: readonly { readonly name: string; readonly figure: string }[];
  /** Odds, or where they are to be found. */
  readonly note: ReactNode;
  /** What it is played with; null for who has no wallet. */
  readonly wallet: { readonly icon: ReactNode; readonly title?: string; readonly text: string } | null;
  readonly answers: ReactNode;
  /** The time played today and the way to limits, in one line; null while it is not known. */
  readonly today: ReactNode;
}

/** Before a game opens: its picture above the edge, what it returns, what it is played with, and the answers. */
export function EntrySheet(props: EntrySheetProps) {
  const { facts = [], mark, note, wallet, today } = props;
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={props.title}
      subtitle={props.kind}
      picture={props.picture}
      footer={
        <>
          <div className={pair}>{props.answers}</div>
          {today !== null && <p className={css.today}>{today}</p>}
        </>
      }
    >
      {mark !== undefined && <div className={css.mark}>{mark}</div>}
      {facts.length > 0 && (
        <dl className={css.boxes}>
          {facts.map(({ name, figure }) => (
            <div key={name}>
              <dd>{figure}</dd>
              <dt>{name}</dt>
            </div>
          ))}
        </dl>
      )}
      <div className={css.note}>{note}</div>
      {wallet !== null && (
        <div className={css.wallet}>
          <span className={sign}>{wallet.icon}</span>
          <div>
            {wallet.title !== undefined && <b>{wallet.title}</b>}
            <p>{wallet.text}</p>
          </div>
        </div>
      )}
    </Sheet>
  );
}
