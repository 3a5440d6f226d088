import { configCalls } from '../../contract/config';
import { providerCalls } from '../../contract/providers';
import { answer, call, enter, heldToken, newPerson, open } from './support/person';
import { GAMES } from './support/studios';
import { expect, REFUSED, test } from './support/watched';

test.use({ picture: 'drawn', reducedMotion: 'reduce' });

test('games of a studio that is hidden from a player are listed nowhere, and their address says so', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const { name, address } = GAMES.baccarat;
  const tile = page.getByRole('link', { name: `Play ${name}` });
  const search = page.getByLabel(/^Search \d+ games/);
  const shelf = page.getByRole('region', { name: 'Live tables' });
  const person = await newPerson(request, { pesos: '100.00' });
  const ofStudio = async () =>
    (
      await answer<{ allGames: { EVO: { gameName: string }[] } }>(
        request,
        configCalls.allGames.path,
        {},
        person.token,
      )
    ).allGames.EVO.map(({ gameName }) => gameName);
  const hidden = await ofStudio();
  expect(hidden).toContain(name);

  await test.step('a player sees them', async () => {
    await enter(page, person, '/allgames?brand=EVO');
    await expect(tile).toBeVisible();
  });

  await answer(request, `/sandbox/black-list/${person.uid}`, { providers: ['EVO'] });
  const tiles = page.locator('a[aria-label^="Play "]');
  const shown = async () => {
    await expect(tiles.first()).toBeVisible();
    const labels = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace('Play ', ''));
  };
  const seesNone = async () => expect((await shown()).filter((one) => hidden.includes(one))).toEqual([]);

  await test.step('hidden, they are on no shelf of the lobby, nor among recent games and favourites', async () => {
    await page.evaluate(() => {
      localStorage.setItem('recentGames', JSON.stringify(['EVO_101', 'JILI_102']));
      localStorage.setItem('favoriteGames', JSON.stringify(['EVO_101', 'JILI_102']));
    });
    await open(page, '/');
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('link', { name: /^Play / }).first()).toBeVisible();
    await seesNone();
    for (const [tab, heading] of [
      ['Live', 'Live tables'],
      ['Favorites', 'Favorites'],
      ['Recent', 'Recent'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
      await seesNone();
    }
    expect(await shown()).toEqual([GAMES.slot.name]);
  });

  await test.step('nor in the list of all games, its filter and its search', async () => {
    await open(page, '/allgames?type=CasinoLive');
    await seesNone();
    await page.getByRole('button', { name: 'Filter games' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button', { name: 'SEXY' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'EVO', exact: true })).toHaveCount(0);
    await open(page, '/allgames');
    await search.fill(name);
    await expect(page.getByText('No game found')).toBeVisible();
    await expect(tile).toHaveCount(0);
    // The games that replace them must not include a hidden one either.
    await expect(page.getByRole('region', { name: 'Hot tonight' })).toBeVisible();
    await seesNone();
  });

  await test.step('the address of one says so and links to the lobby, and its launch is refused', async () => {
    await open(page, address);
    await expect(page.getByText('This game is not open')).toBeVisible();
    await expect(page.getByText('not be open to your account')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'See the lobby' }).click();
    await expect(page).toHaveURL(/#\/$/);
    const launch = { gameProvider: 'EVO', gameId: '101' };
    const refused = await call(request, providerCalls.launch.path, launch, await heldToken(page));
    expect(refused).toMatchObject({
      code: '40300',
      message: 'This is not open to your account.',
      data: null,
    });
    await answer(
      request,
      providerCalls.launch.path,
      { gameProvider: 'JILI', gameId: '102' },
      await heldToken(page),
    );
  });
});
