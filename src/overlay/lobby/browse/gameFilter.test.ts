import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../contract/config';
import { filterIn, filterQuery, finderOf, NO_FILTER } from './gameFilter';

const addresses: Readonly<Record<string, Game['gameUrl']>> = {
  JILI: '/games/jili?id=101',
  PP: '/games/collection?id=PP_101',
};

const game = (gameProvider: string, gameId: string, gameType: string, gameName: string): Game => ({
  gameProvider,
  gameId,
  gameType,
  gameName,
  isOwn: gameProvider === 'OWN',
  gameUrl: addresses[gameProvider] ?? `/games/og?id=${gameId}`,
  isHuidu: false,
});

const games = [
  game('JILI', '101', 'CasinoSlot', 'Gintong Kalabaw'),
  game('PP', '101', 'CasinoSlot', 'Kalabaw Lagoon'),
  game('PP', '102', 'CasinoLive', 'Salon Veranda'),
  game('OWN', '10005', 'Arcade', 'Island Dice'),
];
const finder = finderOf(games, ({ gameName }) => gameName);
const found = (filter: Partial<typeof NO_FILTER>, shown?: ReadonlySet<string>) =>
  finder.find({ ...NO_FILTER, ...filter }, shown).map(({ gameName }) => gameName);

describe('a filter', () => {
  it('finds everything when it is empty', () => expect(found({})).toHaveLength(4));

  it('combines name, type, brand and list', () => {
    expect(found({ text: 'KALA' })).toEqual(['Gintong Kalabaw', 'Kalabaw Lagoon']);
    expect(found({ text: 'kala', brand: 'PP' })).toEqual(['Kalabaw Lagoon']);
    expect(found({ type: 'CasinoLive' })).toEqual(['Salon Veranda']);
    expect(found({ brand: 'OWN' })).toEqual(['Island Dice']);
    expect(found({ list: 'HOT' }, new Set(['PP_101']))).toEqual(['Kalabaw Lagoon']);
    expect(found({ list: 'HOT', type: 'CasinoLive' }, new Set(['PP_101']))).toEqual([]);
  });

  it('finds the games of all studios without a page of their own', () => {
    expect(found({ brand: 'OTHER' })).toEqual(['Kalabaw Lagoon', 'Salon Veranda']);
    expect(found({ brand: 'OTHER', type: 'CasinoLive' })).toEqual(['Salon Veranda']);
  });

  it('finds nothing on a list that is not loaded yet', () => expect(found({ list: 'NEW' })).toEqual([]));

  it('survives a round trip through the address', () => {
    const filter = { text: 'kala & baw', type: 'CasinoSlot', brand: 'PP', list: 'HOT' } as const;
    expect(filterIn(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
    expect(filterQuery(NO_FILTER)).toBe('');
    expect(filterIn(new URLSearchParams('?list=HOTTER&search=a'))).toEqual({ ...NO_FILTER, text: 'a' });
  });
});
