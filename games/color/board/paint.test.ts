import { describe, expect, it } from 'vitest';
import { WOODS } from './paint';

/** Relative luminance as defined by WCAG 2. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(WOODS))('the wood of %s', (_, { top, bottom, text, strong }) => {
  it('has enough contrast to its text, at the top and at the bottom', () => {
    for (const face of [top, bottom]) {
      expect(contrastOf(text, face)).toBeGreaterThan(4.5);
      expect(contrastOf(strong, face)).toBeGreaterThan(4.5);
    }
  });
});
