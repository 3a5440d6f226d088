import { withServer } from '../support/ownServer';
import { call } from '../support/person';
import { BET_CALL, lay, resultShown, rollButton, roundsOf, sitDown } from '../support/table';
import { expect, REFUSED } from '../support/watched';

/** The least time between bets, as long as the product has it. */
const CYCLE_MS = 2_500;

const test = withServer({ BET_CYCLE_MS: '' });
test.use({ reducedMotion: 'reduce' });

test('bets follow each other no faster than the pace, and a player sees a wait, never a refusal', async ({
  page,
  request,
  complaints,
}) => {
  const refusals: number[] = [];
  page.on('response', (reply) => {
    if (reply.status() === 429) refusals.push(reply.status());
  });
  const { token } = await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await rollButton(page).click();
  await resultShown(page);
  await expect(rollButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(rollButton(page).locator('[data-pause]')).toBeVisible();
  // The click waits until the button can be used.
  await rollButton(page).click();
  await expect.poll(async () => (await roundsOf(page, request)).length).toBe(2);
  await resultShown(page);
  expect(refusals).toEqual([]);

  // A bet from another tab: this page does not know of it, and waits as long as the server says.
  complaints.allow(REFUSED);
  await expect(rollButton(page)).not.toHaveAttribute('aria-disabled');
  const bet = { positions: [{ kind: 'single', colors: [1], stake: '10.00' }] };
  expect((await call(request, BET_CALL.slice(2), { bet }, token)).code).toBe('00000');
  await rollButton(page).click();
  await expect.poll(async () => (await roundsOf(page, request)).length).toBe(4);
  await resultShown(page);
  expect(refusals).toEqual([429]);
  await expect(page.getByRole('status').getByText('too soon')).toBeHidden();

  const times = (await roundsOf(page, request)).map(({ createdAt }) => Date.parse(createdAt));
  for (const [index, later] of times.slice(0, -1).entries())
    expect(later - (times[index + 1] ?? 0)).toBeGreaterThanOrEqual(CYCLE_MS);
});
