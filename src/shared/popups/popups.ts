import { atom } from 'jotai';
import { changeAtom } from '../store/store';

/** A popup waiting for its turn. What it shows is decided where popups are rendered, by name. */
export interface Popup {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Lower comes first. */
  readonly index: number;
}

interface Queue {
  /** A popup that is up stays up, whatever joins the queue behind or before it. */
  readonly shown: Popup | null;
  readonly waiting: readonly Popup[];
}

export const NO_POPUPS: Queue = { shown: null, waiting: [] };

const advanced = ({ shown, waiting }: Queue): Queue =>
  shown === null ? { shown: waiting[0] ?? null, waiting: waiting.slice(1) } : { shown, waiting };

/** Joins the queue: sorted by index, first come first served among equals, no name twice. */
export function joined(queue: Queue, popup: Popup): Queue {
  const known = [...queue.waiting, ...(queue.shown === null ? [] : [queue.shown])];
  if (known.some((other) => other.name === popup.name)) return queue;
  const waiting = [...queue.waiting, popup].sort((a, b) => a.index - b.index);
  return advanced({ shown: queue.shown, waiting });
}

/** Comes up at once; what was up steps aside and comes back afterwards. */
export function joinedFirst(queue: Queue, popup: Popup): Queue {
  const known = [...queue.waiting, ...(queue.shown === null ? [] : [queue.shown])];
  if (known.some((other) => other.name === popup.name)) return queue;
  if (queue.shown === null) return { shown: popup, waiting: queue.waiting };
  return { shown: popup, waiting: [queue.shown, ...queue.waiting] };
}

/** Leaves the queue, shown or not; the next one comes up. */
export function left(queue: Queue, name: string): Queue {
  return advanced({
    shown: queue.shown?.name === name ? null : queue.shown,
    waiting: queue.waiting.filter((popup) => popup.name !== name),
  });
}

const queueAtom = atom<Queue>(NO_POPUPS);

/** The one popup on show, or null. */
export const shownPopupAtom = atom((get) => get(queueAtom).shown);

/** Shows a popup when its turn comes. Asking again for one that waits or shows does nothing. */
export function openPopup(name: string, props: Readonly<Record<string, unknown>> = {}, index = 100): void {
  changeAtom(queueAtom, (queue) => joined(queue, { name, props, index }));
}

/** Shows at once what a popup on show leads to, such as the terms that it names. */
export function openPopupOver(name: string, props: Readonly<Record<string, unknown>> = {}): void {
  changeAtom(queueAtom, (queue) => joinedFirst(queue, { name, props, index: queue.shown?.index ?? 0 }));
}

export function closePopup(name: string): void {
  changeAtom(queueAtom, (queue) => left(queue, name));
}
