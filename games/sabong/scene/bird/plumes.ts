import {
  Buffer,
  BufferUsage,
  Geometry,
  GlProgram,
  type MeshGeometry,
  Shader,
  Texture,
  type TextureShader,
  UniformGroup,
} from 'pixi.js';
import { type Outline, RUNG } from '../../../kit/scene/paint/outline';
import type { BirdArt } from '../art/bake';
import { type Cut, type Figure, pivotIn } from './figure';
import { LIMB, LIMBS } from './limbs';

/** The whole of a picture. */
const UNCUT: Outline = [0, 0, 1, 1, 0, 1];
const RADIANS = Math.PI / 180;

/** Numbers per corner: see the attributes below. */
const CORNER = 17;
const BYTES = 4;

/**
 * Each vertex has its limb and its place on it, at rest and open; so a frame only uploads the limbs. `aCorner` is the
 * vertex relative to its part's root, and its additional offset when the limb is open. `aRoot` is the same for the root
 * itself. `aTurn` is the part's rotation, its additional rotation when open, and 1 if it bends.
 */
const VERTEX = `
in vec4 aCorner;
in vec4 aRoot;
in vec3 aTurn;
in vec2 aUV;
in float aLimb;
in vec2 aShift;
in vec4 aTint;
out vec2 vUV;
out vec4 vColor;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform vec4 uWorldColorAlpha;
uniform mat3 uTransformMatrix;
uniform vec4 uColor;
uniform vec4 uLimbs[${LIMBS.length * 2}];

vec2 turned(vec2 by, vec2 way) {
  return vec2(by.x * way.x - by.y * way.y, by.y * way.x + by.x * way.y);
}

void main(void) {
  int limb = int(aLimb + 0.5) * 2;
  vec4 place = uLimbs[limb];
  vec4 state = uLimbs[limb + 1];
  vec2 corner = aCorner.xy + state.x * aCorner.zw;
  corner.x *= mix(1.0, state.y, aTurn.z);
  float turn = aTurn.x + state.x * aTurn.y;
  vec2 root = aRoot.xy + state.x * aRoot.zw;
  vec2 seen = place.xy + state.w * turned(place.zw, root + turned(vec2(cos(turn), sin(turn)), corner));
  vec3 at = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(seen + aShift, 1.0);
  gl_Position = vec4(at.xy, 0.0, 1.0);
  vUV = aUV;
  vColor = vec4(aTint.rgb, 1.0) * state.z * uColor * vec4(uWorldColorAlpha.rgb * uWorldColorAlpha.a, uWorldColorAlpha.a);
}`;

const FRAGMENT = `
in vec2 vUV;
in vec4 vColor;
out vec4 finalColor;
uniform sampler2D uTexture;

void main(void) {
  finalColor = texture(uTexture, vUV) * vColor;
}`;

/** A bird as one mesh, in one call: the graphics card places its hundreds of feathers. */
export interface Plumes {
  readonly geometry: MeshGeometry;
  readonly shader: TextureShader;
  readonly texture: Texture;
}

/** `limbs` is read in every frame. All parts must be on one source. */
export function plumesOf(art: BirdArt, figures: readonly Figure[], limbs: Float32Array): Plumes {
  const corners: number[] = [];
  const tints: number[] = [];
  const indices: number[] = [];
  for (const figure of figures) {
    for (const cut of figure.cuts) addCut(art, figure, cut, corners, tints, indices);
  }
  const numbers = new Float32Array(corners);
  const words = new Uint32Array(numbers.buffer);
  for (const [index, tint] of tints.entries()) words[index * CORNER + CORNER - 1] = tint;
  const source = (art.cells.values().next().value ?? Texture.EMPTY).source;
  const plumes = {
    geometry: geometryOf(numbers, new Uint32Array(indices)),
    shader: new Shader({
      glProgram: GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT }),
      resources: {
        uTexture: source,
        limbs: new UniformGroup({
          uLimbs: { value: limbs, type: 'vec4<f32>', size: limbs.length / (LIMB / 2) },
        }),
      },
    }),
    texture: new Texture({ source }),
  };
  // A mesh takes any geometry and any shader; only the types of the React elements are narrower.
  return plumes as unknown as Plumes;
}

function geometryOf(numbers: Float32Array<ArrayBuffer>, indices: Uint32Array<ArrayBuffer>): Geometry {
  const buffer = new Buffer({ data: numbers, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const row = (format: 'float32' | 'float32x2' | 'float32x3' | 'float32x4' | 'unorm8x4', from: number) =>
    ({ buffer, format, stride: CORNER * BYTES, offset: from * BYTES }) as const;
  return new Geometry({
    attributes: {
      aCorner: row('float32x4', 0),
      aRoot: row('float32x4', 4),
      aTurn: row('float32x3', 8),
      aUV: row('float32x2', 11),
      aLimb: row('float32', 13),
      aShift: row('float32x2', 14),
      aTint: row('unorm8x4', 16),
    },
    indexBuffer: indices,
  });
}

/** The vertices of a part, two per rung of its outline, and the triangles between them. */
function addCut(
  art: BirdArt,
  { tint, x, y }: Figure,
  cut: Cut,
  corners: number[],
  tints: number[],
  indices: number[],
): void {
  const { frame, source } = art.cells.get(cut.name) ?? Texture.EMPTY;
  const pivot = pivotIn(art, cut);
  const { rest, open, isBent } = cut.placement;
  const limb = LIMBS.indexOf(cut.limb);
  const packed = 0xff000000 + ((tint & 0xff) << 16) + (tint & 0xff00) + (tint >> 16);
  for (const outline of art.rims.get(cut.name) ?? [art.outlines.get(cut.name) ?? UNCUT]) {
    const first = corners.length / CORNER;
    for (let rung = 0; rung < outline.length; rung += RUNG) {
      const [height = 0, left = 0, right = 0] = outline.slice(rung, rung + RUNG);
      for (const side of [left, right]) {
        const across = (side - pivot.x) * frame.width;
        const along = (height - pivot.y) * frame.height;
        corners.push(across * rest.across, along * rest.along);
        corners.push(across * (open.across - rest.across), along * (open.along - rest.along));
        corners.push(rest.x, rest.y, open.x - rest.x, open.y - rest.y);
        corners.push(rest.angle * RADIANS, (open.angle - rest.angle) * RADIANS, isBent ? 1 : 0);
        corners.push(
          (frame.x + side * frame.width) / source.width,
          (frame.y + height * frame.height) / source.height,
        );
        corners.push(limb, x, y, 0);
        tints.push(packed);
      }
    }
    for (let corner = first; corner + 3 < corners.length / CORNER; corner += 2) {
      indices.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2);
    }
  }
}
