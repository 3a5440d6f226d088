import type { Page, Route } from '@playwright/test';
import { enter, newPerson } from './person';
import { expect, NO_ANSWER, test } from './watched';

/** Pages whose data is cached from an earlier visit, and whose refresh fails. */

test.use({ reducedMotion: 'reduce' });

/** Goes to an address of the app without a reload. */
const go = (page: Page, address: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);

const noAnswer = (route: Route) => route.abort();

test('results and messages that cannot be refreshed say so, and can be loaded again', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  const person = await newPerson(request, { pesos: '100.00' });
  for (const { address, call, loaded, failed } of [
    {
      address: '/playsafe/results',
      call: '**/x2/safer-play/results',
      loaded: page.getByText('Today, since midnight'),
      failed: 'This could not be loaded',
    },
    {
      address: '/msgCenter',
      call: '**/x2/message/list',
      loaded: page.getByRole('main').getByRole('listitem').first(),
      failed: 'Messages could not be loaded',
    },
  ]) {
    await enter(page, person, address);
    await expect(loaded).toBeVisible();
    await go(page, '/favorite');
    await expect(page.getByText('No favourites yet')).toBeVisible();

    await page.route(call, noAnswer);
    await go(page, address);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(loaded).toBeHidden();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(loaded).toBeVisible();
    await expect(page.getByText(failed)).toBeHidden();
  }
});

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
