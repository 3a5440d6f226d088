import type { Cell } from '../../../kit/scene/paint/packing';
import { sheet } from '../../../kit/scene/paint/paint';

/** A soft shadow: a square under a resting cube, a disc under a flying one. */
export function shadowCell(name: string, square: number): Cell {
  const size = 56;
  return {
    name,
    width: size,
    height: size,
    draw(paint) {
      const image = paint.createImageData(size, size);
      for (let y = 0; y < size; y += 1) {
        for (let x = 0; x < size; x += 1) {
          const u = Math.abs((x + 0.5) / size - 0.5) * 2;
          const v = Math.abs((y + 0.5) / size - 0.5) * 2;
          const round = lengthOf(u, v);
          const box = lengthOf(Math.max(u - 0.42, 0), Math.max(v - 0.42, 0)) + 0.42;
          const distance = square > 0 ? box : round;
          const share = Math.min(1, Math.max(0, (1 - distance) / (square > 0 ? 0.56 : 0.9)));
          image.data[(y * size + x) * 4 + 3] = Math.round(255 * share * share * (3 - 2 * share));
        }
      }
      // `putImageData` ignores the context's scale, so the pixels go through a canvas of their own.
      const scratch = sheet(size, size, 1);
      scratch.paint.putImageData(image, 0, 0);
      paint.drawImage(scratch.canvas, 0, 0);
    },
  };
}

/** `Math.hypot` takes many times as long. */
const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);
