import type { FromWrapper, ToWrapper } from '../../contract/wrapperBridge';

/** A native wrapper as docs/wrapper.md describes it, without Android. */
export interface FakeWrapper {
  /** What the wrapper adds to the page as `appWrapper`. */
  readonly native: object;
  /** What the page has told, the oldest first. */
  readonly told: readonly ToWrapper[];
  /** Tells the page something. */
  say(message: FromWrapper): void;
  /** Presses the back key: a page that is ready decides, else the app closes. */
  pressBack(): void;
  /** Whether the app has closed. */
  isClosed(): boolean;
}

/**
 * A wrapper whose device has these advertising ids. It tells them once the player agrees. Refers to nothing outside itself,
 * because it also runs in the pages of a browser.
 */
export function fakeWrapper(adIds: Omit<Extract<FromWrapper, { type: 'adIds' }>, 'type'> = {}): FakeWrapper {
  const told: ToWrapper[] = [];
  const listeners: ((event: { readonly data: string }) => void)[] = [];
  let isClosed = false;
  const say = (message: FromWrapper): void => {
    for (const listener of listeners) listener({ data: JSON.stringify(message) });
  };
  const native = {
    postMessage(text: string): void {
      const message: ToWrapper = JSON.parse(text);
      told.push(message);
      if (message.type === 'exit') isClosed = true;
      if (message.type === 'consent' && message.advertising) say({ type: 'adIds', ...adIds });
    },
    addEventListener(type: string, listener: (event: { readonly data: string }) => void): void {
      if (type === 'message') listeners.push(listener);
    },
  };
  const pressBack = (): void => {
    if (told.some(({ type }) => type === 'ready')) say({ type: 'back' });
    else isClosed = true;
  };
  return { native, told, say, pressBack, isClosed: () => isClosed };
}
