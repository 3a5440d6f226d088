import { DISTANCE, PITCH_COS, PITCH_SIN, PX_PER_UNIT } from './projection';

const number = (value: number): string => value.toFixed(6);

/** Cubes drawn at once; their uniforms are arrays of this length, far cubes first. */
export const SLOTS = 3;

/** Places one square around each cube; the fragment shader finds the cube inside. */
export const vertex = `#version 300 es
in vec2 aPosition;
in float aSlot;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uQuad[${SLOTS}];
out vec2 vView;
flat out int vSlot;
void main() {
  vSlot = int(aSlot + 0.5);
  vec4 quad = uQuad[vSlot];
  vView = quad.xy + aPosition * quad.z;
  vec3 place = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(vView, 1.0);
  gl_Position = vec4(place.xy, 0.0, 1.0);
}
`;

/**
 * Traces a ray of the tray's camera to a cube with round edges and shades the hit point: lacquer, gold inlay and symbol
 * from the face atlas, one warm key light from the upper left, a coloured rim light from the lower right, reflections
 * of soft boxes, light from the felt below. The silhouette is antialiased over one pixel.
 */
export const fragment = `#version 300 es
precision highp float;
in vec2 vView;
flat in int vSlot;
out vec4 finalColor;
uniform vec4 uColor;
uniform sampler2D uFaces;
uniform mat3 uTurn[${SLOTS}];
uniform vec4 uPlace[${SLOTS}];
/* glow, alpha, dust of light, unused */
uniform vec4 uMood[${SLOTS}];
uniform vec3 uPaint[6];
uniform vec3 uInk[6];
/* world units per pixel at the origin, light, gloss, texels of a face per world unit */
uniform vec4 uStyle;
uniform vec3 uKey;
uniform vec3 uRim;
uniform vec3 uAmbient;
uniform vec3 uBounce;
uniform vec3 uInlay;
uniform vec3 uEdge;

const float ROUND = 0.17;
const float REACH = 2.62;
const float FAR = ${number(DISTANCE)};
const float UNIT = ${number(PX_PER_UNIT)};
const vec3 UP = vec3(0.0, ${number(PITCH_COS)}, ${number(-PITCH_SIN)});
const vec3 AHEAD = vec3(0.0, ${number(-PITCH_SIN)}, ${number(-PITCH_COS)});
const vec3 KEY = vec3(-0.5585, 0.7579, 0.3391);
const vec3 RIM = vec3(0.8230, -0.0514, 0.5658);

float cube(vec3 p) {
  vec3 q = abs(p) - (1.0 - ROUND);
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - ROUND;
}

/*
 * The reflected environment: dark booth, two soft boxes and a window on the left, embers on the right, lit felt below.
 */
vec3 room(vec3 d, float height) {
  float up = max(0.0, d.y);
  vec3 c = vec3(0.05, 0.028, 0.02) + up * vec3(0.1, 0.055, 0.03);
  c += smoothstep(0.86, 0.95, dot(d, vec3(-0.56, 0.75, 0.36))) * vec3(1.0, 0.92, 0.75) * 4.2 * uStyle.y;
  c += smoothstep(0.88, 0.95, dot(d, vec3(-0.81, 0.51, -0.3))) * vec3(1.0, 0.8, 0.5) * 2.2 * uStyle.y;
  c += smoothstep(0.88, 0.97, dot(d, vec3(0.86, 0.3, 0.4))) * uRim * 0.9;
  c += smoothstep(0.92, 0.995, dot(d, vec3(-0.22, 0.62, -0.75))) * vec3(1.0, 0.75, 0.4) * 1.3 * uStyle.y;
  float below = smoothstep(0.05, -0.35, d.y);
  return mix(c, uBounce * (0.55 + 0.45 / (1.0 + height)) * uStyle.y, below);
}

void main() {
  vec3 ray = normalize(vec3(vView.x / UNIT, 0.0, 0.0) - UP * (vView.y / UNIT) + AHEAD * FAR);
  mat3 turn = uTurn[vSlot];
  vec3 centre = uPlace[vSlot].xyz;
  vec3 o = (-AHEAD * FAR - centre) * turn;
  vec3 d = ray * turn;
  float b = dot(o, d);
  float inside = b * b - dot(o, o) + REACH;
  if (inside <= 0.0) { finalColor = vec4(0.0); return; }
  inside = sqrt(inside);
  float t = -b - inside;
  float best = 1e3;
  float at = t;
  for (int i = 0; i < 32; i += 1) {
    float s = cube(o + d * t);
    if (s < best) { best = s; at = t; }
    if (s < 0.0006 || t > inside - b) break;
    t += s;
  }
  float pixel = uStyle.x * at / FAR;
  float cover = clamp(1.0 - (best - 0.0006) / pixel, 0.0, 1.0) * uMood[vSlot].y * uColor.a;
  if (cover <= 0.0) { finalColor = vec4(0.0); return; }

  vec3 p = o + d * at;
  vec3 a = abs(p);
  int face; vec2 uv; vec3 side; vec3 right; vec3 up;
  if (a.x >= a.y && a.x >= a.z) {
    float s = sign(p.x); face = s > 0.0 ? 0 : 2; side = vec3(s, 0.0, 0.0);
    right = vec3(0.0, 0.0, -s); up = vec3(0.0, 1.0, 0.0);
  } else if (a.y >= a.z) {
    float s = sign(p.y); face = s > 0.0 ? 1 : 4; side = vec3(0.0, s, 0.0);
    right = vec3(1.0, 0.0, 0.0); up = vec3(0.0, 0.0, -s);
  } else {
    float s = sign(p.z); face = s > 0.0 ? 3 : 5; side = vec3(0.0, 0.0, s);
    right = vec3(s, 0.0, 0.0); up = vec3(0.0, 1.0, 0.0);
  }
  uv = vec2(dot(p, right), dot(p, up));
  vec3 q = max(a - (1.0 - ROUND), 0.0) * sign(p);
  vec3 nb = normalize(q + side * 1e-4);

  float facing = clamp(-dot(nb, d), 0.05, 1.0);
  vec2 cell = vec2(float(face % 3), float(face / 3));
  vec2 st = (cell + 0.5 + vec2(uv.x, -uv.y) * 0.5) / vec2(3.0, 2.0);
  float lod = log2(max(1.0, uStyle.w * pixel / mix(facing, 1.0, 0.45)));
  vec4 mask = textureLod(uFaces, st, lod);
  vec2 e = vec2(0.5 / 3.0, 0.5 / 2.0) * 0.03;
  float dx = textureLod(uFaces, st + vec2(e.x, 0.0), lod).g - textureLod(uFaces, st - vec2(e.x, 0.0), lod).g;
  float dy = textureLod(uFaces, st - vec2(0.0, e.y), lod).g - textureLod(uFaces, st + vec2(0.0, e.y), lod).g;
  nb = normalize(nb + (right * dx + up * dy) * 0.22);

  vec3 n = turn * nb;
  vec3 w = turn * p + centre;
  vec3 paint = uPaint[face] * (1.0 + 0.10 * uv.y - 0.06 * uv.x);
  paint = mix(paint, uEdge, mask.b * 0.86);
  paint = mix(paint, uInk[face], mask.g);
  /* gold leaf along the edges, where two colours meet */
  float second = a.x + a.y + a.z - max(a.x, max(a.y, a.z)) - min(a.x, min(a.y, a.z));
  float ridge = smoothstep(0.914, 0.93, second);
  float gold = max(mask.r, ridge);
  paint = mix(paint, uInlay * 0.62, gold);

  float ao = 0.34 + 0.66 * clamp(w.y / 1.7, 0.0, 1.0);
  ao = mix(ao, 1.0, smoothstep(1.6, 3.4, centre.y));
  float shade = 1.0;
  for (int j = 0; j < ${SLOTS}; j += 1) {
    if (j == vSlot || uMood[j].y < 0.5) continue;
    vec3 to = uPlace[j].xyz - w;
    float near = length(to);
    ao *= 1.0 - 0.55 * max(0.0, dot(n, to) / near) * min(1.0, 1.4 / (near * near));
    float along = dot(to, KEY);
    shade *= along > 0.0 ? mix(0.45, 1.0, smoothstep(0.7, 1.5, length(to - KEY * along))) : 1.0;
  }

  float lit = max(0.0, dot(n, KEY));
  float wrap = max(0.0, (dot(n, KEY) + 0.35) / 1.35) * 0.24;
  float sky = 0.5 + 0.5 * n.y;
  float edge = pow(max(0.0, dot(n, RIM)), 2.0);
  vec3 light = uKey * uStyle.y * shade * (lit * 0.92 + wrap)
    + (uAmbient * sky + uBounce * (1.0 - sky) * 1.25) * ao + uRim * edge * 0.8 * ao;
  vec3 c = paint * light;

  vec3 mirror = reflect(ray, n);
  float fresnel = pow(1.0 - facing, 5.0);
  vec3 seen = room(mirror, w.y);
  vec3 lacquer = seen * (0.045 + 0.5 * fresnel) * uStyle.z;
  vec3 metal = seen * uInlay * (0.75 + 0.25 * fresnel) + uInlay * 0.12 * light;
  c += mix(lacquer, metal, gold) * (0.4 + 0.6 * ao) * mix(0.55, 1.0, shade);

  float glow = uMood[vSlot].x;
  float top = smoothstep(0.55, 0.95, n.y);
  c += glow * (top * paint * vec3(0.5, 0.36, 0.3) + gold * (0.3 + 0.7 * top) * uInlay * 1.1 + pow(1.0 - facing, 2.5) * uKey * 0.34);

  c *= 1.22;
  c = c * (1.0 + 0.12 * c) / (1.0 + 0.6 * c) * 1.12;
  finalColor = vec4(pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2)) * cover, cover);
}
`;
