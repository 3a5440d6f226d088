import { MeshGeometry } from 'pixi.js';

/** A picture laid along a line, in so many steps: one thing to the engine, however the line bends. */
export class Ribbon {
  readonly geometry: MeshGeometry;

  constructor(steps: number) {
    const rungs = Array.from({ length: steps + 1 }, (_, step) => step / steps);
    this.geometry = new MeshGeometry({
      positions: new Float32Array(rungs.length * 4),
      uvs: new Float32Array(rungs.flatMap((share) => [share, 0, share, 1])),
      indices: new Uint32Array(
        rungs.slice(1).flatMap((_, step) => [0, 2, 1, 2, 3, 1].map((corner) => step * 2 + corner)),
      ),
    });
    this.geometry.batchMode = 'batch';
  }

  /**
   * Where the picture's upper and lower edge are at each step: x and y of the one, x and y of the other. To be written
   * in place, a number handed over is garbage. Whoever shows it tells its mesh that they moved.
   */
  get edges(): Float32Array {
    return this.geometry.positions;
  }
}
