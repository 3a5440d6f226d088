import { describe, expect, it } from 'vitest';
import {
  cleanMessage,
  cleanPage,
  cleanStack,
  FRAMES_MAX,
  faultKey,
  MESSAGE_MAX,
  STACK_MAX,
} from './faultText';

describe('the message of a fault', () => {
  it.each([
    ['a phone', 'no player 09171234567 here'],
    ['a phone with spaces', 'no player 0917 123 4567 here'],
    ['a phone with a country', 'sent to +63 (917) 123-4567'],
    ['an amount', 'cannot pay 123456.50'],
    ['an amount with commas', 'cannot pay 1,234,567.50'],
    ['a code', 'wrong: 511287'],
    ['digits of another script', 'wrong: ٥١١٢٨٧'],
    ['an e-mail address', 'mail to juan.dela-cruz+x@mail.example.ph failed'],
    ['a name and password in an address', 'GET https://juan:hunter2@host.example/x'],
    ['a query', 'GET /x2/sms/check?phone=917&code=51 failed'],
    ['a query behind the hash', 'at https://host.example/#/login?backUrl=/u/juan here'],
    ['a query without a value', 'at https://host.example/search?juan here'],
    ['a fragment with a value', 'at https://host.example/#access=juan here'],
    ['a token in base64url', 'token kX3v_9ZrT-qLw8Yb2Nf7Hs1Dg5Jc0Pm4 is over'],
    ['a token in base64', 'had AbCdEfGh/IjKlMn+PqRsTu== in it'],
    ['a token in hex', 'had 9f86d081884c7d65 in it'],
    ['a token of letters alone', 'had abcdefghijklmnopqrstuvwxyzABCDEFGHIJ in it'],
    ['an id', 'had 7e57ab1e-0000-4000-8000-000000000000 in it'],
    ['a header', 'sent Bearer x.y.z with it'],
    ['a named secret', 'body pwd: hunter2, code=51'],
    ['what was typed, in single quotes', "'Juan Cruz' is no name"],
    ['what was typed, in double quotes', 'Unexpected token J, "Juan Cruz" is not valid JSON'],
    ['what was typed with an apostrophe', "'Juan's mother' is no name"],
    ['what was typed and cut off', 'Unexpected token in JSON: "Juan Cru'],
    ['what was typed in other quotes', 'no “Juan”, no «Juan», no `Juan`'],
  ])('contains no part of %s', (_, text) => {
    const clean = cleanMessage(text);
    expect(clean).not.toMatch(/juan|hunter2|\p{Nd}{3}|917|kX3v|AbCd|abcd|9f86|7e57|x\.y\.z|code=51/iu);
    expect(cleanMessage(clean)).toBe(clean);
  });

  it.each([
    "Cannot read properties of undefined (reading 'stakeCentavos')",
    "Failed to execute 'appendChild' on 'Node': parameter 1 is not of type Node.",
    'cannot find the player of round 12',
    'ChunkLoadError: 404 for /assets/ResponsiblePlayPage-Bf8_xQ1z.js',
    "it can't be drawn, and won't be",
    'version 4.4.2 of 2 parts',
  ])('is unchanged without personal data: %s', (text) => {
    expect(cleanMessage(text).replaceAll('[text]', '')).toBe(text.replace(/'Node':/, "'Node':"));
  });

  it('is one line of limited length', () => {
    expect(cleanMessage('a\r\n{"level":50}\u2028b\u0000c')).toBe('a {[text]:50} b c');
    expect(cleanMessage('ab '.repeat(50_000))).toHaveLength(MESSAGE_MAX);
  });

  it.each(['"', "'", '/', '@', 'a', '1', '?', '#', ' (', 'a:', '=', 'a@', 'token='])(
    'is cleaned in a short time, however long it is: repeated %j',
    (part) => {
      // The shortest of five, because other steps use the cores meanwhile.
      const timesMs = Array.from({ length: 5 }, () => {
        const start = performance.now();
        cleanMessage(part.repeat(20_000));
        return performance.now() - start;
      });
      expect(Math.min(...timesMs)).toBeLessThan(500);
    },
  );
});

