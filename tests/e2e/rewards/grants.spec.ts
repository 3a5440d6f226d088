import type { Page } from '@playwright/test';
import { codeOf, newTeam, openConsole } from '../support/desk';
import { enter, newPerson, open } from '../support/person';
import { expect, test } from '../support/watched';

/** What operators give by hand: one proposes it at a desk, another one approves it on a phone, and the player has it. */

const reason = 'The round froze for them on Sunday night.';

/** Proposes a grant, and gives its number. */
async function propose(
  page: Page,
  uid: number,
  kind: 'bonus money' | 'points',
  text: string,
): Promise<string> {
  await page.getByRole('button', { name: 'Propose a grant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a grant' });
  await dialog.getByLabel('Number of the player').fill(String(uid));
  await dialog.getByRole('radio', { name: kind }).check();
  await dialog.getByLabel(kind === 'points' ? 'Points' : 'Amount in pesos', { exact: true }).fill(text);
  await dialog.getByLabel('Reason, kept in the audit trail').fill(reason);
  await dialog.getByRole('button', { name: /^Propose to a second person/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Another person has to decide on your proposal/)).toBeVisible();
  // Nobody decides about their own.
  await expect(page.getByRole('button', { name: /^Give / })).toHaveCount(0);
  return new URL(page.url()).hash.slice(2);
}

test('points and a bonus are given by one person more than the one who proposed them', async ({
  page,
  browser,
  request,
}) => {
  const { person, owners } = await newTeam(request, ['payments']);
  const [owner] = owners;
  const player = await newPerson(request, { pesos: '100.00' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, person, 'adjustments/grants');

  // What is no number of points is not sent, and what was typed stays.
  await page.getByRole('button', { name: 'Propose a grant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a grant' });
  await dialog.getByLabel('Number of the player').fill(String(player.uid));
  await dialog.getByRole('radio', { name: 'points' }).check();
  await dialog.getByLabel('Points', { exact: true }).fill('12.5');
  await dialog.getByLabel('Reason, kept in the audit trail').fill(reason);
  await dialog.getByRole('button', { name: /^Propose to a second person/ }).click();
  await expect(dialog.getByText('Type a whole number of points, 10,000 at most.')).toBeVisible();
  await expect(dialog.getByLabel('Reason, kept in the audit trail')).toHaveValue(reason);
  await page.keyboard.press('Escape');

  const points = await propose(page, player.uid, 'points', '250');

  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
  const second = await phone.newPage();
  await openConsole(second, owner, points);
  await expect(second.getByText(reason)).toBeVisible();
  await second.getByLabel('Reason, kept in the audit trail').fill('Compared with the log of the table.');
  await second.getByLabel(/^Your code/).fill(codeOf(owner.secret, 1));
  // On a phone an approval is held down.
  const give = second.getByRole('button', { name: 'Hold to give 250 points' });
  await give.hover();
  await second.mouse.down();
  await expect(second.getByText('Done: Give 250 points.')).toBeVisible();
  await second.mouse.up();
  // The panel shows at once how it stands now.
  await expect(second.getByText(`Player ${player.uid} has got it.`)).toBeVisible();
  await expect(second.getByText('Given', { exact: true })).toBeVisible();
  await phone.close();

  const app = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await enter(app, player, '/points');
  await expect(app.getByText('385', { exact: true })).toBeVisible();
  await expect(app.getByRole('listitem').filter({ hasText: 'Correction' })).toContainText('+250');

  // What is sent back gives nothing.
  const bonus = await propose(page, player.uid, 'bonus money', '25.50');
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openConsole(other, owners[2], bonus);
  await other.getByLabel('Reason, kept in the audit trail').fill('They have had it with the points.');
  await other.getByLabel(/^Your code/).fill(codeOf(owners[2].secret, 1));
  await other.getByRole('button', { name: /^Send back/ }).click();
  await expect(other.getByText('Done: Send back.')).toBeVisible();
  await expect(other.getByText('They have had it with the points.')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Give / })).toHaveCount(0);
  await other.getByRole('link', { name: 'All', exact: true }).click();
  await expect(other.getByRole('row').filter({ hasText: '₱25.50 bonus' }).first()).toContainText('Sent back');
  await open(app, '/bonus');
  await expect(app.getByText('No bonus in progress')).toBeVisible();
});
