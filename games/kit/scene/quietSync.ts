import {
  type Renderer,
  RendererType,
  type Shader,
  TextureSource,
  TextureStyle,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';

type ShaderSystem = WebGLRenderer['shader'];
type Sync = ReturnType<ShaderSystem['_generateShaderSync']>;

const taught = new WeakSet<ShaderSystem>();

/**
 * Pixi walks along what a shader draws with by name, at every draw: that alone makes a quarter of the garbage a
 * frame may make. A renderer taught this looks the names up when it draws with a program for the first time.
 */
export function syncQuietly(renderer: Renderer): void {
  if (renderer.type !== RendererType.WEBGL) return;
  const system = (renderer as WebGLRenderer).shader;
  if (taught.has(system)) return;
  taught.add(system);
  const usual = system._generateShaderSync.bind(system);
  system._generateShaderSync = (shader, of) => quietSync(shader) ?? usual(shader, of);
}

interface Binding {
  readonly group: number;
  readonly binding: number;
  readonly name: string;
}

/** Sends uniforms and pictures in the order of their groups; null for a shader that has other things too. */
function quietSync(first: Shader): Sync | null {
  const bindings = bindingsOf(first);
  if (!bindings.every(({ group, binding }) => isPlain(resourceAt(first, group, binding)))) return null;
  return (renderer, shader, progress) => {
    const { uniformData } = renderer.shader._getProgramData(shader.glProgram);
    for (let index = 0; index < bindings.length; index += 1) {
      const { group, binding, name } = bindings[index] as Binding;
      const resource = resourceAt(shader, group, binding);
      if (resource instanceof UniformGroup) renderer.shader.updateUniformGroup(resource);
      else if (resource instanceof TextureSource) {
        renderer.texture.bind(resource, progress.textureCount);
        const uniform = uniformData[name];
        if (uniform === undefined) continue;
        if (uniform.value !== progress.textureCount) {
          renderer.gl.uniform1i(uniform.location, progress.textureCount);
        }
        progress.textureCount += 1;
      }
    }
  };
}

const resourceAt = ({ groups }: Shader, group: number, binding: number): unknown =>
  groups[group]?.resources[binding];

const isPlain = (resource: unknown): boolean =>
  (resource instanceof UniformGroup && !resource.ubo) ||
  resource instanceof TextureSource ||
  resource instanceof TextureStyle;

/** In the order in which Pixi walks: both by rising number. */
function bindingsOf({ groups, _uniformBindMap: names }: Shader): readonly Binding[] {
  return Object.entries(groups).flatMap(([group, { resources }]) =>
    Object.keys(resources).map((binding) => ({
      group: Number(group),
      binding: Number(binding),
      name: names[Number(group)]?.[Number(binding)] ?? '',
    })),
  );
}
