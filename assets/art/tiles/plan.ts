import { MOTIF_OF_WORD, motifOf } from '../../../contract/motifs';
import { hashOf, MATERIAL_NAMES, type MaterialName, rowOf, standsOut } from './palette';

export interface TileGame {
  readonly provider: string;
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export type GroundName = 'rays' | 'stage' | 'sea' | 'burst' | 'felt' | 'balls' | 'pit';

/** All that is chosen before a pixel is drawn. */
export interface TilePlan {
  readonly motif: string;
  readonly material: MaterialName;
  readonly ground: GroundName;
  readonly hues: readonly [number, number];
  readonly mirrored: boolean;
  /** The seed for everything scattered. */
  readonly seed: number;
}

const GROUNDS: Readonly<Record<string, GroundName>> = {
  Sabong: 'pit',
  CasinoSlot: 'rays',
  CasinoLive: 'stage',
  Arcade: 'burst',
  Fishing: 'sea',
  CasinoTable: 'felt',
  Bingo: 'balls',
  Poker: 'felt',
  Lottery: 'balls',
};

/** mulberry32: pseudo-random numbers that are the same on every device. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Motifs that are never rotated: they contain text, or would look fallen over. */
const UPRIGHT = /card-|dice|token|ticket|domino|bell|sailboat|galleon/;

/**
 * How a game's tile is painted. A variant keeps hero, studio and background, and takes the next seed: another metal,
 * other light.
 */
export function planOf(game: TileGame, variant = 0): TilePlan {
  const seed = hashOf(`${game.provider}_${game.name}${variant === 0 ? '' : `:${variant}`}`);
  const random = seededRandom(seed);
  const [first, second, metal] = rowOf(game.provider);
  const drift = (random() - 0.5) * 34;
  const flipped = random() < 0.35 !== (variant % 2 === 1);
  const others = Object.values(
    MOTIF_OF_WORD[game.type as keyof typeof MOTIF_OF_WORD] ?? MOTIF_OF_WORD.CasinoSlot,
  );
  const anyMotif = others[Math.floor(random() * others.length)] ?? 'gems';
  const anyMaterial = MATERIAL_NAMES[Math.floor(random() * MATERIAL_NAMES.length)] ?? metal;
  const turned =
    MATERIAL_NAMES[(MATERIAL_NAMES.indexOf(metal) + variant * 3) % MATERIAL_NAMES.length] ?? metal;
  const motif = motifOf(game.type, game.name) ?? anyMotif;
  const hues = flipped
    ? ([second + drift, first + drift] as const)
    : ([first + drift, second + drift] as const);
  const wished = random() < 0.55 ? metal : anyMaterial;
  const mirrored = !UPRIGHT.test(motif) && random() < 0.4;
  const seen = MATERIAL_NAMES.filter((name) => standsOut(name, hues[0]));
  const cast = seen.includes(wished) ? wished : (seen[Math.floor(random() * seen.length)] ?? metal);
  return {
    motif,
    material: variant > 0 ? turned : cast,
    ground: GROUNDS[game.type] ?? 'rays',
    hues,
    mirrored,
    seed,
  };
}

/** One for each metal except the studio's own: more than a game's number of earlier neighbours. */
const VARIANTS = 7;

/** A list is planned again with each key of a search: most of its games were planned before. */
const firstPlans = new WeakMap<TileGame, TilePlan>();

function firstPlanOf(game: TileGame): TilePlan {
  const known = firstPlans.get(game);
  if (known !== undefined) return known;
  const plan = planOf(game);
  firstPlans.set(game, plan);
  return plan;
}

const lookAlike = (one: TilePlan | undefined, other: TilePlan): boolean =>
  one !== undefined && one.motif === other.motif && one.material === other.material;

/**
 * Chooses a variant for each game of a grid, so that none looks like its neighbour on the left, above, or diagonally.
 * Nearly all show their first. The list is planned only as far as it is read.
 */
export function variantsIn<Game>(
  games: readonly Game[],
  columns: number,
  tileOf: (game: Game) => TileGame,
): (index: number) => number {
  const plans: TilePlan[] = [];
  const variants: number[] = [];
  const place = (game: TileGame, index: number) => {
    const column = index % columns;
    const neighbours = [
      column > 0 ? plans[index - 1] : undefined,
      plans[index - columns],
      column > 0 ? plans[index - columns - 1] : undefined,
      column < columns - 1 ? plans[index - columns + 1] : undefined,
    ];
    let variant = 0;
    let plan = firstPlanOf(game);
    while (variant < VARIANTS && neighbours.some((other) => lookAlike(other, plan))) {
      variant += 1;
      plan = planOf(game, variant);
    }
    plans.push(plan);
    variants.push(variant);
  };
  return (index) => {
    for (const game of games.slice(plans.length, index + 1)) place(tileOf(game), plans.length);
    return variants[index] ?? 0;
  };
}
