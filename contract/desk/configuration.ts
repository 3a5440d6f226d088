import * as z from 'zod/mini';
import { deskCall, deskId, instant, operatorName, reason, totpCode } from './call';
import { proposal, proposalVersion } from './proposals';
import { CONTENT_AREAS, contentSettings, OPERATION_AREAS, operationSettings } from './settings';

/** One check of a version. Nothing that fails one can be proposed; what is only to be looked at can. */
const check = z.object({
  name: z.string(),
  state: z.enum(['good', 'look', 'bad']),
  about: z.string(),
});

export type SettingsCheck = z.output<typeof check>;

/** One value that differs; null where it does not exist. */
const difference = z.object({
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

export type SettingsDifference = z.output<typeof difference>;

export const versionStates = [
  'draft',
  'proposed',
  'scheduled',
  'live',
  'over',
  'sentBack',
  'discarded',
] as const;

const versionLine = z.object({
  versionId: deskId,
  number: z.int(),
  state: z.enum(versionStates),
  /** Sent with a change, which is not made when the version has changed since. */
  revision: z.int(),
  by: operatorName,
  savedAt: instant,
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** When errors have stopped its gradual release, and how many there were; null otherwise. */
  stopped: z.nullable(z.object({ at: instant, reason: z.string() })),
});

export type SettingsVersion = z.output<typeof versionLine>;

const settingsProposal = z.extend(proposal, { versionId: deskId });

const body = z.strictObject;

/** The calls about one group of areas; each group is a row of the table of roles. */
const callsOf = <
  Action extends 'content' | 'operation',
  const Areas extends readonly [string, ...string[]],
  Settings extends typeof contentSettings | typeof operationSettings,
>(
  action: Action,
  areas: Areas,
  settings: Settings,
) => {
  const area = z.enum(areas);
  const version = z.extend(versionLine, {
    settings,
    /** Against what is live now. */
    difference: z.array(difference),
    checks: z.array(check),
  });
  const revision = { versionId: deskId, revision: z.int().check(z.minimum(1)) };
  const path = <const Name extends string>(name: Name) => `/x2/desk/${action}/${name}` as const;
  const read = { action, step: 'read' } as const;
  const may = { action, step: 'propose' } as const;
  return {
    read: deskCall({
      path: path('read'),
      needs: read,
      about: 'What is live in an area, its versions, the own draft, and what waits for a second person.',
      body: body({ area }),
      reply: z.object({
        /** What is live now: the newest live version, or the environment. */
        live: settings,
        /** Null for the environment. */
        liveNumber: z.nullable(z.int()),
        /** What the environment says. */
        defaults: settings,
        /** Own games that the environment names. */
        ownGames: z.array(z.string()),
        versions: z.array(versionLine),
        draft: z.nullable(version),
        waiting: z.nullable(z.object({ proposal: settingsProposal, version })),
      }),
    }),
    version: deskCall({
      path: path('version'),
      needs: read,
      about: 'One version with its content, its difference from what is live, and its checks.',
      body: body({ versionId: deskId }),
      reply: version,
    }),
    save: deskCall({
      path: path('save'),
      needs: may,
      about: 'Saves the own draft of an area, which nobody else sees, and checks it.',
      body: body({ settings }),
      reply: version,
    }),
    discard: deskCall({
      path: path('discard'),
      needs: may,
      about: 'Drops a draft, or calls off a version that is proposed or scheduled.',
      body: body({ ...revision, reason }),
      reply: z.object({ isDone: z.boolean() }),
    }),
    preview: deskCall({
      path: path('preview'),
      needs: read,
      about: 'A token that opens the app with a version for an hour.',
      body: body({ versionId: deskId }),
      reply: z.object({ token: z.string(), appUrl: z.string(), until: instant }),
    }),
    propose: deskCall({
      path: path('propose'),
      needs: may,
      about: 'Proposes the own draft, to go live at once or later, with an end or without one.',
      body: body({ ...revision, startsAt: z.nullable(instant), endsAt: z.nullable(instant), reason }),
      reply: settingsProposal,
    }),
    decide: deskCall({
      path: path('decide'),
      needs: { action, step: 'approve' },
      about: 'Approves or sends back a version that another operator has proposed.',
      body: body({
        ...proposalVersion,
        decision: z.enum(['approve', 'sendBack']),
        reason,
        code: totpCode,
      }),
      reply: z.object({ isDone: z.boolean(), proposal: settingsProposal }),
    }),
  };
};

/** Banners, promotions, home plates, games and release. */
export const contentCalls = callsOf('content', CONTENT_AREAS, contentSettings);

/** Hours, limits, brands and emergency addresses. */
export const operationCalls = callsOf('operation', OPERATION_AREAS, operationSettings);
