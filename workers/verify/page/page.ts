import { type CopiedRound, roundsIn, verdictOf } from '../roundText';
import type { Check } from '../verify';
import enBI from './words/enBI.json';
import enMS from './words/enMS.json';
import enPH from './words/enPH.json';
import esMX from './words/esMX.json';
import filPH from './words/filPH.json';
import ptBR from './words/ptBR.json';
import zhCN from './words/zhCN.json';

/**
 * The check as a single file without dependencies: it is built into `verify.html`, forbids every connection, and can be
 * saved and opened from a disk.
 */
type Words = typeof enPH;

/** The page's languages, by the first part of the browser's tag; older devices use `tl` and `in`. */
const SPOKEN: Readonly<Record<string, { readonly tag: string; readonly words: Words }>> = {
  en: { tag: 'en-PH', words: enPH },
  fil: { tag: 'fil-PH', words: filPH },
  tl: { tag: 'fil-PH', words: filPH },
  pt: { tag: 'pt-BR', words: ptBR },
  es: { tag: 'es-MX', words: esMX },
  zh: { tag: 'zh-CN', words: zhCN },
  ms: { tag: 'ms-MY', words: enMS },
  id: { tag: 'id-ID', words: enBI },
  in: { tag: 'id-ID', words: enBI },
};

const { tag, words } = navigator.languages
  .map((name) => SPOKEN[name.toLowerCase().split('-')[0] ?? ''])
  .find((spoken) => spoken !== undefined) ?? { tag: 'en-PH', words: enPH };

const t = (key: keyof Words, values: Readonly<Record<string, string | number>> = {}): string =>
  words[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Creates an element with attributes and children; text is never parsed as HTML. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A longer value is cut where both agree; where they differ it is shown in full. */
const SHOWN_MAX = 220;
const short = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

function lineOf({ name, ok, shown, found }: Check): readonly Node[] {
  const state = ok ? { 'data-ok': '', title: t('ok') } : { 'data-failed': '', title: t('failed') };
  const term = make('dt', state, t(name));
  if (ok) return [term, make('dd', {}, short(found))];
  return [term, make('dd', {}, `${t('shown')}: ${shown}`, make('br'), `${t('found')}: ${found}`)];
}

function cardOf(shown: CopiedRound): { readonly ok: boolean; readonly card: Node } {
  const verdict = verdictOf(shown);
  const head = make('h3', {}, t('round', { id: shown.roundId, game: shown.game }));
  if (verdict === null) {
    return { ok: false, card: make('article', {}, head, make('p', {}, t('unrevealed'))) };
  }
  const list = make('dl', {}, ...verdict.checks.flatMap(lineOf));
  return {
    ok: verdict.ok,
    card: make('article', verdict.ok ? { 'data-ok': '' } : {}, head, list),
  };
}

function answer(text: string): readonly Node[] {
  try {
    const cards = roundsIn(text).map(cardOf);
    const passed = cards.filter(({ ok }) => ok).length;
    const sum = make('p', { class: 'sum' }, t('passed', { passed, count: cards.length }));
    return [sum, ...cards.map(({ card }) => card)];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [make('p', { class: 'sum' }, t('unread', { why }))];
  }
}

function build(): readonly Node[] {
  const box = make('textarea', { id: 'round', spellcheck: 'false', 'aria-describedby': 'hint' });
  const results = make('section', { 'aria-live': 'polite' });
  const check = make('button', { type: 'button', class: 'primary' }, t('check'));
  const clear = make('button', { type: 'button' }, t('clear'));
  const input = make('input', { type: 'file', accept: '.json,application/json,text/plain' });
  const show = () => results.replaceChildren(...answer(box.value));
  check.addEventListener('click', show);
  clear.addEventListener('click', () => {
    box.value = '';
    results.replaceChildren();
    box.focus();
  });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (file === undefined) return;
    box.value = await file.text();
    // Allows choosing the same file again after it was changed.
    input.value = '';
    show();
  });
  return [
    make('h1', {}, t('title')),
    make('p', {}, t('lead')),
    make('label', { for: 'round' }, t('label')),
    box,
    make('p', { id: 'hint' }, t('hint')),
    make('div', { class: 'bar' }, check, make('label', { class: 'file' }, t('file'), input), clear),
    results,
    make('h2', {}, t('how')),
    make('p', {}, t('howText')),
  ];
}

document.documentElement.lang = tag;
document.title = t('title');
document.querySelector('main')?.append(...build());
