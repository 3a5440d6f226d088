import { type Guard, isAnything, isNumber, objectOf } from './guards';
import type { StoredName } from './storedNames';

/**
 * The device's storage, and its only user: every item has a format, and a value that does not match it counts as
 * missing. A full or forbidden storage is replaced by memory.
 */
export interface Stored<T> {
  readonly name: string;
  /** The stored value, or the empty one if there is no valid, unexpired value. */
  read(): T;
  write(value: T): void;
  clear(): void;
  /** Calls the listener when another tab wrote or cleared the item. Returns how to stop. */
  onOutsideChange(listener: () => void): () => void;
}

export interface StoredOptions {
  /** How long a value is kept, in ms; forever when missing. Items that expire make room when storage is full. */
  readonly keptMs?: number;
  /** `session` ends with the tab. */
  readonly area?: 'local' | 'session';
}

/** 15 days: how long lists from the server are kept. */
export const CACHE_KEPT_MS = 15 * 24 * 60 * 60 * 1000;

/** Every declared item, for the screens and tests that go through all of them. */
export const storedItems: Stored<unknown>[] = [];

type AreaName = NonNullable<StoredOptions['area']>;

/** How a value of an item is stored. */
export interface StoredFormat<T> {
  /** The value; undefined where the JSON is not of this format. */
  decode(json: unknown): T | undefined;
  /** What JSON can hold of the value. */
  encode(value: T): unknown;
}

export type ItemName = StoredName | `test.${string}`;

/**
 * Declares an item that is stored as it is. `empty` gives the value of a device that has stored nothing yet. For the
 * modules of the first download, which does without zod; all others declare a schema (storage.ts).
 */
export const storedAs = <T>(
  name: ItemName,
  guard: Guard<T>,
  empty: () => T,
  options: StoredOptions = {},
): Stored<T> =>
  storedItem(
    name,
    { decode: (json) => (guard(json) ? json : undefined), encode: (value) => value },
    empty,
    options,
  );

/** Declares an item of any format. */
export function storedItem<T>(
  name: ItemName,
  format: StoredFormat<T>,
  empty: () => T,
  options: StoredOptions,
): Stored<T> {
  const area = areas[options.area ?? 'local'];
  const { keptMs } = options;
  if (keptMs !== undefined) area.expendable.add(name);

  const item: Stored<T> = {
    name,
    read() {
      const text = area.get(name);
      if (text === null) return empty();
      const inside = keptMs === undefined ? parseJson(text) : unwrap(parseJson(text), keptMs);
      const value = inside === undefined ? undefined : format.decode(inside);
      if (value !== undefined) return value;
      area.remove(name);
      return empty();
    },
    write(value) {
      const encoded = format.encode(value);
      // The empty value is stored as nothing, so that a device that logged out looks like a fresh one.
      if (encoded === null) return area.remove(name);
      const kept = keptMs === undefined ? encoded : { value: encoded, expiresAtMs: Date.now() + keptMs };
      area.set(name, JSON.stringify(kept));
    },
    clear: () => area.remove(name),
    onOutsideChange(listener) {
      if (typeof window === 'undefined') return () => undefined;
      // A null key means that the whole storage was cleared.
      const heard = (event: StorageEvent) => (event.key === name || event.key === null) && listener();
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
  storedItems.push(item as Stored<unknown>);
  return item;
}

/** The value of an expiring item; undefined once expired, or when a clock set back would keep it too long. */
function unwrap(json: unknown, keptMs: number): unknown {
  if (!isWrapped(json)) return undefined;
  const leftMs = json.expiresAtMs - Date.now();
  return leftMs > 0 && leftMs <= keptMs ? json.value : undefined;
}

const isWrapped = objectOf({ value: isAnything, expiresAtMs: isNumber });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One of the browser's two storages, with memory for what the browser refuses to store. */
class Area {
  readonly expendable = new Set<string>();
  readonly #open: () => Storage;
  readonly #memory = new Map<string, string | null>();

  constructor(open: () => Storage) {
    this.#open = open;
  }

  get(name: string): string | null {
    const remembered = this.#memory.get(name);
    if (remembered !== undefined) return remembered;
    try {
      return this.#open().getItem(name);
    } catch {
      return null;
    }
  }

  set(name: string, text: string): void {
    if (this.#keep(name, text)) return;
    for (const other of this.expendable) if (other !== name) this.#drop(other);
    if (this.#keep(name, text)) return;
    // The stored value is older than this one and must not return with the next visit.
    this.#drop(name);
    this.#memory.set(name, text);
  }

  remove(name: string): void {
    this.#memory.delete(name);
    if (!this.#drop(name)) this.#memory.set(name, null);
  }

  #keep(name: string, text: string): boolean {
    try {
      this.#open().setItem(name, text);
      this.#memory.delete(name);
      return true;
    } catch {
      return false;
    }
  }

  #drop(name: string): boolean {
    try {
      this.#open().removeItem(name);
      return true;
    } catch {
      return false;
    }
  }
}

// Reading the property itself throws where storage is forbidden, so it is read on every use.
const areas: Readonly<Record<AreaName, Area>> = {
  local: new Area(() => globalThis.localStorage),
  session: new Area(() => globalThis.sessionStorage),
};
