import type { SkinName } from '../skin';

/** The display font of each skin; that of bg24 is loaded by the page. A font is loaded only when its skin is used. */
const FACES: Readonly<Record<SkinName, () => Promise<unknown>>> = {
  bg24: async () => null,
  v2: () => import('./faces/v2.css'),
  v3: () => import('./faces/v3.css'),
  v4: () => import('./faces/v4.css'),
};

/**
 * Loads the fonts that a skin's lettering is painted with. `fonts` are CSS font shorthands in px, `letters` the text
 * that will be painted. Never rejects: a font that fails to load is replaced by the next in its list.
 */
export async function loadFaces(skin: SkinName, fonts: readonly string[], letters: string): Promise<void> {
  await FACES[skin]().catch(() => null);
  await Promise.all(fonts.map((font) => loadLetters(font, letters)));
}

/**
 * Waits for the page's font files that contain these letters; canvas text does not wait for fonts. Never rejects. Each
 * family and letter is requested separately: one call for several gives up at the first file that fails to load, and
 * the text would be painted without the files still loading.
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
