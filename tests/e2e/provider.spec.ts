import type { FrameLocator, Page } from '@playwright/test';
import { recordCalls } from '../../contract/records';
import { saferPlayCalls } from '../../contract/saferPlay';
import { seesEarly } from '../../server/catalogue/catalogue';
import { answer, enter, heldToken, newPerson, open, type Person } from './person';
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
