import {
  type Batch,
  type BatchableElement,
  type Batcher,
  type BoundsData,
  type Container,
  Matrix,
  multiplyColors,
  type Texture,
} from 'pixi.js';
import { bgrOf } from '../paint/tint';
import type { Particle } from './particle';
import type { Shape } from './shape';

/**
 * What one of Pixi's batches packs of one particle, and the particle's values when it was last packed. The fields that
 * begin with an underscore are those of Pixi's `BatchableElement`, which its batcher fills in and its pipes read; the
 * types and `particleBatch.browser.test.tsx` fail if a version of Pixi has others.
 */
export class BatchElement implements BatchableElement {
  readonly batcherName = 'default';
  readonly topology = 'triangle-list';
  readonly packAsQuad: boolean;
  readonly attributeOffset = 0;
  readonly indexOffset = 0;
  readonly roundPixels = 0;
  readonly transform = new Matrix();
  color = 0;
  _textureId = 0;
  _attributeStart = 0;
  _indexStart = 0;
  _batcher: Batcher = null as never;
  _batch: Batch = null as never;

  texture: Texture;
  bounds: BoundsData;
  positions: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  readonly attributeSize: number;
  readonly indexSize: number;
  readonly #member: Particle;
  readonly #view: Container;
  #shape: Shape;
  #x = Number.NaN;
  #y = Number.NaN;
  #rotation = Number.NaN;
  #scaleX = Number.NaN;
  #scaleY = Number.NaN;
  #alpha = Number.NaN;
  #tint = Number.NaN;

  constructor(member: Particle, view: Container) {
    this.#member = member;
    this.#view = view;
    const { shape } = member;
    this.#shape = shape;
    this.packAsQuad = shape.bounds !== null;
    this.texture = shape.texture;
    this.bounds = shape.bounds ?? NOTHING;
    this.positions = shape.positions;
    this.uvs = shape.uvs;
    this.indices = shape.indices;
    this.attributeSize = this.packAsQuad ? 4 : shape.positions.length / 2;
    this.indexSize = this.packAsQuad ? 6 : shape.indices.length;
  }

  get blendMode() {
    return this.#view.groupBlendMode;
  }

  /**
   * Whether its particle's shape can be drawn in its current call. All shapes of one particle have the same number of
   * corners.
   */
  get fits(): boolean {
    const { shape } = this.#member;
    if (shape === this.#shape) return true;
    const { texture } = shape;
    // A particle that was never visible is in no call yet.
    return (
      texture.source === this.texture.source ||
      this._batch === null ||
      this._batcher.checkAndUpdateTexture(this, texture)
    );
  }

  get isStale(): boolean {
    const member = this.#member;
    return (
      member.alpha !== this.#alpha ||
      member.x !== this.#x ||
      member.y !== this.#y ||
      member.rotation !== this.#rotation ||
      member.scaleX !== this.#scaleX ||
      member.scaleY !== this.#scaleY ||
      member.tint !== this.#tint ||
      member.shape !== this.#shape
    );
  }

  /** Copies the particle's values, transformed by the batch. */
  update(): void {
    const member = this.#member;
    const { groupTransform, groupColor, groupAlpha } = this.#view;
    const { x, y, rotation, alpha, tint } = member;
    this.#x = x;
    this.#y = y;
    this.#rotation = rotation;
    this.#scaleX = member.scaleX;
    this.#scaleY = member.scaleY;
    this.#alpha = alpha;
    this.#tint = tint;
    if (member.shape !== this.#shape) this.#take(member.shape);
    const isSeen = alpha > 0;
    const scaleX = isSeen ? member.scaleX : 0;
    const scaleY = isSeen ? member.scaleY : 0;
    const { transform } = this;
    const sin = rotation === 0 ? 0 : Math.sin(rotation);
    const cos = rotation === 0 ? 1 : Math.cos(rotation);
    transform.a = cos * scaleX;
    transform.b = sin * scaleX;
    transform.c = -sin * scaleY;
    transform.d = cos * scaleY;
    transform.tx = x;
    transform.ty = y;
    transform.appendFrom(transform, groupTransform);
    const light = Math.min(1, Math.max(0, alpha * groupAlpha));
    this.color = multiplyColors(bgrOf(tint), groupColor) + (((light * 255) | 0) << 24);
  }

  #take(shape: Shape): void {
    this.#shape = shape;
    this.texture = shape.texture;
    this.bounds = shape.bounds ?? NOTHING;
    this.positions = shape.positions;
    this.uvs = shape.uvs;
    this.indices = shape.indices;
  }
}

const NOTHING: BoundsData = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