describe('the stack of a fault', () => {
  const origin = 'https://pista.example';

  it('in the format of V8 becomes names and paths', () => {
    const stack = `TypeError: no "Juan" 0917
    at Object.pose (https://pista.example/assets/scene-color-Bf8_xQ1z.js?v=917:1:312345)
    at async wt [as draw] (https://pista.example/assets/stage-123456Aa.js:12:9)
    at new e.Loop (https://pista.example/assets/stage-123456Aa.js:1:1)
    at https://pista.example/assets/index-x.js:2:5
    at chrome-extension://abcdef/inject.js:1:2
    at https://other.example/assets/index-x.js:2:5
    at async Promise.all (index 1)
    at <anonymous>`;
    expect(cleanStack(stack, origin).split('\n')).toEqual([
      'at Object.pose (/assets/scene-color-Bf8_xQ1z.js:1:312345)',
      'at async wt [as draw] (/assets/stage-123456Aa.js:12:9)',
      'at new e.Loop (/assets/stage-123456Aa.js:1:1)',
      'at /assets/index-x.js:2:5',
      'at [elsewhere]:1:2',
      'at [elsewhere]:2:5',
    ]);
  });

  it('in the format of Gecko and JavaScriptCore becomes the same', () => {
    const stack = `pose@https://pista.example/assets/scene-color-Bf8_xQ1z.js:1:312345
@https://pista.example/assets/a-b.js:2:5
global code@https://pista.example/assets/a-b.js:3:5
forEach@[native code]
juan@mail.example:1:2`;
    expect(cleanStack(stack, origin).split('\n')).toEqual([
      'at pose (/assets/scene-color-Bf8_xQ1z.js:1:312345)',
      'at /assets/a-b.js:2:5',
      'at global code (/assets/a-b.js:3:5)',
    ]);
  });

  it('stays as it is when it has been cleaned', () => {
    const stack =
      'at Object.pose (/assets/a-b.js:1:312345)\nat async wt [as draw] (/assets/a-b.js:1:2)\nat [elsewhere]:1:2';
    expect(cleanStack(stack)).toBe(stack);
    expect(cleanStack(stack, origin)).toBe(stack);
  });

  it('has names and paths cleaned too', () => {
    const stack = `
    at call_09171234567 (https://pista.example/u/09171234567/a.js:1:2)
    at kX3v_9ZrTqLw8Yb2Nf7Hs1Dg5Jc0Pm4 (https://pista.example/a%20b"c.js:1:2)
    at f (https://juan:pwd@pista.example/a.js:1:2)`;
    expect(cleanStack(stack)).not.toMatch(/917|kX3v|juan|pwd|"/);
  });

  it('is limited in frames and characters', () => {
    const frame = (name: string) => `at ${name} (/assets/a-b.js:1:2)\n`;
    expect(cleanStack(frame('f').repeat(100)).split('\n')).toHaveLength(FRAMES_MAX);
    const long = cleanStack(
      frame(`${'ab.'.repeat(33)}`)
        .repeat(100)
        .replaceAll('/assets/', `/${'c/'.repeat(70)}`),
    );
    expect(long.length).toBeLessThanOrEqual(STACK_MAX);
    expect(long.split('\n').length).toBeLessThan(FRAMES_MAX);
  });
});

it('a page keeps its path without the query', () => {
  expect(cleanPage('/#/wallet/order/20000001?backUrl=/u/juan')).toBe('/#/wallet/order/[number]');
  expect(cleanPage('/?afId=juan')).toBe('/');
});

it('faults differ by message and top frames only', () => {
  const stack = 'at a (/x.js:1:1)\nat b (/x.js:1:2)\nat c (/x.js:1:3)\nat d (/x.js:1:4)';
  const key = faultKey({ message: 'm', stack });
  expect(faultKey({ message: 'm', stack: stack.replace('1:4', '1:5') })).toBe(key);
  expect(faultKey({ message: 'm', stack: stack.replace('1:3', '1:5') })).not.toBe(key);
  expect(faultKey({ message: 'n', stack })).not.toBe(key);
});
