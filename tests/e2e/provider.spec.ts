import type { Page } from '@playwright/test';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { seesEarly } from '../../server/domains/catalogue/catalogue';
import { answer, enter, newPerson, open, type Person } from './support/person';
import {
  allowStudio,
  balanceShown,
  centavosIn,
  GAMES,
  gameIn,
  type Kind,
  PESOS,
  playRound,
  playsOf,
  type Studio,
} from './support/studios';
import { expect, REFUSED, test } from './support/watched';

/**
 * The studios' games as players use them: opened from the lobby in a frame without access to the app, with
 * the real wallet, and left again. They draw on a 2D canvas, which needs no software WebGL.
 */
test.use({ picture: 'drawn', reducedMotion: 'reduce' });

/** Opens the game from the lobby by searching for its name. */
async function openFromLobby(page: Page, person: Person, { name }: (typeof GAMES)[Kind]): Promise<void> {
  await enter(page, person, '/allgames');
  await page.getByLabel(/^Search \d+ games/).fill(name);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: `Play ${name}` }).click();
}

/** Goes to an address as a link of the app does, without loading the app again. */
const follow = (page: Page, address: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);

for (const kind of Object.keys(GAMES) as Kind[]) {
  const studio: Studio = GAMES[kind];
  const { key, name, button, answer, pick = [] } = studio;
  test(`${kind}: opens from the lobby, takes stakes, pays, and the app shows its balance afterwards`, async ({
    page,
    request,
    complaints,
  }) => {
    allowStudio(complaints);
    const person = await newPerson(request, { pesos: PESOS });
    await openFromLobby(page, person, GAMES[kind]);
    await expect(page.locator('[data-frame="playing"]')).toBeVisible({ timeout: 30_000 });
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
    const game = gameIn(page, kind);
    const shown = game.locator('#figures b');
    // The game fills its frame: there is a picture above the buttons.
    expect((await game.locator('#stage').boundingBox())?.height).toBeGreaterThan(kind === 'keno' ? 180 : 290);
    await expect(shown.first()).toHaveText('₱5,000.00');
    for (const number of pick) await game.getByRole('button', { name: number, exact: true }).click();

    // Plays until one round has paid and one has not.
    let [won, lost] = [0, 0];
    for (let round = 0; round < 60 && (won === 0 || lost === 0); round += 1) {
      await playRound(game, button, answer);
      if (centavosIn(await shown.nth(2).textContent()) > 0) won += 1;
      else lost += 1;
    }
    expect(won).toBeGreaterThan(0);
    const { total, staked, paid } = await playsOf(page, key);
    expect(total).toBe(won + lost);
    const expected = 500_000 + centavosIn(paid) - centavosIn(staked);
    expect(centavosIn(await shown.first().textContent())).toBe(expected);
    // The game menu reads the same figures from the server.
    await expect.poll(() => balanceShown(page)).toBe(expected);

    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/#\/allgames/);
    await follow(page, '/');
    const inHeader = page.getByRole('link', { name: 'Balance' }).first();
    await expect.poll(async () => centavosIn(await inHeader.textContent())).toBe(expected);
    await follow(page, `/record?show=plays&game=${key}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(/^Round /).or(page.getByText(/· Round/))).toHaveCount(Math.min(20, total));
  });
}

test('a game uses the player’s language, and says why a bet was refused', async ({
  page,
  request,
  complaints,
}) => {
  allowStudio(complaints);
  const person = await newPerson(request, { pesos: '20.00' });
  await page.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('language', JSON.stringify('filPH'));
  });
  await enter(page, person, GAMES.baccarat.address);
  await expect(page.locator('[data-frame="playing"]')).toBeVisible({ timeout: 30_000 });
  const game = gameIn(page, 'baccarat');
  await expect(game.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await game.getByRole('button', { name: 'Taasan ang taya' }).click();
  await game.getByRole('button', { name: 'Ipamigay' }).click();
  await expect(game.getByRole('alert')).toHaveText('Kulang ang balanse mo para sa tayang ito.');
  await expect(game.locator('#figures b').first()).toHaveText('₱20.00');
});

test('a lost connection covers the game and costs nothing; back online it continues', async ({
  page,
  request,
  context,
  complaints,
}) => {
  allowStudio(complaints);
  complaints.allow(/net::ERR_|Failed to load resource/);
  const person = await newPerson(request, { pesos: PESOS });
  await enter(page, person, GAMES.slot.address);
  const playing = page.locator('[data-frame="playing"]');
  await expect(playing).toBeVisible({ timeout: 30_000 });
  const game = gameIn(page, 'slot');
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'Connection lost' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden();
  await expect(playing).toBeVisible();
  await playRound(game, GAMES.slot.button);
  expect((await playsOf(page, GAMES.slot.key)).total).toBe(1);
});

test('a studio’s game sends a guest to log-in, is closed to a self-excluded player as cash-in is, and is unknown before its release', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await open(page, GAMES.slot.address);
  await expect(page).toHaveURL(/#\/login\?type=1/);

  const excluded = await newPerson(request);
  await answer(request, saferPlayCalls.exclude.path, { months: 6, understood: true }, excluded.token);
  await enter(page, excluded, GAMES.slot.address);
  await expect(page.getByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await open(page, '/cashin');
  const cashIn = page.getByRole('dialog', { name: 'Cash in' });
  await expect(cashIn).toContainText('You have excluded yourself');
  await expect(cashIn.getByRole('textbox')).toHaveCount(0);

  // One in five players sees games in gradual release.
  let waiting = await newPerson(request);
  while (seesEarly(waiting.uid, 20)) waiting = await newPerson(request);
  await enter(page, waiting, '/games/jili?id=116');
  await expect(page.getByText('This game is not open')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the neon skin asks before it opens a studio’s game, over the previous page, or over the lobby if there is none', async ({
  page,
  request,
  complaints,
}) => {
  allowStudio(complaints);
  const { name, address } = GAMES.slot;
  const question = page.getByRole('dialog', { name });
  const playing = page.locator('[data-frame="playing"]');
  // The page behind the dialog is visible but inert.
  const hero = page.locator('section[aria-labelledby="featured"]');
  const inNeon = async (at: string) => {
    await page.goto('about:blank');
    await page.goto(`/?skin=v3#${at}`);
  };
  const person = await newPerson(request, { pesos: '100.00' });
  await enter(page, person, '/faq');

  /** The history entries of the app up to the current one. */
  const history = () =>
    page.evaluate(() => {
      const { navigation } = window as unknown as {
        navigation: { currentEntry: { index: number }; entries(): { url: string }[] };
      };
      const urls = navigation.entries().map(({ url }) => new URL(url).hash);
      return urls.slice(0, navigation.currentEntry.index + 1);
    });

  await test.step('by its address', async () => {
    await inNeon(address);
    await expect(question).toBeVisible();
    await expect(hero).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(question).toBeHidden();
    await expect(hero).toBeVisible();
    await inNeon(address);
    await question.getByRole('button', { name: 'Play for real' }).click();
    await expect(playing).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/#\/games\/jili\?id=102$/);
  });

  await test.step('after the answer a reload does not ask again, and the game leads out to the lobby', async () => {
    await page.reload();
    await expect(playing).toBeVisible({ timeout: 30_000 });
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the game' }).click();
    await expect(hero).toBeVisible();
    // One entry only: leaving goes back to the lobby that was behind the dialog.
    await expect.poll(history).toEqual(['#/']);
  });

  await test.step('from a list, which stays visible behind it and is returned to', async () => {
    await inNeon('/allgames?type=CasinoSlot');
    const tile = page.getByRole('link', { name: `Play ${name}` });
    await tile.click();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/#\/allgames\?type=CasinoSlot$/);
    await question.getByRole('button', { name: 'Play for real' }).click();
    await expect(playing).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/#\/allgames\?type=CasinoSlot$/);
    await expect(tile).toBeVisible();
    await expect.poll(history).toEqual(['#/allgames?type=CasinoSlot']);
  });

  await test.step('for own games too, and over a search', async () => {
    const own = page.getByRole('dialog', { name: 'Color Game' });
    const board = page.locator('[data-mode="demo"][data-phase]');
    await inNeon('/games/og?id=10001');
    await expect(own).toBeVisible();
    await expect(hero).toBeVisible();
    await own.getByRole('button', { name: 'Close' }).click();
    await expect(own).toBeHidden();
    await expect.poll(history).toEqual(['#/']);
    await inNeon('/allgames?search=color');
    const tile = page.getByRole('link', { name: 'Play Color Game' });
    await tile.click();
    await expect(own).toBeVisible();
    await expect(page).toHaveURL(/#\/allgames\?search=color$/);
    await expect(board).toHaveCount(0);
    await own.getByRole('button', { name: /^Try/ }).click();
    await expect(board).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(tile).toBeVisible();
    await expect.poll(history).toEqual(['#/allgames?search=color']);
  });
});

test('the bay skin lists the last three playable games of any kind, newest first', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.addInitScript(
    (keys) => {
      if (self.origin !== 'null' && location.protocol !== 'about:')
        localStorage.setItem('recentGames', JSON.stringify(keys));
    },
    ['EVO_101', 'OWN_10003', 'JILI_102', 'RICH88_101', 'PGSOFT_101'],
  );
  await enter(page, person, '/faq');
  await page.goto('about:blank');
  await page.goto('/?skin=v4#/');
  const row = page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await expect(row).toHaveText(['Play Magiting na Baccarat', 'Play Jeepney Jump', 'Play Sinaunang Lampara']);
  await row.nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Jeepney Jump' })).toBeVisible();
});
