import { atom } from 'jotai';
import type * as z from 'zod/mini';
import { TRADE_FEED, type TradeMessage, type TradeSegment, tradeMessage } from '../../../contract/trade';
import { tickTimeMs } from '../../../games/kit/rules/trade/ticks';
import { tokenItem } from '../../shared/api/identity';
import { serverNowMs } from '../../shared/config/config';
import { followDevice } from '../../shared/live/followDevice';
import { type LinkState, type Live, type LiveFeed, realLine, watchLive } from '../../shared/live/socket';
import { setBalances } from '../../shared/session/user';
import { changeAtom, readAtom } from '../../shared/store/store';
import { realTimer } from '../../shared/timer';
import { HeardTicks } from './heardTicks';

/** What is known over the connection to the markets. */
export interface MarketFeed {
  readonly link: LinkState;
  /** The newest tick; null until the first. */
  readonly tick: number | null;
  /** The levels of all markets at that tick. */
  readonly levels: readonly number[] | null;
  /** When the newest tick was heard, if none came for long since, by the device's clock in ms. Prices stand still then. */
  readonly silentSinceMs: number | null;
}

const START: MarketFeed = { link: 'connecting', tick: null, levels: null, silentSinceMs: null };

export const feedAtom = atom<MarketFeed>(START);

/** The segment that runs, once its message has come; null before. */
export const segmentAtom = atom<TradeSegment | null>(null);

/** The ticks that have come over the connection. */
export const heardTicks = new HeardTicks();

/** Ticks come every 500 ms: after this silence, in ms, prices stand still and no order is taken. */
const SILENT_MS = 3_000;

const tradeFeed: LiveFeed<TradeMessage> = {
  name: TRADE_FEED,
  schema: tradeMessage as unknown as z.ZodMiniType<TradeMessage, unknown>,
  isWhole: ({ type }) => type === 'ticks' || type === 'noTick',
  serverTimeOf: () => null,
  // In a break and while the beacon is late there are no ticks: the pings find out whether the line is cut.
  silenceAfter: () => null,
};

interface FeedListener {
  /** A tick that follows the one before it, or the first after a gap. */
  onTick?(tick: number): void;
  /** One of the player's orders has been settled. */
  onOrder?(order: Extract<TradeMessage, { type: 'order' }>['order']): void;
  /** The connection is open, again or for the first time. */
  onOpen?(): void;
}

const listeners = new Set<FeedListener>();

export function listenToFeed(listener: FeedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let users = 0;
let live: Live | null = null;
/** The token that the connection was opened with. */
let token: string | null = null;
let forgetDevice = () => {};
let cancelSilence = () => {};
/** When the newest tick was heard, by the device's clocks. */
let heardAt = { steadyMs: 0, wallMs: 0 };

const change = (step: Partial<MarketFeed>) => changeAtom(feedAtom, { ...readAtom(feedAtom), ...step });

function onTicks(tick: number, levels: readonly number[]): void {
  const { tick: before } = readAtom(feedAtom);
  if (before !== null && tick < before) return;
  heardTicks.add(tick, levels);
  heardAt = { steadyMs: performance.now(), wallMs: Date.now() };
  cancelSilence();
  cancelSilence = realTimer.after(SILENT_MS, () => change({ silentSinceMs: heardAt.wallMs }));
  change({ tick, levels, silentSinceMs: null });
  for (const { onTick } of listeners) onTick?.(tick);
}

function onMessage(message: TradeMessage): void {
  if (message.type === 'ticks') onTicks(message.tick, message.levels);
  else if (message.type === 'segment') changeAtom(segmentAtom, message.next);
  else if (message.type === 'order') {
    setBalances(message.finance, message.bonus);
    for (const { onOrder } of listeners) onOrder?.(message.order);
  }
}

function onLink(link: LinkState): void {
  const { tick } = readAtom(feedAtom);
  const isCut = link !== 'open' && tick !== null;
  change({ link, ...(isCut && { silentSinceMs: heardAt.wallMs }) });
  if (link === 'open') for (const { onOpen } of listeners) onOpen?.();
}

/**
 * Connects to the markets until the last user has called what this returns. `staysAwake` says whether something is at stake, so that
 * a hidden tab keeps its connection.
 */
export function openFeed(staysAwake: () => boolean): () => void {
  users += 1;
  // Another player's orders are told over a connection with their token.
  if (live !== null && token !== tokenItem.read()) close();
  if (live === null) {
    token = tokenItem.read();
    live = watchLive(
      tradeFeed,
      { onMessage, onLink },
      realLine(() => tokenItem.read()),
    );
    forgetDevice = followDevice(live, staysAwake);
  }
  return () => {
    users -= 1;
    // A page that follows at once uses the same connection.
    realTimer.after(0, () => {
      if (users === 0) close();
    });
  };
}

function close(): void {
  cancelSilence();
  forgetDevice();
  live?.close();
  live = null;
  changeAtom(feedAtom, START);
  changeAtom(segmentAtom, null);
}

/** The time of the markets, in ms since 1970: the server's, and never before the newest tick. */
export function marketNowMs(): number {
  const { tick } = readAtom(feedAtom);
  const now = live?.clock.known === true ? live.clock.nowMs() - live.clock.at(0) : serverNowMs();
  return tick === null ? now : Math.max(now, tickTimeMs(tick) + performance.now() - heardAt.steadyMs);
}
