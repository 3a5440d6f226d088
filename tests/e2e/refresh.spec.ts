import type { Page, Route } from '@playwright/test';
import { enter, newPerson } from './support/person';
import { expect, NO_ANSWER, test } from './support/watched';

/** Pages whose data is cached from an earlier visit, and whose refresh fails. */

test.use({ reducedMotion: 'reduce' });

/** Goes to an address of the app without a reload. */
const go = (page: Page, address: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);

const noAnswer = (route: Route) => route.abort();

const PAGES = [
  {
    name: 'results of play',
    address: '/playsafe/results',
    call: '**/x2/safer-play/results',
    loaded: (page: Page) => page.getByText('Today, since midnight'),
    failed: 'This could not be loaded',
  },
  {
    name: 'messages',
    address: '/msgCenter',
    call: '**/x2/message/list',
    loaded: (page: Page) => page.getByRole('main').getByRole('listitem').first(),
    failed: 'Messages could not be loaded',
  },
];

for (const { name, address, call, loaded, failed } of PAGES) {
  test(`${name} that cannot be refreshed say so, and can be loaded again`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(NO_ANSWER);
    await enter(page, await newPerson(request, { pesos: '100.00' }), address);
    await expect(loaded(page)).toBeVisible();
    await go(page, '/favorite');
    await expect(page.getByText('No favorites yet')).toBeVisible();

    await page.route(call, noAnswer);
    await go(page, address);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(loaded(page)).toBeHidden();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(loaded(page)).toBeVisible();
    await expect(page.getByText(failed)).toBeHidden();
  });
}

test('a lobby whose shelves do not load says so, and can be loaded again', async ({ page, complaints }) => {
  complaints.allow(NO_ANSWER);
  const shelves = '**/x2/app/zhou/v2/getVal';
  await page.route(shelves, (route) =>
    route.request().postData()?.includes('front_game') === true ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expect(page.getByText('The lobby did not load')).toBeVisible();
  await page.unroute(shelves);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible();
  await expect(page.getByText('The lobby did not load')).toBeHidden();
});
