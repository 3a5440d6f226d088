import { deskCalls } from '../../../contract/desk/calls';
import { askDesk, codeOf, newTeam, openConsole } from '../support/desk';
import { enter, newPerson } from '../support/person';
import { expect, test } from '../support/watched';

const reason = 'The weekly bonus ends with this month.';

test('a promotion is ended by two people who saw what it costs, and players read of it in time', {
  // Every player reads what has been announced.
  tag: '@everybody',
}, async ({ page, browser, request }) => {
  const { person: marketing, owners } = await newTeam(request, ['marketing']);
  const [owner] = owners;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, marketing, 'config?area=rewards');
  const cost = page.getByRole('row', { name: /^Missions/ });
  await expect(cost).toContainText('75');
  await page.getByLabel(/^D01 /).fill('3');
  await expect(cost).toContainText('73');
  await page.getByRole('checkbox', { name: 'Weekly bonus of a deposit' }).uncheck();
  // More points than the bound allows are refused by a check.
  await page.getByLabel('Step 1').fill('90');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText(/^They are 160/)).toBeVisible();
  await page.getByLabel('Step 1').fill('5');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('All good')).toBeVisible();
  await page.getByRole('button', { name: 'Send to a second person' }).click();
  const dialog = page.getByRole('dialog');
  // The first 0:00 that leaves players seven days is filled in.
  await expect(dialog.getByLabel('Begins at 0:00, GMT+8')).toHaveValue(/T00:00$/);
  await dialog.getByLabel('Reason, kept in the audit trail').fill(reason);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText(/^Another person has to decide on your proposal/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  await openConsole(second, owner, 'config?area=rewards');
  await expect(second.getByText(reason)).toBeVisible();
  await expect(second.getByRole('row', { name: /^Missions/ })).toContainText('73');
  const changes = second.getByRole('definition');
  await expect(second.getByText("Mission: Visit a game's page, points")).toBeVisible();
  await expect(changes.filter({ hasText: '3' })).toHaveText(/^5\s*3$/);
  await expect(second.getByText('Weekly bonus of a deposit', { exact: true }).last()).toBeVisible();
  await expect(changes.filter({ hasText: 'off' })).toHaveText(/^on\s*off$/);
  await second.getByLabel('Reason, kept in the audit trail').fill('Compared with the plan of the month.');
  await second.getByLabel(/^Your code/).fill(codeOf(owner.secret, 1));
  await second.getByRole('button', { name: /^Approve/ }).click();
  await expect(second.getByText(reason)).toHaveCount(0);
  await other.close();

  const phone = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const app = await phone.newPage();
  await enter(app, await newPerson(request), '/promo');
  await expect(app.getByRole('heading', { name: /^Changes from / })).toBeVisible();
  await expect(app.getByText('Weekly top-up bonus: ends')).toBeVisible();
  await app.goto('/#/task');
  await expect(app.getByText(/: 3 points instead of 5$/)).toBeVisible();
  // Until then what holds is what held.
  await expect(app.getByRole('link', { name: /^Visit a game's page/ })).toContainText('+5');
  await phone.close();

  // The other tests read of no change.
  const { content } = deskCalls;
  const { versions } = await askDesk<{ versions: { versionId: string; revision: number; state: string }[] }>(
    request,
    content.read.path,
    { area: 'rewards' },
    marketing.token,
  );
  const scheduled = versions.find(({ state }) => state === 'scheduled');
  expect(scheduled, 'the approved version waits for its day').toBeDefined();
  const { versionId, revision } = scheduled ?? {};
  const calledOff = await askDesk<{ isDone: boolean }>(
    request,
    content.discard.path,
    { versionId, revision, reason: 'Called off again.' },
    marketing.token,
  );
  expect(calledOff.isDone).toBe(true);
});
