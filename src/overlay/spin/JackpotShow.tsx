import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import X from '~icons/ph/x-bold';
import type { SettledRound } from '../../../contract/play';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import * as css from './JackpotShow.css';
import { ShareButton } from './ShareButton';

interface JackpotShowProps {
  readonly round: SettledRound;
  /** How rare the prize is, as a text. */
  readonly chance: string;
  /** Null while the player cannot spin again. */
  readonly onAgain: (() => void) | null;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** Twice round, so that every reel turns more than once. */
const STRIP = Array.from({ length: 20 }, (_, index) => index % 10);

/** Stops a reel on the digit at this place of its strip; reels further right stop later. */
const stopAt = (place: number, index: number) =>
  ({ '--stop': place, animationDuration: `${1400 + 450 * index}ms` }) as CSSProperties;

/** The rarest prize takes the whole stage: the amount counts up on reels, and can be shared. */
export function JackpotShow({ round, chance, onAgain, onCheck, onClose }: JackpotShowProps) {
  const { t } = useTranslation();
  const show = useRef<HTMLElement>(null);
  useFocusInside(show);
  const digits = [...String(round.payout / 100n)];
  return (
    <section
      ref={show}
      className={css.show}
      role="dialog"
      aria-label={t('spin.wonMega')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      data-jackpot
      data-prize
      data-open
    >
      <button type="button" className={css.close} aria-label={t('spin.close')} onClick={onClose}>
        <X aria-hidden />
      </button>
      <div className={css.text} role="status">
        <p className={css.title}>{t('spin.wonMega')}</p>
        <p className={css.reels} aria-hidden="true">
          <b className={css.sign}>₱</b>
          {digits.map((digit, index) => (
            <span key={index} className={css.reel}>
              <span className={css.strip} style={stopAt(10 + Number(digit), index)}>
                {STRIP.map((each, place) => (
                  <i key={place} className={css.digit}>
                    {each}
                  </i>
                ))}
              </span>
            </span>
          ))}
        </p>
        <p className={css.sum}>{t('spin.inWallet', { amount: amountText(round.payout, '₱') })}</p>
        <p className={css.chance}>{chance}</p>
      </div>
      <div className={css.actions}>
        <ShareButton round={round} chance={chance} />
        <div className={css.pair}>
          <Button tone="secondary" onClick={onCheck}>
            {t('spin.check')}
          </Button>
          <Button tone="secondary" onClick={onAgain ?? onClose}>
            {t(onAgain === null ? 'spin.close' : 'spin.again')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Takes the focus while it is shown, and then gives it back: the page behind is hidden, and with it what had the focus. */
function useFocusInside(target: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null);
  // Before the browser draws: it takes the focus from what is hidden.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    target.current?.focus();
  }, [target]);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) focusOnceShown(before.current);
    },
    [],
  );
}

/** More than a hidden page needs to be shown again. */
const FRAMES_MAX = 30;

/** Focuses what is becoming visible: with reduced motion a transition of 1 ms delays that by some frames. */
function focusOnceShown(target: HTMLElement, framesLeft = FRAMES_MAX): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  target.focus();
  if (document.activeElement !== target && framesLeft > 0)
    requestAnimationFrame(() => focusOnceShown(target, framesLeft - 1));
}
