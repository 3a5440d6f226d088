import { describe, expect, it } from 'vitest';
import { GAME_BRANDS, GAME_TYPES } from '../../../contract/gameTypes';
import { MOTIF_OF_WORD } from '../../../contract/motifs';
import { ROWS, standsOut } from './palette';
import { planOf, type TileGame, variantsIn } from './plan';
import silhouettes from './silhouettes.json';

/** The variants of all games, requested from the end: all before it are planned too. */
function variantsOf(games: readonly TileGame[], columns: number): number[] {
  const at = variantsIn(games, columns, (game) => game);
  at(games.length - 1);
  return games.map((_, index) => at(index));
}

/** Games as they appear in one type's list: the words rotate, so that the same ones repeat. */
const gamesOf = (type: keyof typeof MOTIF_OF_WORD, count: number): TileGame[] => {
  const words = Object.keys(MOTIF_OF_WORD[type]);
  return Array.from({ length: count }, (_, index) => ({
    provider: GAME_BRANDS[(index * 7) % GAME_BRANDS.length] ?? 'JILI',
    id: String(index),
    name: `Gintong ${words[index % words.length]} ${index}`,
    type,
  }));
};

describe('the plan of a tile', () => {
  it('is the same for the same game, and shows what its title names', () => {
    const game: TileGame = { provider: 'JILI', id: '101', name: 'Kalabaw Lagoon', type: 'CasinoSlot' };
    expect(planOf(game)).toEqual(planOf({ ...game }));
    expect(planOf(game)).toMatchObject({ motif: 'buffalo-head', ground: 'rays' });
  });

  it('has a row of the palette for each studio, no two with the same hues', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual([...GAME_BRANDS].toSorted());
    expect(new Set(Object.values(ROWS).map(([one, other]) => `${one} ${other}`)).size).toBe(
      GAME_BRANDS.length,
    );
  });

  it('never gives a hero the colour of its background', () => {
    for (const game of GAME_TYPES.flatMap((type) => gamesOf(type, 120))) {
      const { material, hues } = planOf(game);
      expect(standsOut(material, hues[0]), `${material} on ${hues[0]}`).toBe(true);
    }
  });

  it('has the outline of every motif that a title can name', () => {
    for (const words of Object.values(MOTIF_OF_WORD)) {
      for (const motif of Object.values(words)) expect(silhouettes).toHaveProperty([motif]);
    }
  });
});

describe('a grid of tiles', () => {
  const isAlike = (one: TileGame, first: number, other: TileGame, second: number) => {
    const [a, b] = [planOf(one, first), planOf(other, second)];
    return a.motif === b.motif && a.material === b.material;
  };

  it.each([2, 3, 5, 7])(
    '%i across has no two equal neighbours, even when all have the same hero',
    (columns) => {
      const sameHero = gamesOf('CasinoSlot', 90).map((game, index) => ({
        ...game,
        name: `Kalabaw ${index}`,
      }));
      const lists = [sameHero, ...GAME_TYPES.map((type) => gamesOf(type, 90))];
      for (const games of lists) {
        const variants = variantsOf(games, columns);
        games.forEach((game, index) => {
          const neighbours = [index % columns > 0 ? index - 1 : -1, index - columns];
          for (const at of neighbours) {
            const [other, theirs] = [games[at], variants[at]];
            if (other === undefined || theirs === undefined) continue;
            expect(isAlike(game, variants[index] ?? 0, other, theirs)).toBe(false);
          }
        });
      }
    },
  );

  it('is planned only as far as it is read, with the same result as when planned from the beginning', () => {
    const games = gamesOf('CasinoSlot', 300);
    const planned: string[] = [];
    const at = variantsIn(games, 3, (game) => {
      planned.push(game.id);
      return game;
    });
    const first = [0, 1, 2, 3, 4, 5].map(at);
    expect(planned).toHaveLength(6);
    expect(at(3)).toBe(first[3]);
    expect(planned).toHaveLength(6);
    expect([...first, at(200)]).toEqual([...variantsOf(games, 3).slice(0, 6), variantsOf(games, 3)[200]]);
    expect(at(10_000)).toBe(0);
  });

  it('shows most games in their first variant', () => {
    const variants = variantsOf(gamesOf('CasinoSlot', 300), 3);
    expect(variants.filter((variant) => variant > 0).length).toBeLessThan(15);
  });
});
