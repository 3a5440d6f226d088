import type { Page } from '@playwright/test';
import { open } from './support/person';
import { expect, NO_ANSWER, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

const ALL_GAMES = '**/game/all-list';

/**
 * Stores favorites and recent games on the device, without the list of games (a cleared or expired cache).
 */
async function storeGames(page: Page, favoriteGames: readonly string[], recentGames: readonly string[] = []) {
  await page.addInitScript(
    (kept) => {
      if (location.protocol === 'about:' || localStorage.getItem('favoriteGames') !== null) return;
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    },
    { favoriteGames, recentGames },
  );
}

const shelf = (page: Page) => page.getByRole('region', { name: 'Favorites' });
const tiles = (page: Page) => shelf(page).getByRole('link', { name: /^Play/ });

test('favourites opened by their address show placeholders until the list has loaded', async ({ page }) => {
  await storeGames(page, ['PGSOFT_101', 'OWN_10005', 'JILI_101'], ['JILI_102']);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(ALL_GAMES, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/favorite');
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await page.getByRole('tab', { name: 'Recent' }).click();
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(page.getByText('No favorites yet')).toBeHidden();

  answer();
  await expect(tiles(page)).toHaveCount(3);
  await expect(tiles(page).nth(1)).toHaveAccessibleName('Play Island Dice');
  await expect(page.getByText('Loading')).toBeHidden();
  await page.getByRole('tab', { name: 'Recent' }).click();
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('link')).toHaveCount(1);
});

test('favourites whose list does not load say so, and can be loaded again', async ({ page, complaints }) => {
  complaints.allow(NO_ANSWER);
  await storeGames(page, ['JILI_101']);
  await page.route(ALL_GAMES, (route) => route.abort());
  await open(page, '/favorite');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('The lobby did not load')).toBeVisible();
  await page.unroute(ALL_GAMES);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page)).toHaveCount(1);
});

test('without favourites nothing waits for the list, and the heart adds a game at once', async ({ page }) => {
  await open(page, '/favorite');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'See all games' }).click();
  await page.getByRole('button', { name: 'Add Island Dice to favorites' }).click();
  await page.evaluate(() => window.history.back());
  await expect(tiles(page)).toHaveAccessibleName('Play Island Dice');
  await page.getByRole('button', { name: 'Remove Island Dice from favorites' }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
});
