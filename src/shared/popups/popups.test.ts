import { afterEach, expect, test } from 'vitest';
import { readAtom } from '../store/store';
import {
  closePopup,
  dequeued,
  enqueued,
  enqueuedFirst,
  NO_POPUPS,
  openPopup,
  openPopupOver,
  type Popup,
  shownPopupAtom,
} from './popups';

const popup = (name: string, index: number): Popup => ({ name, index, props: {} });
const waitingNames = (queue: typeof NO_POPUPS) => queue.waiting.map(({ name }) => name);
const shownName = () => readAtom(shownPopupAtom)?.name ?? null;

afterEach(() => {
  for (let name = shownName(); name !== null; name = shownName()) closePopup(name);
});

test('the first popup is shown at once', () => {
  expect(enqueued(NO_POPUPS, popup('bonus', 20)).shown?.name).toBe('bonus');
});

test('waiting popups are ordered by index, whenever they came', () => {
  const queue = [popup('first', 9), popup('c', 30), popup('a', 10), popup('b', 20)].reduce(
    enqueued,
    NO_POPUPS,
  );
  expect(queue.shown?.name).toBe('first');
  expect(waitingNames(queue)).toEqual(['a', 'b', 'c']);
});

test('popups with the same index keep their order of arrival', () => {
  const queue = [popup('up', 1), popup('x', 5), popup('y', 5), popup('z', 5)].reduce(enqueued, NO_POPUPS);
  expect(waitingNames(queue)).toEqual(['x', 'y', 'z']);
});

test('a visible popup stays when one with a lower index joins', () => {
  const queue = [popup('up', 50), popup('urgent', 1)].reduce(enqueued, NO_POPUPS);
  expect(queue.shown?.name).toBe('up');
  expect(waitingNames(queue)).toEqual(['urgent']);
});

test('no name is in the queue twice, shown or waiting', () => {
  const queue = [popup('up', 1), popup('next', 2), popup('up', 3), popup('next', 4)].reduce(
    enqueued,
    NO_POPUPS,
  );
  expect(queue.shown).toEqual(popup('up', 1));
  expect(queue.waiting).toEqual([popup('next', 2)]);
});

test('a popup that is opened again gets the new props, shown or waiting, and keeps its place', () => {
  const again = (name: string) => ({ name, index: 1, props: { roundId: '2' } });
  const queue = [popup('up', 1), popup('a', 2), popup('b', 3), again('up'), again('b')].reduce(
    enqueued,
    NO_POPUPS,
  );
  expect(queue.shown).toEqual({ name: 'up', index: 1, props: { roundId: '2' } });
  expect(waitingNames(queue)).toEqual(['a', 'b']);
  expect(queue.waiting[1]?.props).toEqual({ roundId: '2' });
  expect(queue.waiting[0]?.props).toEqual({});
});

test('when the visible popup closes, the next is shown', () => {
  const queue = [popup('up', 1), popup('b', 3), popup('a', 2)].reduce(enqueued, NO_POPUPS);
  const after = dequeued(queue, 'up');
  expect(after.shown?.name).toBe('a');
  expect(waitingNames(after)).toEqual(['b']);
});

test('a waiting popup can be removed without having been shown', () => {
  const queue = [popup('up', 1), popup('a', 2), popup('b', 3)].reduce(enqueued, NO_POPUPS);
  const after = dequeued(queue, 'a');
  expect(after.shown?.name).toBe('up');
  expect(waitingNames(after)).toEqual(['b']);
});

test('a popup opened over another is shown at once, and the first returns before all that wait', () => {
  const queue = [popup('login', 10), popup('bonus', 1)].reduce(enqueued, NO_POPUPS);
  const over = enqueuedFirst(queue, popup('terms', 10));
  expect(over.shown?.name).toBe('terms');
  expect(waitingNames(over)).toEqual(['login', 'bonus']);
  expect(enqueuedFirst(over, popup('login', 10))).toBe(over);
  const back = dequeued(over, 'terms');
  expect(back.shown?.name).toBe('login');
  expect(waitingNames(back)).toEqual(['bonus']);
});

test('without a visible popup it is shown like any other', () => {
  openPopupOver('terms');
  expect(shownName()).toBe('terms');
  openPopupOver('terms');
  closePopup('terms');
  expect(shownName()).toBeNull();
});

test('opening and closing go through the whole queue and end with none', () => {
  openPopup('bonus', { amount: 5 }, 10);
  openPopup('guide', {}, 30);
  openPopup('language', {}, 20);
  expect(readAtom(shownPopupAtom)?.props).toEqual({ amount: 5 });
  const seen = [];
  for (let name = shownName(); name !== null; name = shownName()) {
    seen.push(name);
    closePopup(name);
  }
  expect(seen).toEqual(['bonus', 'language', 'guide']);
});
