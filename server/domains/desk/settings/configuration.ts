import { randomBytes } from 'node:crypto';
import type { BodyOf } from '../../../../contract/call';
import type { contentCalls, SettingsVersion } from '../../../../contract/desk/configuration';
import type { Proposal } from '../../../../contract/desk/proposals';
import type { AnySettings, SettingsArea } from '../../../../contract/desk/settings';
import { environmentContents } from '../../../active/resolve';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/refusal';
import type { Operator } from '../../../http/route';
import { dayAfter, manilaDate, startOf } from '../../../manilaDay';
import { usualLobby } from '../../catalogue/pageData';
import { USUAL_TABLES } from '../../reward-tables/usual';
import { record } from '../audit';
import { hashOf } from '../operators';
import {
  decide,
  endProposals,
  findProposal,
  openProposal,
  type ProposalRow,
  proposalOf,
  propose,
} from '../proposals';
import { type CertificateOf, checksOf } from './checks';
import { differenceOf } from './difference';
import { publish } from './publish';
import {
  findVersion,
  lineOf,
  listVersions,
  liveVersion,
  lockVersion,
  moveVersion,
  ownDraft,
  saveDraft,
  settingsOf,
  type VersionRow,
  wireOf,
} from './versions';

const PREVIEW_MS = 60 * 60_000;

/** The areas that a group of calls may name. */
export interface AreaGroup {
  readonly areas: readonly SettingsArea[];
  readonly certificateOf: CertificateOf;
}

interface SettingsProposal extends Proposal {
  readonly versionId: string;
}

const versionIdOf = ({ content }: ProposalRow): string => (content as { versionId: string }).versionId;

const proposed = (row: ProposalRow, now: Date): SettingsProposal => ({
  ...proposalOf(row, now),
  versionId: versionIdOf(row),
});

function contentOf(config: Context['config'], area: SettingsArea) {
  if (area === 'lobby') return usualLobby(config);
  return area === 'rewards' ? USUAL_TABLES : environmentContents(config)[area];
}

/** What the environment says about an area. */
function defaultsOf({ config }: Pick<Context, 'config'>, area: SettingsArea): AnySettings {
  return { area, content: contentOf(config, area) } as AnySettings;
}

async function liveSettings(context: Pick<Context, 'config' | 'db'>, area: SettingsArea) {
  const live = await liveVersion(context.db, area);
  return {
    live: live === null ? defaultsOf(context, area) : settingsOf(live),
    liveNumber: live?.number ?? null,
  };
}

async function shown(context: Context, { certificateOf }: AreaGroup, row: VersionRow) {
  const { live } = await liveSettings(context, row.area);
  const settings = settingsOf(row);
  const world = { active: context.settings.active, certificateOf };
  return {
    ...lineOf(row),
    settings,
    difference: differenceOf(wireOf(live), wireOf(settings)),
    checks: await checksOf(settings, world, context.clock.now()),
  };
}

/** An area: what is live, its versions, the own draft, and what waits. */
export async function readArea(context: Context, group: AreaGroup, operator: Operator, area: SettingsArea) {
  const { db, clock } = context;
  const now = clock.now();
  const draft = await ownDraft(db, area, operator.id);
  const waiting = await openProposal(db, 'settings', `settings ${area}`, now);
  const version = waiting === null ? null : await findVersion(db, BigInt(versionIdOf(waiting)));
  return {
    ...(await liveSettings(context, area)),
    defaults: defaultsOf(context, area),
    ownGames: [...context.config.ownGames],
    versions: (await listVersions(db, area)).map(lineOf),
    draft: draft === null ? null : await shown(context, group, draft),
    waiting:
      waiting === null || version === null
        ? null
        : { proposal: proposed(waiting, now), version: await shown(context, group, version) },
  };
}

/** A version that the operator may see: drafts are their author's alone. Refuses "notFound". */
async function seen(
  on: Queryable,
  { areas }: AreaGroup,
  operator: Operator,
  id: string,
): Promise<VersionRow> {
  const row = await findVersion(on, BigInt(id));
  const isHidden = row?.state === 'draft' && row.by.id !== operator.id;
  if (row === null || !areas.includes(row.area) || isHidden) throw refuse('notFound');
  return row;
}

export const readVersion = async (context: Context, group: AreaGroup, operator: Operator, id: string) =>
  shown(context, group, await seen(context.db, group, operator, id));

/** Saves the operator's draft of an area. */
export async function save(context: Context, group: AreaGroup, operator: Operator, settings: AnySettings) {
  const { db, clock } = context;
  const id = await db.transaction((transaction) =>
    saveDraft(transaction, settings, operator.id, clock.now()),
  );
  return shown(context, group, await seen(db, group, operator, id.toString()));
}

const CALLED_OFF: readonly SettingsVersion['state'][] = ['draft', 'proposed', 'scheduled'];

/** Drops the own draft, or calls off what is proposed or scheduled. Not done when it has changed meanwhile. */
export async function discard(
  { db, clock }: Context,
  group: AreaGroup,
  operator: Operator,
  { versionId, revision, reason }: BodyOf<typeof contentCalls.discard>,
): Promise<{ isDone: boolean }> {
  const now = clock.now();
  await seen(db, group, operator, versionId);
  return db.transaction(async (transaction) => {
    const row = await lockVersion(transaction, BigInt(versionId));
    if (row === null || row.revision !== revision || !CALLED_OFF.includes(row.state))
      return { isDone: false };
    await moveVersion(transaction, row, { state: 'discarded' }, now);
    if (row.state === 'proposed') await endProposals(transaction, 'settings', `settings ${row.area}`, now);
    const object = `settings ${row.area} ${row.number}`;
    if (row.state !== 'draft') {
      await record(transaction, { operator, action: 'settings.callOff', object, reason }, now);
    }
    return { isDone: true };
  });
}

