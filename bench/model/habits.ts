import { userCalls } from '../../contract/account/user';
import { configCalls } from '../../contract/config';
import { messageCalls } from '../../contract/messages/messages';
import { supportCalls } from '../../contract/messages/support';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { GAME } from '../../tests/ledger/gamblers';
import type { Random } from '../../tests/ledger/simulation/random';

/**
 * What the players of the model do. Of ten players four browse, three and a half bet and two and a half ride; each does the
 * actions of their line by weight, one after the other, and thinks in between. Who rides joins the rounds of the crash
 * table besides.
 */
export type Role = 'browser' | 'bettor' | 'rider';

export type Action = 'bet' | 'look' | 'support' | 'cashIn';

export const ROLES: readonly (readonly [share: number, role: Role])[] = [
  [40, 'browser'],
  [35, 'bettor'],
  [25, 'rider'],
];

export const ACTIONS: Readonly<Record<Role, readonly (readonly [weight: number, action: Action])[]>> = {
  browser: [
    [88, 'look'],
    [8, 'bet'],
    [2, 'support'],
    [2, 'cashIn'],
  ],
  bettor: [
    [80, 'bet'],
    [17, 'look'],
    [1, 'support'],
    [2, 'cashIn'],
  ],
  rider: [
    [96, 'look'],
    [2, 'support'],
    [2, 'cashIn'],
  ],
};

/** The mean time from an answer to the next action. Who rides mostly watches. */
export const THINK_MEAN_MS: Readonly<Record<Role, number>> = { browser: 4_000, bettor: 4_000, rider: 15_000 };
/** No player is faster, since instant games wait for 2.5 s from bet to bet, and none thinks longer than five times the mean. */
const THINK_LEAST_MS = 2_600;
const THINK_MOST = 5;

/** Exponential, as the time between independent decisions is. */
export function thinkMs(random: Random, role: Role): number {
  const mean = THINK_MEAN_MS[role] - THINK_LEAST_MS;
  const drawn = -Math.log(1 - random.below(1_000_000) / 1_000_000) * mean;
  return THINK_LEAST_MS + Math.min(drawn, THINK_MOST * mean);
}

/** One of the entries, each as often as its weight says. */
export function weighted<T>(random: Random, entries: readonly (readonly [weight: number, item: T])[]): T {
  let left = random.below(entries.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, item] of entries) {
    if (left < weight) return item;
    left -= weight;
  }
  throw new RangeError('there is nothing to choose from');
}

/** A read as it is sent. Its name is that of its line in the table of figures. */
export interface Look {
  readonly name: string;
  readonly method?: 'GET';
  readonly path: string;
  readonly body?: object;
}

const page = (pageNum: number) => ({ pageNum, pageSize: 20 });

/** The lists and pages that a player opens, the lobby and the account more often than the rest. */
export const LOOKS: readonly (readonly [weight: number, look: Look])[] = [
  [14, { name: 'lobby', path: configCalls.callerFront.path, body: { key: 'front_game' } }],
  [10, { name: 'list of games', path: configCalls.allGames.path, body: {} }],
  [8, { name: 'hot games', method: 'GET', path: `${configCalls.shownGames.path}?contentAttr=HOT` }],
  [20, { name: 'account', path: userCalls.info.path, body: {} }],
  [10, { name: 'movements', path: moneyCalls.list.path, body: { ...page(1), type: 0 } }],
  [4, { name: 'movements', path: moneyCalls.list.path, body: { ...page(3), type: 0 } }],
  [10, { name: 'history of a game', path: playCalls.history.path.replace('{game}', GAME), body: page(1) }],
  [8, { name: 'messages', path: messageCalls.list.path, body: { ...page(1), segment: 'notices' } }],
  [6, { name: 'conversations', path: supportCalls.list.path, body: page(1) }],
  [10, { name: 'unread', path: messageCalls.unread.path, body: {} }],
];
