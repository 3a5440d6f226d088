import type { SkinName } from '../skin';

/** The display face of each skin; that of bg24 belongs to the page. None is loaded before its skin is worn. */
const FACES: Readonly<Record<SkinName, () => Promise<unknown>>> = {
  bg24: async () => null,
  v2: () => import('./faces/v2.css'),
  v3: () => import('./faces/v3.css'),
  v4: () => import('./faces/v4.css'),
};

/**
 * Brings the faces that a skin's lettering is painted with. `fonts` are CSS font shorthands in px, `letters` what will
 * be written. Never rejects: a face that does not come is replaced by the next in its list.
 */
export async function loadFaces(skin: SkinName, fonts: readonly string[], letters: string): Promise<void> {
  await FACES[skin]().catch(() => null);
  await Promise.all(fonts.map((font) => loadLetters(font, letters)));
}

/**
 * Waits for the faces of the page that hold these letters; text on a canvas waits for none by itself. Never rejects.
 * Each family and letter is asked for alone: a call for several gives up at the first file that cannot be had, and
 * what is painted then lacks the files that were on their way.
 */
export async function loadLetters(font: string, letters: string): Promise<void> {
  const familiesAt = font.indexOf('px ') + 3;
  const calls = font
    .slice(familiesAt)
    .split(',')
    .flatMap((family) =>
      [...new Set(letters)].map((letter) => document.fonts.load(font.slice(0, familiesAt) + family, letter)),
    );
  await Promise.allSettled(calls);
}