/** A token that opens the app with a version. */
export async function preview(context: Context, group: AreaGroup, operator: Operator, id: string) {
  const { db, clock, config } = context;
  const now = clock.now();
  const { id: versionId } = await seen(db, group, operator, id);
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + PREVIEW_MS);
  await db.transaction(async (transaction) => {
    await transaction.query({
      name: 'settings-previews-old',
      text: 'DELETE FROM settings_previews WHERE expires_at <= $1',
      values: [now],
    });
    await transaction.query({
      name: 'settings-previews-add',
      text: 'INSERT INTO settings_previews (token_hash, version_id, expires_at) VALUES ($1, $2, $3)',
      values: [hashOf(token), versionId, until],
    });
  });
  return { token, appUrl: config.publicUrl?.replace(/\/$/, '') ?? '', until: until.toISOString() };
}

/**
 * Proposes the own draft. Refuses "notFound", "alreadySet" where it has changed meanwhile or another version of the area
 * waits, and "badRequest" for a version that fails a check, or times in the wrong order.
 */
export async function proposeVersion(
  context: Context,
  group: AreaGroup,
  operator: Operator,
  body: BodyOf<typeof contentCalls.propose>,
): Promise<SettingsProposal> {
  const { db, clock } = context;
  const now = clock.now();
  const row = await seen(db, group, operator, body.versionId);
  const [startsAt, endsAt] = [dateOf(body.startsAt), dateOf(body.endsAt)];
  if (endsAt !== null && endsAt <= (startsAt ?? now))
    throw refuse('badRequest', 'The end comes before the start.');
  if (row.state !== 'draft' || row.revision !== body.revision) throw refuse('alreadySet');
  requireNotice(row.area, startsAt, endsAt, now);
  const { difference } = await requireChecked(context, group, row);
  const object = `settings ${row.area}`;
  if ((await openProposal(db, 'settings', object, now)) !== null) {
    throw refuse('alreadySet', 'Another version of this area waits for a second person.');
  }
  const waiting = await propose(context, operator, {
    kind: 'settings',
    object,
    content: { versionId: body.versionId },
    evidence: { difference },
    reason: body.reason,
    told: { detail: { number: row.number, startsAt: body.startsAt, endsAt: body.endsAt } },
    also: async (transaction) => {
      const locked = await lockVersion(transaction, row.id);
      if (locked === null || locked.state !== 'draft' || locked.revision !== body.revision) {
        throw refuse('alreadySet');
      }
      await moveVersion(transaction, locked, { state: 'proposed', startsAt, endsAt }, now);
    },
  });
  return proposed(waiting, now);
}

/** The version with its checks; refuses "badRequest" where one fails. */
async function requireChecked(context: Context, group: AreaGroup, row: VersionRow) {
  const version = await shown(context, group, row);
  const failed = version.checks.find(({ state }) => state === 'bad');
  if (failed !== undefined) throw refuse('badRequest', `${failed.name}: ${failed.about}`);
  return version;
}

const NOTICE_DAYS = 7;

/**
 * Refuses "badRequest" for tables of rewards that begin within a day, or sooner than seven days after their approval: until
 * then players read what will change. They hold until others do.
 */
function requireNotice(area: SettingsArea, startsAt: Date | null, endsAt: Date | null, now: Date): void {
  if (area !== 'rewards') return;
  const earliest = startOf(dayAfter(manilaDate(now), NOTICE_DAYS + 1));
  const isMidnight = startsAt !== null && startOf(manilaDate(startsAt)).getTime() === startsAt.getTime();
  if (!isMidnight || startsAt < earliest) {
    throw refuse(
      'badRequest',
      `Rewards change at 0:00, from ${manilaDate(earliest)} on: players are told for seven days.`,
    );
  }
  if (endsAt !== null)
    throw refuse('badRequest', 'Tables of rewards hold until others do: they have no end.');
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Decides on a proposed version; the approval makes it live, or schedules it. The checks are made once more. */
export async function decideVersion(
  context: Context,
  group: AreaGroup,
  operator: Operator,
  body: BodyOf<typeof contentCalls.decide>,
): Promise<{ isDone: boolean; proposal: SettingsProposal }> {
  const { db, clock, settings } = context;
  if (body.decision === 'approve') {
    const proposal = await findProposal(db, BigInt(body.proposalId));
    const version =
      proposal.kind === 'settings' ? await findVersion(db, BigInt(versionIdOf(proposal))) : null;
    if (version?.state === 'proposed') {
      requireNotice(version.area, version.startsAt, version.endsAt, clock.now());
      await requireChecked(context, group, version);
    }
  }
  const { isDone, row } = await decide(context, operator, body, {
    kind: 'settings',
    isMine: ({ object }) => group.areas.some((area) => object === `settings ${area}`),
    carryOut: async (proposal, transaction, now) => {
      const version = await lockVersion(transaction, BigInt(versionIdOf(proposal)));
      if (version === null || version.state !== 'proposed') throw refuse('alreadySet');
      if (version.endsAt !== null && version.endsAt <= now) {
        throw refuse('badRequest', 'Its end has passed.');
      }
      if (version.startsAt === null || version.startsAt <= now) await publish(transaction, version, now);
      else await moveVersion(transaction, version, { state: 'scheduled' }, now);
      return version.number.toString();
    },
    sendBack: async (proposal, transaction, now) => {
      const version = await lockVersion(transaction, BigInt(versionIdOf(proposal)));
      if (version?.state === 'proposed') await moveVersion(transaction, version, { state: 'sentBack' }, now);
    },
  });
  if (isDone) await settings.refresh();
  return { isDone, proposal: proposed(row, clock.now()) };
}
