import { type ReactNode, useState } from 'react';
import type { AutoRun, BoardProps, Translate } from '../card';
import type { KitKey } from '../words/keys';
import * as css from './actions.css';

/** A small button next to the primary one. */
export interface SmallAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The button that bets. While disabled it keeps keyboard focus and does nothing. */
export interface PrimaryAction {
  readonly label: string;
  /** The stake, formatted for display. */
  readonly amount?: string;
  readonly shut: boolean;
  /** Set when the button takes a bet back: it must not look like the button that places one. */
  readonly undoes?: boolean;
  /** A bet has been sent and not answered yet. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

interface ActionsProps {
  readonly translate: Translate<KitKey>;
  /** Up to two; a third fits next to a short label. */
  readonly small: readonly SmallAction[];
  readonly primary: PrimaryAction;
  /** While a run is active, the primary button ends it and the small ones are disabled. */
  readonly auto: AutoRun | null;
  readonly onAutoStop: () => void;
  readonly lockedBecause: string | null;
  readonly pauseEndsAtMs?: BoardProps['pauseEndsAtMs'];
}

/** Small buttons and the one primary button; while betting is closed, the reason stands above them: they keep their places. */
export function Actions(props: ActionsProps) {
  const { translate, small, primary, auto, onAutoStop, lockedBecause, pauseEndsAtMs = null } = props;
  return (
    <>
      {lockedBecause !== null && <p className={css.locked}>{lockedBecause}</p>}
      <div className={css.actions}>
        {small.map(({ key, label, icon, disabled, onPress }) => (
          <button
            key={key}
            type="button"
            className={css.small}
            disabled={disabled || auto !== null}
            onClick={onPress}
          >
            {icon}
            {label}
          </button>
        ))}
        {auto === null ? (
          <Primary {...primary} pauseEndsAtMs={pauseEndsAtMs} />
        ) : (
          <Stop auto={auto} {...{ translate, onAutoStop }} />
        )}
      </div>
    </>
  );
}

interface PrimaryProps extends PrimaryAction {
  readonly pauseEndsAtMs: BoardProps['pauseEndsAtMs'];
}

function Primary({ label, amount, undoes = false, shut, busy, pauseEndsAtMs, onPress }: PrimaryProps) {
  const closed = shut || pauseEndsAtMs !== null;
  return (
    <button
      type="button"
      className={css.primary}
      aria-disabled={closed || undefined}
      aria-busy={busy || undefined}
      data-primary
      data-undoes={undoes || undefined}
      onClick={() => !closed && onPress()}
    >
      <span className={css.label}>{label}</span>
      {amount !== undefined && <span className={`${css.amount} ${css.wide}`}>{amount}</span>}
      {!shut && pauseEndsAtMs !== null && <Pause endsAtMs={pauseEndsAtMs} />}
    </button>
  );
}

/** How much of the wait is over, as a line that fills the foot of the button. */
function Pause({ endsAtMs }: { readonly endsAtMs: number }) {
  const [leftMs] = useState(() => Math.max(0, endsAtMs - performance.now()));
  return <span className={css.pause} style={{ animationDuration: `${leftMs}ms` }} data-pause aria-hidden />;
}

type StopProps = Pick<ActionsProps, 'translate' | 'onAutoStop'> & { readonly auto: AutoRun };

function Stop({ translate, auto, onAutoStop }: StopProps) {
  return (
    <button type="button" className={css.primary} data-primary data-stop onClick={onAutoStop}>
      <span className={`${css.label} ${css.stop}`}>
        <span className={css.stopIcon} aria-hidden="true" />
        {translate('kit.stop')}
      </span>
      <span className={css.amount}>{translate('kit.roundsLeft', { count: auto.roundsLeft })}</span>
    </button>
  );
}
