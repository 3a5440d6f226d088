import { expect, test } from 'vitest';
import { markedHelpers, takingFrom } from './runtime-plugin.mjs';

const HELPERS = 'var e=n=>n+1,t=n=>n*2;export{t as n,e as t};';

test('the helpers do what they did, and none of their names meets one of the file they stand in', () => {
  const { code, names } = markedHelpers(HELPERS);
  expect(names).toEqual(['n', 't']);
  const got = Function(`var e="own";${code}return [e, n_$(4), t_$(4)]`)();
  expect(got).toEqual(['own', 8, 5]);
});

test('what came from the helpers comes from the first file, under the names it had', () => {
  expect(takingFrom('import{n as e,t}from"./runtime-x.js";e(t)', 'runtime-x.js', 'frame-y.js')).toBe(
    'import{n_$ as e,t_$ as t}from"./frame-y.js";e(t)',
  );
  const other = 'import{n as e}from"./shell-z.js";e()';
  expect(takingFrom(other, 'runtime-x.js', 'frame-y.js')).toBe(other);
});

test('helpers that are handed on in another way break the build', () => {
  expect(() => markedHelpers('export default 1;')).toThrow('not exported');
});
