import type { Cell } from '../../../../../../games/kit/scene/paint/packing';
import { linearFill, type Paint, within } from '../../../../../../games/kit/scene/paint/paint';
import type { Palette } from '../palette';

/** A ticket held up, and a slip of paper in the drum: design px. */
export const TICKET = { width: 184, height: 82, stub: 46 } as const;
const SLIP = { width: 38, height: 18 } as const;
/** A figure of a ticket's number. */
export const DIGIT = { width: 25, height: 44, advance: 23, comma: 11 } as const;

/** The font of the numbers; it must be loaded before painting. */
export const NUMBER_FONT = '800 42px "Plus Jakarta Sans", "UI fallback", sans-serif';
export const NUMBER_LETTERS = '0123456789,';

export const digitName = (letter: string): string => `digit ${letter}`;

export const ticketCells = (palette: Palette): readonly Cell[] => [
  {
    name: 'ticketFace',
    width: TICKET.width + 8,
    height: TICKET.height + 8,
    draw: (paint) => paintFace(paint, palette),
  },
  {
    name: 'ticketBack',
    width: TICKET.width + 8,
    height: TICKET.height + 8,
    draw: (paint) => paintBack(paint, palette),
  },
  { name: 'slip', width: SLIP.width, height: SLIP.height, draw: (paint) => paintSlip(paint, palette) },
  ...[...NUMBER_LETTERS].map(
    (letter): Cell => ({
      name: digitName(letter),
      width: DIGIT.width,
      height: DIGIT.height,
      draw(paint) {
        paint.font = NUMBER_FONT;
        paint.textAlign = 'center';
        paint.fillStyle = palette.ink;
        paint.fillText(letter, DIGIT.width / 2, 37);
      },
    }),
  ),
];

/** Paper with a bite out of both long edges, where the stub is torn off. */
function outline(paint: Paint): void {
  const { width, height, stub } = TICKET;
  paint.beginPath();
  paint.moveTo(10, 0);
  paint.lineTo(stub - 7, 0);
  paint.arc(stub, 0, 7, Math.PI, 0, true);
  paint.lineTo(width - 10, 0);
  paint.arcTo(width, 0, width, 10, 10);
  paint.lineTo(width, height - 10);
  paint.arcTo(width, height, width - 10, height, 10);
  paint.lineTo(stub + 7, height);
  paint.arc(stub, height, 7, 0, Math.PI, true);
  paint.lineTo(10, height);
  paint.arcTo(0, height, 0, height - 10, 10);
  paint.lineTo(0, 10);
  paint.arcTo(0, 0, 10, 0, 10);
  paint.closePath();
}

function body(paint: Paint, [light, dark]: readonly [string, string]): void {
  within(paint, () => {
    paint.shadowColor = 'rgba(0,0,0,.4)';
    paint.shadowBlur = 4;
    paint.shadowOffsetY = 2;
    paint.fillStyle = linearFill(paint, 0, 0, TICKET.width * 0.3, TICKET.height, [
      light,
      [0.5, light],
      [1, dark],
    ]);
    outline(paint);
    paint.fill();
  });
}

function perforation(paint: Paint, color: string): void {
  paint.fillStyle = color;
  for (let y = 12; y < TICKET.height - 8; y += 8) {
    paint.beginPath();
    paint.arc(TICKET.stub, y, 1.5, 0, Math.PI * 2);
    paint.fill();
  }
}

function paintFace(paint: Paint, palette: Palette): void {
  const { width, height, stub } = TICKET;
  paint.translate(4, 3);
  body(paint, palette.paper);
  within(paint, () => {
    outline(paint);
    paint.clip();
    paint.fillStyle = linearFill(paint, 0, 0, stub, height, [palette.stub[0], palette.stub[1]]);
    paint.fillRect(0, 0, stub, height);
  });
  star(paint, stub / 2, height / 2, 15, '#FFFFFF');
  perforation(paint, `${palette.ink}66`);
  paint.strokeStyle = `${palette.ink}33`;
  paint.lineWidth = 1.4;
  paint.beginPath();
  paint.roundRect(stub + 8, 8, width - stub - 16, height - 16, 6);
  paint.stroke();
}

function paintBack(paint: Paint, palette: Palette): void {
  const { width, height, stub } = TICKET;
  paint.translate(4, 3);
  body(paint, palette.back);
  within(paint, () => {
    outline(paint);
    paint.clip();
    paint.strokeStyle = 'rgba(255,255,255,.18)';
    paint.lineWidth = 1.3;
    for (let x = -height; x < width; x += 11) {
      paint.beginPath();
      paint.moveTo(x, height);
      paint.lineTo(x + height, 0);
      paint.stroke();
      paint.beginPath();
      paint.moveTo(x, 0);
      paint.lineTo(x + height, height);
      paint.stroke();
    }
  });
  perforation(paint, 'rgba(255,255,255,.5)');
  star(paint, stub + (width - stub) / 2, height / 2, 22, '#FFFFFF');
}

function paintSlip(paint: Paint, { paper, stub, ink }: Palette): void {
  const { width, height } = SLIP;
  paint.fillStyle = linearFill(paint, 0, 0, 0, height, [paper[0], [0.6, paper[0]], [1, paper[1]]]);
  paint.beginPath();
  paint.roundRect(1, 1, width - 2, height - 2, 3);
  paint.fill();
  paint.fillStyle = stub[0];
  paint.beginPath();
  paint.roundRect(1, 1, 9, height - 2, 3);
  paint.fill();
  paint.fillStyle = `${ink}55`;
  paint.fillRect(15, 6, 17, 2);
  paint.fillRect(15, 10.5, 12, 2);
  paint.strokeStyle = `${ink}40`;
  paint.lineWidth = 0.8;
  paint.beginPath();
  paint.roundRect(1, 1, width - 2, height - 2, 3);
  paint.stroke();
}

/** The eight-rayed sun. */
function star(paint: Paint, x: number, y: number, radius: number, color: string): void {
  paint.fillStyle = color;
  paint.beginPath();
  for (let point = 0; point < 16; point += 1) {
    const angle = (point / 16) * Math.PI * 2 - Math.PI / 2;
    const reach = point % 2 === 0 ? radius : radius * 0.56;
    paint.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  paint.closePath();
  paint.fill();
}
