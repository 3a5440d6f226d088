import { useRef } from 'react';
import { useEveryFrame, write } from '../../kit/board/useEveryFrame';
import * as css from './buttons.css';
import type { FareProps } from './fares/fareProps';
import { shownAt } from './ride';
import { worthNow } from './tickets';

/** The primary button of a bet: bet, take back, or cash out with the current payout. */
export function PrimaryButton(props: FareProps & { readonly tall?: boolean }) {
  const { translate, formatAmount, panel, phase, tall = false } = props;
  const { state, fare, shut, busy } = panel;
  const amount = useRef<HTMLElement>(null);
  const isRiding = state === 'riding';
  useEveryFrame(isRiding, () => {
    if (!isRiding)
      return write(amount.current, formatAmount(panel.ticket?.stakeCentavos ?? fare.stakeCentavos));
    write(amount.current, formatAmount(worthNow(panel.ridingCentavos, 'all', shownNow(props))));
  });
  const labels = {
    free: phase === 'betting' ? 'board' : 'boardNext',
    boarded: 'takeBack',
    waiting: 'cut.title.boarded',
    queued: 'takeBack',
    riding: 'hopOff',
  } as const;
  return (
    <button
      type="button"
      className={css.primary}
      data-primary={panel.index === 0 || undefined}
      data-state={state}
      data-tall={tall || undefined}
      aria-disabled={shut || undefined}
      aria-busy={busy || undefined}
      onClick={() => panel.press?.()}
    >
      <span className={css.label}>{translate(labels[state])}</span>
      <b ref={amount} className={css.amount} />
    </button>
  );
}

/** Cashes out half of what is still in the round. */
export function HalfButton(props: FareProps) {
  const { translate, formatAmount, panel } = props;
  const amount = useRef<HTMLElement>(null);
  const isRiding = panel.state === 'riding';
  useEveryFrame(isRiding, () =>
    write(
      amount.current,
      isRiding ? formatAmount(worthNow(panel.ridingCentavos, 'half', shownNow(props))) : '',
    ),
  );
  if (!isRiding) return null;
  return (
    <button
      type="button"
      className={css.half}
      aria-disabled={panel.half === null || undefined}
      aria-busy={panel.busy || undefined}
      onClick={() => panel.half?.()}
    >
      {translate('half')}
      <b ref={amount} className={css.halfAmount} />
    </button>
  );
}

const shownNow = ({ ride, clock, playback }: FareProps): bigint =>
  shownAt(ride, clock.nowMs() - (playback?.startedAtMs ?? 0));
