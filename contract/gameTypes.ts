/** The providers in the catalogue, in the order of the filters. */
export const GAME_BRANDS = [
  'PLG',
  'JILI',
  'PGSOFT',
  'FACAIGAMING',
  'EVO',
  'HAK',
  'BGM',
  'RLX',
  'BNG',
  'JDB',
  'CQ9',
  'EVP',
  'NLC',
  'RT',
  'BTG',
  'GA',
  'T1G',
  'PP',
  'RICH88',
  'NS',
  'SEXY',
] as const;

export type GameBrand = (typeof GAME_BRANDS)[number];

/**
 * The providers of each game type, in the order of the filters. The specification names EDP and HBN among the slots
 * but not among the brands: their games are not listed.
 */
export const TYPE_BRANDS = {
  Sabong: ['PLG'],
  CasinoSlot: [
    ...(['JILI', 'PGSOFT', 'FACAIGAMING', 'BGM', 'BNG', 'BTG', 'GA', 'CQ9', 'EDP', 'EVP', 'HAK'] as const),
    ...(['HBN', 'JDB', 'NLC', 'RT', 'RLX', 'RICH88', 'PP', 'NS'] as const),
  ],
  CasinoLive: ['EVO', 'PP', 'SEXY'],
  Arcade: ['JILI', 'FACAIGAMING', 'HAK', 'JDB', 'T1G', 'CQ9', 'RICH88', 'PP', 'NS'],
  Fishing: ['JILI', 'FACAIGAMING'],
  CasinoTable: ['JILI', 'GA', 'CQ9', 'PP'],
  Bingo: ['JILI', 'JDB', 'RICH88'],
  Poker: ['JILI', 'PGSOFT', 'GA', 'JDB'],
  Lottery: ['JDB'],
} as const satisfies Record<string, readonly (GameBrand | 'EDP' | 'HBN')[]>;

export type GameType = keyof typeof TYPE_BRANDS;

export const GAME_TYPES = Object.keys(TYPE_BRANDS) as GameType[];

export const isGameBrand = (name: string): name is GameBrand => GAME_BRANDS.some((brand) => brand === name);
