import type { ReactNode } from 'react';
import * as css from './EntrySheet.css';
import { pair, sign } from './Question.css';
import { Sheet } from './Sheet';

interface EntrySheetProps {
  readonly onClose: () => void;
  readonly title: string;
  /** The category and the studio of the game. */
  readonly kind: string;
  readonly picture: ReactNode;
  /** The favourite button. */
  readonly mark?: ReactNode;
  /** RTP and stakes, each a figure above its name. */
  readonly facts?: readonly { readonly name: string; readonly figure: string }[];
  /** The odds, or where to find them. */
  readonly note: ReactNode;
  /** The wallet in use; null for guests. */
  readonly wallet: { readonly icon: ReactNode; readonly title?: string; readonly text: string } | null;
  readonly answers: ReactNode;
  /** Time played today and a link to limits, in one line; null while it is not known. */
  readonly today: ReactNode;
}

/** The sheet before a game opens: picture, RTP, wallet, and the answers. */
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
