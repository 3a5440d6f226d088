import type { GameFrameMessage } from '../../../../contract/gameFrame';

type Message = GameFrameMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'source'>
    : never
  : never;

/**
 * Tells the house something. Nothing in it is secret, so it may be told to whoever holds the frame: the page around
 * it, and where that is only a wrapper, the one around that.
 */
export function tellHost(message: Message): void {
  if (window.parent === window) return;
  const whole = { source: 'game', ...message };
  window.parent.postMessage(whole, '*');
  if (window.top !== null && window.top !== window.parent) window.top.postMessage(whole, '*');
}
