import { COLUMNS, FIELD, PANEL } from '../foil/panels';
import { PANEL_COUNT } from '../rules/card';
import { FOIL_BOX, FOIL_PAD } from './art/foil';

const number = (value: number): string => value.toFixed(4);

export const vertex = `#version 300 es
in vec2 aPosition;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
out vec2 vField;
void main() {
  vField = aPosition;
  vec3 place = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aPosition, 1.0);
  gl_Position = vec4(place.xy, 0.0, 1.0);
}
`;

/**
 * Nine panels of foil in one square: what the mask leaves of them, with a ragged, lit and shaded edge, their shadow on
 * the paper, and one band of light over all of them. Positions are in design px of the field. The mask is coarse; the
 * torn edge is computed here.
 */
export const fragment = `#version 300 es
precision highp float;
in vec2 vField;
out vec4 finalColor;
uniform vec4 uColor;
uniform sampler2D uFoil;
uniform sampler2D uMask;
/* how far each panel's foil is removed, and its light */
uniform vec2 uPanels[${PANEL_COUNT}];
/* band, hue, alpha, whether the mask is upside down */
uniform vec4 uMood;
uniform vec3 uTornLit;
uniform vec3 uTornDark;
uniform vec3 uBand;
/* shade, strength of the hue shift */
uniform vec4 uShade;

const vec2 BOX = vec2(${number(FOIL_BOX.width)}, ${number(FOIL_BOX.height)});
const vec2 FIELD = vec2(${number(FIELD.width)}, ${number(FIELD.height)});
const vec2 PITCH = vec2(${number(PANEL.pitchX)}, ${number(PANEL.pitchY)});

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(hash(cell), hash(cell + vec2(1.0, 0.0)), f.x),
    mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), f.x),
    f.y
  );
}

int panelAt(vec2 p) {
  vec2 cell = clamp(floor((p + 4.0) / PITCH), vec2(0.0), vec2(2.0));
  return int(cell.y) * ${COLUMNS} + int(cell.x);
}

vec2 boxOf(vec2 p) {
  return (p + ${number(FOIL_PAD)}) / BOX;
}

/* Amount of foil at a point: 1 is intact. */
float foilAt(vec2 p, float grain, float open) {
  vec2 box = boxOf(p);
  float whole = texture(uFoil, box).a;
  float gone = texture(uMask, vec2(box.x, mix(box.y, 1.0 - box.y, uMood.w))).a;
  float torn = smoothstep(0.4, 0.6, gone + (grain - 0.5) * 0.34);
  float peeled = smoothstep(0.0, 0.16, open * 1.2 - grain * 0.92 - 0.02);
  return whole * (1.0 - max(torn, peeled));
}

vec3 hueOf(float turn) {
  return 0.5 + 0.5 * cos(6.28318 * (turn + vec3(0.0, 0.33, 0.67)));
}

void main() {
  vec2 p = vField;
  vec2 state = uPanels[panelAt(p)];
  float open = state.x;
  if (open >= 1.0) {
    finalColor = vec4(0.0);
    return;
  }
  float grain = noise(p * 0.42) * 0.6 + noise(p * 1.1 + 7.0) * 0.4;
  float here = foilAt(p, grain, open);
  float toLight = foilAt(p - vec2(1.3), grain, open);
  float toShade = foilAt(p + vec2(1.3), grain, open);

  vec4 sampled = texture(uFoil, boxOf(p));
  vec3 metal = sampled.a > 0.0 ? sampled.rgb / sampled.a : vec3(0.0);
  float along = (p.x - FIELD.x * 0.5) * 0.814 - (p.y - FIELD.y * 0.5) * 0.581;
  float off = along - uMood.x;
  float broad = smoothstep(-50.0, -2.0, off) * (1.0 - smoothstep(2.0, 46.0, off));
  float thin = smoothstep(56.0, 64.0, off) * (1.0 - smoothstep(66.0, 76.0, off));
  vec3 rainbow = hueOf(along * 0.0052 + p.y * 0.0016 + uMood.y);
  metal = mix(metal, metal * (0.55 + 0.75 * rainbow), uShade.w);
  metal += uBand * (0.58 * broad * broad + 0.34 * thin);
  metal = mix(metal, uTornLit, clamp(here - toLight, 0.0, 1.0) * 0.95);
  metal = mix(metal, uTornDark, clamp(here - toShade, 0.0, 1.0) * 0.8);
  metal *= state.y;

  float thrown = 0.0;
  thrown += foilAt(p - vec2(1.6, 2.2), grain, open);
  thrown += foilAt(p - vec2(2.6, 3.4), grain, open);
  thrown += foilAt(p - vec2(0.8, 3.0), grain, open);
  thrown += foilAt(p - vec2(3.0, 1.4), grain, open);
  float shade = thrown * 0.25 * 0.52 * (1.0 - here) * sampled.a * (1.0 - open);

  vec4 foil = vec4(min(metal, vec3(1.0)) * here, here);
  vec4 below = vec4(uShade.rgb * shade, shade);
  finalColor = (foil + below * (1.0 - here)) * uMood.z * uColor;
}
`;
