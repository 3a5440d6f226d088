import { emboss, newCanvas } from './paint';
import type { Props } from './props';
import type { Theme } from './theme';

/** The controls of the page. All its text is here and in the canvas. */
export interface Shell {
  readonly canvas: HTMLCanvasElement;
  readonly stage: HTMLElement;
  readonly setBalance: (centavos: number) => void;
  readonly setStake: (centavos: number) => void;
  /** Shows a payout without celebration when it is no more than the stake. */
  readonly setWin: (centavos: number, isGain: boolean) => void;
  readonly setBusy: (isBusy: boolean) => void;
  readonly setSteps: (steps: { readonly isLeast: boolean; readonly isMost: boolean }) => void;
  /** Shows a message for a while. */
  readonly note: (text: string) => void;
  /** Covers the game with a message; `way` adds a button. */
  readonly curtain: (text: string | null, way?: OverlayButton) => void;
  readonly progress: (share: number) => void;
}

export interface OverlayButton {
  readonly label: string;
  readonly act: () => void;
}

export interface ShellHandlers {
  readonly play: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly spot: (index: number) => void;
  readonly tap: (x: number, y: number) => void;
}

const NOTE_MS = 3_200;

const ICONS = {
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  slot: '<path d="M4 5v5h5"/><path d="M5 10a8 8 0 1 1-1 5"/>',
  arcade: '<circle cx="12" cy="12" r="7"/><path d="M12 2v5M12 17v5M2 12h5M17 12h5"/>',
  table: '<rect x="4" y="6" width="10" height="14" rx="2"/><path d="M9 3h9a2 2 0 0 1 2 2v11"/>',
  bingo: '<path d="M8 5l11 7-11 7z"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.5v.01"/>',
};

