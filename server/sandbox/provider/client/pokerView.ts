import { HANDS, type HandName } from '../engines/poker';
import { cardName, drawCard, TALL } from './cards';
import { make } from './make';
import { type Ctx, FONT, hsl, linear, rounded, title } from './paint';
import { backdropOf } from './theme';
import { between, easeOut, later, type View, type ViewParts } from './view';

interface Hand {
  readonly cards: readonly number[];
  readonly held: readonly number[];
  readonly hand: HandName | null;
  readonly isOver: boolean;
}

const PLACES = [0, 1, 2, 3, 4];
const DEAL_MS = 150;
const FLIP_MS = 240;

/** Five cards; the player holds some, and the others are replaced. */
export function pokerView({ props, theme, isReduced }: ViewParts): View {
  const { words } = props;
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let dealt: Hand | null = null;
  /** When each card came. */
  let atMs: readonly number[] = PLACES.map(() => 0);
  let overMs = Number.POSITIVE_INFINITY;
  let isChoosing = false;
  const held = new Set<number>();
  const stepMs = isReduced ? 30 : DEAL_MS;

  const holds = PLACES.map((place) => {
    const button = make('button', { class: 'action', 'aria-pressed': 'false' }, words.hold);
    button.addEventListener('click', () => hold(place));
    return button;
  });
  const panel = make('div', { class: 'row', role: 'group', 'aria-label': words.hold }, ...holds);

  function hold(place: number): void {
    if (!isChoosing) return;
    if (!held.delete(place)) held.add(place);
    mark();
  }
  function mark(): void {
    for (const [place, button] of holds.entries()) {
      button.disabled = !isChoosing;
      button.setAttribute('aria-pressed', String(held.has(place)));
      const card = isChoosing ? dealt?.cards[place] : undefined;
      if (card === undefined) button.removeAttribute('aria-label');
      else button.setAttribute('aria-label', `${words.hold}: ${cardName(card, words)}`);
    }
  }

  const head = () => Math.min(width * 0.1, height * 0.09);
  const isTall = () => height > width * 0.95;
  const cardWide = () => Math.min(width * 0.178, height * (isTall() ? 0.24 : 0.3));
  const cardY = () => height - (cardWide() * TALL) / 2 - Math.min(width * 0.035, height * 0.05);
  const cardX = (place: number) => width / 2 + (place - 2) * Math.min(cardWide() * 1.1, width * 0.195);

  function layout(w: number, h: number): void {
    [width, height] = [w, h];
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    title(x, props.title, {
      ...{ cx: w / 2, top: h * 0.015, width: w * 0.9, size: head() },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
  }

  /** The pay table, in one column or two; the hand that the cards make is lit. */
  function drawTable(x: Ctx, lit: HandName | null): void {
    const columns = isTall() ? 1 : 2;
    const rows = Math.ceil(HANDS.length / columns);
    const top = head() * 1.32;
    const room = cardY() - (cardWide() * TALL) / 2 - top - height * 0.03;
    const tall = Math.min(room / rows, width * 0.092);
    const [left, wide] = [width * 0.04, (width * 0.92) / columns];
    const from = top + (room - tall * rows) / 2;
    rounded(
      x,
      left - width * 0.012,
      from - tall * 0.16,
      width * 0.944,
      tall * rows + tall * 0.32,
      tall * 0.4,
    );
    x.fillStyle = 'rgba(6,2,10,.5)';
    x.fill();
    x.lineWidth = Math.max(1, width * 0.004);
    x.strokeStyle = theme.material.tones[3];
    x.stroke();
    HANDS.forEach(([hand, pays], index) => {
      const [column, row] = [Math.floor(index / rows), index % rows];
      const [x0, y0] = [left + column * wide, from + row * tall];
      const isLit = hand === lit;
      if (isLit) {
        rounded(x, x0 + 2, y0 + 1, wide - 4, tall - 2, tall * 0.3);
        x.fillStyle = linear(x, [0, y0, 0, y0 + tall], ['#ffe38a', '#f2b233', '#c98420']);
        x.fill();
      }
      x.fillStyle = isLit ? '#3a1602' : '#fff3d6';
      const pay = `×${pays}`;
      let size = tall * 0.56;
      x.font = `700 ${size}px ${FONT}`;
      const payWide = x.measureText(pay).width;
      const space = wide * 0.88 - payWide;
      const name = words.hands[hand];
      size = Math.min(size, (size * space) / Math.max(1, x.measureText(name).width));
      x.textBaseline = 'middle';
      x.textAlign = 'right';
      x.fillText(pay, x0 + wide * 0.96, y0 + tall * 0.54);
      x.font = `700 ${size}px ${FONT}`;
      x.textAlign = 'left';
      x.fillText(name, x0 + wide * 0.04, y0 + tall * 0.54);
    });
  }

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    const isSettled = dealt !== null && nowMs >= overMs;
    drawTable(x, isSettled ? (dealt?.hand ?? null) : null);
    const wide = cardWide();
    for (const place of PLACES) {
      const card = dealt?.cards[place] ?? null;
      const since = nowMs - (atMs[place] ?? 0);
      const isHeld = held.has(place);
      const t = card === null ? 1 : easeOut(between(since, 0, stepMs * 2));
      const cy = cardY() - (isHeld ? wide * 0.1 : 0) - (1 - t) * wide * 0.5;
      if (isHeld) {
        rounded(
          x,
          cardX(place) - wide * 0.55,
          cy - wide * TALL * 0.535,
          wide * 1.1,
          wide * TALL * 1.07,
          wide * 0.14,
        );
        x.fillStyle = '#ffd873';
        x.fill();
      }
      const flip = card === null ? 0 : between(since, 0, FLIP_MS);
      drawCard(x, card, { cx: cardX(place), cy, wide, flip }, theme);
    }
  }

  return {
    layout,
    draw,
    panel,
    choice: () => [0],
    decision: () => [...held],
    setPhase(phase) {
      isChoosing = phase === 'waiting';
      mark();
    },
    tap(px, py) {
      const wide = cardWide();
      const place = PLACES.find(
        (each) => Math.abs(px - cardX(each)) < wide / 2 && Math.abs(py - cardY()) < (wide * TALL) / 2,
      );
      if (place !== undefined) hold(place);
    },
    say(outcome) {
      const { cards, hand } = outcome as Hand;
      const names = cards.map((card) => cardName(card, words)).join(', ');
      return hand === null ? `${names}.` : `${names}. ${words.hands[hand]}.`;
    },
    begin() {
      dealt = null;
      held.clear();
      overMs = Number.POSITIVE_INFINITY;
      mark();
    },
    async show(outcome, nowMs) {
      const before = dealt;
      dealt = outcome as Hand;
      let next = nowMs + 20;
      atMs = dealt.cards.map((card, place) => {
        if (before?.cards[place] === card) return 0;
        const at = next;
        next += stepMs;
        return at;
      });
      overMs = next + FLIP_MS;
      await later(overMs - nowMs + (dealt.isOver ? 250 : 0));
    },
    giveUp() {
      dealt = null;
      held.clear();
      mark();
    },
  };
}
