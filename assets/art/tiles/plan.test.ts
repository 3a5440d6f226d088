import { describe, expect, it } from 'vitest';
import { GAME_BRANDS, GAME_TYPES } from '../../../contract/gameTypes';
import { MOTIF_OF_WORD } from '../../../contract/motifs';
import { ROWS, standsOut } from './palette';
import { planOf, type TileGame, variantsOf } from './plan';
import silhouettes from './silhouettes.json';

/** Games as they stand in one type's list: words in turn, so that the same come again. */
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

  it('casts no hero in the colour of its ground', () => {
    for (const game of GAME_TYPES.flatMap((type) => gamesOf(type, 120))) {
      const { material, hues } = planOf(game);
      expect(standsOut(material, hues[0]), `${material} on ${hues[0]}`).toBe(true);
    }
  });

  it('knows the outline of every motif a title can name', () => {
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
    '%i across has no two neighbours alike, even when all have the same hero',
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

  it('mostly shows each game as it is by itself', () => {
    const variants = variantsOf(gamesOf('CasinoSlot', 300), 3);
    expect(variants.filter((variant) => variant > 0).length).toBeLessThan(15);
  });
});
