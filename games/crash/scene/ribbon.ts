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

  /** Where the picture's upper and lower edge are at a step. Whoever shows it tells its mesh that they moved. */
  lay(step: number, upperX: number, upperY: number, lowerX: number, lowerY: number): void {
    const { positions } = this.geometry;
    positions[step * 4] = upperX;
    positions[step * 4 + 1] = upperY;
    positions[step * 4 + 2] = lowerX;
    positions[step * 4 + 3] = lowerY;
  }
}
