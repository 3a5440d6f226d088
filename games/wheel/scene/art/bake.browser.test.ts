import latinExt from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import { afterEach, expect, test } from 'vitest';
import { paletteFor } from '../palette';
import { bake } from './bake';

const faces = [
  new FontFace('Plus Jakarta Sans', `url(${latinExt})`, { weight: '200 800', unicodeRange: 'U+20A0-20C0' }),
  new FontFace('UI fallback', 'local("a face that no device has")'),
];
afterEach(() => {
  for (const face of faces) document.fonts.delete(face);
});

test('prizes are lettered once the font with the peso sign is loaded, with a fallback font or without', async () => {
  for (const face of faces) document.fonts.add(face);
  const wall = { halfWidth: 192, above: 256, below: 256 };
  const art = await bake({ wall, sharpness: 1, tier: 'low' }, paletteFor('bg24'));
  expect(faces[0]?.status).toBe('loaded');
  art.free();
});
