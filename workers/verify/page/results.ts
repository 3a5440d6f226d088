import type { FileReport, Report } from '../report';
import type { ReportLine } from '../reportLine';
import { t } from './words';

/** Creates an element with attributes and children; text is never parsed as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Cards that are shown. Failed rounds come first; a day has more rounds than anybody reads. */
const CARDS_MAX = 200;

/** A longer value is cut where both agree; where they differ it is shown in full. */
const SHOWN_MAX = 220;
const short = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

/** What the page says of all rounds and files that were checked. */
export function resultsOf(files: readonly FileReport[], reports: readonly Report[]): readonly Node[] {
  const count = (state: Report['state']) => reports.filter((report) => report.state === state).length;
  const passed = count('ok');
  const failed = count('failed');
  const rest = reports.length - passed - failed;
  const sum = make('p', { class: 'sum' }, t('passed', { passed, count: reports.length }));
  const others = make('p', { class: 'others' }, t('rest', { failed, rest }));
  const inOrder = [
    ...reports.filter(({ state }) => state === 'failed'),
    ...reports.filter(({ state }) => state !== 'failed'),
  ];
  const hidden = inOrder.length - CARDS_MAX;
  return [
    sum,
    ...(failed + rest > 0 ? [others] : []),
    ...(files.length > 0 ? [make('dl', { class: 'files' }, ...files.flatMap(fileLine))] : []),
    ...inOrder.slice(0, Math.max(CARDS_MAX, failed)).map(cardOf),
    ...(hidden > 0 ? [make('p', {}, t('more', { count: hidden }))] : []),
  ];
}

function fileLine({ name, game, state, sha256, missing }: FileReport): readonly Node[] {
  const rounds =
    missing.length === 0 ? t('complete', { game }) : t('missing', { game, numbers: missing.join(', ') });
  const value = make('dd', {}, sha256 === null ? rounds : `sha256 ${sha256}`);
  if (state !== 'ok') value.append(make('span', { class: 'why', 'data-state': state }, t(state)));
  return [make('dt', { 'data-state': state, title: t(state) }, name === '' ? game : name), value];
}

function cardOf({ game, id, state, reason, lines }: Report): Node {
  const head = make('h3', {}, t('round', { id, game }));
  const badge = make('p', { class: 'state', 'data-state': state }, t(state));
  const why = reason === null ? [] : [make('p', {}, t(`reason.${reason}`))];
  const list = make('dl', {}, ...lines.flatMap(lineOf));
  return make('article', { 'data-state': state }, head, badge, ...why, list);
}

function lineOf({ name, state, shown, found, reason }: ReportLine): readonly Node[] {
  const term = make('dt', { 'data-state': state, title: t(state) }, t(name));
  const value = make('dd');
  if (state === 'failed' && shown !== undefined) {
    value.append(`${t('shown')}: ${shown}`, make('br'), `${t('found')}: ${found}`);
  } else if (state === 'failed') value.append(found);
  else value.append(short(found));
  if (state !== 'ok' || reason !== undefined) {
    const text = [t(state), ...(reason === undefined ? [] : [t(`reason.${reason}`)])].join(': ');
    value.append(make('span', { class: 'why', 'data-state': state }, text));
  }
  return [term, value];
}
