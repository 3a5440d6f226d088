import { DECISIONS, handOf, type Result } from '../engines/blackjack';
import { cardName, drawCard, pill, TALL } from './cards';
import { make } from './make';
import { type Ctx, FONT, hsl, stamp, title } from './paint';
import { backdropOf } from './theme';
import { between, easeOut, later, type View, type ViewParts } from './view';

interface Table {
  readonly player: readonly number[];
  /** Until the player has finished, only the first card. */
  readonly dealer: readonly number[];
  readonly result: Result | null;
  readonly isDoubled: boolean;
  readonly decisions: readonly number[];
}

const DEAL_MS = 300;
const FLIP_MS = 240;

/** A card on its way to its place; null while its face is not known. */
interface Dealt {
  readonly card: number | null;
  readonly atMs: number;
  /** Whether it lies there already, and only turns. */
  readonly isTurn: boolean;
}

export function blackjackView({ props, theme, isReduced, decide }: ViewParts): View {
  const { words } = props;
  let [width, height] = [1, 1];
  let back: HTMLCanvasElement | null = null;
  let table: Table | null = null;
  let hands: readonly [readonly Dealt[], readonly Dealt[]] = [[], []];
  let overMs = Number.POSITIVE_INFINITY;
  let isWaiting = false;
  const stepMs = isReduced ? 60 : DEAL_MS;

  const labels = [words.stand, words.hit, words.double];
  const buttons = DECISIONS.map((_, decision) => {
    const button = make('button', { class: 'action' }, labels[decision] ?? '');
    button.addEventListener('click', () => decide([decision]));
    return button;
  });
  const [stand, hit, double] = buttons as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  const panel = make(
    'div',
    { class: 'row', role: 'group', 'aria-label': words.yourTurn },
    hit,
    stand,
    double,
  );

  const head = () => Math.min(width * 0.1, height * 0.085);
  const heroSize = () => (height > width * 1.15 ? Math.min(width * 0.24, height * 0.14) : 0);
  const cardWide = () => Math.min(width * 0.22, (height - head() * 1.3 - heroSize()) * 0.215);
  /** The middle of each hand's cards: the dealer's above the player's. */
  const rowY = (row: 0 | 1): number => {
    const top = head() * 1.3 + heroSize() * 0.95;
    const room = height - top;
    return top + room * (row === 0 ? 0.76 : 0.28);
  };

  function layout(w: number, h: number): void {
    [width, height] = [w, h];
    back = backdropOf(props, theme, w, h);
    const x = back.getContext('2d');
    if (x === null) return;
    const hero = heroSize();
    if (hero > 0) stamp(x, theme.picture(props.hero, theme.material, hero), w / 2, hero * 0.6, hero * 1.1);
    title(x, props.title, {
      ...{ cx: w / 2, top: h * 0.01 + hero * 1.02, width: w * 0.9, size: head() },
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
    // The table's line between dealer and player.
    const middle = (rowY(0) + rowY(1)) / 2;
    x.strokeStyle = theme.material.tones[2];
    x.globalAlpha = 0.5;
    x.lineWidth = Math.max(1.5, w * 0.005);
    x.beginPath();
    x.ellipse(w / 2, middle - h * 0.16, w * 0.62, h * 0.17, 0, 0.16 * Math.PI, 0.84 * Math.PI);
    x.stroke();
    x.globalAlpha = 1;
  }

  const shownOf = (hand: readonly Dealt[], nowMs: number): number[] =>
    hand.flatMap(({ card, atMs }) => (card !== null && nowMs >= atMs + stepMs ? [card] : []));

  function drawHand(x: Ctx, row: 0 | 1, nowMs: number): void {
    const hand = hands[row];
    const wide = cardWide();
    const gap = Math.min(wide * 1.12, (width * 0.9 - wide) / Math.max(1, hand.length - 1));
    hand.forEach((each, place) => {
      if (nowMs < each.atMs) return;
      const t = each.isTurn ? 1 : easeOut(between(nowMs, each.atMs, stepMs));
      const [cx, cy] = [width / 2 + (place - (hand.length - 1) / 2) * gap, rowY(row)];
      drawCard(
        x,
        each.card,
        {
          ...{ cx: width * 0.86 + (cx - width * 0.86) * t, cy: -wide + (cy + wide) * t, wide },
          flip:
            each.card === null ? 0 : between(nowMs, each.atMs + (each.isTurn ? 0 : stepMs * 0.5), FLIP_MS),
        },
        theme,
      );
    });
    const cards = shownOf(hand, nowMs);
    const name = row === 0 ? words.you : words.dealer;
    const { total, isSoft } = handOf(cards);
    const sum = cards.length === 0 ? name : `${name} ${isSoft && total < 21 ? `${total - 10}/` : ''}${total}`;
    const size = Math.min(width * 0.04, height * 0.04);
    pill(x, sum, {
      ...{ cx: width / 2, cy: rowY(row) + (wide * TALL) / 2 + size * 0.75, size },
      ...{ fill: row === 0 ? '#174ea6' : '#a61b2b', ink: '#fff' },
    });
  }

  const resultText = (result: Result): string =>
    ({
      blackjack: words.games.blackjack,
      win: words.youWin,
      push: words.push,
      bust: words.bust,
      lose: words.dealerWins,
    })[result];

  function draw(x: Ctx, nowMs: number): void {
    if (back !== null) x.drawImage(back, 0, 0);
    drawHand(x, 1, nowMs);
    drawHand(x, 0, nowMs);
    const result = table?.result ?? null;
    if (isWaiting && hands[0].length === 0) {
      x.font = `700 ${width * 0.045}px ${FONT}`;
      x.textAlign = 'center';
      x.fillStyle = 'rgba(255,243,214,.9)';
      x.fillText(words.shuffling, width / 2, (rowY(0) + rowY(1)) / 2);
    }
    if (result === null || nowMs < overMs) return;
    const size = Math.min(width * 0.1, height * 0.09);
    title(x, resultText(result), {
      ...{ cx: width / 2, top: (rowY(0) + rowY(1)) / 2 - size * 0.3, width: width * 0.8 },
      size: size * (0.8 + 0.2 * easeOut(between(nowMs, overMs, 240))),
      ...{ material: theme.material, shade: hsl(theme.hue2, 80, 8) },
    });
  }

  /** The cards that come next, dealt in turn from `nowMs` on; returns when the last one lies. */
  function deal(next: Table, nowMs: number): number {
    const old = table;
    let atMs = nowMs + 30;
    const nextMs = () => {
      const at = atMs;
      atMs += stepMs;
      return at;
    };
    const isFirst = old === null;
    const known = (row: 0 | 1, place: number) => (isFirst ? undefined : hands[row][place]);
    const player = next.player.map(
      (card, place): Dealt => known(0, place) ?? { card, atMs: nextMs(), isTurn: false },
    );
    const dealer = next.dealer.map((card, place): Dealt => {
      const lying = known(1, place);
      if (lying === undefined) return { card, atMs: nextMs(), isTurn: false };
      return lying.card === null ? { card, atMs: nextMs(), isTurn: true } : lying;
    });
    const hidden: Dealt[] =
      next.result === null ? [known(1, 1) ?? { card: null, atMs: nextMs(), isTurn: false }] : [];
    hands = [player, [...dealer, ...hidden]];
    table = next;
    return atMs + FLIP_MS;
  }

  return {
    layout,
    draw,
    panel,
    choice: () => [0],
    setPhase(phase, canRaise) {
      const decisions = phase === 'waiting' ? (table?.decisions ?? []) : [];
      for (const [decision, button] of buttons.entries())
        button.disabled = !decisions.includes(decision) || (decision === 2 && !canRaise);
      if (phase === 'waiting' && (document.activeElement === document.body || isInside(panel))) hit.focus();
    },
    say(outcome) {
      const { player, dealer, result } = outcome as Table;
      const name = (cards: readonly number[]) => cards.map((card) => cardName(card, words)).join(', ');
      const hand = `${words.you} ${handOf(player).total}: ${name(player)}. ${words.dealer} ${handOf(dealer).total}: ${name(dealer)}.`;
      return result === null ? hand : `${hand} ${resultText(result)}.`;
    },
    begin() {
      table = null;
      hands = [[], []];
      overMs = Number.POSITIVE_INFINITY;
      isWaiting = true;
    },
    async show(outcome, nowMs) {
      isWaiting = false;
      const endMs = deal(outcome as Table, nowMs);
      overMs = endMs;
      await later(endMs - nowMs + (table?.result === null ? 0 : 350));
    },
    giveUp() {
      isWaiting = false;
      table = null;
      hands = [[], []];
    },
  };
}

/** A button that was disabled under the focus leaves it on the panel's button. */
const isInside = (panel: HTMLElement): boolean => panel.contains(document.activeElement);
