import { useLayoutEffect, useRef, useState } from 'react';
import { shortAmount, stepStake } from '../../../kit/board/stakes';
import { shortTimesText } from '../text';
import type { FareProps } from './fareProps';
import { lowered, OFF, STAKE_MIN, stepTarget, typedTarget } from './fares';
import { Stepper } from './Stepper';
import * as css from './stepper.css';

/** The stake. */
export function StakeStep({ translate, formatAmount, panel, maxCentavos, onFare }: FareProps) {
  const { stakeCentavos } = panel.fare;
  const open = isOpen(panel);
  const to = (direction: 1 | -1) => () =>
    onFare(panel.index, { stakeCentavos: stepStake(stakeCentavos, direction, STAKE_MIN, maxCentavos) });
  const text = shortAmount(formatAmount(stakeCentavos));
  return (
    <Stepper
      label={translate('fare')}
      less={translate('fareLess')}
      more={translate('fareMore')}
      onLess={open && stakeCentavos > STAKE_MIN ? to(-1) : null}
      onMore={open && stakeCentavos < maxCentavos ? to(1) : null}
    >
      <output className={css.value} data-long={text.length > 7 || undefined}>
        {text}
      </output>
    </Stepper>
  );
}

/** The automatic cash-out; typed or stepped. The exposure limit lowers it visibly. */
export function TargetStep({ translate, panel, onFare, onTarget, onTargetFocus }: FareProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = draft !== null;
  useLayoutEffect(() => {
    if (isTyping) field.current?.select();
  }, [isTyping]);
  const { fare, targetMax } = panel;
  const open = isOpen(panel);
  const target = lowered(fare.target, targetMax);
  const isOff = fare.target === OFF;
  const isLowered = fare.target > targetMax && !isOff;
  const text = isOff ? translate('off') : shortTimesText(translate, target);
  const plain = isOff ? '' : text.replace(/[×,]/g, '');
  const commit = (written: string) => {
    // Focusing the field changes nothing, not even a target that was lowered.
    const typed = draft === null || written === plain ? null : typedTarget(written);
    if (typed !== null) onTarget(panel.index, typed);
    setDraft(null);
  };
  const less = stepTarget(target, -1);
  const more = stepTarget(target, 1);
  return (
    <Stepper
      label={translate('autoHop')}
      less={translate('autoHopLess')}
      more={translate('autoHopMore')}
      onLess={open && less !== target ? () => onFare(panel.index, { target: less }) : null}
      onMore={
        open && more !== target && target < targetMax ? () => onFare(panel.index, { target: more }) : null
      }
    >
      <input
        ref={field}
        className={css.value}
        inputMode="decimal"
        autoComplete="off"
        aria-label={translate('autoHop')}
        data-long={text.length > 7 || undefined}
        data-lowered={isLowered || undefined}
        disabled={!open}
        value={draft ?? text}
        onFocus={() => {
          onTargetFocus?.();
          // Keep text that was typed before the focus event.
          setDraft((typing) => typing ?? plain);
        }}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Stepper>
  );
}

/** A placed bet is shown; only the next one can be edited. */
export const isOpen = ({ state, busy }: FareProps['panel']): boolean => !busy && state === 'free';
