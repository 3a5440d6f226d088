import { dialog, make } from './make';
import { emboss, newCanvas } from './paint';
import type { Props } from './props';
import type { Theme } from './theme';
import type { Phase } from './view';

/** The controls of the page. All its text is here and in the canvas. */
export interface Shell {
  readonly canvas: HTMLCanvasElement;
  readonly stage: HTMLElement;
  readonly setBalance: (centavos: number) => void;
  readonly setStake: (centavos: number) => void;
  /** Shows a payout without celebration when it is no more than the stake. */
  readonly setWin: (centavos: number, isGain: boolean) => void;
  readonly setPhase: (phase: Phase, isMainUsable: boolean) => void;
  /** The label of the main button. */
  readonly setMain: (label: string) => void;
  /** The return to player of the current choice. */
  readonly setReturn: (text: string) => void;
  readonly setSound: (isOn: boolean) => void;
  /** Tells screen readers a result. */
  readonly say: (text: string) => void;
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
  readonly sound: () => void;
  readonly tap: (x: number, y: number) => void;
}

const NOTE_MS = 3_200;

const ICONS = {
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  slot: '<path d="M4 5v5h5"/><path d="M5 10a8 8 0 1 1-1 5"/>',
  arcade: '<circle cx="12" cy="12" r="7"/><path d="M12 2v5M12 17v5M2 12h5M17 12h5"/>',
  cards: '<rect x="4" y="6" width="10" height="14" rx="2"/><path d="M9 3h9a2 2 0 0 1 2 2v11"/>',
  start: '<path d="M8 5l11 7-11 7z"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="4"/><path d="M9 9v.01M15 9v.01M12 12v.01M9 15v.01M15 15v.01"/>',
  quiet: '<path d="M4 9v6h4l5 4V5L8 9z"/><path d="M17 9l5 6M22 9l-5 6"/>',
  loud: '<path d="M4 9v6h4l5 4V5L8 9z"/><path d="M17 9a4 4 0 0 1 0 6M19.5 6.5a8 8 0 0 1 0 11"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.5v.01"/>',
};

const MAIN_ICON = {
  slot: 'slot',
  arcade: 'arcade',
  bingo: 'start',
  sabong: 'start',
  baccarat: 'cards',
  roulette: 'slot',
  sicbo: 'dice',
  blackjack: 'cards',
  poker: 'cards',
  keno: 'start',
} as const satisfies Record<Props['engine'], keyof typeof ICONS>;

