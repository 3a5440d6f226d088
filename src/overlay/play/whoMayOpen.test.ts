import { expect, test } from 'vitest';
import { cabinet } from '../../../games/cards';
import { entryRules, type Visitor } from '../../shared/navigation/gameEntry';

const player: Visitor = { loggedIn: true, hiddenProviders: [], away: null };
const away = { why: 'selfExcluded', until: '2027-05-20T00:00:00+08:00' } as const;

/** Guest, player, a player from whom a studio is hidden, a self-excluded player. */
const VISITORS: readonly Visitor[] = [
  { ...player, loggedIn: false },
  player,
  { ...player, hiddenProviders: ['EVO'] },
  { ...player, away },
];

/**
 * The wallet that a game opens with for each visitor when the address names none: `!` where it takes no bets and says
 * why.
 */
const OPEN = 'demo real real real!';
const FOR_MEMBERS = 'logIn real real real!';

test('only sabong is for members only, including its demo', () => {
  const forMembers = cabinet.filter(({ membersOnly = false }) => membersOnly);
  expect(forMembers.map(({ name }) => name)).toEqual(['sabong']);
});

test.each(cabinet.map((card) => [card.name, card] as const))('%s opens to whom it is for', (_name, card) => {
  const { hasDemo, membersOnly = false } = card;
  const request = { isOpen: true, hasDemo, membersOnly, asked: null, last: null };
  const opened = VISITORS.map((visitor) => {
    const entry = entryRules.own(visitor, request, 'bg24');
    return entry.step === 'play' ? entry.mode + (entry.away === null ? '' : '!') : entry.step;
  });
  expect(opened.join(' ')).toBe(membersOnly ? FOR_MEMBERS : OPEN);
});
