import { SIZES, tableOpen } from '../support/player';
import { DEMO } from '../support/table';
import { expect, test } from '../support/watched';

test.use({ reducedMotion: 'reduce', viewport: SIZES[1] });

test('the hint of a game appears once on a device: not after a reload, and not in a second tab', async ({
  page,
  context,
}) => {
  const hint = page.getByRole('note').filter({ hasText: 'Tap a color' });
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  await expect(hint).toBeVisible();

  const second = await context.newPage();
  await second.goto(`/#${DEMO}`);
  await tableOpen(second);
  await expect(second.getByRole('note')).toHaveCount(0);

  // The first tab keeps it until it is closed.
  await expect(hint).toBeVisible();
  const close = page.getByRole('button', { name: 'Close this hint' });
  const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(hint).toBeHidden();
  await page.reload();
  await tableOpen(page);
  await expect(page.getByRole('note')).toHaveCount(0);

  // Each game has its own.
  await second.goto('/#/games/og?id=10004&mode=demo');
  await tableOpen(second);
  await expect(second.getByRole('note')).toHaveCount(1);
  // On a low screen it is above the ticket, whose panels are at the foot of the scene.
  await second.setViewportSize(SIZES[1]);
  const { y = 0 } = (await second.getByRole('note').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(SIZES[1].height / 4);
});
