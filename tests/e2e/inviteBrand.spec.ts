import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/app/routes/routes';
import { inviteBrand } from './support/inviteBrand';
import { enter, newPerson, open } from './support/person';
import { expect, test } from './support/watched';

/** Invite-brand mode, which changes the addresses of log-in and cash-in. */

test.use({ reducedMotion: 'reduce' });

const screen = (page: Page) => page.getByRole('heading').or(page.getByRole('dialog')).first();

test('a guest at a page for players reaches the log-in of the mode, and from there that page', async ({
  page,
}) => {
  await inviteBrand(page);
  for (const path of ['/spin', '/games/og?id=10006', '/games/og?id=10001&mode=real']) {
    await open(page, path);
    await expect(page).toHaveURL(`/#/brandlogin?type=1&then=${encodeURIComponent(path)}`);
    await expect(page.getByLabel('Mobile number')).toBeVisible();
  }
});

/** Addresses that the mode changes, where they lead, and two that it leaves alone. Elsewhere all addresses are visited. */
const PATHS = [
  ...Object.entries(ROUTES).flatMap(([path, route]) => ('insteadOf' in route ? [path, route.insteadOf] : [])),
  '/',
  '/wallet',
];

test('every address that the mode changes shows a page, to a guest and to a player', async ({
  page,
  request,
}) => {
  await inviteBrand(page);
  const walk = async () => {
    for (const path of PATHS) {
      await open(page, path);
      await expect(screen(page), path).toBeVisible();
    }
  };
  await walk();
  await enter(page, await newPerson(request));
  await walk();
});
