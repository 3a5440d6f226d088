import { useEffect, useRef, useState } from 'react';
import type { MallItem, MallOffer } from '../../../contract/rewards/mall';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { serverNowMs } from '../../shared/config/config';
import { shortDayText, timeText } from '../../shared/dateText';
import { hoursText } from './hoursText';
import { itemTitle } from './itemText';
import * as css from './Mall.css';

interface OfferCardProps {
  /** Soonest first; the last one is tomorrow's. */
  readonly offers: readonly MallOffer[];
  readonly items: readonly MallItem[];
  /** Called when an offer begins or ends. */
  readonly onEnd: () => void;
}

/** The limited offer that is on or comes next, how long it lasts by the server's clock, and the one of tomorrow. */
export function OfferCard({ offers, items, onEnd }: OfferCardProps) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const [first] = offers;
  const last = offers.at(-1);
  const nowMs = useNow(first, onEnd);
  const item = items.find(({ id }) => id === first?.itemId);
  const lastItem = items.find(({ id }) => id === last?.itemId);
  if (first === undefined || last === undefined || item === undefined || lastItem === undefined) return null;
  const [startMs, endMs] = [Date.parse(first.startTime), Date.parse(first.endTime)];
  const time = () => {
    if (nowMs >= endMs) return t('mall.offerOver');
    if (nowMs >= startMs) return t('mall.offerEnds', { time: hoursText(endMs - nowMs) });
    return t('mall.offerStarts', { time: timeText(new Date(startMs), tag) });
  };
  const lastStart = new Date(last.startTime);
  return (
    <section className={css.offer}>
      <p className={css.offerHead}>
        <span>{t('mall.offer')}</span>
        <span className={css.offerTime} role="timer">
          {time()}
        </span>
      </p>
      <h2 className={css.name}>{itemTitle(item, t)}</h2>
      <p className={css.note}>
        {t('mall.offerOff', {
          points: first.points.toLocaleString('en'),
          usual: item.points.toLocaleString('en'),
        })}
      </p>
      <p className={css.offerNext}>
        {t('mall.offerTomorrow', {
          item: itemTitle(lastItem, t),
          day: shortDayText(lastStart, tag),
          from: timeText(lastStart, tag),
          to: timeText(new Date(last.endTime), tag),
          points: last.points.toLocaleString('en'),
        })}
      </p>
    </section>
  );
}

/** The server's time, each second; calls `onEnd` when the offer begins or ends. */
function useNow(offer: MallOffer | undefined, onEnd: () => void): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  const tell = useRef(onEnd);
  useEffect(() => {
    tell.current = onEnd;
  });
  useEffect(() => {
    if (offer === undefined) return;
    const borders = [Date.parse(offer.startTime), Date.parse(offer.endTime)];
    let before = serverNowMs();
    const beat = setInterval(() => {
      const now = serverNowMs();
      setNowMs(now);
      if (borders.some((border) => before < border && border <= now)) tell.current();
      before = now;
    }, 1_000);
    return () => clearInterval(beat);
  }, [offer]);
  return nowMs;
}
