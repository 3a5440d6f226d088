import { tableOpen } from '../support/player';
import { DEMO } from '../support/table';
import { expect, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

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
  await page.getByRole('button', { name: 'Close this hint' }).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await tableOpen(page);
  await expect(page.getByRole('note')).toHaveCount(0);

  // Each game has its own.
  await second.goto('/#/games/og?id=10004&mode=demo');
  await tableOpen(second);
  await expect(second.getByRole('note')).toHaveCount(1);
});
