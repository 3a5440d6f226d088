import type { Browser, Page } from '@playwright/test';
import { deskCalls } from '../../../contract/desk/calls';
import { askDesk, codeOf, type DeskPerson, newTeam, openConsole } from '../support/desk';
import { answer, enter, newPerson, type Person } from '../support/person';
import { newFriend } from '../support/referral';
import { expect, REFUSED, test } from '../support/watched';

/** What operators decide about rewards, from screen to screen. */

const reason = 'Looked at their play and their sessions.';
const DAY_MS = 24 * 60 * 60_000;

/** The value of a field of date and time in Manila, so many days from now. */
const inDays = (days: number): string =>
  new Date(Date.now() + 8 * 60 * 60_000 + days * DAY_MS).toISOString().slice(0, 16);

const give = (page: Page, why = reason) => page.getByLabel(/kept in the audit trail$/).fill(why);

/** What a screen says of a decision that was carried out; its form is gone, so that it cannot be sent again. */
async function expectDone(page: Page, title: string): Promise<void> {
  await expect(page.getByText(`Done: ${title}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${title}`) })).toHaveCount(0);
}

interface Approval {
  readonly owner: DeskPerson;
  readonly address: string;
  /** What the button says. */
  readonly title: string;
}

/** Approves what is open on a screen, as another person in a browser of their own. */
async function approve(browser: Browser, { owner, address, title }: Approval): Promise<void> {
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await other.newPage();
  await openConsole(page, owner, address);
  await give(page, 'Compared with the plan of the month.');
  await page.getByLabel(/^Your code/).fill(codeOf(owner.secret, 1));
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expectDone(page, title);
  await other.close();
}

/** Opens the app as a player, in a browser of their own. */
async function openApp(browser: Browser, person: Person, address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await enter(page, person, address);
  return page;
}

test('two people promise money and contracts, and one looks at red bags, spins and a VIP', {
  // A guaranteed payout that has been opened pops up for every player.
  tag: '@everybody',
}, async ({ page, browser, request, complaints }) => {
  // A decision that comes too late.
  complaints.allow(REFUSED);
  const { person, owners } = await newTeam(request, ['marketing', 'risk']);
  const inviter = await newPerson(request, { pesos: '100.00' });
  const friend = await newFriend(request, inviter);
  const agent = await newPerson(request);
  for (const { uid, token } of [inviter, friend]) {
    await answer(request, `/sandbox/points/${uid}`, { points: 200 });
    await answer(request, '/spin/main-page', {}, token);
    await answer(request, '/spin/main-page', { clientSeed: 'spinner' }, token);
    await answer(request, '/x2/spin/open-prize-with-lotteryticket', { acceptTerms: true }, token);
  }
  // The page of the inviter counts what their friends have reached.
  await answer(request, '/x2/invite/main-page', {}, inviter.token);
  await page.setViewportSize({ width: 1440, height: 900 });

  await openConsole(page, person, 'guaranteed');
  await page.getByRole('button', { name: 'Propose a payout' }).click();
  const dialog = page.getByRole('dialog');
  const title = `Fiesta ${inviter.uid}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Details that players read').fill('Play the color game at the fiesta.');
  await dialog.getByLabel('Promised to each, in pesos').fill('2');
  await dialog.getByLabel('Places').fill('1');
  await dialog.getByLabel('Play counts from, GMT+8').fill(inDays(20));
  await dialog.getByLabel('Ends, GMT+8').fill(inDays(21));
  await dialog.getByRole('checkbox', { name: 'Color Game' }).check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await give(page);
  await dialog.getByRole('button', { name: 'Propose to an owner' }).click();
  await expect(page.getByText(/^Another person has to decide on your proposal/)).toBeVisible();
  await approve(browser, {
    owner: owners[0],
    address: page.url().split('#/')[1] ?? '',
    title: 'Open it',
  });
  // Lists are read again after half a minute, or at once with the page.
  await page.getByRole('link', { name: 'Going on' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: title })).toBeVisible();
  const app = await openApp(browser, inviter, '/promo');
  await expect(app.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('link', { name: /^Agents/ }).click();
  await page.getByRole('button', { name: 'Propose an agent' }).click();
  await dialog.getByLabel('Number of the player').fill(String(agent.uid));
  await expect(dialog.getByLabel('First month')).not.toHaveValue('');
  await give(page);
  await dialog.getByRole('button', { name: 'Propose to an owner' }).click();
  await expect(page.getByText(/^Another person has to decide on your proposal/)).toBeVisible();
  await approve(browser, {
    owner: owners[2],
    address: `agents?view=proposed&id=${agent.uid}`,
    title: 'Approve the contract',
  });
  await page.getByRole('link', { name: 'Contracts' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: String(agent.uid) })).toBeVisible();

  await page.getByRole('link', { name: /^Reward reviews/ }).click();
  const { list } = await askDesk<{ list: { bagId: string; invited: { uid: number } }[] }>(
    request,
    deskCalls.rewardReview.bags.path,
    { view: 'waiting', pageSize: 50 },
    person.token,
  );
  const { bagId } = list.find(({ invited }) => invited.uid === friend.uid) ?? {};
  await page.goto(`/console.html#/reviews?id=${bagId}`);
  const linkOf = ({ uid }: { readonly uid: number }) =>
    page.getByRole('link', { name: new RegExp(`, ${uid}$`) });
  await expect(linkOf(friend)).toBeVisible();
  await expect(page.getByText(/^127\.0\.0\.•••$|^::/).first()).toBeVisible();
  await give(page);
  await page.getByRole('button', { name: /^Release now/ }).click();
  await expectDone(page, 'Release now');
  await app.goto('/#/invite');
  await expect(app.getByRole('button', { name: 'Open ₱5.00' })).toBeVisible();

  await page.getByRole('link', { name: /^Spin addresses/ }).click();
  await page.getByRole('row').getByRole('button', { name: /min$/ }).click();
  await expect(linkOf(friend)).toBeVisible();
  await give(page);
  // Somebody else is faster: the panel says so with what was typed, and takes no decision any more.
  const waiting = await askDesk<{ list: { reviewId: string }[] }>(
    request,
    deskCalls.rewardReview.addresses.path,
    { view: 'waiting', pageSize: 50 },
    person.token,
  );
  for (const { reviewId } of waiting.list)
    await askDesk(request, deskCalls.rewardReview.see.path, { reviewId, reason }, person.token);
  await page.getByRole('button', { name: /^Note as seen/ }).click();
  const told = page.getByRole('status').filter({ hasText: 'Somebody else was faster.' });
  await expect(told).toContainText(reason);
  await expect(page.getByRole('button', { name: /^Note as seen/ })).toHaveCount(0);

  await page.goto(`/console.html#/players/${friend.uid}`);
  await expect(page.getByText('Ledger agrees')).toBeVisible();
  await expect(linkOf(inviter)).toBeVisible();
  await page.getByRole('button', { name: 'VIP review' }).click();
  await give(page);
  await dialog.getByRole('button', { name: 'Passed' }).click();
  await expect(page.getByText(/^VIP review passed, /)).toBeVisible();
  await page.getByRole('button', { name: 'VIP review' }).click();
  await give(page, 'Their source of money has to be asked again.');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/^VIP review passed, /)).toHaveCount(0);
});
