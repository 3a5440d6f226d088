import type { Spot, SpotList } from '../spots';
import { dialog, make } from './make';
import type { Props } from './props';

const TONES = {
  red: '#a61b2b',
  blue: '#174ea6',
  green: '#1d6b3a',
  black: '#17181d',
  gold: '#6b4a10',
  plain: '#3a3038',
} as const;

export interface SpotPanel {
  readonly element: HTMLElement;
  readonly chosen: () => number;
  readonly setEnabled: (isEnabled: boolean) => void;
}

/** The bet options as a radio group: one is chosen at a time, with arrow keys as well. */
export function spotPanel({ spots: rows, words, returns }: Props, changed: () => void): SpotPanel {
  const first = rows[0]?.[0];
  let chosen = first !== undefined && 'option' in first ? first.option : 0;
  const radios: { readonly element: HTMLButtonElement; readonly holds: (option: number) => boolean }[] = [];
  const mark = () => {
    for (const { element, holds } of radios) {
      const isChosen = holds(chosen);
      element.setAttribute('aria-checked', String(isChosen));
      element.tabIndex = isChosen ? 0 : -1;
    }
  };
  const choose = (option: number) => {
    chosen = option;
    mark();
    changed();
  };
  const radio = (
    name: string,
    pays: string,
    tone: keyof typeof TONES,
    holds: (option: number) => boolean,
  ) => {
    const element = make('button', { class: 'spot', role: 'radio' }, name, make('small', {}, pays));
    element.style.setProperty('--side', TONES[tone]);
    radios.push({ element, holds });
    return element;
  };
  const single = ({ option, name, pays, tone }: Spot) => {
    const element = radio(name, pays, tone, (other) => other === option);
    element.addEventListener('click', () => choose(option));
    return element;
  };
  const several = ({ name, tone, spots }: SpotList) => {
    const holds = (option: number) => spots.some((spot) => spot.option === option);
    const [least, most] = [spots[0]?.pays ?? '', spots[Math.floor(spots.length / 2)]?.pays ?? ''];
    const element = radio(name, least === most ? least : `${most} – ${least}`, tone, holds);
    element.setAttribute('aria-haspopup', 'dialog');
    const list = dialog(name);
    const back = make('button', { class: 'plate' }, words.back);
    back.addEventListener('click', () => list.setOpen(false));
    const cells = spots.map((spot) => {
      const cell = make('button', { class: 'spot' }, spot.name, make('small', {}, spot.pays));
      cell.style.setProperty('--side', TONES[spot.tone]);
      cell.title = words.rtp.replace('{share}', returns[spot.option] ?? '');
      cell.addEventListener('click', () => {
        choose(spot.option);
        element.replaceChildren(`${name} ${spot.name}`, make('small', {}, spot.pays));
        list.setOpen(false);
        element.focus();
      });
      return cell;
    });
    list.element.append(make('h1', {}, name), make('div', { class: 'cells' }, ...cells), back);
    document.body.append(list.element);
    element.addEventListener('click', () => list.setOpen(true));
    return element;
  };
  const element = make(
    'div',
    { id: 'spots', role: 'radiogroup', 'aria-label': words.yourBet },
    ...rows.map((row) =>
      make('div', { class: 'row' }, ...row.map((spot) => ('option' in spot ? single(spot) : several(spot)))),
    ),
  );
  element.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const at = radios.findIndex((each) => each.element === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = radios[(at + step + radios.length) % radios.length]?.element;
    next?.focus();
    // A button with a list opens it on Enter only.
    if (next?.getAttribute('aria-haspopup') === null) next.click();
  });
  mark();
  return {
    element,
    chosen: () => chosen,
    setEnabled(isEnabled) {
      for (const each of radios) each.element.disabled = !isEnabled;
    },
  };
}
