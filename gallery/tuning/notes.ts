import type { Tuning } from '../../games/kit/scene/scene';
import { sceneFolder } from '../errorFile';

/** What a scene's tuning.notes.json says: by group, what each value does. */
export type Notes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A value of the tuning with its place in the panel. */
export interface Entry {
  readonly name: string;
  /** What it does; null without a note. */
  readonly hint: string | null;
}

/** A heading of the panel with its values. */
export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const files: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  ['../../games/*/scene/tuning.notes.json', '../../src/overlay/*/draw/scene/tuning.notes.json'],
  { import: 'default' },
);
const COMMON = '../../games/kit/scene/tuning.notes.json';
const OTHERS = 'Other';

/** The notes of a scene and those that all scenes share. */
export async function notesOf(scene: string): Promise<Notes> {
  const own = files[`../../${sceneFolder(scene)}/tuning.notes.json`];
  const [common, more] = await Promise.all([files[COMMON]?.(), own?.()]);
  return joined((more ?? {}) as Notes, (common ?? {}) as Notes);
}

/** A scene's own notes first; where both name a value, its own count. */
export function joined(own: Notes, common: Notes): Notes {
  const known = new Set(Object.values(own).flatMap((group) => Object.keys(group)));
  const all: Record<string, Record<string, string>> = {};
  for (const [title, group] of Object.entries(own)) all[title] = { ...group };
  for (const [title, group] of Object.entries(common)) {
    for (const [name, hint] of Object.entries(group)) {
      if (!known.has(name)) all[title] = { ...all[title], [name]: hint };
    }
  }
  return all;
}

/** The values of a tuning file below their headings; those without a note come last. */
export function grouped(tuning: Tuning, notes: Notes): readonly Group[] {
  const groups = Object.entries(notes).map(([title, group]) => ({
    title,
    entries: Object.entries(group).flatMap(([name, hint]) => (name in tuning ? [{ name, hint }] : [])),
  }));
  const noted = new Set(groups.flatMap(({ entries }) => entries.map(({ name }) => name)));
  const others = Object.keys(tuning).flatMap((name) => (noted.has(name) ? [] : [{ name, hint: null }]));
  return [...groups, { title: OTHERS, entries: others }].filter(({ entries }) => entries.length > 0);
}
