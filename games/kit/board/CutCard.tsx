import type { ReactNode } from 'react';
import * as css from './cut.css';

/** One bet that stands while the connection is lost. */
export interface CutBet {
  readonly key: string | number;
  /** What happens to it without the player. */
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly isLoss?: boolean }[];
  /** What the player can do about it, now or when the connection is back; null for nothing. */
  readonly action: {
    readonly label: string;
    readonly note: string;
    readonly busy: boolean;
    /** Null while it cannot be done. */
    readonly press: (() => void) | null;
  } | null;
}

interface CutCardProps {
  readonly title: string;
  readonly bets: readonly CutBet[];
  /** Sentences that hold for all bets. */
  readonly frozen: string;
  readonly nothingNew: string;
}

/** Replaces a board's controls while the connection is lost and bets stand: what is true of each of them. */
export function CutCard({ title, bets, frozen, nothingNew }: CutCardProps) {
  return (
    <div className={css.cut} data-cut data-two={bets.length > 1 || undefined}>
      <div className={css.head}>
        <Sign>
          <path d="M4 4l16 16M8.500 15.200a5 5 0 0 1 6.500-.300M5.300 11.800a9.500 9.500 0 0 1 4.200-2.400M13.500 9.200a9.500 9.500 0 0 1 5.200 2.600M2.300 8.500a14 14 0 0 1 4-2.600M10.500 4.700a14 14 0 0 1 11.200 3.800M12 18.800v.100" />
        </Sign>
        <div className={css.words}>
          <b className={css.title}>{title}</b>
          {bets.length === 1 && <p className={css.text}>{bets[0]?.text}</p>}
        </div>
      </div>
      {bets.map((bet) => (
        <div key={bet.key} className={css.bet}>
          {bets.length > 1 && <p className={css.text}>{bet.text}</p>}
          <dl className={css.facts}>
            {bet.facts.map(({ label, value, isLoss }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-loss={isLoss || undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <ul className={css.notes}>
        <li>{frozen}</li>
        <li>{nothingNew}</li>
      </ul>
      <div className={css.actions}>
        {bets.map(({ key, action }) => action !== null && <Action key={key} {...action} />)}
      </div>
    </div>
  );
}

function Action({ label, note, busy, press }: NonNullable<CutBet['action']>) {
  return (
    <button
      type="button"
      className={css.action}
      data-primary
      aria-disabled={press === null || undefined}
      aria-busy={busy || undefined}
      onClick={() => press?.()}
    >
      <b>{label}</b>
      <span>{note}</span>
    </button>
  );
}

const Sign = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
    {children}
  </svg>
);
