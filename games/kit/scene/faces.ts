import type { SkinName } from './scene';

/** The display face of each skin; that of bg24 belongs to the page. None is loaded before its skin is worn. */
const FACES: Readonly<Record<SkinName, () => Promise<unknown>>> = {
  bg24: async () => null,
  v2: () => import('./faces/v2.css'),
  v3: () => import('./faces/v3.css'),
  v4: () => import('./faces/v4.css'),
};

/**
 * Brings the faces that a skin's lettering is painted with. `fonts` are CSS font shorthands, `letters` what will be
 * written. Never rejects: a face that does not come is replaced by the next in its list.
 */
export async function loadFaces(skin: SkinName, fonts: readonly string[], letters: string): Promise<void> {
  await FACES[skin]().catch(() => null);
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));
}
