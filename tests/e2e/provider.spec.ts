import type { FrameLocator, Page } from '@playwright/test';
import { configCalls } from '../../contract/config';
import { providerCalls } from '../../contract/providers';
import { recordCalls } from '../../contract/records';
import { saferPlayCalls } from '../../contract/saferPlay';
import { seesEarly } from '../../server/catalogue/catalogue';
import { answer, call, enter, heldToken, letTimePass, newPerson, open, type Person } from './person';
import { type Complaints, expect, REFUSED, test } from './watched';

/**
 * The studios' games as players meet them: from the lobby into a frame that holds nothing of ours, over the real
 * wallet, and back. They draw on a plain canvas, which needs no stand-in for a graphics card.
 */
test.use({ picture: 'drawn', reducedMotion: 'reduce' });

const GAMES = {
  slot: { key: 'JILI_102', name: 'Sinaunang Lampara', button: 'Spin', address: '/games/jili?id=102' },
  arcade: { key: 'FACAIGAMING_101', name: 'Isda ng Pista', button: 'Fire', address: '/games/fachai?id=101' },
  table: {
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
  'page sent as text': {
    key: 'PGSOFT_101',
    name: 'Dragon ng Kordilyera',
    button: 'Spin',
    address: '/games/pg?id=101',
  },
} as const;
type Kind = keyof typeof GAMES;

const PESOS = '5000.00';

/** The stand-in for studios has an origin of its own. */
const allowStudio = (complaints: Complaints): void =>
  complaints.allow(/called another host: http:\/\/127\.0\.0\.1:\d+\/(play|api|game|baloo)/);

/** The game's own page: in its frame, and where it came as text in the frame inside that. */
function gameIn(page: Page, kind: Kind): FrameLocator {
  const frame = page.frameLocator('iframe');
  return kind === 'page sent as text' ? frame.frameLocator('frame') : frame;
}

const centavosIn = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);

/** Plays a round and waits until all of it was seen. */
async function playRound(game: FrameLocator, button: string): Promise<void> {
  const play = game.getByRole('button', { name: button, exact: true });
  await play.click();
  await expect(play).toBeDisabled();
  await expect(play).toBeEnabled({ timeout: 30_000 });
}

const balanceShown = async (page: Page) =>
  Number(await page.locator('[data-balance]').first().getAttribute('data-balance'));

interface Plays {
  readonly total: number;
  readonly staked: string;
  readonly paid: string;
}
const playsOf = async (page: Page, key: string) => {
  const [gameProvider, gameId] = key.split('_');
  const asked = { pageNum: 1, pageSize: 20, whose: 'provider', game: { gameProvider, gameId } };
  return answer<Plays>(page.request, recordCalls.plays.path, asked, await heldToken(page));
};

/** From the lobby, as a player would: by its name. */
async function openFromLobby(page: Page, person: Person, { name }: (typeof GAMES)[Kind]): Promise<void> {
  await enter(page, person, '/allgames');
  await page.getByLabel(/^Search \d+ games/).fill(name);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: `Play ${name}` }).click();
}

