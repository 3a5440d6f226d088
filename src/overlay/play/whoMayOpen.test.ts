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
 * The wallet that each of our own games opens with when the address names none: `!` where it takes no bets and says
 * why.
 */
const TABLE: Readonly<Record<string, string>> = {
  color: 'demo real real real!',
  crash: 'demo real real real!',
  ring: 'demo real real real!',
  dice: 'demo real real real!',
  scratch: 'demo real real real!',
  // Members only, including the demo.
  sabong: 'logIn real real real!',
};

test('every game of the cabinet is in the table', () => {
  expect(cabinet.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLE).toSorted());
});

test.each(cabinet.map((card) => [card.name, card] as const))(
  '%s opens only for the visitors it is for',
  (name, card) => {
    const { hasDemo, membersOnly = false } = card;
    const wish = { isOpen: true, hasDemo, membersOnly, asked: null, last: null };
    const opened = VISITORS.map((visitor) => {
      const entry = entryRules.own(visitor, wish, 'bg24');
      return entry.step === 'play' ? entry.mode + (entry.away === null ? '' : '!') : entry.step;
    });
    expect(opened.join(' ')).toBe(TABLE[name]);
  },
);
