import { ArrayBufferTarget, Muxer } from 'webm-muxer';

/** VP9, profile 0, 8 bits; level 3.1 takes up to 1280x720 at 60 pictures a second. */
const CODEC = { encoder: 'vp09.00.31.08', file: 'V_VP9' } as const;
const BITS_PER_SECOND = 8_000_000;
/** Every so many pictures one is whole, so that a player can jump to it. */
const WHOLE_EVERY = 30;

/** A WebM that grows frame by frame. Its size must be even. */
export class WebmClip {
  readonly #muxer: Muxer<ArrayBufferTarget>;
  readonly #encoder: VideoEncoder;
  #error: Error | null = null;
  #count = 0;
  #lengthMs = 0;

  /** Throws an Error where the browser encodes no video. */
  constructor(width: number, height: number) {
    if (typeof VideoEncoder === 'undefined') throw new Error('this browser cannot record WebM');
    this.#muxer = new Muxer({
      target: new ArrayBufferTarget(),
      video: { codec: CODEC.file, width, height },
    });
    this.#encoder = new VideoEncoder({
      output: (chunk, meta) => this.#muxer.addVideoChunk(chunk, meta),
      error: (error) => {
        this.#error = error;
      },
    });
    this.#encoder.configure({ codec: CODEC.encoder, width, height, bitrate: BITS_PER_SECOND });
  }

  add(picture: OffscreenCanvas, forMs: number): void {
    const frame = new VideoFrame(picture, { timestamp: this.#lengthMs * 1_000, duration: forMs * 1_000 });
    this.#encoder.encode(frame, { keyFrame: this.#count % WHOLE_EVERY === 0 });
    frame.close();
    this.#count += 1;
    this.#lengthMs += forMs;
  }

  async finish(): Promise<Blob> {
    await this.#encoder.flush();
    if (this.#error !== null) throw this.#error;
    this.#muxer.finalize();
    return new Blob([this.#muxer.target.buffer], { type: 'video/webm' });
  }
}
