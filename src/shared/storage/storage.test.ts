import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { BROKEN, STRANGE } from '../../../tests/support/badValues';
import { modulesBelow } from '../../../tests/support/modulesBelow';
import { CACHE_KEPT_MS, storedItems } from './item';
import { stored } from './storage';
import { STORED_NAMES } from './storedNames';

/** A storage like the browser's, which can be full or forbidden. */
class Disk {
  readonly kept = new Map<string, string>();
  bytesFree = Number.POSITIVE_INFINITY;
  getItem = (name: string) => this.kept.get(name) ?? null;
  removeItem = (name: string) => this.kept.delete(name);
  setItem = (name: string, text: string) => {
    const others = [...this.kept].filter(([key]) => key !== name).reduce((sum, [, t]) => sum + t.length, 0);
    if (others + text.length > this.bytesFree) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(name, text);
  };
}

let disk: Disk;

beforeEach(() => {
  disk = new Disk();
  Object.assign(globalThis, { localStorage: disk, sessionStorage: disk });
});

afterEach(() => vi.useRealTimers());

const count = stored('test.count', z.int(), () => 0);
const list = stored('test.list', z.array(z.string()), () => [] as string[], { keptMs: CACHE_KEPT_MS });

describe('a stored item', () => {
  it('keeps a value as JSON under its own name', () => {
    count.write(7);
    expect(disk.kept.get('test.count')).toBe('7');
    expect(count.read()).toBe(7);
    count.clear();
    expect(count.read()).toBe(0);
  });

  it('leaves nothing behind when nothing is written', () => {
    const name = stored('test.name', z.nullable(z.string()), () => null);
    name.write('Ana');
    name.write(null);
    expect(disk.kept.has('test.name')).toBe(false);
    expect(name.read()).toBeNull();
  });

  it('is removed once it has expired', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    list.write(['a']);
    vi.setSystemTime(1_000_000 + CACHE_KEPT_MS - 1);
    expect(list.read()).toEqual(['a']);
    vi.setSystemTime(1_000_000 + CACHE_KEPT_MS);
    expect(list.read()).toEqual([]);
    expect(disk.kept.has('test.list')).toBe(false);
  });

  it('is removed when a clock set back would keep it longer than allowed', () => {
    vi.useFakeTimers({ now: 2_000_000 });
    list.write(['a']);
    vi.setSystemTime(1_000_000);
    expect(list.read()).toEqual([]);
  });

  it('removes expiring items from a full storage before it gives up', () => {
    list.write(['x'.repeat(200)]);
    disk.bytesFree = 220;
    count.write(1_234_567);
    expect(disk.kept.get('test.count')).toBe('1234567');
    expect(disk.kept.has('test.list')).toBe(false);
  });

  it('stays in memory when there is no room, and leaves no older value behind', () => {
    count.write(1);
    disk.bytesFree = 0;
    count.write(2);
    expect(count.read()).toBe(2);
    expect(disk.kept.has('test.count')).toBe(false);
    disk.bytesFree = 100;
    count.write(3);
    expect(disk.kept.get('test.count')).toBe('3');
  });

  it('stays in memory when storage is forbidden', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(count.read()).toBe(0);
    count.write(5);
    expect(count.read()).toBe(5);
    count.clear();
    expect(count.read()).toBe(0);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: disk });
  });
});

/** Values may hold centavos too, which JSON does not support. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner));

describe('every item of the app, whatever its storage holds', async () => {
  const modules = modulesBelow([
    ...['boot', 'errors', 'shell'].map((part) => `src/app/${part}`),
    ...['src/device', 'src/shared', 'src/stage'],
    ...['account', 'lobby', 'lotto', 'play', 'support', 'trade', 'wallet'].map(
      (feature) => `src/overlay/${feature}`,
    ),
  ]);
  // Some files need a page. None of those declares an item: it would be missing below.
  for (const load of modules) await load().catch(() => undefined);
  const items = storedItems.filter(({ name }) => !name.startsWith('test.'));

  it('the declared items and the list of names are the same, without duplicates', () => {
    expect(items.length).toBeGreaterThan(30);
    expect(BROKEN.length + STRANGE.length).toBeGreaterThanOrEqual(50);
    const names: readonly string[] = Object.values(STORED_NAMES).flat();
    expect(items.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(items.map((item) => [item.name, item] as const))('%s is empty for broken text', (name, item) => {
    for (const text of BROKEN) {
      disk.kept.clear();
      const empty = item.read();
      disk.kept.set(name, text);
      expect(item.read(), JSON.stringify(text.slice(0, 40))).toEqual(empty);
      expect(disk.kept.get(name)).not.toBe(text);
    }
  });

  it.each(items.map((item) => [item.name, item] as const))('%s handles malformed text', (name, item) => {
    for (const text of STRANGE) {
      disk.kept.clear();
      const empty = item.read();
      disk.kept.set(name, text);
      const value = item.read();
      if (textOf(value) === textOf(empty)) continue;
      item.write(value);
      const again: unknown = JSON.parse(disk.kept.get(name) ?? '');
      expect(again, text.slice(0, 40)).toEqual(JSON.parse(text));
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
