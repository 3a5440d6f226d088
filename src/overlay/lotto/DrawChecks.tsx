import type { UseQueryResult } from '@tanstack/react-query';
import Check from '~icons/ph/check-bold';
import Clock from '~icons/ph/clock-bold';
import Minus from '~icons/ph/minus-bold';
import SealCheck from '~icons/ph/seal-check-fill';
import X from '~icons/ph/x-bold';
import type { LottoDraw, LottoTicket } from '../../../contract/lotto';
import { type Translation, useTranslation } from '../../i18n/i18n';
import { showToast } from '../../shared/popups/toasts';
import type { CheckState } from '../../shared/workers/roundCheck';
import { Button } from '../../ui/form/Button';
import * as css from './DrawChecks.css';
import { type DrawCheck, isCheckable, STEPS, type Step, stepState, useDrawCheck } from './drawCheck';
import { numbersText } from './lottoText';
import { shortHash } from './shortHash';

const SIGNS: Readonly<Record<CheckState, typeof Check>> = {
  ok: Check,
  practice: Check,
  failed: X,
  notChecked: Minus,
  notPinned: Minus,
};

interface DrawChecksProps {
  readonly draw: LottoDraw;
  /** The player's ticket that is checked; null without one. */
  readonly ticket: LottoTicket | null;
}

/** How a draw came about, step by step, each checked on this device. */
export function DrawChecks({ draw, ticket }: DrawChecksProps) {
  const { t } = useTranslation();
  const check = useDrawCheck(draw, ticket?.ticketId ?? null, true);
  const lines = check.data?.report.lines ?? null;
  const isWaiting = !isCheckable(draw);
  const isVoid = draw.voidReason !== null;
  return (
    <section className={css.checks} aria-busy={check.isFetching}>
      <div className={css.head}>
        <h2>{t(isVoid ? 'lotto.checkable' : 'lotto.howDrawn')}</h2>
        {!isWaiting && <VerdictChip check={check} />}
      </div>
      <ol>
        {STEPS.filter((step) => !isVoid || tookPlace(step, draw)).map((step) => {
          const state = lines === null ? null : stepState(lines, step);
          const Sign = state === null ? Clock : SIGNS[state];
          const isPlain = state === null || state === 'ok';
          return (
            <li key={step} className={css.step} data-state={state ?? undefined}>
              <span className={css.sign}>
                <Sign aria-hidden />
              </span>
              <span className={css.what}>
                {t(step === 'record' && ticket !== null ? 'lotto.step_own' : `lotto.step_${step}`)}
                {!isPlain && <small>{t(`fair.state.${state}`)}</small>}
              </span>
              <span className={css.value}>{factOf(step, draw, ticket, t)}</span>
            </li>
          );
        })}
      </ol>
      {isWaiting && <p className={css.note}>{t('lotto.checkLater')}</p>}
      {check.data?.report.state === 'notPinned' && <p className={css.note}>{t('fair.reason.notPinned')}</p>}
      {draw.beacon.network !== 'quicknet' && (
        <p className={css.note}>
          <b>{t('fair.practice')}</b> {t('fair.practiceText')}
        </p>
      )}
      {check.isError && (
        <p className={css.note} role="alert">
          {t('fair.broken')}
        </p>
      )}
      {!isWaiting && <Actions check={check} />}
    </section>
  );
}

/** Whether a void draw came as far as a step. */
function tookPlace(step: Step, draw: LottoDraw): boolean {
  if (step === 'record') return draw.closing !== null;
  return step !== 'numbers';
}

/** What a step has fixed, shortened. */
function factOf(step: Step, draw: LottoDraw, ticket: LottoTicket | null, t: Translation['t']): string {
  switch (step) {
    case 'seed':
      return shortHash(draw.commitment);
    case 'record': {
      if (draw.closing === null) return '';
      return ticket?.place == null
        ? t('lotto.sold', { count: draw.closing.tickets })
        : t('lotto.place', { place: ticket.place.toLocaleString('en') });
    }
    case 'beacon':
      return draw.beacon.round.toLocaleString('en');
    case 'numbers':
      return draw.numbers === null
        ? ''
        : `${numbersText(draw.numbers.twoD)}, ${numbersText(draw.numbers.threeD)}`;
  }
}

type CheckQuery = UseQueryResult<DrawCheck>;

function VerdictChip({ check }: { readonly check: CheckQuery }) {
  const { t } = useTranslation();
  const state = check.data?.report.state ?? null;
  if (state === null) {
    return check.isError ? null : <span className={css.verdict}>{t('lotto.verdict_busy')}</span>;
  }
  const Sign = state === 'ok' || state === 'practice' ? SealCheck : SIGNS[state];
  return (
    <span className={css.verdict} data-state={state} role="status">
      <Sign aria-hidden />
      {t(`lotto.verdict_${state}`)}
    </span>
  );
}

/** The result of a check of the newest draw, once this device has made it; nothing before. */
export function Verdict({ draw }: { readonly draw: LottoDraw }) {
  const check = useDrawCheck(draw, null, false);
  return check.data === undefined ? null : <VerdictChip check={check} />;
}

function Actions({ check }: { readonly check: CheckQuery }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(check.data?.data ?? '').then(
      () => showToast({ text: t('lotto.copied'), tone: 'success' }),
      () => showToast({ text: t('lotto.notCopied'), tone: 'error' }),
    );
  return (
    <div className={css.actions}>
      <Button tone="quiet" size="m" busy={check.isFetching} onClick={() => void check.refetch()}>
        {t('lotto.checkOnce')}
      </Button>
      <Button tone="quiet" size="m" disabled={check.data === undefined} onClick={() => void copy()}>
        {t('fair.copy')}
      </Button>
    </div>
  );
}
