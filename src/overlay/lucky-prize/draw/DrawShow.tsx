import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import ArrowClockwise from '~icons/ph/arrow-clockwise-bold';
import type { LuckyDraw } from '../../../../contract/rewards/luckyPrize';
import { LiveRegion } from '../../../../games/kit/board/LiveRegion';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { shortDayText } from '../../../shared/dateText';
import { useReducedMotion } from '../../../shared/useReducedMotion';
import { useDrawShow } from '../../../stage/useDrawShow';
import { useStageRoom } from '../../../stage/useStageRoom';
import { Button } from '../../../ui/form/Button';
import { openLayer } from '../../../ui/sheet/backStack';
import { amountText } from '../../../ui/text/Amount';
import * as luckyCss from '../LuckyPrize.css';
import { wonKey } from '../luckyPrize';
import { Slips } from '../Slips';
import { luckyDraw } from './card';
import * as css from './DrawShow.css';
import { eventsOf, LARGE } from './events';

interface DrawShowProps {
  readonly draw: LuckyDraw;
  readonly onClose: () => void;
}

/** A draw on stage: the drum above, the prizes below, which are filled as their tickets come. */
export function DrawShow({ draw, onClose }: DrawShowProps) {
  const { t, language } = useTranslation();
  const reducedMotion = useReducedMotion();
  const room = useRef<HTMLDivElement>(null);
  const events = useMemo(() => eventsOf(draw), [draw]);
  const show = useDrawShow({ card: luckyDraw, name: draw.monday, events, reducedMotion });
  const { isOver, again, showAll } = show;
  // How many tickets, the smallest prize first. The first event is the drum.
  const shown = isOver ? events.length : Math.max(0, show.shown.length - 1);
  useStageRoom(room);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    window.scrollTo({ top: 0 });
    return openLayer(() => close.current());
  }, []);
  const day = shortDayText(new Date(`${draw.monday}T00:00:00+08:00`), LANGUAGES[language].tag);
  return (
    <div className={css.page}>
      <header className={css.header}>
        <button type="button" className={css.round} aria-label={t('ui.back')} onClick={onClose}>
          <ArrowLeft size="1.3rem" aria-hidden />
        </button>
        <h1 className={css.title}>{t('lucky.weekOf', { day })}</h1>
      </header>
      <div ref={room} className={css.room} />
      <section className={css.panel} data-over={isOver || undefined}>
        <div className={luckyCss.turning}>
          <Slips draw={draw} shown={shown} />
        </div>
        <Told draw={draw} isOver={isOver} />
        {isOver ? (
          <div className={css.pair}>
            <Button tone="secondary" icon={<ArrowClockwise aria-hidden />} onClick={again}>
              {t('lucky.again')}
            </Button>
            <Button onClick={onClose}>{t('lucky.done')}</Button>
          </div>
        ) : (
          <Button wide tone="secondary" onClick={showAll}>
            {t('lucky.showAll')}
          </Button>
        )}
        <LiveRegion text={useNewest(draw, shown)} />
      </section>
    </div>
  );
}

/** What became of the player's ticket, once everything is shown; before, how many took part. */
function Told({ draw, isOver }: { readonly draw: LuckyDraw; readonly isOver: boolean }) {
  const { t } = useTranslation();
  const { own, tickets, pool } = draw;
  if (!isOver || own === null) {
    return (
      <p className={css.told}>
        {t('lucky.tickets', { count: tickets, tickets: tickets.toLocaleString('en') })}{' '}
        {t('lucky.poolIs', { amount: amountText(pool) })}
      </p>
    );
  }
  const number = own.number.toLocaleString('en');
  return own.prize === null ? (
    <p className={css.told}>{t('lucky.ownLost', { number })}</p>
  ) : (
    <p className={css.told} data-won>
      {t(wonKey(own), { number, amount: amountText(own.prize) })}
    </p>
  );
}

/** The ticket that was shown last, for screen readers. */
function useNewest({ winners }: LuckyDraw, shown: number): string {
  const { t } = useTranslation();
  const large = winners.slice(0, LARGE);
  const newest = shown > large.length ? undefined : large[large.length - shown];
  if (newest === undefined) return '';
  const { number, name, amount } = newest;
  return t('lucky.drawnNow', { number: number.toLocaleString('en'), name, amount: amountText(amount) });
}
