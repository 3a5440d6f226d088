import { Buffer, BufferUsage, Geometry, GlProgram, Shader, UniformGroup } from 'pixi.js';
import { TextureStore } from '../../kit/scene/paint/textures';
import { matrix, matrixOf } from '../../kit/scene/space';
import { FACE_PX } from './art/faces';
import { fragment, SLOTS, vertex } from './cubes.glsl';
import type { Palette } from './palette';
import type { CubePose } from './pose';
import { PX_PER_UNIT, project, scaleAt } from './projection';

/** Radius of the sphere around a cube, with a margin for the antialiased edge. World units. */
const BALL = 1.66;

/** Converts a hex colour from sRGB to linear light. */
export function lightOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, value >> 8, value].map((channel) => ((channel & 255) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
}

/** The cubes as Pixi draws them: three squares in which the fragment shader ray traces a cube each. */
export class CubeMesh {
  /** Both must be removed from the tree before this frees them. */
  readonly geometry: Geometry;
  readonly shader: Shader;
  readonly #uniforms: UniformGroup;
  readonly #order = [0, 1, 2];
  /** Written in every frame. */
  readonly #turned = matrix();
  readonly #middle: [x: number, y: number] = [0, 0];
  readonly #store = new TextureStore();

  constructor(faces: HTMLCanvasElement, palette: Palette) {
    this.#uniforms = uniformsOf(palette);
    this.geometry = squares();
    this.shader = new Shader({
      glProgram: GlProgram.from({ vertex, fragment, name: 'cubes' }),
      resources: { uFaces: this.#store.keep(faces, 1, true).source, cubeUniforms: this.#uniforms },
    });
  }

  /** `pixelsPerPx` is canvas pixels per design px; `light` is the key light, 1 is full. */
  pose(cubes: readonly CubePose[], light: number, pixelsPerPx: number): void {
    const { uTurn, uPlace, uMood, uQuad, uStyle } = this.#uniforms.uniforms as Readonly<
      Record<string, Float32Array>
    >;
    if (!uTurn || !uPlace || !uMood || !uQuad || !uStyle) return;
    this.#sort(cubes);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const cube = cubes[this.#order[slot] ?? 0];
      if (cube === undefined) continue;
      const { place } = cube;
      matrixOf(cube.turn, this.#turned);
      for (let row = 0; row < 3; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          uTurn[slot * 9 + column * 3 + row] = this.#turned[(row * 3 + column) as 0];
        }
      }
      const at = slot * 4;
      uPlace[at] = place[0];
      uPlace[at + 1] = place[1];
      uPlace[at + 2] = place[2];
      uMood[at] = cube.glow;
      uMood[at + 1] = cube.alpha;
      project(place[0], place[1], place[2], this.#middle);
      uQuad[at] = this.#middle[0];
      uQuad[at + 1] = this.#middle[1];
      uQuad[at + 2] = BALL * PX_PER_UNIT * scaleAt(place[1], place[2]) * 1.03 + 2;
    }
    uStyle[0] = 1 / (PX_PER_UNIT * pixelsPerPx);
    uStyle[1] = light;
    this.#uniforms.update();
  }

  /** Sorts the farthest first, by hand: Array.sort allocates in every frame. */
  #sort(cubes: readonly CubePose[]): void {
    const order = this.#order;
    for (let to = 1; to < order.length; to += 1) {
      for (let at = to; at > 0; at -= 1) {
        const far = order[at - 1] ?? 0;
        const near = order[at] ?? 0;
        if (nearness(cubes[far]) <= nearness(cubes[near])) break;
        order[at - 1] = near;
        order[at] = far;
      }
    }
  }

  free(): void {
    this.shader.destroy(false);
    this.geometry.destroy(true);
    // Destroyed last: a texture must not be freed while a shader uses it.
    this.#store.free();
  }
}

const nearness = (cube: CubePose | undefined): number =>
  cube === undefined ? 0 : scaleAt(cube.place[1], cube.place[2]);

function squares(): Geometry {
  const corners: number[] = [];
  const slots: number[] = [];
  const indices: number[] = [];
  for (let slot = 0; slot < SLOTS; slot += 1) {
    corners.push(-1, -1, 1, -1, 1, 1, -1, 1);
    slots.push(slot, slot, slot, slot);
    const first = slot * 4;
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const buffer = (data: number[]) =>
    new Buffer({ data: new Float32Array(data), usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  return new Geometry({
    attributes: {
      aPosition: { buffer: buffer(corners), format: 'float32x2' },
      aSlot: { buffer: buffer(slots), format: 'float32' },
    },
    indexBuffer: new Uint32Array(indices),
  });
}

function uniformsOf(palette: Palette): UniformGroup {
  const colors = (hexes: readonly string[]) => new Float32Array(hexes.flatMap(lightOf));
  return new UniformGroup({
    uQuad: { value: new Float32Array(SLOTS * 4), type: 'vec4<f32>', size: SLOTS },
    uTurn: { value: new Float32Array(SLOTS * 9), type: 'mat3x3<f32>', size: SLOTS },
    uPlace: { value: new Float32Array(SLOTS * 4), type: 'vec4<f32>', size: SLOTS },
    uMood: { value: new Float32Array(SLOTS * 4), type: 'vec4<f32>', size: SLOTS },
    uPaint: { value: colors(palette.faces), type: 'vec3<f32>', size: 6 },
    uInk: { value: colors(palette.symbols), type: 'vec3<f32>', size: 6 },
    uStyle: { value: new Float32Array([0.01, 1, 1, FACE_PX / 2]), type: 'vec4<f32>' },
    uKey: { value: new Float32Array(palette.key), type: 'vec3<f32>' },
    uRim: { value: new Float32Array(palette.rim), type: 'vec3<f32>' },
    uAmbient: { value: new Float32Array(palette.ambient), type: 'vec3<f32>' },
    uBounce: { value: new Float32Array(palette.bounce), type: 'vec3<f32>' },
    uInlay: { value: new Float32Array(lightOf(palette.inlay)), type: 'vec3<f32>' },
    uEdge: { value: new Float32Array(lightOf(palette.symbolEdge)), type: 'vec3<f32>' },
  });
}
