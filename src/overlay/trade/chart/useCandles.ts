import { useCallback, useEffect, useRef, useState } from 'react';
import { tradeCalls } from '../../../../contract/trade';
import type { Candle, CandleSeconds } from '../../../../games/kit/rules/trade/candles';
import { type MarketCode, placeOf } from '../../../../games/kit/rules/trade/markets';
import { send } from '../../../shared/api/api';
import { readAtom } from '../../../shared/store/store';
import { realTimer } from '../../../shared/timer';
import { feedAtom, listenToFeed } from '../feed';
import { withOlder, withTick } from './candles';

/** How many candles are asked for at once. */
const COUNT = 120;
/** How long a failed request rests, in ms. */
const ASK_AGAIN_MS = 2_000;

interface Candles {
  readonly candles: readonly Candle[];
  /** Asks for the candles before those that are known. */
  readonly loadOlder: () => void;
}

/** The candles of a market, oldest first, which grow with every tick; after a gap they are asked for again. */
export function useCandles(market: MarketCode, seconds: CandleSeconds): Candles {
  const [candles, setCandles] = useState<readonly Candle[]>([]);
  const older = useRef({ isAsked: false, isOver: false });

  useEffect(() => {
    let isLeft = false;
    let isLoaded = false;
    let newest: number | null = null;
    let cancel = () => {};
    older.current = { isAsked: false, isOver: false };
    setCandles([]);
    const add = (tick: number) => {
      const level = readAtom(feedAtom).levels?.[placeOf(market)];
      if (level !== undefined) setCandles((known) => withTick(known, seconds, { tick, level }));
    };
    const load = () => {
      cancel();
      isLoaded = false;
      send(tradeCalls.candles, { market, seconds, count: COUNT }, { quiet: true })
        .then((reply) => {
          if (isLeft) return;
          isLoaded = true;
          older.current = { isAsked: false, isOver: false };
          setCandles(reply.candles);
          // The newest tick may have come while the answer was on its way.
          if (newest !== null) add(newest);
        })
        .catch(() => {
          if (!isLeft) cancel = realTimer.after(ASK_AGAIN_MS, load);
        });
    };
    const stop = listenToFeed({
      onTick(tick) {
        const isGap = newest !== null && tick > newest + 1;
        newest = tick;
        if (isGap) load();
        else if (isLoaded) add(tick);
      },
    });
    load();
    return () => {
      isLeft = true;
      cancel();
      stop();
    };
  }, [market, seconds]);

  const first = candles[0]?.[0];
  const loadOlder = useCallback(() => {
    const state = older.current;
    if (first === undefined || state.isAsked || state.isOver) return;
    state.isAsked = true;
    send(tradeCalls.candles, { market, seconds, before: first, count: COUNT }, { quiet: true })
      .then((reply) => {
        state.isOver = reply.candles.length === 0;
        // Another market or width begins with a state of its own.
        if (older.current === state) setCandles((known) => withOlder(known, reply.candles));
      })
      .catch(() => undefined)
      .finally(() => {
        state.isAsked = false;
      });
  }, [market, seconds, first]);
  return { candles, loadOlder };
}