/** Pesos as players read them. */
export const shownPesos = (centavos: number): string =>
  `₱${(centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  fields: Partial<Record<string, string>> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) element.setAttribute(field, value);
  element.append(...inside);
  return element;
}

function icon(name: keyof typeof ICONS): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [field, value] of Object.entries({
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2.4',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  })) {
    svg.setAttribute(field, value);
  }
  svg.innerHTML = ICONS[name];
  return svg;
}

export function buildShell(props: Props, theme: Theme, hands: ShellHandlers): Shell {
  const { words } = props;
  const canvas = make('canvas', { role: 'img', 'aria-label': props.title });
  const stage = make('div', { id: 'stage' }, canvas);
  const figure = (label: string) => {
    const value = make('b', {}, ' ');
    return { value, box: make('div', {}, make('span', {}, label), value) };
  };
  const [balance, stake, win] = [figure(words.balance), figure(words.bet), figure(words.win)];
  win.value.setAttribute('role', 'status');
  const less = make('button', { class: 'round', 'aria-label': words.lower }, icon('minus'));
  const more = make('button', { class: 'round', 'aria-label': words.raise }, icon('plus'));
  const play = make(
    'button',
    { id: 'play', class: 'round', 'aria-label': words.play[props.engine] },
    icon(props.engine),
  );
  const info = make('button', { class: 'round small', 'aria-label': words.payTable }, icon('info'));
  const note = make('div', { id: 'note', role: 'alert' });
  // An empty twin of the table's button keeps the main button centred.
  const room = make('span', { class: 'round small', 'aria-hidden': 'true' });
  room.style.visibility = 'hidden';
  const deck = make(
    'div',
    { id: 'deck' },
    note,
    ...(props.engine === 'table' ? [spotsOf(props, hands)] : []),
    make('div', { id: 'figures' }, balance.box, stake.box, win.box),
    make('div', { id: 'controls' }, info, less, play, more, room),
  );
  const { sheet, isOpen } = sheetOf(props, theme);
  info.addEventListener('click', () => isOpen(true));
  const curtain = make('div', { id: 'curtain', role: 'status' });
  const bar = make('i');
  document.body.append(make('div', { id: 'root' }, stage, deck), sheet, curtain);
  paintDeck(props, theme);

  less.addEventListener('click', () => hands.step(-1));
  more.addEventListener('click', () => hands.step(1));
  play.addEventListener('click', () => hands.play());
  canvas.addEventListener('pointerdown', (event) => {
    const { left, top } = canvas.getBoundingClientRect();
    hands.tap(event.clientX - left, event.clientY - top);
  });

  let hideNote: ReturnType<typeof setTimeout> | undefined;
  let steps = { isLeast: false, isMost: false };
  let isBusy = false;
  const able = () => {
    play.disabled = isBusy;
    less.disabled = isBusy || steps.isLeast;
    more.disabled = isBusy || steps.isMost;
    play.classList.toggle('busy', isBusy);
  };

  return {
    canvas,
    stage,
    setBalance: (centavos) => balance.value.replaceChildren(shownPesos(centavos)),
    setStake: (centavos) => stake.value.replaceChildren(shownPesos(centavos)),
    setWin(centavos, isGain) {
      win.value.replaceChildren(shownPesos(centavos));
      win.box.classList.toggle('lit', isGain);
    },
    setBusy(busy) {
      isBusy = busy;
      able();
    },
    setSteps(next) {
      steps = next;
      able();
    },
    note(text) {
      note.replaceChildren(text);
      note.classList.add('shown');
      clearTimeout(hideNote);
      hideNote = setTimeout(() => note.classList.remove('shown'), NOTE_MS);
    },
    curtain(text, way) {
      curtain.hidden = text === null;
      if (text === null) return;
      const button = make('button', { class: 'plate' }, way?.label ?? '');
      button.addEventListener('click', () => way?.act());
      curtain.replaceChildren(
        make('b', {}, props.title),
        make('span', {}, text),
        way === undefined ? make('div', { class: 'bar' }, bar) : button,
      );
    },
    progress(share) {
      bar.style.transform = `scaleX(${share})`;
    },
  };
}

function spotsOf(props: Props, hands: ShellHandlers): HTMLElement {
  const sides = ['#174ea6', '#a61b2b', '#1d6b3a'];
  // The engine's order is player, banker, tie; a table shows the tie between the two.
  const order = [0, 2, 1];
  const spots = order.map((index) => {
    const [name = '', pays = ''] = props.table[index] ?? [];
    const spot = make('button', { class: 'spot', role: 'radio' }, name, make('small', {}, pays));
    spot.style.setProperty('--side', sides[index] ?? '#333');
    return { index, spot };
  });
  const choose = (chosen: number) => {
    for (const { index, spot } of spots) spot.setAttribute('aria-checked', String(index === chosen));
    hands.spot(chosen);
  };
  for (const { index, spot } of spots) spot.addEventListener('click', () => choose(index));
  choose(0);
  return make(
    'div',
    { id: 'spots', role: 'radiogroup', 'aria-label': props.words.yourBet },
    ...spots.map(({ spot }) => spot),
  );
}

function sheetOf(props: Props, theme: Theme): { sheet: HTMLElement; isOpen: (open: boolean) => void } {
  const { words } = props;
  const close = make('button', { class: 'plate' }, words.back);
  const sheet = make('div', { id: 'sheet', role: 'dialog', 'aria-label': words.payTable });
  sheet.hidden = true;
  const isOpen = (open: boolean) => {
    if (open && sheet.childElementCount === 0) {
      const rows = props.table.map(([name, pays], index) => {
        const glyph = props.engine === 'slot' ? index + 1 : props.engine === 'arcade' ? index : null;
        const cast = glyph === null ? undefined : props.cast[glyph];
        if (glyph === null || cast === undefined)
          return make('li', {}, make('span', {}, name), make('span', {}, pays));
        const isHero = cast === props.hero;
        const picture = emboss(theme.outline(cast), 96, isHero ? theme.material : theme.castMaterial(glyph));
        return make('li', {}, picture, make('span', {}, pays));
      });
      sheet.append(
        make('h1', {}, props.title),
        make('p', {}, words.rules[props.engine]),
        make('ul', {}, ...rows),
        make('p', {}, words.returned.replace('{share}', props.returns)),
        close,
      );
    }
    sheet.hidden = !open;
    if (open) close.focus();
  };
  close.addEventListener('click', () => isOpen(false));
  return { sheet, isOpen };
}

/** The colour of the deep sea, whatever colours the studio has. */
const SEA_HUE = 226;

/** The area below the picture has the dark end of the game's own colours. */
function paintDeck({ backdrop }: Props, { hue2 }: Theme): void {
  const hue = backdrop === 'sea' ? SEA_HUE : hue2;
  document.documentElement.style.setProperty('--deep', `hsl(${hue} 70% 7%)`);
}

/** Placeholder canvas until its size is known. */
export const contextOf = (canvas: HTMLCanvasElement) =>
  canvas.getContext('2d', { alpha: false }) ?? newCanvas(1, 1)[1];
