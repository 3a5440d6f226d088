import { expect, test } from 'vitest';
import type { SkinName } from '../../contract/skins';
import { inSkinLight, SKIN_LIGHTS } from '../../games/kit/scene/light/skinLight';
import { channels } from './color';
import type { Skin } from './skin';
import { bg24 } from './skins/bg24';
import { v2 } from './skins/v2';
import { v3 } from './skins/v3';
import { v4 } from './skins/v4';

const SKINS: Readonly<Record<SkinName, Skin>> = { bg24, v2, v3, v4 };
const ROLES = ['accent', 'accentLo', 'accent2', 'lineStrong', 'focus', 'warn'] as const;
/** Light is brighter than the role it is taken from; its hue may differ by this much. */
const HUE_DEGREES = 26;

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return Number.NaN;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}

const apart = (one: number, other: number): number => {
  const turned = Math.abs(one - other) % 360;
  return Math.min(turned, 360 - turned);
};

const hex = (tint: number): string => `#${tint.toString(16).padStart(6, '0')}`;

test.each(Object.keys(SKINS) as SkinName[])('the light of a win in %s has the hues of the skin', (skin) => {
  const hues = ROLES.map((role) => hueOf(SKINS[skin].roles[role]));
  for (const [name, tint] of Object.entries(SKIN_LIGHTS[skin])) {
    const nearest = Math.min(...hues.map((hue) => apart(hue, hueOf(hex(tint)))));
    expect(nearest, `${name} ${hex(tint)}`).toBeLessThanOrEqual(HUE_DEGREES);
  }
});

test('a colour of the tuning file tints the light of the skin, and white leaves it', () => {
  const tuning = { rayColor: '#FFFFFF', emberColor: '#FF0080', fireworks: 9 };
  expect(inSkinLight(tuning, 'v3')).toEqual({ rayColor: '#ff4fc3', emberColor: '#2b0080', fireworks: 9 });
});
