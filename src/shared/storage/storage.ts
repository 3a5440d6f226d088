import * as z from 'zod/mini';
import type { StoredName } from './storedNames';

/**
 * The device's storage, and its only user: every item has a schema, and a value that does not match it counts as
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
  /** How long a value is kept, in ms; for ever when missing. Items that expire make room when storage is full. */
  readonly keptMs?: number;
  /** `session` ends with the tab. */
  readonly area?: 'local' | 'session';
}

/** 15 days: how long lists from the server are kept. */
export const CACHE_KEPT_MS = 15 * 24 * 60 * 60 * 1000;

/** Every declared item, for the screens and tests that go through all of them. */
export const storedItems: Stored<unknown>[] = [];

type AreaName = NonNullable<StoredOptions['area']>;

/** Declares an item. `empty` gives the value of a device that has stored nothing yet. */
export function stored<Schema extends z.ZodMiniType<unknown, unknown>>(
  name: StoredName | `test.${string}`,
  schema: Schema,
  empty: () => z.output<Schema>,
  options: StoredOptions = {},
): Stored<z.output<Schema>> {
  const area = areas[options.area ?? 'local'];
  const { keptMs } = options;
  if (keptMs !== undefined) area.expendable.add(name);

  const item: Stored<z.output<Schema>> = {
    name,
    read() {
      const text = area.get(name);
      if (text === null) return empty();
      const inside = keptMs === undefined ? parseJson(text) : unwrap(parseJson(text), keptMs);
      const value = inside === undefined ? undefined : z.safeDecode(schema, inside as z.input<Schema>);
      if (value?.success) return value.data;
      area.remove(name);
      return empty();
    },
    write(value) {
      const encoded = z.encode(schema, value);
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

const wrapped = z.object({ value: z.unknown(), expiresAtMs: z.number() });

/** The value of an expiring item; undefined once expired, or when a clock set back would keep it too long. */
function unwrap(json: unknown, keptMs: number): unknown {
  const parsed = z.safeParse(wrapped, json);
  if (!parsed.success) return undefined;
  const leftMs = parsed.data.expiresAtMs - Date.now();
  return leftMs > 0 && leftMs <= keptMs ? parsed.data.value : undefined;
}

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
