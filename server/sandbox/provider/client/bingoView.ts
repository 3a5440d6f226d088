import { type Ctx, FONT, frame, hsl, linear, radial, rounded, sparkle, stamp, title } from './paint';
import { backdropOf } from './theme';
import { between, easeBack, later, type View, type ViewParts } from './view';

interface Game {
  /** Row by row; 0 is the free cell. */
  readonly card: readonly number[];
  readonly balls: readonly number[];
  /** Full lines: rows, columns, diagonals. */
  readonly lines: readonly number[];
  readonly times: number;
}

const SIDE = 5;
const LETTERS = 'BINGO';
const HUES = [350, 28, 140, 205, 280];
const BALL_MS = 85;
const BALL_REDUCED_MS = 12;

const cellsOf = (line: number): number[] => {
  const side = Array.from({ length: SIDE }, (_, index) => index);
  if (line < SIDE) return side.map((column) => line * SIDE + column);
  if (line < 2 * SIDE) return side.map((row) => row * SIDE + line - SIDE);
  return side.map((index) => (line === 2 * SIDE ? index * SIDE + index : index * SIDE + SIDE - 1 - index));
};
const hueOf = (ball: number): number => HUES[Math.floor((ball - 1) / 15)] ?? 0;

export function bingoView({ props, theme, isReduced }: ViewParts): View {
  const freeText = props.words.free.toUpperCase();
  let width = 1;
  let back: HTMLCanvasElement | null = null;
  let field = { left: 0, top: 0, cell: 1 };
  // A sample card, shown before the first one is bought.
  let game: Game = {
    card: Array.from({ length: 25 }, (_, cell) =>
      cell === 12 ? 0 : (cell % 5) * 15 + 1 + ((Math.floor(cell / 5) * 3 + (cell % 5) * 4) % 15),
    ),
    balls: [],
    lines: [],
    times: 0,
  };
  let startMs = Number.NEGATIVE_INFINITY;
  let isWaiting = false;
  const ballMs = isReduced ? BALL_REDUCED_MS : BALL_MS;

  function layout(w: number, h: number): void {
    width = w;
    const isLow = h < w * 1.2;
    const head = h < w * 0.95 ? 0.18 : isLow ? 0.27 : 0.31;
    const cell = Math.min((w * 0.9) / SIDE, (h * (1 - head) - h * 0.03) / (SIDE + 0.72));
    field = { cell, left: (w - cell * SIDE) / 2, top: h - cell * SIDE - h * 0.025 };
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    const room = field.top - cell * 0.72;
    const letters = Math.min(w * 0.1, room * 0.3);
    const hero = room - letters * 1.25 - cell * 0.62;
    if (hero > w * 0.09) stamp(x, theme.picture(props.hero, theme.material, hero), w / 2, hero * 0.52, hero);
    title(x, props.title, {
      ...{
        cx: w / 2,
        top: Math.max(4, hero > w * 0.09 ? hero * 0.98 : room * 0.04),
        width: w * 0.88,
        size: letters,
      },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    const shown = isWaiting
      ? 0
      : Math.max(0, Math.min(game.balls.length, Math.floor((nowMs - startMs) / ballMs)));
    drawRow(x, shown, nowMs);
    drawCard(x, shown, nowMs);
  }

  function ball(x: Ctx, number: number, cx: number, cy: number, size: number): void {
    const hue = hueOf(number);
    x.fillStyle = radial(x, cx - size * 0.17, cy - size * 0.2, size * 0.75, [
      [0, '#fff'],
      [0.25, hsl(hue, 95, 66)],
      [0.7, hsl(hue, 88, 44)],
      [1, hsl(hue, 90, 22)],
    ]);
    x.beginPath();
    x.arc(cx, cy, size / 2, 0, 7);
    x.fill();
    x.fillStyle = 'rgba(255,255,255,.94)';
    x.beginPath();
    x.arc(cx, cy, size * 0.29, 0, 7);
    x.fill();
    x.fillStyle = '#2b1233';
    x.font = `800 ${size * 0.34}px ${FONT}`;
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    x.fillText(String(number), cx, cy + size * 0.025);
  }

  /** The last balls, the newest large and in front. */
  function drawRow(x: Ctx, shown: number, nowMs: number): void {
    const { top, cell } = field;
    const cy = top - cell * 0.72 - cell * 0.36;
    const size = cell * 0.64;
    const newest = shown - 1;
    for (let place = 0; place < 6; place += 1) {
      const number = game.balls[newest - place];
      if (number === undefined || newest - place < 0) continue;
      const pop =
        place === 0 && shown < game.balls.length && !isReduced
          ? 0.8 + 0.2 * (((nowMs - startMs) % ballMs) / ballMs)
          : 1;
      const large = place === 0 ? size * 1.18 * pop : size * 0.86;
      ball(x, number, width / 2 + (2.5 - place) * size * 1.08, cy, large);
    }
    if (isWaiting || game.balls.length === 0) {
      x.font = `700 ${cell * 0.3}px ${FONT}`;
      x.textAlign = 'center';
      x.textBaseline = 'middle';
      x.fillStyle = 'rgba(255,243,214,.92)';
      x.fillText(isWaiting ? props.words.buying : props.words.balls, width / 2, cy);
    }
  }

  function drawCard(x: Ctx, shown: number, nowMs: number): void {
    const { left, top, cell } = field;
    frame(x, [left, top - cell * 0.62, cell * SIDE, cell * (SIDE + 0.62)], width * 0.012, theme.material);
    for (let column = 0; column < SIDE; column += 1) {
      const hue = HUES[column] ?? 0;
      x.fillStyle = linear(x, [0, top - cell * 0.62, 0, top], [hsl(hue, 86, 56), hsl(hue, 84, 38)]);
      x.fillRect(left + column * cell + 1, top - cell * 0.62, cell - 2, cell * 0.6);
      x.font = `800 ${cell * 0.48}px ${FONT}`;
      x.textAlign = 'center';
      x.textBaseline = 'middle';
      x.fillStyle = '#fff';
      x.fillText(LETTERS[column] ?? '', left + (column + 0.5) * cell, top - cell * 0.3);
    }
    const isOver = shown >= game.balls.length && game.balls.length > 0 && !isWaiting;
    const litCells = new Set(isOver ? game.lines.flatMap(cellsOf) : []);
    game.card.forEach((number, cell_) => {
      drawCell(x, { number, cell: cell_, shown, nowMs, isLit: litCells.has(cell_) });
    });
  }

  function drawCell(
    x: Ctx,
    {
      number,
      cell: index,
      shown,
      nowMs,
      isLit,
    }: { number: number; cell: number; shown: number; nowMs: number; isLit: boolean },
  ): void {
    const { left, top, cell } = field;
    const [from, down] = [left + (index % SIDE) * cell, top + Math.floor(index / SIDE) * cell];
    const order = number === 0 ? -1 : game.balls.indexOf(number);
    const isMarked = number === 0 || (order >= 0 && order < shown && !isWaiting);
    rounded(x, from + 1.5, down + 1.5, cell - 3, cell - 3, cell * 0.1);
    x.fillStyle = isLit ? '#ffe9a8' : '#fdf6e6';
    x.fill();
    const [cx, cy] = [from + cell / 2, down + cell / 2];
    if (isMarked) {
      const t = number === 0 || isReduced ? 1 : easeBack(between(nowMs, startMs + order * ballMs, 260));
      const { tones, dark } = theme.material;
      x.fillStyle = isLit
        ? radial(x, cx - cell * 0.1, cy - cell * 0.14, cell * 0.6, [tones[0], tones[1], tones[2], tones[3]])
        : radial(x, cx - cell * 0.1, cy - cell * 0.14, cell * 0.6, [
            hsl(HUES[index % SIDE] ?? 0, 92, 72),
            hsl(HUES[index % SIDE] ?? 0, 84, 46),
            hsl(HUES[index % SIDE] ?? 0, 84, 28),
          ]);
      x.beginPath();
      x.arc(cx, cy, Math.max(0, cell * 0.41 * t), 0, 7);
      x.fill();
      x.fillStyle = isLit ? dark : '#fff';
      if (isLit && !isReduced)
        sparkle(
          x,
          from + cell * 0.78,
          down + cell * 0.22,
          cell * 0.22 * (0.6 + 0.4 * Math.sin(nowMs / 200 + index)),
          theme.material.glow,
        );
    } else {
      x.fillStyle = '#3a2230';
    }
    x.font = `800 ${cell * (number === 0 ? 0.24 : 0.4)}px ${FONT}`;
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    if (isMarked) x.fillStyle = isLit ? theme.material.dark : '#fff';
    x.fillText(number === 0 ? freeText : String(number), cx, cy + cell * 0.02);
  }

  return {
    layout,
    draw,
    choice: () => [0],
    begin() {
      isWaiting = true;
      game = { ...game, balls: [], lines: [] };
    },
    async show(outcome, nowMs) {
      game = outcome as Game;
      isWaiting = false;
      startMs = nowMs + 200;
      await later(200 + game.balls.length * ballMs + 350);
    },
    giveUp() {
      isWaiting = false;
    },
  };
}
