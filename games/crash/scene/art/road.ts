import { Rectangle, Texture } from 'pixi.js';
import type { Cell } from '../../../kit/scene/paint/packing';
import { linearFill } from '../../../kit/scene/paint/paint';
import type { Palette } from '../palette';

/** The road is flat in its strip, from its far end on the left to the tip. Design px. */
export const STRIP = { width: 192, height: 16 } as const;
/** The light below the road, from where the road leaves the ground to the tip: it fades in and out. */
export const UNDERLIGHT = { width: 80, height: 48 } as const;
/** The number of pieces, each rotated along the curve. */
export const SEGMENTS = 48;
export const COLUMNS = 40;

/** The road, a dash of its centre line, and the light below it. */
export const roadStrips = ({ road }: Palette): readonly Cell[] => [
  {
    name: 'road',
    ...STRIP,
    draw(paint) {
      const { width, height } = STRIP;
      const [far, middle, tip] = road.core;
      paint.fillStyle = road.edge;
      paint.fillRect(0, 0.4, width, height - 0.8);
      paint.fillStyle = linearFill(paint, 0, 0, width, 0, [far, [0.55, middle], [1, tip]]);
      paint.fillRect(0, 2.6, width, height - 5.2);
      paint.fillStyle = linearFill(paint, 0, 2.6, 0, height - 2.6, [
        'rgba(255,255,255,.55)',
        [0.28, 'rgba(255,255,255,.1)'],
        [0.66, 'rgba(0,0,0,0)'],
        [1, 'rgba(50,10,0,.38)'],
      ]);
      paint.fillRect(0, 2.6, width, height - 5.2);
    },
  },
  {
    name: 'dash',
    width: 12,
    height: 3,
    draw(paint) {
      paint.fillStyle = road.line;
      paint.beginPath();
      paint.roundRect(0.5, 0.5, 11, 2, 1);
      paint.fill();
    },
  },
  {
    name: 'underlight',
    ...UNDERLIGHT,
    draw(paint) {
      const { width, height } = UNDERLIGHT;
      paint.fillStyle = linearFill(paint, 0, 0, 0, height, [
        'rgba(255,255,255,.62)',
        [0.4, 'rgba(255,255,255,.26)'],
        [1, 'rgba(255,255,255,0)'],
      ]);
      for (let x = 0; x < width; x += 1) {
        const share = (x + 0.5) / width;
        paint.globalAlpha = Math.min(1, share * 2.4) * (1 - share) ** 0.8;
        paint.fillRect(x, 0, 1, height);
      }
      paint.globalAlpha = 1;
    },
  },
];

/** A strip's pieces, from the far end to the tip. They share the atlas's source and must be destroyed without it. */
export function cutStrip(strip: Texture, pieces: number): readonly Texture[] {
  const { frame, source } = strip;
  const width = frame.width / pieces;
  return Array.from(
    { length: pieces },
    (_, index) =>
      new Texture({ source, frame: new Rectangle(frame.x + index * width, frame.y, width, frame.height) }),
  );
}
