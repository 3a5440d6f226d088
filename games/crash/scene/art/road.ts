import { Rectangle, Texture } from 'pixi.js';
import type { Cell } from '../../../kit/scene/packing';
import { linearFill } from '../../../kit/scene/paint';
import type { Palette } from '../palette';

/** The road lies flat in its strip, from its far end on the left to the tip. Design px. */
export const STRIP = { width: 192, height: 16 } as const;
/** Into how many pieces it is cut, each turned along the curve. */
export const SEGMENTS = 48;

/** The road, a dash of its middle line, and the light that falls under it. */
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
    width: 4,
    height: 48,
    draw(paint) {
      paint.fillStyle = linearFill(paint, 0, 0, 0, 48, [
        'rgba(255,255,255,.62)',
        [0.4, 'rgba(255,255,255,.26)'],
        [1, 'rgba(255,255,255,0)'],
      ]);
      paint.fillRect(0, 0, 4, 48);
    },
  },
];

/** The strip's pieces, from the far end to the tip. They stand on the atlas's source and must be destroyed without it. */
export function cutRoad(strip: Texture): readonly Texture[] {
  const { frame, source } = strip;
  const width = frame.width / SEGMENTS;
  return Array.from(
    { length: SEGMENTS },
    (_, index) =>
      new Texture({ source, frame: new Rectangle(frame.x + index * width, frame.y, width, frame.height) }),
  );
}
