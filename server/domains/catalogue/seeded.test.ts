import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { game } from '../../../contract/config';
import { GAME_BRANDS, GAME_TYPES, isGameBrand, TYPE_BRANDS } from '../../../contract/gameTypes';
import { MOTIF_OF_WORD } from '../../../contract/motifs';
import { seededGames } from './seeded';

const SEVERAL_HUNDRED = 560;
const games = seededGames(SEVERAL_HUNDRED);
const load = seededGames(10_000);

/** The types and studios of the product specification. */
const PAIRS = `
Sabong: PLG
CasinoSlot: JILI, PGSOFT, FACAIGAMING, BGM, BNG, BTG, GA, CQ9, EDP, EVP, HAK, HBN, JDB, NLC, RT, RLX, RICH88, PP, NS
CasinoLive: EVO, PP, SEXY
Arcade: JILI, FACAIGAMING, HAK, JDB, T1G, CQ9, RICH88, PP, NS
Fishing: JILI, FACAIGAMING
CasinoTable: JILI, GA, CQ9, PP
Bingo: JILI, JDB, RICH88
Poker: JILI, PGSOFT, GA, JDB
Lottery: JDB`;

describe('types and studios', () => {
  it('are exactly the specified pairs', () => {
    const lines = GAME_TYPES.map((type) => `${type}: ${TYPE_BRANDS[type].join(', ')}`);
    expect(`\n${lines.join('\n')}`).toBe(PAIRS);
  });

  it('are 21 studios, each with at least one type', () => {
    expect(GAME_BRANDS).toHaveLength(21);
    for (const brand of GAME_BRANDS) {
      expect(GAME_TYPES.some((type) => (TYPE_BRANDS[type] as readonly string[]).includes(brand))).toBe(true);
    }
  });
});

describe('the seeded catalogue', () => {
  it('has games of exactly the specified pairs', () => {
    const pair = (type: string, brand: string) => `${type} ${brand}`;
    const wanted = GAME_TYPES.flatMap((type) =>
      TYPE_BRANDS[type].filter(isGameBrand).map((brand) => pair(type, brand)),
    );
    const had = new Set(games.map(({ gameType, gameProvider }) => pair(gameType, gameProvider)));
    expect([...had].toSorted()).toEqual(wanted.toSorted());
  });

  it('is deterministic, and a prefix of every longer one', () => {
    expect(seededGames(SEVERAL_HUNDRED)).toEqual(games);
    expect(load.slice(0, SEVERAL_HUNDRED)).toEqual(games);
  });

  it('has unique titles and ids, even at 10,000 games', () => {
    expect(load).toHaveLength(10_000);
    expect(new Set(load.map(({ gameName }) => gameName)).size).toBe(10_000);
    expect(new Set(load.map(({ gameProvider, gameId }) => `${gameProvider}_${gameId}`)).size).toBe(10_000);
  });

  it('matches the schema of the contract', () => {
    for (const one of games) expect(game.parse(one)).toMatchObject({ gameName: one.gameName });
  });

  it('has short titles that name the motif of the tile', () => {
    const icons: { icons: Record<string, unknown> } = createRequire(import.meta.url)(
      '@iconify-json/game-icons/icons.json',
    );
    for (const { gameName, gameType, theme } of games) {
      expect(gameName.length).toBeLessThanOrEqual(26);
      expect(Object.values(MOTIF_OF_WORD[gameType])).toContain(theme.motif);
    }
    for (const { theme } of load) expect(icons.icons).toHaveProperty([theme.motif]);
  });

  it('puts games of many types and studios on each list', () => {
    for (const list of ['TOP', 'NEW', 'HOT'] as const) {
      const listed = games.filter(({ content }) => content.includes(list));
      expect(listed.length).toBeGreaterThan(12);
      expect(new Set(listed.map(({ gameType }) => gameType)).size).toBeGreaterThan(3);
    }
  });
});
