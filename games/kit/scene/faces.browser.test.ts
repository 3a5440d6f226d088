import latinExt from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import { afterEach, expect, test } from 'vitest';
import { loadLetters } from './faces';

const added: FontFace[] = [];

afterEach(() => {
  for (const face of added.splice(0)) document.fonts.delete(face);
});

function face(family: string, source: string, unicodeRange?: string): FontFace {
  const made = new FontFace(family, source, unicodeRange === undefined ? {} : { unicodeRange });
  document.fonts.add(made);
  added.push(made);
  return made;
}

const PESO = 'U+20B1';
const NOWHERE = 'local("a face that no device has")';
/** Each test requests its own URL: a font that was loaded once would be available at once. */
const file = (name: string) => `url(${latinExt}?${name})`;

test('letters are loaded although a fallback font fails to load', async () => {
  const peso = face('Trial', file('stand-in'), PESO);
  const standIn = face('Stand-in', NOWHERE);
  await loadLetters('800 20px "Trial", "Stand-in", sans-serif', '₱1');
  expect([peso.status, standIn.status]).toEqual(['loaded', 'error']);
});

test('letters are loaded although another file of the font fails to load', async () => {
  const figures = face('Trial', NOWHERE, 'U+30-39');
  const peso = face('Trial', file('figures'), PESO);
  await loadLetters('800 20px "Trial"', '1₱');
  expect([figures.status, peso.status]).toEqual(['error', 'loaded']);
});

test('files that contain none of the letters are not loaded', async () => {
  const peso = face('Trial', file('alone'), PESO);
  await loadLetters('800 20px "Trial"', '0123');
  expect(peso.status).toBe('unloaded');
});
