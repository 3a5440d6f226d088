import { expect, test } from 'vitest';
import { freeNames } from './free-names.mjs';

test.each([
  ['a(b.c, { d: e, f })', ['a', 'b', 'e', 'f']],
  ['var a = 1; { var b = a; } b;', []],
  ['function f(a, { b, c: [d] }, ...e) { arguments; return a + b + c + d + e; } f();', ['c']],
  ['const f = (a = z) => a; class A { g() { return new A(f); } }', ['z']],
  ['try { a(); } catch (e) { e; } loop: for (;;) break loop;', ['a']],
  ['import { a as b } from "x"; b; a;', ['a']],
])('%s', (code, names) => {
  expect([...freeNames(code)].toSorted()).toEqual(names);
});
