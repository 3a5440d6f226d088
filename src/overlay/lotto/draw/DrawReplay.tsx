import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import ArrowClockwise from '~icons/ph/arrow-clockwise-bold';
import ArrowLeft from '~icons/ph/arrow-left-bold';
import type { LottoDraw, LottoTicket } from '../../../../contract/lotto';
import { LiveRegion } from '../../../../games/kit/board/LiveRegion';
import { wireShow } from '../../../../games/kit/fairness/lotto/wireShow';
import type { Json } from '../../../../games/kit/rules/round';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { useReducedMotion } from '../../../shared/useReducedMotion';
import { useDrawShow } from '../../../stage/useDrawShow';
import { useStageRoom } from '../../../stage/useStageRoom';
import { Button } from '../../../ui/form/Button';
import { openLayer } from '../../../ui/sheet/backStack';
import { RoundButton } from '../LottoFrame';
import { dayAndMonth, hourText } from '../lottoText';
import { DrawnBalls, DrawnDigits } from '../Numbers';
import { lottoDraw } from './card';
import * as css from './DrawReplay.css';

interface DrawReplayProps {
  /** One with numbers. */
  readonly draw: LottoDraw;
  /** The player's tickets in it: a win is celebrated at the end. */
  readonly tickets?: readonly LottoTicket[];
  readonly onClose: () => void;
}

const NO_TICKETS: readonly LottoTicket[] = [];

const drawnIn = (events: readonly Json[]): readonly number[] =>
  events.flatMap((event) => {
    const { type, number } = event as { readonly type: string; readonly number?: number };
    return type === 'ballDrawn' && number !== undefined ? [number] : [];
  });

/** A draw once more, ball by ball, on a page of its own: the stage is behind it. */
export function DrawReplay({ draw, tickets = NO_TICKETS, onClose }: DrawReplayProps) {
  const { t, language } = useTranslation();
  const reducedMotion = useReducedMotion();
  const room = useRef<HTMLDivElement>(null);
  // The tickets of the moment when the show began: a list that loads again is another one.
  const [lines] = useState(() => tickets.map((ticket) => ticket.lines));
  const events = useMemo(
    () => (draw.numbers === null ? [] : wireShow(draw.numbers, lines)),
    [draw.numbers, lines],
  );
  const show = useDrawShow({ card: lottoDraw, name: `lotto ${draw.draw}`, events, reducedMotion });
  const { isOver, again, showAll } = show;
  const shown = drawnIn(show.shown);
  const isAlone = useAtomValue(stageStateAtom) === 'boardAlone';
  useStageRoom(room);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    window.scrollTo({ top: 0 });
    return openLayer(() => close.current());
  }, []);
  return (
    <div className={css.page}>
      <header className={css.header}>
        <RoundButton label={t('ui.back')} onClick={onClose}>
          <ArrowLeft aria-hidden />
        </RoundButton>
        <h1 className={css.title}>
          {t('lotto.moment', {
            day: dayAndMonth(draw.drawsAt, LANGUAGES[language].tag),
            time: hourText(draw.drawsAt),
          })}
        </h1>
      </header>
      <div ref={room} className={css.room}>
        {isAlone && <PlainDraw drawn={shown} balls={draw.numbers?.twoD.length ?? 0} />}
      </div>
      <footer className={css.footer} data-over={isOver || undefined}>
        {isOver ? (
          <>
            <Button tone="secondary" icon={<ArrowClockwise aria-hidden />} onClick={again}>
              {t('lotto.replay')}
            </Button>
            <Button onClick={onClose}>{t('ui.close')}</Button>
          </>
        ) : (
          <Button tone="secondary" onClick={showAll}>
            {t('lotto.skip')}
          </Button>
        )}
        <LiveRegion text={isOver ? spokenNumbers(draw) : shown.join(', ')} />
      </footer>
    </div>
  );
}

interface PlainDrawProps {
  /** The numbers so far, those of 2D first. */
  readonly drawn: readonly number[];
  /** How many of them are of 2D. */
  readonly balls: number;
}

/** The numbers as they are drawn, for devices that show no scene. The live region tells them. */
const PlainDraw = ({ drawn, balls }: PlainDrawProps) => (
  <div className={css.plain} aria-hidden="true" data-plain>
    <span className={css.balls}>
      <DrawnBalls numbers={drawn.slice(0, balls)} />
    </span>
    <span className={css.digits}>
      <DrawnDigits numbers={drawn.slice(balls)} />
    </span>
  </div>
);

const spokenNumbers = ({ numbers }: LottoDraw): string =>
  numbers === null ? '' : `2D: ${numbers.twoD.join(', ')}. 3D: ${numbers.threeD.join(', ')}.`;
