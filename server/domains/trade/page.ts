import type { ReplyOf } from '../../../contract/call';
import type { tradeCalls } from '../../../contract/trade';
import { centavos } from '../../../games/kit/rules/money';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import { MARKET_CODES, placeOf } from '../../../games/kit/rules/trade/markets';
import { OPEN_ORDERS_MAX, WIN_PERCENT } from '../../../games/kit/rules/trade/order';
import {
  breakAfter,
  isBreak,
  segmentOf,
  segmentStartMs,
  sessionStartOf,
  tickAt,
  tickTimeMs,
} from '../../../games/kit/rules/trade/ticks';
import type { Context } from '../../context';
import { chainOf } from '../live/chain';
import { firstLevels, openLevels } from './levels';
import type { Prices } from './prices';
import { announcedOf, openSegment } from './segments';

type Page = ReplyOf<typeof tradeCalls.markets>;

/** Without a tick for this long no order is taken. */
const PAUSED_MS = 3_000;
/** Closes of candles of a minute in the small chart of a list. */
const CLOSES = 40;

interface PageParts {
  readonly context: Context;
  readonly prices: Prices;
  readonly nowMs: number;
}

/** All markets as everybody sees them now. */
export async function marketsPage({ context, prices, nowMs }: PageParts): Promise<Page> {
  const { config, db } = context;
  const tick = config.trade ? await prices.told() : null;
  const segment = segmentOf(tickAt(nowMs));
  const levels = tick === null ? null : await prices.levelsAt(tick);
  const open = tick === null ? null : await sessionOpen(context, segmentOf(tick));
  // The commitment of a segment is the seed of the one before: it is shown when that one is over, and not when this clock says so.
  const running = await openSegment(db);
  const chain = await chainOf(db, TRADE, segment);
  return {
    serverTime: nowMs,
    phase: phaseOf(context, { tick, segment, nowMs }),
    opensAt: isBreak(segment) ? segmentStartMs(segment + 1) : null,
    tick,
    limits: {
      stakeMin: centavos(config.tradeStakeMinCentavos),
      stakeMax: centavos(config.tradeStakeMaxCentavos),
      openMax: OPEN_ORDERS_MAX,
      winPercent: Number(WIN_PERCENT),
    },
    chain: chain === null ? null : { chainEnd: chain.chainEnd, chainFrom: chain.firstRound },
    segment: running?.segment === segment ? announcedOf(running) : null,
    markets:
      levels === null
        ? []
        : await Promise.all(
            MARKET_CODES.map(async (market) => ({
              market,
              level: levels[placeOf(market)] ?? 0,
              openLevel: open?.get(market) ?? 0,
              closes: (await prices.candles(market, 60, { before: undefined, count: CLOSES })).map(
                ([, , , , close]) => close,
              ),
            })),
          ),
  };
}

function phaseOf(
  { config, settings }: Context,
  {
    tick,
    segment,
    nowMs,
  }: { readonly tick: number | null; readonly segment: number; readonly nowMs: number },
): Page['phase'] {
  if (!config.trade || config.beacon === 'none') return 'off';
  if (isBreak(segment)) return 'break';
  const isSilent = tick === null || nowMs - tickTimeMs(tick) > PAUSED_MS;
  return isSilent || settings.active.pausedGames.includes(TRADE) ? 'paused' : 'open';
}

/** The levels before the first tick of the session of a segment, by market. */
export async function sessionOpen(
  { db }: Pick<Context, 'db'>,
  segment: number,
): Promise<ReadonlyMap<string, number>> {
  const first = await firstLevels(db, sessionStartOf(segment), breakAfter(segment));
  if (first.length > 0) return new Map(first.map(({ market, open }) => [market, open]));
  // The first segment still runs.
  const open = await openLevels(db, segment);
  return new Map(MARKET_CODES.map((market) => [market, open[placeOf(market)] ?? 0]));
}
