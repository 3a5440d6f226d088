import { drawCard as drawFace, TALL } from './cards';
import { type Ctx, FONT, hsl, linear, radial, rounded, stamp, title } from './paint';
import { spotPanel } from './spotPanel';
import { backdropOf } from './theme';
import { between, easeOut, later, type View, type ViewParts } from './view';

interface Coup {
  readonly winner: 'player' | 'banker' | 'tie';
  readonly totals: readonly [number, number];
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

const DEAL_MS = 330;
const FLIP_MS = 260;

/** A card that moves to its place. */
interface Dealt {
  readonly card: number;
  readonly side: 0 | 1;
  readonly place: number;
  readonly atMs: number;
}

export function baccaratView({ props, theme, isReduced, changed }: ViewParts): View {
  const { words } = props;
  const spots = spotPanel(props, changed);
  const names = [words.player, words.banker] as const;
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let dealt: readonly Dealt[] = [];
  let coup: Coup | null = null;
  let overMs = Number.POSITIVE_INFINITY;
  let isWaiting = false;

  const stepMs = isReduced ? 120 : DEAL_MS;
  const cardSize = () => {
    const wide = Math.min(width * 0.19, height * 0.165);
    return { wide, tall: wide * TALL };
  };
  const handTop = () => height * (height > width * 1.3 ? 0.47 : height > width * 1.1 ? 0.44 : 0.42);
  const sideX = (side: 0 | 1) => width * (side === 0 ? 0.26 : 0.74);

  function placeOf({ side, place }: Pick<Dealt, 'side' | 'place'>) {
    const { wide, tall } = cardSize();
    // The third card lies across, below the other two.
    if (place === 2) return { cx: sideX(side), cy: handTop() + tall * 1.42, turn: Math.PI / 2 };
    return { cx: sideX(side) + (place - 0.5) * wide * 1.12, cy: handTop() + tall * 0.5, turn: 0 };
  }

  function layout(w: number, h: number): void {
    [width, height] = [w, h];
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    // A low frame keeps room at the top for the name of the winner.
    const isLow = h < w * 1.1;
    const size = Math.min(w * 0.3, h * (isLow ? 0.15 : 0.2));
    stamp(x, theme.picture(props.hero, theme.material, size), w / 2, h * 0.02 + size * 0.58, size * 1.2);
    title(x, props.title, {
      ...{
        cx: w / 2,
        top: h * 0.02 + size * 1.04,
        width: w * 0.86,
        size: Math.min(w * 0.11, h * (isLow ? 0.072 : 0.085)),
      },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
    const { wide, tall } = cardSize();
    ([0, 1] as const).forEach((side) => {
      const [left, top] = [sideX(side) - wide * 1.22, handTop() - tall * 0.16];
      panel(x, side);
      x.fillStyle = 'rgba(0,0,0,.22)';
      x.fill();
      x.lineWidth = Math.max(1, w * 0.004);
      x.strokeStyle = linear(
        x,
        [left, top, left, top + tall * 2],
        [theme.material.tones[1], theme.material.tones[3]],
      );
      x.stroke();
      for (const place of [0, 1]) {
        const at = placeOf({ side, place });
        rounded(x, at.cx - wide / 2, at.cy - tall / 2, wide, tall, wide * 0.1);
        x.strokeStyle = 'rgba(255,255,255,.16)';
        x.stroke();
      }
    });
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    const isOver = nowMs >= overMs;
    ([0, 1] as const).forEach((side) => {
      const isWinner = isOver && coup !== null && coup.winner === (side === 0 ? 'player' : 'banker');
      if (isWinner) light(x, side, nowMs);
      label(x, side, nowMs, isWinner);
    });
    const beaten =
      isOver && coup !== null && coup.winner !== 'tie' ? (coup.winner === 'player' ? 1 : 0) : null;
    for (const each of dealt) {
      x.globalAlpha = each.side === beaten ? 1 - 0.4 * easeOut(between(nowMs, overMs, 320)) : 1;
      drawCard(x, each, nowMs);
    }
    x.globalAlpha = 1;
    if (isWaiting) {
      x.font = `700 ${width * 0.045}px ${FONT}`;
      x.textAlign = 'center';
      x.fillStyle = 'rgba(255,243,214,.9)';
      x.fillText(words.shuffling, width / 2, handTop() - cardSize().tall * 0.42);
    }
    if (isOver && coup !== null) {
      const text = { player: words.playerWins, banker: words.bankerWins, tie: words.tie }[coup.winner];
      title(x, text, {
        ...{
          cx: width / 2,
          top: handTop() - cardSize().tall * 0.2 - Math.min(width * 0.085, height * 0.07),
          width: width * 0.6,
        },
        ...{
          size: Math.min(width * 0.085, height * 0.07) * (0.8 + 0.2 * easeOut(between(nowMs, overMs, 240))),
        },
        ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
      });
    }
  }

  /** The positions of one side's cards. */
  function panel(x: Ctx, side: 0 | 1): void {
    const { wide, tall } = cardSize();
    rounded(x, sideX(side) - wide * 1.22, handTop() - tall * 0.16, wide * 2.44, tall * 2.18, wide * 0.2);
  }

  /** The winning side is shown in gold. */
  function light(x: Ctx, side: 0 | 1, nowMs: number): void {
    const { tall, wide } = cardSize();
    const lit = easeOut(between(nowMs, overMs, 320));
    const [cx, cy] = [sideX(side), handTop() + tall * 0.9];
    x.save();
    x.globalAlpha = lit;
    panel(x, side);
    x.fillStyle = radial(x, cx, cy, wide * 2, ['rgba(255,216,115,.34)', 'rgba(255,216,115,.05)']);
    x.fill();
    x.lineWidth = Math.max(2, width * 0.009);
    x.strokeStyle = '#ffd873';
    x.shadowColor = 'rgba(255,200,80,.9)';
    x.shadowBlur = width * 0.03;
    x.stroke();
    x.restore();
  }

  function label(x: Ctx, side: 0 | 1, nowMs: number, isWinner: boolean): void {
    const { wide, tall } = cardSize();
    const top = handTop() + tall * 2.12;
    const shown = dealt.filter((each) => each.side === side && nowMs >= each.atMs + FLIP_MS);
    const total = shown.reduce((sum, { card }) => sum + (card % 13 < 9 ? (card % 13) + 1 : 0), 0) % 10;
    const text = shown.length === 0 ? names[side] : `${names[side]} ${total}`;
    x.font = `800 ${Math.min(width * 0.048, height * 0.045)}px ${FONT}`;
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    const long = x.measureText(text).width + wide * 0.6;
    const thick = Math.min(width * 0.075, height * 0.066);
    rounded(x, sideX(side) - long / 2, top - thick / 2, long, thick, thick / 2);
    x.fillStyle = isWinner ? '#ffd873' : side === 0 ? '#174ea6' : '#a61b2b';
    x.fill();
    x.fillStyle = isWinner ? '#3a1602' : '#fff';
    x.fillText(text, sideX(side), top + thick * 0.05);
  }

  function drawCard(x: Ctx, each: Dealt, nowMs: number): void {
    const t = between(nowMs, each.atMs, stepMs);
    if (nowMs < each.atMs) return;
    const goal = placeOf(each);
    const { wide, tall } = cardSize();
    const eased = easeOut(t);
    const flip = between(nowMs, each.atMs + stepMs * 0.5, FLIP_MS);
    const place = {
      cx: width / 2 + (goal.cx - width / 2) * eased,
      cy: -tall + (goal.cy + tall) * eased,
      turn: goal.turn * eased,
    };
    drawFace(x, each.card, { ...place, wide, flip }, theme);
  }

  return {
    layout,
    draw,
    panel: spots.element,
    choice: () => [spots.chosen()],
    shareIndex: spots.chosen,
    setPhase: (phase) => spots.setEnabled(phase === 'open'),
    say(outcome) {
      const { winner, totals } = outcome as Coup;
      const text = { player: words.playerWins, banker: words.bankerWins, tie: words.tie }[winner];
      return `${text}. ${names[0]} ${totals[0]}, ${names[1]} ${totals[1]}.`;
    },
    begin() {
      dealt = [];
      coup = null;
      overMs = Number.POSITIVE_INFINITY;
      isWaiting = true;
    },
    async show(outcome, nowMs) {
      isWaiting = false;
      coup = outcome as Coup;
      const order: (readonly [0 | 1, number])[] = [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
        [0, 2],
        [1, 2],
      ];
      let atMs = nowMs + 40;
      const cards: Dealt[] = [];
      for (const [side, place] of order) {
        const card = (side === 0 ? coup.player : coup.banker)[place];
        if (card === undefined) continue;
        cards.push({ card, side, place, atMs });
        atMs += stepMs;
      }
      dealt = cards;
      overMs = atMs + FLIP_MS + 80;
      await later(overMs - nowMs + 250);
    },
    giveUp() {
      isWaiting = false;
    },
  };
}
