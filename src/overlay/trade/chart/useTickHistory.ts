import { useEffect, useState } from 'react';
import { tradeCalls } from '../../../../contract/trade';
import { type MarketCode, placeOf } from '../../../../games/kit/rules/trade/markets';
import { send } from '../../../shared/api/api';
import { realTimer } from '../../../shared/timer';
import type { MarketFeed } from '../feed';

export interface Point {
  readonly tick: number;
  readonly level: number;
}

/** How long a failed request for missing ticks rests, in ms. */
const ASK_AGAIN_MS = 2_000;
/** What the chart keeps: a little more than the longest order. */
const POINTS = 720;

/** The points with those of a newer span, without the oldest. */
export function joined(before: readonly Point[], added: readonly Point[]): readonly Point[] {
  const last = before.at(-1)?.tick ?? -1;
  const newer = added.filter(({ tick }) => tick > last);
  return newer.length === 0 ? before : [...before, ...newer].slice(-POINTS);
}

/** The last ticks of a market, oldest first: those before the visit and those after a gap are asked for. */
export function useTickHistory(market: MarketCode, { tick, levels }: MarketFeed): readonly Point[] {
  const [kept, setKept] = useState<{ market: MarketCode; points: readonly Point[] }>({ market, points: [] });
  const points = kept.market === market ? kept.points : [];
  const last = points.at(-1)?.tick ?? null;
  const level = levels?.[placeOf(market)];
  const isNext = tick !== null && last !== null && tick === last + 1;
  if (isNext && level !== undefined) setKept({ market, points: joined(points, [{ tick, level }]) });

  // What is missing before the newest tick; only its beginning matters, so that ticks that come meanwhile do not ask again.
  const gapFrom =
    tick === null || isNext || (last !== null && last >= tick)
      ? null
      : Math.max(tick - POINTS + 1, (last ?? 0) + 1);
  const gapKey = gapFrom === null ? null : (last ?? 'all');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (gapKey === null || gapFrom === null) return;
    // Read so that a new try asks again.
    void tries;
    let isLeft = false;
    let cancel = () => {};
    // Fetched from its beginning to whatever has been told by then.
    send(tradeCalls.ticks, { market, fromTick: gapFrom, count: POINTS + 60 }, { quiet: true })
      .then(({ runs }) => {
        const added = runs.flatMap((run) =>
          run.levels.map((one, index) => ({ tick: run.firstTick + index, level: one })),
        );
        if (!isLeft)
          setKept((now) => ({ market, points: joined(now.market === market ? now.points : [], added) }));
      })
      .catch(() => {
        if (!isLeft) cancel = realTimer.after(ASK_AGAIN_MS, () => setTries((before) => before + 1));
      });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [market, gapKey, tries]);
  return points;
}
