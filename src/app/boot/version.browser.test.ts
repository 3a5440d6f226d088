import { afterEach, expect, test } from 'vitest';
import { isBusy } from './version';

afterEach(() => document.body.replaceChildren());

test.each([
  ['<input value="917">', true],
  ['<input type="password" value="secret">', true],
  ['<input type="date" value="1990-05-17">', true],
  ['<textarea>My money is missing</textarea>', true],
  ['<input><input type="password"><textarea></textarea><input type="file">', false],
  // These have a value of their own, and what is searched for is soon typed again.
  ['<input type="radio" checked><input type="checkbox" checked><input type="search" value="color">', false],
])('a page with %s is busy: %s', (fields, busy) => {
  document.body.innerHTML = fields;
  expect(isBusy()).toBe(busy);
});

test('a page with a file that was chosen is busy', () => {
  document.body.innerHTML = '<input type="file">';
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], 'face.jpg', { type: 'image/jpeg' }));
  (document.querySelector('input') as HTMLInputElement).files = chosen.files;
  expect(isBusy()).toBe(true);
});
