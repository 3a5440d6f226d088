/**
 * The parts of Pixi that the product uses. The bundler's alias for `pixi.js` (vite.config.ts) resolves to this file in
 * development, tests and production, for scenes and for @pixi/react, so that all use the same unmodified modules. Types
 * come from `pixi.js` itself. A part that several scenes need is added here; what a single scene needs is imported there
 * by its own file in `pixi.js/lib`, and loads with that scene.
 */
// Before every other module of Pixi.
import './canvasesInMemory';

import { DOMAdapter } from 'pixi.js/lib/environment/adapter';
import { BrowserAdapter } from 'pixi.js/lib/environment-browser/BrowserAdapter';
import { extensions } from 'pixi.js/lib/extensions/Extensions';
import { BufferImageSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/BufferImageSource';
import { CanvasSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource';
import { ImageSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/ImageSource';

// Pixi's own `Texture.from` and `TextureSource.from`.
import 'pixi.js/lib/rendering/renderers/shared/texture/utils/textureFrom';

DOMAdapter.set(BrowserAdapter);
// The kinds of sources from which scenes make textures.
extensions.add(ImageSource, CanvasSource, BufferImageSource);

export { Application } from 'pixi.js/lib/app/Application';
export { ExtensionType } from 'pixi.js/lib/extensions/Extensions';
export { Filter } from 'pixi.js/lib/filters/Filter';
export { Matrix } from 'pixi.js/lib/maths/matrix/Matrix';
export { Rectangle } from 'pixi.js/lib/maths/shapes/Rectangle';
export { GlProgram } from 'pixi.js/lib/rendering/renderers/gl/shader/GlProgram';
export { getTestContext } from 'pixi.js/lib/rendering/renderers/gl/shader/program/getTestContext';
export { WebGLRenderer } from 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer';
export { Buffer } from 'pixi.js/lib/rendering/renderers/shared/buffer/Buffer';
export { BufferUsage } from 'pixi.js/lib/rendering/renderers/shared/buffer/const';
export { Geometry } from 'pixi.js/lib/rendering/renderers/shared/geometry/Geometry';
export { Shader } from 'pixi.js/lib/rendering/renderers/shared/shader/Shader';
export { UniformGroup } from 'pixi.js/lib/rendering/renderers/shared/shader/UniformGroup';
export { RenderTexture } from 'pixi.js/lib/rendering/renderers/shared/texture/RenderTexture';
export { TextureSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/TextureSource';
export { Texture } from 'pixi.js/lib/rendering/renderers/shared/texture/Texture';
export { TextureStyle } from 'pixi.js/lib/rendering/renderers/shared/texture/TextureStyle';
export { RendererType } from 'pixi.js/lib/rendering/renderers/types';
export { Container } from 'pixi.js/lib/scene/container/Container';
export { multiplyColors } from 'pixi.js/lib/scene/container/utils/multiplyColors';
export { Mesh } from 'pixi.js/lib/scene/mesh/shared/Mesh';
export { MeshGeometry } from 'pixi.js/lib/scene/mesh/shared/MeshGeometry';
export { Particle } from 'pixi.js/lib/scene/particle-container/shared/Particle';
export { ParticleContainer } from 'pixi.js/lib/scene/particle-container/shared/ParticleContainer';
export { Sprite } from 'pixi.js/lib/scene/sprite/Sprite';
export { ViewContainer } from 'pixi.js/lib/scene/view/ViewContainer';
export { UPDATE_PRIORITY } from 'pixi.js/lib/ticker/const';
export { isWebGLSupported } from 'pixi.js/lib/utils/browser/isWebGLSupported';
export { Graphics, TextStyle } from './absent';
export { BufferImageSource, CanvasSource, extensions };
