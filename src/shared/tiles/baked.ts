import baked from '../../../assets/art/baked.json';

/**
 * The own games with a drawn tile in `public/tiles`, in their order on the sheet that holds them all. Written by
 * `npm run fix:art`; the painter makes the tile of any other game.
 */
export const BAKED_TILES: readonly string[] = baked.tiles;

export const isBaked = (name: string): boolean => BAKED_TILES.includes(name);
