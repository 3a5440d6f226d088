import { expect, type FrameLocator, type Page } from '@playwright/test';
import { recordCalls } from '../../../contract/wallet/records';
import { answer, heldToken } from './person';
import type { Complaints } from './watched';

export interface Studio {
  readonly key: string;
  readonly name: string;
  /** The main button. */
  readonly button: string;
  readonly address: string;
  /** The button that answers a round that waits. */
  readonly answer?: string;
  /** Buttons to press before the first stake. */
  readonly pick?: readonly string[];
}

/** One studio game for each kind of engine. */

export const GAMES = {
  slot: { key: 'JILI_102', name: 'Sinaunang Lampara', button: 'Spin', address: '/games/jili?id=102' },
  arcade: { key: 'FACAIGAMING_101', name: 'Isda ng Pista', button: 'Fire', address: '/games/fachai?id=101' },
  baccarat: {
    key: 'EVO_101',
    name: 'Magiting na Baccarat',
    button: 'Deal',
    address: '/games/collection?id=EVO_101',
  },
  bingo: {
    key: 'RICH88_101',
    name: 'Kampanilya ng Langit',
    button: 'Play',
    address: '/games/collection?id=RICH88_101',
  },
  sabong: {
    key: 'PLG_101',
    name: 'Tandang ng Diwata',
    button: 'Start',
    address: '/games/collection?id=PLG_101',
  },
  roulette: {
    key: 'PP_108',
    name: 'Roleta ng Bayan',
    button: 'Spin',
    address: '/games/collection?id=PP_108',
  },
  'sic bo': {
    key: 'SEXY_103',
    name: 'Munting Dado',
    button: 'Roll',
    address: '/games/collection?id=SEXY_103',
  },
  blackjack: {
    key: 'EVO_103',
    name: 'Gintong Blackjack',
    button: 'Deal',
    address: '/games/collection?id=EVO_103',
    answer: 'Stand',
  },
  poker: {
    key: 'JILI_105',
    name: 'Alas ng Langit',
    button: 'Deal',
    address: '/games/jili?id=105',
    answer: 'Draw cards',
  },
  keno: {
    key: 'JDB_101',
    name: 'Loto ng Kabisayaan',
    button: 'Draw',
    address: '/games/collection?id=JDB_101',
    pick: ['7', '21'],
  },
  'page sent as text': {
    key: 'PGSOFT_101',
    name: 'Dragon ng Kordilyera',
    button: 'Spin',
    address: '/games/pg?id=101',
  },
} as const satisfies Readonly<Record<string, Studio>>;
export type Kind = keyof typeof GAMES;

export const PESOS = '5000.00';

/** The stand-in for studios has its own origin. */
export const allowStudio = (complaints: Complaints): void =>
  complaints.allow(/called another host: http:\/\/127\.0\.0\.1:\d+\/(play|api|game|baloo)/);

/** The page of the game: in the frame, or in the frame inside that if the page was sent as text. */
export function gameIn(page: Page, kind: Kind): FrameLocator {
  const frame = page.frameLocator('iframe');
  return kind === 'page sent as text' ? frame.frameLocator('frame') : frame;
}

export const centavosIn = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);

/** Plays a round and waits until its animation has ended. */
export async function playRound(game: FrameLocator, button: string, answer?: string): Promise<void> {
  const play = game.getByRole('button', { name: button, exact: true });
  // A short round is over before the next look at the button, so the page itself watches it.
  const begins =
    answer === undefined
      ? play.evaluate(
          (element) =>
            new Promise<void>((begun) => {
              new MutationObserver(() => {
                if ((element as HTMLButtonElement).disabled) begun();
              }).observe(element, { attributeFilter: ['disabled'] });
            }),
        )
      : null;
  await play.click();
  if (answer !== undefined) {
    const decide = game.getByRole('button', { name: answer, exact: true });
    // Some hands end with the deal.
    await expect(game.locator('#play:enabled, .action:enabled').first()).toBeVisible({ timeout: 30_000 });
    if (await decide.isEnabled().catch(() => false)) await decide.click();
  }
  await begins;
  await expect(play).toBeEnabled({ timeout: 30_000 });
}

export const balanceShown = async (page: Page) =>
  Number(await page.locator('[data-balance]').first().getAttribute('data-balance'));

interface Plays {
  readonly total: number;
  readonly staked: string;
  readonly paid: string;
}
export const playsOf = async (page: Page, key: string) => {
  const [gameProvider, gameId] = key.split('_');
  const asked = { pageNum: 1, pageSize: 20, whose: 'provider', game: { gameProvider, gameId } };
  return answer<Plays>(page.request, recordCalls.plays.path, asked, await heldToken(page));
};
