import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { deskCalls } from '../../contract/desk/calls';
import type { EmergencyAlert } from '../../contract/emergency';
import { askDesk, codeOf, type DeskPerson, newTeam } from '../e2e/support/desk';
import { withServer } from '../e2e/support/ownServer';
import { enter, newPerson } from '../e2e/support/person';
import { expect } from '../e2e/support/watched';
import { inEverySkin } from './visit';

/** What operators have announced, in every skin: everybody would see it on the server that all tests share. */

/** Goes with the data of the run. */
const dataDir = mkdtempSync(join(process.env.TEST_DATA_DIR ?? tmpdir(), 'announced-'));
const test = withServer({
  BEACON: 'none',
  DATA_DIR: dataDir,
  SEED_KEY: '',
  TRUST_PROXY_HOPS: '1',
  OPERATOR_EMAIL: 'owner@console.example',
});
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const URL = 'https://other.example';
const reason = 'The line to the first address is cut.';

interface Proposal {
  readonly proposalId: string;
  readonly version: number;
}

/** One person proposes what the other approves. */
async function announce(
  request: APIRequestContext,
  { risk, owner, step }: { readonly risk: DeskPerson; readonly owner: DeskPerson; readonly step: number },
  alert: EmergencyAlert,
): Promise<void> {
  const { operation } = deskCalls;
  const settings = { area: 'addresses', content: { urls: [URL], alert } };
  const { versionId, revision } = await askDesk<{ versionId: string; revision: number }>(
    request,
    operation.save.path,
    { settings },
    risk.token,
  );
  const proposal = { versionId, revision, startsAt: null, endsAt: null, reason };
  const { proposalId, version } = await askDesk<Proposal>(
    request,
    operation.propose.path,
    proposal,
    risk.token,
  );
  const decision = { proposalId, version, decision: 'approve', reason, code: codeOf(owner.secret, step) };
  await askDesk(request, operation.decide.path, decision, owner.token);
}

test('a new address and a pause, as a page and over the lobby', async ({ page, request }) => {
  const {
    person: risk,
    owners: [first, , third],
  } = await newTeam(request, ['risk'], dataDir);
  const player = await newPerson(request, { pesos: '500.00' });
  await announce(request, { risk, owner: third, step: 1 }, { kind: 'moved', url: URL, backAt: null });
  await page.goto('/#/');
  await expect(page.getByRole('dialog', { name: 'We have moved' })).toBeVisible();
  await inEverySkin(page, 'the new address over the lobby', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.goto('/#/emergencyAlert');
  await expect(page.getByRole('heading', { name: 'We have moved' })).toBeVisible();
  await expect(page.getByText('other.example').first()).toBeVisible();
  await inEverySkin(page, 'the page of a new address');

  const backAt = new Date(Date.now() + 3_600_000).toISOString();
  await announce(request, { risk, owner: first, step: 1 }, { kind: 'pause', url: null, backAt });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Short pause for repairs' })).toBeVisible();
  await expect(page.getByText(/, in (60|59) min/)).toBeVisible();
  await inEverySkin(page, 'the page of a pause');

  await enter(page, player, '/spin');
  await expect(page.getByText('The wheel is paused for now.')).toBeVisible();
  await inEverySkin(page, 'the wheel in a pause');
});
