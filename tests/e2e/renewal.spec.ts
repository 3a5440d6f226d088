import { answer, enter, heldToken, letTimePass, newPerson } from './support/person';
import { expect, NO_ANSWER, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

test('the token is renewed once per visit', async ({ page, request }) => {
  const person = await newPerson(request);
  await enter(page, person);
  await expect.poll(() => heldToken(page)).not.toBe(person.token);
  const renewed = await heldToken(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Balance' })).toBeVisible();
  expect(await heldToken(page)).toBe(renewed);
});

test('a player whose renewed token is lost with the line stays logged in, and gets it when the line is back', {
  tag: '@clock',
}, async ({ page, request, complaints }) => {
  complaints.allow(NO_ANSWER);
  const person = await newPerson(request);
  const renewal = '**/x2/user/token/renewal';
  let lost = 0;
  await page.route(renewal, async (route) => {
    try {
      await route.fetch();
      lost += 1;
      await route.abort();
    } catch {
      // The page has been reloaded meanwhile, which ended the call.
    }
  });
  await enter(page, person, '/account');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await letTimePass(request, 50 * 60_000);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mall' })).toBeVisible();
  await page.unroute(renewal);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => heldToken(page)).not.toBe(person.token);
  await answer(request, '/x2/user/info', {}, await heldToken(page));
});
