import type { APIRequestContext } from '@playwright/test';
import { configCalls } from '../../contract/config';
import { deskCalls } from '../../contract/desk/calls';
import { askDesk, codeOf, newTeam, openConsole } from './support/desk';
import { expect, test } from './support/watched';

const reason = 'The studio repairs this title until Friday.';

/** The titles of the catalogue, as in `JILI_101`. */
async function titles(request: APIRequestContext): Promise<string[]> {
  const { data } = (await (await request.post(configCalls.allGames.path, { data: {} })).json()) as {
    data: { allGames: Record<string, { gameProvider: string; gameId: string; isOwn: boolean }[]> };
  };
  return Object.values(data.allGames)
    .flat()
    .filter(({ isOwn }) => !isOwn)
    .map(({ gameProvider, gameId }) => `${gameProvider}_${gameId}`);
}

test('a draft is checked and previewed, goes to a second person, and is live for players', async ({
  page,
  browser,
  request,
}) => {
  const {
    person: marketing,
    owners: [first, , owner],
  } = await newTeam(request, ['marketing']);
  const title = (await titles(request)).at(-1) ?? '';
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, marketing, 'config?area=release');
  const off = page.getByLabel('Titles that are off, as in JILI_101');
  await off.fill('JILI_0');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('There is no JILI_0.')).toBeVisible();
  await off.fill(title);
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('All good')).toBeVisible();
  await page.getByRole('button', { name: "Show in the player's page" }).click();
  const lobby = page.frameLocator('iframe[title="The lobby as players see it"]');
  await expect(lobby.getByRole('navigation').first()).toBeVisible();
  expect(await titles(request)).toContain(title);
  await page.getByRole('button', { name: 'Send to a second person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, kept in the audit trail').fill(reason);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText(/^Another person has to decide on your proposal/)).toBeVisible();
  // Whoever proposes is not offered the decision.
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  await openConsole(second, owner, 'config?area=release');
  await expect(second.getByText(reason)).toBeVisible();
  await second.getByLabel('Reason, kept in the audit trail').fill('Compared with the message of the studio.');
  await second.getByLabel(/^Your code/).fill(codeOf(owner.secret, 1));
  await second.getByRole('button', { name: /^Approve/ }).click();
  await expect(second.getByText(reason)).toHaveCount(0);
  expect(await titles(request)).not.toContain(title);
  await other.close();

  // The other tests see the whole catalogue again.
  const { content } = deskCalls;
  const settings = {
    area: 'release',
    content: { percent: 20, ownGamesOff: [], studiosOff: [], titlesOff: [] },
  };
  const draft = await askDesk<{ versionId: string; revision: number }>(
    request,
    content.save.path,
    { settings },
    marketing.token,
  );
  const { versionId, revision } = draft;
  const times = { startsAt: null, endsAt: null };
  const { proposalId, version } = await askDesk<{ proposalId: string; version: number }>(
    request,
    content.propose.path,
    { versionId, revision, ...times, reason },
    marketing.token,
  );
  const decision = { proposalId, version, decision: 'approve', reason, code: codeOf(first.secret, 1) };
  await askDesk(request, content.decide.path, decision, first.token);
  expect(await titles(request)).toContain(title);
});
