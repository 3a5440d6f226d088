import { describe, expect, test } from 'vitest';
import { SKIN_NAMES, type SkinName } from '../../../contract/skins';
import {
  type Entry,
  entryRules,
  type OwnGameRequest,
  type ProviderGameRequest,
  type Visitor,
} from './gameEntry';

const player: Visitor = { loggedIn: true, hiddenProviders: [], away: null };
const excluded = { why: 'selfExcluded', until: '2027-05-20T00:00:00+08:00' } as const;
const resting = { why: 'onBreak', until: '2026-11-22T00:00:00+08:00' } as const;

const VISITORS = {
  guest: { ...player, loggedIn: false },
  player,
  blackListed: { ...player, hiddenProviders: ['EVO'] },
  excluded: { ...player, away: excluded },
  onBreak: { ...player, away: resting },
} satisfies Record<string, Visitor>;

const own: OwnGameRequest = { isOpen: true, hasDemo: true, membersOnly: false, asked: null, last: null };
const provider: ProviderGameRequest = { provider: 'JILI', isListed: true, isConfirmed: false };

const OWN_WISHES = {
  'own game': own,
  'own game, demo': { ...own, asked: 'demo' },
  'own game, real': { ...own, asked: 'real' },
  'own game, demo last time': { ...own, last: 'demo' },
  'members’ game, demo': { ...own, membersOnly: true, asked: 'demo' },
  'game without a demo, demo': { ...own, hasDemo: false, asked: 'demo' },
  'own game switched off': { ...own, isOpen: false, asked: 'demo' },
} satisfies Record<string, OwnGameRequest>;

const PROVIDER_WISHES = {
  'provider game': provider,
  'provider game, confirmed': { ...provider, isConfirmed: true },
  'EVO game': { ...provider, provider: 'EVO' },
  'EVO game, confirmed': { ...provider, provider: 'EVO', isConfirmed: true },
  'unknown game': { ...provider, isListed: false, isConfirmed: true },
} satisfies Record<string, ProviderGameRequest>;

/** A short form of an entry: the wallet, with `!` where no stake is taken. */
function short(entry: Entry): string {
  if (entry.step === 'play') return entry.mode + (entry.away === null ? '' : '!');
  if (entry.step === 'away') return `shut: ${entry.away.why}`;
  return entry.step;
}

/** Guest, player, black-listed, excluded, on a break: in the usual skins, and in V3 and V4, which ask before every game. */
const TABLE: Readonly<Record<string, readonly [usual: string, asking: string]>> = {
  'own game': ['demo real real real! real!', 'ask ask ask ask ask'],
  'own game, demo': ['demo demo demo demo demo', 'demo demo demo demo demo'],
  'own game, real': ['logIn real real real! real!', 'logIn real real real! real!'],
  'own game, demo last time': ['demo demo demo demo demo', 'ask ask ask ask ask'],
  'members’ game, demo': ['logIn demo demo demo demo', 'logIn demo demo demo demo'],
  'game without a demo, demo': ['logIn real real real! real!', 'logIn real real real! real!'],
  'own game switched off': [
    'unknown unknown unknown unknown unknown',
    'unknown unknown unknown unknown unknown',
  ],
  'provider game': ['logIn real real X B', 'logIn ask ask X B'],
  'provider game, confirmed': ['logIn real real X B', 'logIn real real X B'],
  'EVO game': ['logIn real unknown X B', 'logIn ask unknown X B'],
  'EVO game, confirmed': ['logIn real unknown X B', 'logIn real unknown X B'],
  'unknown game': ['unknown unknown unknown unknown unknown', 'unknown unknown unknown unknown unknown'],
};

const spelled = (line: string) =>
  line.split(' ').map((cell) => ({ X: 'shut: selfExcluded', B: 'shut: onBreak' })[cell] ?? cell);

const entered = (request: string, skin: SkinName): string[] =>
  Object.values(VISITORS).map((visitor) => {
    if (request in OWN_WISHES)
      return short(entryRules.own(visitor, OWN_WISHES[request as keyof typeof OWN_WISHES], skin));
    return short(
      entryRules.provider(visitor, PROVIDER_WISHES[request as keyof typeof PROVIDER_WISHES], skin),
    );
  });

test('the table covers every kind of game', () => {
  expect(Object.keys(TABLE)).toEqual([...Object.keys(OWN_WISHES), ...Object.keys(PROVIDER_WISHES)]);
});

describe.each(Object.entries(TABLE))('%s', (request, [usual, asking]) => {
  test.each(SKIN_NAMES)('opens in %s for guest, player, black-listed, excluded and on a break', (skin) => {
    expect(entered(request, skin)).toEqual(spelled(skin === 'v3' || skin === 'v4' ? asking : usual));
  });
});

test('an excluded or resting player is told why, and until when', () => {
  expect(entryRules.provider(VISITORS.excluded, provider, 'v3')).toEqual({ step: 'away', away: excluded });
  expect(entryRules.own(VISITORS.onBreak, { ...own, asked: 'real' }, 'v3')).toEqual({
    step: 'play',
    mode: 'real',
    away: resting,
  });
});

test('a hidden game looks like an unknown one, also to a player who just logged in', () => {
  const evo = { ...provider, provider: 'EVO', isConfirmed: true };
  for (const skin of SKIN_NAMES) {
    expect(entryRules.provider(VISITORS.blackListed, evo, skin)).toEqual(
      entryRules.provider(player, { ...evo, isListed: false }, skin),
    );
    // An exclusion message would reveal that the game exists.
    expect(entryRules.provider({ ...VISITORS.blackListed, away: excluded }, evo, skin)).toEqual({
      step: 'unknown',
    });
  }
});
