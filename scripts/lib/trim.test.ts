import { expect, test } from 'vitest';
import { trim } from './trim.mjs';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

test('functions, methods and properties go whole, by their names', () => {
  const code = 'function gone() {} class A { gone() {} kept() {} } const a = { gone: 1, kept: 2 };';
  expect(tidy(trim(code, { without: ['gone'] }))).toBe('class A { kept() {} } const a = { kept: 2 };');
});

test('what is read is replaced, and what is written stays', () => {
  const code = 'let on = 0; on = 1; if (on) f(a.dry, { dry: on }); a.dry = 2;';
  expect(trim(code, { never: ['on'], reads: { dry: 'null' } })).toBe(
    'let on = 0; on = 1; if (false) f((null), { dry: false }); a.dry = 2;',
  );
});

test('a case goes with what stands in it, unless another case runs into it', () => {
  const switched = (before: string) =>
    `switch (a.tag) { case 5: ${before} case 26: two(); break; case 3: three(); }`;
  expect(tidy(trim(switched('one(); break;'), { tags: [26] }))).toBe(
    'switch (a.tag) { case 5: one(); break; case 3: three(); }',
  );
  expect(tidy(trim(switched(''), { tags: [26] }))).toBe(
    'switch (a.tag) { case 5: two(); break; case 3: three(); }',
  );
});

test('no node is of a kind that is left out', () => {
  expect(trim('f(26 === a.tag, 26 !== tag, 26 === a.size);', { tags: [26] })).toBe(
    'f(false, true, 26 === a.size);',
  );
});

test('calls go as statements, or give nothing', () => {
  const code = 'log.warn(1); const a = log.warn(2); drop(b) && c();';
  expect(trim(code, { silent: ['log.*'], calls: ['drop'] })).toBe(
    '; const a = log.warn(2); (void 0) && c();',
  );
});

test('what is not there, or there twice, cannot be left out', () => {
  for (const rules of [
    { without: ['b'] },
    { never: ['b'] },
    { reads: { b: '0' } },
    { tags: [7] },
    { calls: ['b'] },
  ])
    expect(() => trim('a();', rules)).toThrow('not there');
  expect(() => trim('a(); a();', { texts: [['a()', 'b()']] })).toThrow('found 2 times');
});

test('what a case declares for the whole function stays declared', () => {
  const code = 'function f(a) { switch (a.tag) { case 26: var b = 1; break; case 3: b = 2; return b; } }';
  expect(tidy(trim(code, { tags: [26] }))).toBe(
    'function f(a) { var b; switch (a.tag) { case 3: b = 2; return b; } }',
  );
});

test('what is left out and yet asked for breaks the build', () => {
  expect(() => trim('function gone() {} gone();', { without: ['gone'] })).toThrow('yet asked for: gone');
});
