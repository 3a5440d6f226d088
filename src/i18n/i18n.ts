import i18next, { type i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';
import type { Loaders, Part } from './loaders';
import type { StringKey } from './stringKeys';

export type Values = Readonly<Record<string, string | number>>;

export interface Translation {
  /** The string of `area.name`. With `count` among the values the plural of the language is chosen. */
  readonly t: (key: StringKey, values?: Values) => string;
  readonly language: Language;
  /** Loads the language and shows it without a reload. Rejects when it cannot be loaded. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

const FIRST: Loaders = {
  first: () => import('./bundles/enPHFirst'),
  next: () => import('./bundles/enPHNext'),
  rest: () => import('./bundles/enPHRest'),
};

const engine: i18n = i18next.createInstance();
const listeners = new Set<() => void>();
const loaded = new Set<string>();
/** The parts that pages have needed so far: another language loads the same parts. */
const needed = new Set<Part>(['first']);

/** A wrong key is a bug that its author should see, rather than a player. */
const refuseMissing = (_languages: readonly string[], _namespace: string, key: string): void => {
  throw new Error(`There is no string for ${key}`);
};

let current: Translation = { t: (key) => key, language: DEFAULT_LANGUAGE, setLanguage };

function translationIn(language: Language): Translation {
  const fixed = engine.getFixedT(LANGUAGES[language].tag);
  return { t: (key, values) => fixed(key, { ...values }), language, setLanguage };
}

async function load(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`;
  if (loaded.has(name)) return;
  const from = language === DEFAULT_LANGUAGE ? FIRST : (await import('./loaders')).loaders[language];
  const chunk = await from[part]();
  engine.addResourceBundle(LANGUAGES[language].tag, 'translation', chunk.words, true);
  loaded.add(name);
}

const loadNeeded = (language: Language) => Promise.all([...needed].map((part) => load(language, part)));

async function setLanguage(language: Language): Promise<void> {
  await loadNeeded(language);
  // A page may have come to need more meanwhile.
  await loadNeeded(language);
  await engine.changeLanguage(LANGUAGES[language].tag);
  document.documentElement.lang = LANGUAGES[language].tag;
  current = translationIn(language);
  for (const listener of listeners) listener();
}

/** Loads the first language. Nothing may be shown before. */
export async function startTranslation(language: Language): Promise<void> {
  await engine.init({
    lng: LANGUAGES[language].tag,
    fallbackLng: false,
    load: 'currentOnly',
    resources: {},
    interpolation: { escapeValue: false },
    ...(import.meta.env.DEV ? { saveMissing: true, missingKeyHandler: refuseMissing } : {}),
  });
  await setLanguage(language);
}

async function need(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await loadNeeded(current.language);
}

/** Loads the strings of shelves and games. Rejects when they cannot be loaded. */
export const loadNextStrings = (): Promise<void> => need('next');

/** Loads the strings of all areas, for every other page. Rejects when they cannot be loaded. */
export const loadAllStrings = (): Promise<void> => need('next', 'rest');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the language shown has a string of this name. */
export const hasString = (key: string): boolean => engine.exists(key);

/** Strings for code outside components, such as toasts. Read them when needed: the language may change. */
export const currentTranslation = (): Translation => current;

/** Calls back after each change of language. Returns how to stop. */
export const onLanguageChange = subscribe;

export const useTranslation = (): Translation => useSyncExternalStore(subscribe, currentTranslation);
