import { MeshGeometry } from 'pixi.js';

/** A picture along a curve, in a fixed number of steps: one mesh, however the curve bends. */
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
   * The picture's upper and lower edge at each step: x and y of the one, x and y of the other. Write in place: numbers
   * passed as arguments allocate. After writing, mark the mesh with `moved`.
   */
  get edges(): Float32Array {
    return this.geometry.positions;
  }
}
