import {
  type Ctx,
  emboss,
  frame,
  hsl,
  linear,
  newCanvas,
  radial,
  rounded,
  sparkle,
  stamp,
  title,
} from './paint';
import { backdropOf } from './theme';
import { between, easeBack, later, type View, type ViewParts } from './view';

interface SlotOutcome {
  /** Reel by reel, from the top. */
  readonly grid: readonly (readonly number[])[];
  readonly wins: readonly { readonly line: number; readonly count: number }[];
}

const REELS = 5;
const ROWS = 3;
const WILD = 0;
const HERO = 1;
/** Symbols per second while a reel runs. */
const SPEED = 16;
const FIRST_STOP_MS = 450;
const NEXT_STOP_MS = 170;
const SETTLE_MS = 320;
const WIN_MS = 1_500;

export function slotView({ props, theme, isReduced }: ViewParts): View {
  const { cast, hero, title: name, seed, numbers } = props;
  const lineRows = (line: number) => numbers.slice(line * REELS, line * REELS + REELS);
  let [width, cell] = [1, 1];
  let field = { left: 0, top: 0, width: 1, height: 1 };
  let back: HTMLCanvasElement | null = null;
  let symbols: HTMLCanvasElement[] = [];

  let grid: readonly (readonly number[])[] = Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ROWS }, (_, row) =>
      row === 1 && reel > 0 && reel < 4 ? HERO : 2 + ((reel * 5 + row * 3 + seed) % 7),
    ),
  );
  let target: SlotOutcome | null = null;
  let startedMs = Number.NEGATIVE_INFINITY;
  let stopFromMs = Number.POSITIVE_INFINITY;
  let wins: SlotOutcome['wins'] = [];
  let winsFromMs = 0;
  let isRunning = false;

  const stopAt = (reel: number) => stopFromMs + (isReduced ? 0 : reel * NEXT_STOP_MS);

  function layout(w: number, h: number): void {
    width = w;
    const pad = w * 0.045;
    // The title gets the height that the reels leave; in a low frame the reels come first.
    cell = Math.min((w - 2 * pad) / REELS, (h * 0.94 - pad) / (ROWS * 1.16));
    const tall = Math.min(cell * 1.34, ((h - pad * 2) * (h > w * 1.15 ? 0.56 : 0.8)) / ROWS);
    field = {
      left: (w - cell * REELS) / 2,
      width: cell * REELS,
      height: tall * ROWS,
      top: h - tall * ROWS - pad * 0.9,
    };
    back = backdropOf(props, theme, w, h);
    const b = back.getContext('2d');
    if (b !== null) paintHead(b);
    const size = Math.min(cell, tall) * 0.86;
    symbols = cast.map((glyph, index) =>
      index === WILD
        ? wildOf(size)
        : theme.picture(glyph, index === HERO ? theme.material : theme.castMaterial(index), size),
    );
  }

  function wildOf(size: number): HTMLCanvasElement {
    const star = emboss(theme.outline(cast[WILD] ?? hero), size, theme.material);
    const [canvas, x] = newCanvas(star.width, star.height);
    x.globalAlpha = 0.9;
    x.drawImage(star, 0, 0);
    x.globalAlpha = 1;
    title(x, props.words.wild, {
      ...{ cx: star.width / 2, top: star.height * 0.56, width: star.width * 0.92, size: star.height * 0.36 },
      ...{ material: theme.material, shade: theme.material.dark },
    });
    return canvas;
  }

  function paintHead(x: Ctx): void {
    const room = field.top - field.width * 0.03;
    const letters = Math.min(room * 0.34, width * 0.15);
    const lettersTop = room - letters * 1.22;
    const size = Math.min(lettersTop * 1.12, width * 0.62);
    if (size > width * 0.16) {
      const cy = lettersTop - size * 0.42;
      x.fillStyle = radial(x, width / 2, cy, size * 0.85, [
        `rgba(${theme.material.glow},.6)`,
        `rgba(${theme.material.glow},.16)`,
        `rgba(${theme.material.glow},0)`,
      ]);
      x.fillRect(0, 0, width, room);
      x.save();
      x.shadowColor = 'rgba(0,0,0,.55)';
      x.shadowBlur = size * 0.1;
      x.shadowOffsetY = size * 0.05;
      stamp(x, theme.picture(hero, theme.material, size), width / 2, cy, size * 1.16);
      x.restore();
    }
    if (letters > 10) {
      title(x, name, {
        ...{ cx: width / 2, top: Math.max(4, lettersTop), width: width * 0.86, size: letters },
        ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
      });
    }
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    sparkles(x, nowMs);
    const { left, top, width: wide, height: tall } = field;
    frame(x, [left, top, wide, tall], width * 0.014, theme.material);
    x.save();
    rounded(x, left, top, wide, tall, width * 0.018);
    x.clip();
    x.fillStyle = linear(
      x,
      [0, top, 0, top + tall],
      [hsl(theme.hue, 78, 12), hsl(theme.hue, 76, 28), hsl(theme.hue2, 78, 11)],
    );
    x.fillRect(left, top, wide, tall);
    for (let reel = 0; reel < REELS; reel += 1) drawReel(x, reel, nowMs);
    x.fillStyle = linear(
      x,
      [0, top, 0, top + tall],
      [
        [0, 'rgba(0,0,0,.55)'],
        [0.14, 'rgba(0,0,0,0)'],
        [0.86, 'rgba(0,0,0,0)'],
        [1, 'rgba(0,0,0,.55)'],
      ],
    );
    x.fillRect(left, top, wide, tall);
    x.restore();
    drawWins(x, nowMs);
  }

  function drawReel(x: Ctx, reel: number, nowMs: number): void {
    const { left, top, height: tall } = field;
    const row = tall / ROWS;
    const from = left + reel * cell;
    x.fillStyle = linear(
      x,
      [from, 0, from + cell, 0],
      ['rgba(0,0,0,.5)', 'rgba(255,255,255,.08)', 'rgba(0,0,0,.5)'],
    );
    x.fillRect(from, top, cell, tall);
    const isStill = !isRunning || nowMs >= stopAt(reel) + SETTLE_MS;
    const size = Math.min(cell, row) * 1.02;
    const cx = from + cell / 2;
    const shown = isRunning && nowMs >= stopAt(reel) ? (target?.grid[reel] ?? grid[reel]) : grid[reel];
    if (isStill || nowMs >= stopAt(reel)) {
      const drop = isStill ? 0 : (1 - easeBack(between(nowMs, stopAt(reel), SETTLE_MS))) * row * 0.7;
      shown?.forEach((symbol, index) => {
        const picture = symbols[symbol];
        const isWinning = wins.some(({ line, count }) => reel < count && lineRows(line)[reel] === index);
        const isDim = wins.length > 0 && !isWinning;
        const swell = isWinning && !isReduced ? 1 + 0.07 * Math.sin((nowMs - winsFromMs) / 130) : 1;
        const cy = top + (index + 0.5) * row - drop;
        if (isWinning) {
          x.fillStyle = radial(x, cx, cy, size * 0.62, [
            `rgba(${theme.material.glow},.75)`,
            `rgba(${theme.material.glow},0)`,
          ]);
          x.fillRect(from, cy - row / 2, cell, row);
        }
        x.globalAlpha = isDim ? 0.5 : 1;
        if (picture !== undefined) stamp(x, picture, cx, cy, size * swell);
        x.globalAlpha = 1;
      });
      return;
    }
    // While the reels run they show random symbols, nothing of the result.
    const passed = ((nowMs - startedMs) / 1_000) * SPEED * (isReduced ? 0.25 : 1);
    const speedUp = between(nowMs, startedMs, 220);
    x.globalAlpha = 1 - 0.25 * speedUp;
    for (let index = -1; index <= ROWS; index += 1) {
      const turn = Math.floor(passed) - index;
      const symbol = 1 + Math.abs((turn * 7 + reel * 3 + (turn >> 2)) % (symbols.length - 1));
      const cy = top + (index + 0.5 + (passed % 1)) * row;
      const picture = symbols[symbol];
      if (picture === undefined) continue;
      x.save();
      x.translate(cx, cy);
      x.scale(0.94, 1 + 0.22 * speedUp);
      x.drawImage(picture, -size / 2, -size / 2, size, size);
      x.restore();
    }
    x.globalAlpha = 1;
  }

  function drawWins(x: Ctx, nowMs: number): void {
    if (wins.length === 0) return;
    const { left, top, height: tall } = field;
    const row = tall / ROWS;
    const lit = between(nowMs, winsFromMs, 260);
    const shown =
      wins.length === 1 || isReduced
        ? wins
        : [wins[Math.floor((nowMs - winsFromMs) / 480) % wins.length] ?? wins[0]];
    for (const win of shown) {
      if (win === undefined) continue;
      x.save();
      x.globalAlpha = lit;
      x.lineJoin = 'round';
      x.lineCap = 'round';
      x.beginPath();
      lineRows(win.line)
        .slice(0, win.count)
        .forEach((place, reel) => {
          x.lineTo(left + (reel + 0.5) * cell, top + (place + 0.5) * row);
        });
      x.lineWidth = width * 0.018;
      x.strokeStyle = `rgba(${theme.material.glow},.45)`;
      x.stroke();
      x.lineWidth = width * 0.006;
      x.strokeStyle = '#fffbe0';
      x.stroke();
      x.restore();
    }
  }

  function sparkles(x: Ctx, nowMs: number): void {
    for (let star = 0; star < 12; star += 1) {
      const phase = isReduced ? 0.5 : (nowMs / 2_600 + star * 0.37) % 1;
      const glow = Math.sin(phase * Math.PI);
      const across = ((star * 0.618 + (seed % 97) / 97) % 1) * width;
      const down = ((star * 0.414) % 1) * Math.max(1, field.top);
      sparkle(x, across, down, width * (0.012 + (star % 4) * 0.008), theme.material.glow, glow);
    }
  }

  return {
    layout,
    draw,
    choice: () => [0],
    begin(nowMs) {
      wins = [];
      target = null;
      startedMs = nowMs;
      stopFromMs = Number.POSITIVE_INFINITY;
      isRunning = true;
    },
    async show(outcome, nowMs) {
      target = outcome as SlotOutcome;
      stopFromMs = Math.max(nowMs + 60, startedMs + (isReduced ? 150 : FIRST_STOP_MS));
      await later(stopAt(REELS - 1) + SETTLE_MS - nowMs);
      grid = target.grid;
      isRunning = false;
      wins = target.wins;
      winsFromMs = performance.now();
      await later(wins.length === 0 ? 0 : WIN_MS * 0.5);
    },
    giveUp() {
      isRunning = false;
    },
  };
}