/** Pesos as players read them. */
export const shownPesos = (centavos: number): string =>
  `₱${(centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

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

export function buildShell(
  props: Props,
  theme: Theme,
  hands: ShellHandlers,
  panel: HTMLElement | undefined,
): Shell {
  const { words } = props;
  const canvas = make('canvas', { role: 'img', 'aria-label': props.title });
  const stage = make('div', { id: 'stage' }, canvas);
  const figure = (label: string) => {
    const value = make('b', {}, ' ');
    return { value, box: make('div', {}, make('span', {}, label), value) };
  };
  const [balance, stake, win] = [figure(words.balance), figure(words.bet), figure(words.win)];
  const less = make('button', { class: 'round', 'aria-label': words.lower }, icon('minus'));
  const more = make('button', { class: 'round', 'aria-label': words.raise }, icon('plus'));
  const play = make(
    'button',
    { id: 'play', class: 'round', 'aria-label': words.play[props.engine] },
    icon(MAIN_ICON[props.engine]),
  );
  const info = make('button', { class: 'round small', 'aria-label': words.payTable }, icon('info'));
  const note = make('div', { id: 'note', role: 'alert' });
  const sound = make('button', { class: 'round small' });
  const returned = make('p', { id: 'return' });
  const said = make('div', { id: 'said', role: 'status' });
  const deck = make(
    'div',
    { id: 'deck' },
    note,
    ...(panel === undefined ? [] : [panel]),
    make('div', { id: 'figures' }, balance.box, stake.box, win.box),
    returned,
    make('div', { id: 'controls' }, info, less, play, more, sound),
    said,
  );
  const { sheet, open } = sheetOf(props, theme);
  info.addEventListener('click', open);
  const curtain = make('div', { id: 'curtain', role: 'status' });
  const bar = make('i');
  document.body.append(make('div', { id: 'root' }, stage, deck), sheet, curtain);
  paintDeck(props, theme);

  less.addEventListener('click', () => hands.step(-1));
  more.addEventListener('click', () => hands.step(1));
  play.classList.toggle('turns', ['slot', 'arcade'].includes(MAIN_ICON[props.engine]));
  play.addEventListener('click', () => hands.play());
  sound.addEventListener('click', () => hands.sound());
  canvas.addEventListener('pointerdown', (event) => {
    const { left, top } = canvas.getBoundingClientRect();
    hands.tap(event.clientX - left, event.clientY - top);
  });

  let hideNote: ReturnType<typeof setTimeout> | undefined;
  let steps = { isLeast: false, isMost: false };
  let phase: Phase = 'open';
  let isMainUsable = true;
  const able = () => {
    play.disabled = phase === 'busy' || !isMainUsable;
    less.disabled = phase !== 'open' || steps.isLeast;
    more.disabled = phase !== 'open' || steps.isMost;
    play.classList.toggle('busy', phase === 'busy');
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
    setPhase(next, isUsable) {
      [phase, isMainUsable] = [next, isUsable];
      able();
    },
    setMain: (label) => play.setAttribute('aria-label', label),
    setReturn: (text) => returned.replaceChildren(text),
    setSound(isOn) {
      sound.setAttribute('aria-label', isOn ? words.soundOff : words.soundOn);
      sound.replaceChildren(icon(isOn ? 'loud' : 'quiet'));
    },
    say: (text) => said.replaceChildren(text),
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

/** Kinds for which a title might promise a dealer. */
const DEALT: readonly Props['engine'][] = ['baccarat', 'roulette', 'sicbo', 'blackjack', 'poker', 'keno'];
/** Kinds whose pay table states the return of each row. */
const RETURN_BY_ROW: readonly Props['engine'][] = ['sabong', 'baccarat', 'roulette', 'sicbo', 'keno'];

function sheetOf(props: Props, theme: Theme): { sheet: HTMLElement; open: () => void } {
  const { words, engine } = props;
  const close = make('button', { class: 'plate' }, words.back);
  const fill = (sheet: HTMLElement) => {
    if (sheet.childElementCount > 0) return;
    const rows = props.table.map(([name, pays], index) => {
      const glyph = engine === 'slot' ? index + 1 : engine === 'arcade' ? index : null;
      const cast = glyph === null ? undefined : props.cast[glyph];
      if (glyph === null || cast === undefined)
        return make('li', {}, make('span', {}, name), make('span', {}, pays));
      const isHero = cast === props.hero;
      const picture = emboss(theme.outline(cast), 96, isHero ? theme.material : theme.castMaterial(glyph));
      return make('li', {}, picture, make('span', {}, pays));
    });
    const isByRow = RETURN_BY_ROW.includes(engine);
    sheet.append(
      make('h1', {}, props.title),
      make('h2', {}, words.games[engine]),
      make('p', {}, words.rules[engine]),
      make('ul', isByRow ? { class: 'long' } : {}, ...rows),
      ...(isByRow ? [] : [make('p', {}, words.returned.replace('{share}', shareText(props, 0)))]),
      ...(DEALT.includes(engine) ? [make('p', {}, words.randomOnly)] : []),
      close,
    );
  };
  const { element, setOpen } = dialog(words.payTable, fill);
  close.addEventListener('click', () => setOpen(false));
  return { sheet: element, open: () => setOpen(true) };
}

/** The return to player of a choice; where it depends on decisions, that of the best ones. */
export function shareText({ engine, returns, words }: Props, index: number): string {
  const share = returns[index] ?? returns[0] ?? '';
  return engine === 'blackjack' || engine === 'poker' ? words.bestPlay.replace('{share}', share) : share;
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