for (const kind of Object.keys(GAMES) as Kind[]) {
  const { key, name, button } = GAMES[kind];
  test(`${kind}: opens from the lobby, takes stakes, pays, and its balance is the app’s after the way out`, async ({
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
    // It fills its frame: there is a picture to look at above the buttons.
    expect((await game.locator('#stage').boundingBox())?.height).toBeGreaterThan(300);
    await expect(shown.first()).toHaveText('₱5,000.00');

    // Rounds until one has paid and one has not, so that both ways of money were seen.
    let [won, lost] = [0, 0];
    for (let round = 0; round < 40 && (won === 0 || lost === 0); round += 1) {
      await playRound(game, button);
      if (centavosIn(await shown.nth(2).textContent()) > 0) won += 1;
      else lost += 1;
    }
    expect(won).toBeGreaterThan(0);
    const { total, staked, paid } = await playsOf(page, key);
    expect(total).toBe(won + lost);
    const expected = 500_000 + centavosIn(paid) - centavosIn(staked);
    expect(centavosIn(await shown.first().textContent())).toBe(expected);
    // The bar around the game asks the server, and is told the same.
    await expect.poll(() => balanceShown(page)).toBe(expected);

    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/#\/allgames/);
    await open(page, '/');
    const inHeader = page.getByRole('link', { name: 'Balance' }).first();
    await expect.poll(async () => centavosIn(await inHeader.textContent())).toBe(expected);
    await open(page, `/record?show=plays&game=${key}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(/^Round /).or(page.getByText(/· Round/))).toHaveCount(Math.min(20, total));
  });
}

test('a game speaks the player’s language, and says why a bet was not taken', async ({
  page,
  request,
  complaints,
}) => {
  allowStudio(complaints);
  const person = await newPerson(request, { pesos: '20.00' });
  await page.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('language', JSON.stringify('filPH'));
  });
  await enter(page, person, GAMES.table.address);
  await expect(page.locator('[data-frame="playing"]')).toBeVisible({ timeout: 30_000 });
  const game = gameIn(page, 'table');
  await expect(game.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await game.getByRole('button', { name: 'Taasan ang taya' }).click();
  await game.getByRole('button', { name: 'Ipamigay' }).click();
  await expect(game.getByRole('alert')).toHaveText('Kulang ang balanse mo para sa tayang ito.');
  await expect(game.locator('#figures b').first()).toHaveText('₱20.00');
});

test('a lost connection covers the game and takes nothing; back on the network it goes on', async ({
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
  await expect(page.getByRole('alert').filter({ hasText: 'The connection is lost' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The connection is lost')).toBeHidden();
  await expect(playing).toBeVisible();
  await playRound(game, GAMES.slot.button);
  expect((await playsOf(page, GAMES.slot.key)).total).toBe(1);
});

test('a studio’s game asks a guest to log in, is shut to who has excluded himself, and is none before its release', async ({
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

  // One of five players sees what is released by and by.
  let waiting = await newPerson(request);
  while (seesEarly(waiting.uid, 20)) waiting = await newPerson(request);
  await enter(page, waiting, '/games/jili?id=116');
  await expect(page.getByText('This game is not open')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** The product's own window goes on as long as its server does. */
async function letBothPass(page: Page, ms: number): Promise<void> {
  await letTimePass(page.request, ms);
  await page.clock.fastForward(ms);
}

test('the reality check comes over a studio’s game at its time, leaves it as it was, and leads on or out', {
  tag: '@clock',
}, async ({ page, request, complaints }) => {
  allowStudio(complaints);
  // A bet that is refused, until the check has been looked at.
  complaints.allow(REFUSED);
  const person = await newPerson(request, { pesos: PESOS });
  const interval = { minutes: 15 };
  await answer(request, saferPlayCalls.setRealityCheck.path, interval, person.token);
  await page.clock.install();
  await enter(page, person, GAMES.slot.address);
  await expect(page.locator('[data-frame="playing"]')).toBeVisible({ timeout: 30_000 });
  const game = gameIn(page, 'slot');
  const stake = game.locator('#figures b').nth(1);
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await game.getByRole('button', { name: 'Raise bet' }).click();
  await playRound(game, GAMES.slot.button);
  const stood = (await stake.textContent()) ?? '';
  expect(stood).not.toBe('');
  // Whatever loads the game anew forgets this.
  const inner = page.frames().at(-1);
  await inner?.evaluate(() => Object.assign(window, { remembers: 'the player' }));

  await test.step('not a minute too soon, then by itself', async () => {
    await letBothPass(page, 14 * 60_000);
    await expect(check).toBeHidden();
    // Played on within the quarter of an hour, he still sits.
    await playRound(game, GAMES.slot.button);
    await expect.poll(async () => (await playsOf(page, GAMES.slot.key)).total).toBe(2);
    await expect(check).toBeHidden();
    await letBothPass(page, 61_000);
    await expect(check).toBeVisible();
    await expect(check.getByText('15 min played')).toBeVisible();
  });

  await test.step('put away without an answer, it is back with the next bet, which is not taken', async () => {
    await check.getByRole('button', { name: 'Close' }).click();
    await expect(check).toBeHidden();
    await game.getByRole('button', { name: GAMES.slot.button, exact: true }).click();
    await expect(check).toBeVisible();
    expect((await playsOf(page, GAMES.slot.key)).total).toBe(2);
  });

  await test.step('the player goes on where he was', async () => {
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect(check).toBeHidden();
    expect(await inner?.evaluate(() => (window as unknown as { remembers?: string }).remembers)).toBe(
      'the player',
    );
    await expect(stake).toHaveText(stood);
    await playRound(game, GAMES.slot.button);
    expect((await playsOf(page, GAMES.slot.key)).total).toBe(3);
  });

  await test.step('the next one leads out of the game', async () => {
    await letBothPass(page, 14 * 60_000);
    await playRound(game, GAMES.slot.button);
    await letBothPass(page, 61_000);
    await expect(check).toBeVisible();
    await check.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('games of a studio that is hidden from a player are nowhere, and their address says so', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const { name, address } = GAMES.table;
  const door = page.getByRole('link', { name: `Play ${name}` });
  const search = page.getByLabel(/^Search \d+ games/);
  const shelf = page.getByRole('region', { name: 'Live tables' });
  const person = await newPerson(request, { pesos: '100.00' });
  const ofStudio = async () =>
    (
      await answer<{ games: { gameProvider: string; gameName: string }[] }>(
        request,
        configCalls.allGames.path,
        {},
        person.token,
      )
    ).games
      .filter(({ gameProvider }) => gameProvider === 'EVO')
      .map(({ gameName }) => gameName);
  const hidden = await ofStudio();
  expect(hidden).toContain(name);

  await test.step('a player sees them', async () => {
    await enter(page, person, '/allgames?brand=EVO');
    await expect(door).toBeVisible();
  });

  await answer(request, `/sandbox/black-list/${person.uid}`, { providers: ['EVO'] });
  const doors = page.locator('a[aria-label^="Play "]');
  const shown = async () => {
    await expect(doors.first()).toBeVisible();
    const labels = await doors.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace('Play ', ''));
  };
  const seesNone = async () => expect((await shown()).filter((one) => hidden.includes(one))).toEqual([]);

  await test.step('hidden, they are on no shelf of the lobby, recent and loved ones included', async () => {
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
      ['Favourites', 'Favourites'],
      ['Recent', 'Recent'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
      await seesNone();
    }
    expect(await shown()).toEqual([GAMES.slot.name]);
  });

  await test.step('nor in all games, their filter and the search', async () => {
    await open(page, '/allgames?type=CasinoLive');
    await seesNone();
    await page.getByRole('button', { name: 'Filter games' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button', { name: 'SEXY' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'EVO', exact: true })).toHaveCount(0);
    await open(page, '/allgames');
    await search.fill(name);
    await expect(page.getByText('No game is called so')).toBeVisible();
    await expect(door).toHaveCount(0);
  });

  await test.step('the address of one says so, leads to the lobby, and its launch is refused', async () => {
    await open(page, address);
    await expect(page.getByText('This game is not open')).toBeVisible();
    await expect(page.getByText('not be open to your account')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'See the lobby' }).click();
    await expect(page).toHaveURL(/#\/$/);
    const wish = { gameProvider: 'EVO', gameId: '101' };
    const refused = await call(request, providerCalls.launch.path, wish, await heldToken(page));
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

test('the neon house asks before a studio’s game over the page one comes from, and over the lobby where there is none', async ({
  page,
  request,
  complaints,
}) => {
  allowStudio(complaints);
  const { name, address } = GAMES.slot;
  const question = page.getByRole('dialog', { name });
  const playing = page.locator('[data-frame="playing"]');
  // What lies behind a question is in nobody's reach, but in sight.
  const hero = page.locator('section[aria-labelledby="featured"]');
  const inNeon = async (at: string) => {
    await page.goto('about:blank');
    await page.goto(`/?skin=v3#${at}`);
  };
  const person = await newPerson(request, { pesos: '100.00' });
  await enter(page, person, '/faq');

  await test.step('by its address alone', async () => {
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

  await test.step('loaded anew behind the answer it does not ask again, and leads out to the lobby', async () => {
    await page.reload();
    await expect(playing).toBeVisible({ timeout: 30_000 });
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(hero).toBeVisible();
  });

  await test.step('from a list, which stays in sight behind it and is come back to', async () => {
    await inNeon('/allgames?type=CasinoSlot');
    const door = page.getByRole('link', { name: `Play ${name}` });
    await door.click();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/#\/allgames\?type=CasinoSlot$/);
    await question.getByRole('button', { name: 'Play for real' }).click();
    await expect(playing).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/#\/allgames\?type=CasinoSlot$/);
    await expect(door).toBeVisible();
  });
});

test('the bay house goes on with the last three games of every kind, newest first', async ({
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
  await expect(page).toHaveURL(/#\/games\/og\?id=10003/);
});
