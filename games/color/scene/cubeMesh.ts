import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, UniformGroup } from 'pixi.js';
import { matrixOf } from '../../kit/scene/space';
import { TextureShelf } from '../../kit/scene/textures';
import { FACE_PX } from './art/faces';
import { fragment, SLOTS, vertex } from './cubes.glsl';
import type { Palette } from './palette';
import type { CubePose } from './pose';
import { PX_PER_UNIT, project, scaleAt } from './projection';

/** Radius of the ball around a cube, with a little air for the soft edge. World units. */
const BALL = 1.66;

/** A hex colour as light, the way lamps add: sRGB undone. */
export function lightOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, value >> 8, value].map((channel) => ((channel & 255) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
}

/** The cubes as Pixi draws them: three squares on which the fragment shader finds a cube each. */
export class CubeMesh {
  readonly view: Mesh<Geometry, Shader>;
  readonly #uniforms: UniformGroup;
  readonly #order = [0, 1, 2];

  readonly #shelf = new TextureShelf();

  constructor(faces: HTMLCanvasElement, palette: Palette) {
    this.#uniforms = uniformsOf(palette);
    const shader = new Shader({
      glProgram: GlProgram.from({ vertex, fragment, name: 'cubes' }),
      resources: { uFaces: this.#shelf.keep(faces, 1, true).source, cubeUniforms: this.#uniforms },
    });
    this.view = new Mesh({ geometry: squares(), shader });
  }

  /** `pixelsPerPx` is canvas pixels per design px; `light` is the key light, 1 is full. */
  pose(cubes: readonly CubePose[], light: number, pixelsPerPx: number): void {
    const { uTurn, uPlace, uMood, uQuad, uStyle } = this.#uniforms.uniforms as Readonly<
      Record<string, Float32Array>
    >;
    if (!uTurn || !uPlace || !uMood || !uQuad || !uStyle) return;
    this.#order.sort((a, b) => nearness(cubes[a]) - nearness(cubes[b]));
    this.#order.forEach((index, slot) => {
      const cube = cubes[index];
      if (cube === undefined) return;
      const [x, y, z] = cube.place;
      const m = matrixOf(cube.turn);
      uTurn.set([m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]], slot * 9);
      uPlace.set([x, y, z, 0], slot * 4);
      uMood.set([cube.glow, cube.alpha, 0, 0], slot * 4);
      const [px, py] = project(x, y, z);
      uQuad.set([px, py, BALL * PX_PER_UNIT * scaleAt(y, z) * 1.03 + 2, 0], slot * 4);
    });
    uStyle[0] = 1 / (PX_PER_UNIT * pixelsPerPx);
    uStyle[1] = light;
    this.#uniforms.update();
  }

  free(): void {
    const { geometry, shader } = this.view;
    this.view.destroy();
    shader?.destroy(false);
    geometry.destroy(true);
    // Last: a texture must not go while a shader holds it.
    this.#shelf.free();
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
