import type { GameFrameMessage } from '../../../../contract/gameFrame';

type Message = GameFrameMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'source'>
    : never
  : never;

/**
 * Sends a message to the app. Messages contain no secrets, so the target origin is open: the parent page and,
 * where that is only a wrapper, its parent.
 */
export function tellHost(message: Message): void {
  if (window.parent === window) return;
  const whole = { source: 'game', ...message };
  window.parent.postMessage(whole, '*');
  if (window.top !== null && window.top !== window.parent) window.top.postMessage(whole, '*');
}
