import { expect, test } from 'vitest';
import { confidenceOf } from './confidence';
import { readUserAgent } from './userAgent';

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Android', 0.4, `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${BLINK} Mobile Safari/537.36`, 5],
  [
    'Safari on a Mac',
    0.5,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`,
    0,
  ],
  [
    'an iPad, which calls itself a Mac',
    0.3,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`,
    5,
  ],
  [
    'an iPhone',
    0.3,
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    'Chrome on an iPhone',
    0.3,
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} CriOS/126.0 Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    'another WebKit',
    0.3,
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Version/17.0 Safari/605.1.15 Epiphany/605.1.15`,
    0,
  ],
  ['Windows', 0.6, `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`, 0],
  ['a Mac', 0.5, `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Safari/537.36`, 0],
  [
    'a Mac with Firefox',
    0.5,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    0,
  ],
  ['any other', 0.7, `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36`, 0],
] as const)('%s: %f', async (_name, confidence, userAgent, touchPoints) => {
  expect(confidenceOf(await readUserAgent({ userAgent, touchPoints }))).toBe(confidence);
});
