import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, type Texture, UniformGroup } from 'pixi.js';
import { TextureStore } from '../../kit/scene/paint/textures';
import { FIELD } from '../foil/panels';
import { PANEL_COUNT } from '../rules/card';
import { FOIL_PAD } from './art/foil';
import { fragment, vertex } from './foil.glsl';
import type { Palette } from './palette';
import type { Pose } from './pose';

const colorOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** The foil as Pixi draws it: one square on which the fragment shader draws nine panels. */
export class FoilMesh {
  readonly view: Mesh<Geometry, Shader>;
  readonly #uniforms: UniformGroup;
  readonly #store = new TextureStore();

  /** `foil` is the painted foil, at `resolution` canvas pixels per design px. */
  constructor(foil: HTMLCanvasElement, resolution: number, mask: Texture, palette: Palette) {
    const [r = 0, g = 0, b = 0] = palette.shade.split(',').map((channel) => Number(channel) / 255);
    this.#uniforms = new UniformGroup({
      uPanels: { value: new Float32Array(PANEL_COUNT * 2), type: 'vec2<f32>', size: PANEL_COUNT },
      uMood: { value: new Float32Array([0, 0, 1, 0]), type: 'vec4<f32>' },
      uTornLit: { value: new Float32Array(colorOf(palette.torn[0])), type: 'vec3<f32>' },
      uTornDark: { value: new Float32Array(colorOf(palette.torn[1])), type: 'vec3<f32>' },
      uBand: { value: new Float32Array(colorOf(palette.band)), type: 'vec3<f32>' },
      uShade: { value: new Float32Array([r, g, b, palette.holo]), type: 'vec4<f32>' },
    });
    const shader = new Shader({
      glProgram: GlProgram.from({ vertex, fragment, name: 'foil' }),
      resources: {
        uFoil: this.#store.keep(foil, resolution).source,
        uMask: mask.source,
        foilUniforms: this.#uniforms,
      },
    });
    this.view = new Mesh({ geometry: square(), shader });
  }

  pose({ panels, band, ticket }: Pose): void {
    const { uPanels, uMood } = this.#uniforms.uniforms as Readonly<Record<string, Float32Array>>;
    if (!uPanels || !uMood) return;
    panels.forEach(({ open, light }, index) => {
      uPanels[index * 2] = open;
      uPanels[index * 2 + 1] = light;
    });
    uMood[0] = band;
    uMood[1] = band / 700;
    uMood[2] = ticket.alpha;
    this.#uniforms.update();
  }

  free(): void {
    const { geometry, shader } = this.view;
    this.view.destroy();
    shader?.destroy(false);
    geometry.destroy(true);
    // Destroyed last: a texture must not be freed while a shader uses it.
    this.#store.free();
  }
}

function square(): Geometry {
  const [left, top] = [-FOIL_PAD, -FOIL_PAD];
  const [right, bottom] = [FIELD.width + FOIL_PAD, FIELD.height + FOIL_PAD];
  return new Geometry({
    attributes: {
      aPosition: {
        buffer: new Buffer({
          data: new Float32Array([left, top, right, top, right, bottom, left, bottom]),
          usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
        }),
        format: 'float32x2',
      },
    },
    indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
}
