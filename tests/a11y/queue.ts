import type { Page } from '@playwright/test';

/** What React and Jotai keep, as far as it is read here. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
  readonly memoizedState: unknown;
}

/**
 * Opens a popup by its name, as the app's own `openPopup` does, whatever would lead to it: the queue is found in
 * the running app, through the store its components hold. Throws where there is no queue.
 */
export async function openPopup(page: Page, name: string, props: Readonly<Record<string, unknown>>) {
  await page.evaluate(
    (popup) => {
      type Atom = { readonly read: (get: (atom: unknown) => unknown) => unknown };
      type Store = {
        readonly get: (atom: unknown) => unknown;
        readonly set: (atom: unknown, value: unknown) => void;
      };
      const root = document.getElementById('app') ?? document.body;
      const key = Object.keys(root).find((own) => own.startsWith('__reactContainer$')) ?? '';
      const container = Reflect.get(root, key) as Fiber;
      const waiting = [(container.stateNode as { current: Fiber }).current];
      for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
        if (fiber.sibling !== null) waiting.push(fiber.sibling);
        if (fiber.child !== null) waiting.push(fiber.child);
        let hook = fiber.memoizedState as { memoizedState: unknown; next: unknown } | null;
        while (hook !== null && typeof hook === 'object' && 'next' in hook) {
          const held = hook.memoizedState;
          // What a component keeps of an atom it reads: its value, the store, the atom.
          if (Array.isArray(held) && held.length === 3 && typeof held[1]?.get === 'function') {
            const [, store, atom] = held as [unknown, Store, Atom];
            let queue: unknown = null;
            atom.read((source) => {
              const value = store.get(source);
              if (typeof value === 'object' && value !== null && 'shown' in value && 'waiting' in value)
                queue = source;
              return value;
            });
            if (queue !== null) {
              store.set(queue, { shown: popup, waiting: [] });
              return;
            }
          }
          hook = hook.next as typeof hook;
        }
      }
      throw new Error('The queue of popups was not found');
    },
    { name, props, index: 100 },
  );
}
