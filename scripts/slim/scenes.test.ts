import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { createElement, type ReactNode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { slimDom } from './react.mjs';

const require = createRequire(import.meta.url);

/** What is on stage: a name, what it was given, and what stands in it. */
class Thing {
  readonly children: Thing[] = [];
  isGone = false;
  constructor(
    readonly type: string,
    public props: Readonly<Record<string, unknown>>,
  ) {}
  get told(): string {
    return `${this.props.name}(${this.children.map(({ told }) => told).join()})`;
  }
}

const leave = (parent: Thing, child: Thing) => {
  const at = parent.children.indexOf(child);
  if (at >= 0) parent.children.splice(at, 1);
};
const host = {
  createInstance: (type: string, props: Record<string, unknown>) => new Thing(type, props),
  appendChild: (parent: Thing, child: Thing) => {
    leave(parent, child);
    parent.children.push(child);
  },
  insertBefore: (parent: Thing, child: Thing, before: Thing) => {
    leave(parent, child);
    parent.children.splice(parent.children.indexOf(before), 0, child);
  },
  removeChild: (parent: Thing, child: Thing) => {
    leave(parent, child);
    child.isGone = true;
  },
  commitUpdate: (thing: Thing, _type: string, _before: object, after: Record<string, unknown>) => {
    thing.props = after;
  },
};

/** React's renderer as a build has it, which draws here without a page. */
function slimRenderer(): object {
  const path = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js');
  const exported = {};
  compileFunction(slimDom(readFileSync(path, 'utf8')), ['exports', 'require'])(exported, require);
  return exported;
}

beforeAll(() => {
  vi.stubGlobal('window', {
    document: { activeElement: null },
    HTMLIFrameElement: class {},
    event: undefined,
  });
  vi.doMock('react-dom/client', slimRenderer);
});
afterAll(() => vi.unstubAllGlobals());

const part = (name: string, rest: object = {}, ...inside: readonly ReactNode[]) =>
  createElement('pixiSprite', { key: name, name, ...rest }, ...inside);

test('a scene is made, moved, changed and taken away by its host, by the renderer of pages', async () => {
  const { default: reconciler } = await import('./scenes.mjs');
  const scenes = reconciler(host);
  const stage = new Thing('stage', { name: 'stage' });
  const failed = vi.fn();
  const root = scenes.createContainer(stage, 1, null, false, null, '', failed, failed, failed, null);
  const show = async (...parts: readonly ReactNode[]) => {
    scenes.updateContainer(parts, root, null, () => undefined);
    await vi.waitFor(() => expect(stage.children).toHaveLength(parts.length));
  };

  const hold = { current: null as unknown };
  await show(part('a', { ref: hold }, part('b'), part('c')), part('d'));
  expect(stage.told).toBe('stage(a(b(),c()),d())');
  const [first, last] = stage.children;
  expect(hold.current === first).toBe(true);

  await show(part('d', { tint: 3 }), part('e'), part('a', {}, part('c'), part('f'), part('b')));
  expect(stage.told).toBe('stage(d(),e(),a(c(),f(),b()))');
  expect(stage.children[0] === last && stage.children[2] === first).toBe(true);
  expect(last?.props.tint).toBe(3);

  const inner = first?.children[1];
  await show(part('d'), part('a', {}, part('c')));
  expect(stage.told).toBe('stage(d(),a(c()))');
  expect(inner?.isGone).toBe(true);

  const done = vi.fn();
  scenes.updateContainer(null, root, null, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(stage.children).toEqual([]);
  expect(first?.isGone).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});
