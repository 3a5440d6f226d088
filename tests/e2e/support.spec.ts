import { expect as expectNow, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { enter, logInByPassword, newPerson, open } from './support/person';
import { SIZES } from './support/player';
import { answerPlayer, operate } from './support/serviceDesk';
import { expect, NO_ANSWER, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

/** A screenshot of a phone, as a player would attach it. */
function screenshot(): Buffer {
  const png = new PNG({ width: 1080, height: 2340 });
  for (let at = 0; at < png.data.length; at += 4) {
    png.data[at] = at % 251;
    png.data[at + 1] = 120;
    png.data[at + 2] = 80;
    png.data[at + 3] = 255;
  }
  return PNG.sync.write(png);
}

const idOf = (page: Page) => new URL(page.url().replace('/#', '')).searchParams.get('id') ?? '';

for (const size of SIZES) {
  test(`a player asks, an operator answers, and the player closes it, at ${size.width}x${size.height}`, {
    // A picture is made small on a canvas.
    tag: '@drawn',
  }, async ({ page, request }) => {
    await page.setViewportSize(size);
    const person = await newPerson(request);
    await enter(page, person, '/msgCenter');
    await page.getByRole('link', { name: /Customer service/ }).click();
    await page.getByRole('link', { name: 'Write to us' }).click();
    await page.getByRole('button', { name: 'Cash in' }).click();
    const text = 'I paid ₱500.00 with GCash at 9:12.\nMy wallet still shows ₱120.00.';
    await page.getByLabel('Your message').fill(text);
    await page
      .getByLabel('Attach a picture')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: screenshot() });
    await expect(page.getByAltText('Attached picture')).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();

    await expect(page.getByRole('heading', { name: 'I paid ₱500.00 with GCash at 9:12.' })).toBeVisible();
    await expect(page.getByText('Waiting for us')).toBeVisible();
    const picture = page.getByRole('button', { name: 'Show the picture' }).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1600);
    const conversationId = idOf(page);

    // The player is elsewhere when the answer comes.
    await open(page, '/account');
    await expect(page.getByRole('link', { name: /Messages/ })).toBeVisible();
    const seen = { conversationId, pageSize: 20 };
    const { conversation, list } = await operate<{
      conversation: { uid: number };
      list: { text: string; picture: { pictureId: string } | null }[];
    }>(request, 'thread', seen);
    expectNow(conversation.uid).toBe(person.uid);
    expectNow(list.map((message) => message.text)).toEqual([text]);
    const pictureId = list[0]?.picture?.pictureId;
    const { image } = await operate<{ image: string }>(request, 'picture', { pictureId });
    expectNow(Buffer.from(image, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    const answer = 'GCash confirmed your payment late. <b>Sorry</b> for the wait.';
    await answerPlayer(request, conversationId, answer);

    await open(page, '/account');
    await page.getByRole('link', { name: /Messages.*1 unread/ }).click();
    await page.getByRole('link', { name: /Customer service.*1 unread/ }).click();
    await page.getByRole('link', { name: /New answer: I paid/ }).click();
    await expect(page.getByText('Ana, service')).toBeVisible();
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Not yet' }).click();
    await expect(page.getByRole('textbox', { name: 'Write a reply' })).toBeFocused();
    await page.keyboard.type('Thank you, I see it now.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you, I see it now.')).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('');
    await expect(page.getByText('Waiting for us')).toBeVisible();

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Mark as solved' }).click();
    await expect(page.getByText('This conversation is closed.')).toBeVisible();

    // Read answers are not counted any more.
    await open(page, '/account');
    await expect(page.getByRole('link', { name: /Messages/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /unread/ })).toHaveCount(0);
  });
}

test('what was typed survives a lost line and a reload, and arrives once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  const person = await newPerson(request);
  await enter(page, person, '/support/new?category=claim');
  const text = page.getByLabel('Your message');
  await text.fill('My prize is missing');
  // The message arrives, its answer does not.
  let isLost = true;
  await page.route('**/x2/support/open', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('It may not have been sent.')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('My prize is missing');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'My prize is missing' })).toBeVisible();
  const { conversation, list } = await operate<{ conversation: { uid: number }; list: unknown[] }>(
    request,
    'thread',
    { conversationId: idOf(page), pageSize: 20 },
  );
  expectNow([conversation.uid, list.length]).toEqual([person.uid, 1]);
  await open(page, '/support');
  await expect(page.getByRole('link', { name: /My prize is missing/ })).toHaveCount(1);
});

test('a guest writes first and logs in to send it', async ({ page, request }) => {
  const { phone } = await newPerson(request);
  await open(page, '/telegram');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.getByRole('button', { name: 'Something else' }).click();
  await page.getByLabel('Your message').fill('May I ask something?');
  await page.getByRole('button', { name: 'Log in to send' }).click();
  await logInByPassword(page, phone);
  await expect(page.getByLabel('Your message')).toHaveValue('May I ask something?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'May I ask something?' })).toBeVisible();
});
