import type { Page } from '@playwright/test';
import { finger, type Hands, keys, stroke } from './support/hands';
import { answer, enter, newPerson } from './support/person';
import { listen, SIZES, shownBalance, stageReady } from './support/player';
import { expect, test } from './support/watched';

/**
 * Ring, scratch and dice from the lobby to a settled round: as a guest, then for money, by touch and by
 * keyboard.
 */

interface Game {
  readonly name: string;
  readonly title: string;
  /** The bet that `play` places, in wire form; the outcome is arranged for it. */
  readonly bet: object;
  readonly stakeCentavos: bigint;
  readonly tier: 'loss' | 'small';
  /** The first and the last announcement to a screen reader. */
  readonly announced: { readonly first: string; readonly result: RegExp; readonly loss: string };
  /** Places a bet and plays the round to its end. */
  play(page: Page, hands: Hands): Promise<void>;
}

const primary = (page: Page) => page.locator('[data-primary]');
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

test.describe.configure({ timeout: 120_000 });

const GAMES: readonly Game[] = [
  {
    name: 'ring',
    title: 'Parol Ring',
    bet: { positions: [{ color: 'grey', stake: '20.00' }] },
    stakeCentavos: 20_00n,
    tier: 'small',
    announced: {
      first: 'The light is running.',
      result: /^It stops on \w+, segment \d+ of 200\. /,
      loss: 'No win this time.',
    },
    async play(page, hands) {
      await hands.press(page.getByRole('button', { name: /^Grey round/ }));
      await hands.press(primary(page));
    },
  },
  {
    name: 'scratch',
    title: 'Scratch Swerte',
    bet: { stake: '5.00' },
    stakeCentavos: 5_00n,
    tier: 'small',
    announced: {
      first: 'Buying a ticket.',
      result: /^(Three|No three) of a kind/,
      loss: 'No three of a kind on this ticket.',
    },
    async play(page, hands) {
      await hands.press(primary(page));
      await expect(primary(page)).toHaveText('Reveal all');
      if (hands.name === 'keyboard') return openAll(page);
      await ((await isDrawn(page)) ? scratchOne(page) : tapOne(page));
    },
  },
  {
    name: 'dice',
    title: 'Island Dice',
    bet: { mode: 'percent', side: 'over', target: '50.00', stake: '20.00' },
    stakeCentavos: 20_00n,
    tier: 'loss',
    announced: {
      first: 'The dice are rolling.',
      result: /^The number is \d\d\.\d\d\. /,
      loss: 'No win this time.',
    },
    async play(page, hands) {
      await hands.press(page.getByRole('button', { name: /^Over / }));
      if (hands.name === 'touch') return hands.press(primary(page));
      // With no control focused, arrow keys move the target and space rolls.
      await blur(page);
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('button', { name: 'Over 49.00', exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(' ');
    },
  },
];

const panel = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Panels of the ticket' })
    .getByRole('button')
    .nth(number - 1);

/** Scratches the first panel with a finger; the button uncovers the rest. */
async function scratchOne(page: Page): Promise<void> {
  // The ticket accepts touch now.
  await expect(panel(page, 1)).toBeEnabled();
  const box = await panel(page, 1).boundingBox();
  if (box === null) throw new Error('the first panel is not visible');
  const rows = 8;
  const zigzag = Array.from({ length: rows * 2 }, (_, index) => ({
    x: box.x + box.width * (Math.floor((index + 1) / 2) % 2 === 0 ? 0.05 : 0.95),
    y: box.y + (box.height * (Math.floor(index / 2) + 0.5)) / rows,
  }));
  await stroke(page, zigzag);
  await expect(panel(page, 1)).toHaveAccessibleName(/^Panel 1: \w+, ×/);
  await expect(panel(page, 2)).toHaveAccessibleName('Panel 2, covered');
  // On a busy machine touch and release may be so far apart that the browser takes them for a long press, which clicks nothing.
  await expect(async () => {
    if ((await primary(page).textContent()) === 'Reveal all') await finger.press(primary(page));
    await expect(panel(page, 2)).toHaveAccessibleName(/^Panel 2: \w+, ×/, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

const isDrawn = (page: Page) => page.locator('[data-stage="ready"]').count();

/** Without a canvas there is no foil: a tap uncovers the first panel, the button the rest. */
async function tapOne(page: Page): Promise<void> {
  await finger.press(panel(page, 1));
  await expect(panel(page, 1)).toHaveAccessibleName(/^Panel 1: \w+, ×/);
  await finger.press(primary(page));
}

/**
 * Arrow keys move over the panels row by row, and space uncovers them, until three match or all are
 * uncovered.
 */
async function openAll(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-panel]:focus')).toHaveCount(1);
  // After arriving by Tab, the first panel was focused already.
  if (!(await panel(page, 1).evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('ArrowLeft');
  }
  await expect(panel(page, 1)).toBeFocused();
  const row = ['ArrowRight', ' ', 'ArrowRight', ' '];
  const back = ['ArrowDown', ' ', 'ArrowLeft', ' ', 'ArrowLeft', ' '];
  for (const key of [' ', ...row, ...back, 'ArrowDown', ' ', ...row]) {
    if (await page.locator('[data-mode][data-phase="result"]').isVisible()) return;
    await page.keyboard.press(key);
  }
}

/** Opens the game from the lobby and waits until its picture is drawn. */
async function enterGame(page: Page, hands: Hands, game: Game, mode: 'demo' | 'real'): Promise<void> {
  await hands.press(page.getByRole('link', { name: `Play ${game.title}` }));
  // Scratch counts as entered often enough; the others ask newcomers how they want to play.
  if (game.name !== 'scratch') {
    const question = page.getByRole('dialog', { name: game.title });
    const answered = mode === 'demo' ? /^Try demo/ : /^Play for real/;
    await hands.press(question.getByRole('button', { name: answered }));
    await expect(question).toBeHidden();
  }
  await expect(page.locator(`[data-mode="${mode}"][data-phase="betting"]`)).toBeVisible();
  await stageReady(page);
}

interface Round {
  readonly roundId: string;
  readonly stake: string;
  readonly payout: string;
}

const centavos = (pesos: string): bigint => BigInt(pesos.replace('.', ''));
const pesos = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** Plays one round and compares announcements, balance, history and verification with the round itself. */
async function playThrough(
  page: Page,
  hands: Hands,
  game: Game,
  { sign, roundsOf }: { sign: string; roundsOf: () => Promise<readonly Round[]> },
): Promise<Round> {
  const before = await shownBalance(page);
  const announced = await listen(page);
  await game.play(page, hands);
  await expect(page.locator('[data-mode][data-phase="result"]')).toBeVisible({ timeout: 60_000 });

  const [round, ...others] = await roundsOf();
  if (round === undefined) throw new Error('no round was stored');
  expect(others).toEqual([]);
  const [stake, payout] = [centavos(round.stake), centavos(round.payout)];
  // In the demo a board starts with a stake of which its balance lasts for twenty.
  if (sign === 'D$') expect(stake > 0n && stake <= game.stakeCentavos).toBe(true);
  else expect(stake).toBe(game.stakeCentavos);
  await expect.poll(() => shownBalance(page)).toBe(before - stake + payout);
  const result =
    payout === 0n
      ? game.announced.loss
      : payout <= stake
        ? `Returned ${sign}${pesos(payout)}.`
        : `Panalo! You win ${sign}${pesos(payout - stake)}.`;
  const words = await announced();
  expect(words[0]).toBe(game.announced.first);
  expect(words.at(-1)).toMatch(game.announced.result);
  expect(words.at(-1)).toContain(result);

  await hands.press(page.getByRole('button', { name: 'Game menu' }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: /^(My|Demo) rounds/ }));
  const row = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await expect(row).toContainText(`Staked ${sign}${pesos(stake)}`);
  await hands.press(row);
  const sheet = page.getByRole('dialog', { name: `Round ${round.roundId}` });
  await expect(sheet.locator('dl').last()).toContainText(`${sign}${pesos(payout)}`);
  await hands.press(sheet.getByRole('button', { name: /^(Verify|Reveal and check)$/ }));
  await expect(sheet.getByText('This round checks out.')).toBeVisible();
  // The button disappears: focus must move to what replaced it.
  if (hands.name === 'keyboard') await expect(sheet.getByRole('status')).toBeFocused();
  await hands.press(sheet.getByRole('button', { name: 'Close' }));
  await expect(sheet).toBeHidden();
  return round;
}

for (const [size, guestHands, playerHands] of [
  [SIZES[0], finger, keys],
  [SIZES[1], keys, finger],
] as const) {
  test.describe(`at ${size.width}x${size.height}`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce', hasTouch: true });

    for (const game of GAMES) {
      // The foil needs touch and a drawn picture; the other games are played with the board.
      const tag = size === SIZES[0] && game.name === 'scratch' ? ['@drawn'] : [];
      const people = `a guest in demo by ${guestHands.name}, a player for money by ${playerHands.name}`;
      test(`${game.title}: ${people}`, { tag }, async ({ page, request }) => {
        await page.goto('/');
        await enterGame(page, guestHands, game, 'demo');
        await playThrough(page, guestHands, game, {
          sign: 'D$',
          roundsOf: () =>
            page.evaluate(
              (name) => JSON.parse(localStorage.getItem('demoRounds') ?? '{}')[name] ?? [],
              game.name,
            ),
        });

        // The stake of the demo is kept for real play, which begins here with the usual one.
        await page.evaluate(() => localStorage.removeItem('boards'));
        await page.reload();
        const person = await newPerson(request, { pesos: '500.00' });
        const want = { bet: game.bet, tier: game.tier };
        await answer(request, '/sandbox/seek', { uid: person.uid, game: game.name, want });
        await enter(page, person);
        await enterGame(page, playerHands, game, 'real');
        const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string);
        const round = await playThrough(page, playerHands, game, {
          sign: '₱',
          roundsOf: async () => {
            const newest = { pageNum: 1, pageSize: 10 };
            const path = `/x2/og/${game.name}/history`;
            return (await answer<{ rounds: Round[] }>(request, path, newest, token)).rounds;
          },
        });
        // The outcome is the arranged one, so the page placed the expected bet.
        const gain = centavos(round.payout) - centavos(round.stake);
        expect(game.tier === 'loss' ? round.payout === '0.00' : gain > 0n).toBe(true);
        const { finance } = await answer<{ finance: string }>(request, '/x2/user/info', {}, token);
        expect(centavos(finance)).toBe(500_00n + gain);
      });
    }
  });
}
