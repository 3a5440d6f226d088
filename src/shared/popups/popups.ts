import { atom } from 'jotai';
import { changeAtom } from '../store/store';
import type { PopupName } from './popupNames';

/** A popup in the queue. The app's popup host renders it by its name. */
export interface Popup {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Lower comes first. */
  readonly index: number;
}

interface Queue {
  /** The visible popup; it stays visible, whatever joins the queue. */
  readonly shown: Popup | null;
  readonly waiting: readonly Popup[];
}

export const NO_POPUPS: Queue = { shown: null, waiting: [] };

const advanced = ({ shown, waiting }: Queue): Queue =>
  shown === null ? { shown: waiting[0] ?? null, waiting: waiting.slice(1) } : { shown, waiting };

/** The queue with a popup added: sorted by index, then by order of arrival. One that is known gets the new props. */
export function enqueued(queue: Queue, popup: Popup): Queue {
  const known = [...queue.waiting, ...(queue.shown === null ? [] : [queue.shown])];
  if (known.some((other) => other.name === popup.name)) {
    const renewed = (other: Popup) => (other.name === popup.name ? { ...other, props: popup.props } : other);
    return { shown: queue.shown && renewed(queue.shown), waiting: queue.waiting.map(renewed) };
  }
  const waiting = [...queue.waiting, popup].sort((a, b) => a.index - b.index);
  return advanced({ shown: queue.shown, waiting });
}

/** The queue with a popup that is shown at once; the one shown before comes next. */
export function enqueuedFirst(queue: Queue, popup: Popup): Queue {
  const known = [...queue.waiting, ...(queue.shown === null ? [] : [queue.shown])];
  if (known.some((other) => other.name === popup.name)) return queue;
  if (queue.shown === null) return { shown: popup, waiting: queue.waiting };
  return { shown: popup, waiting: [queue.shown, ...queue.waiting] };
}

/** The queue without a popup, shown or waiting; the next one is shown. */
export function dequeued(queue: Queue, name: string): Queue {
  return advanced({
    shown: queue.shown?.name === name ? null : queue.shown,
    waiting: queue.waiting.filter((popup) => popup.name !== name),
  });
}

const queueAtom = atom<Queue>(NO_POPUPS);

/** The visible popup, or null. */
export const shownPopupAtom = atom((get) => get(queueAtom).shown);

/** Shows a popup when its turn comes. One that already waits or is visible keeps its place and gets the new props. */
export function openPopup(name: PopupName, props: Readonly<Record<string, unknown>> = {}, index = 100): void {
  changeAtom(queueAtom, (queue) => enqueued(queue, { name, props, index }));
}

/** Shows a popup at once over the visible one, such as the terms that it links to. */
export function openPopupOver(name: PopupName, props: Readonly<Record<string, unknown>> = {}): void {
  changeAtom(queueAtom, (queue) => enqueuedFirst(queue, { name, props, index: queue.shown?.index ?? 0 }));
}

export function closePopup(name: string): void {
  changeAtom(queueAtom, (queue) => dequeued(queue, name));
}
