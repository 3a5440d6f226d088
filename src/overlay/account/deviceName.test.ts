import { expect, test } from 'vitest';
import { deviceName } from './deviceName';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A536E) ${CHROME} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari',
    'macOS',
    false,
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`,
    'Edge',
    'Windows',
    false,
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) ${CHROME} Chrome/126.0 Safari/537.36`,
    'Chrome',
    'Android',
    false,
  ],
] as const)('%s', (userAgent, browser, system, isPhone) => {
  expect(deviceName(userAgent)).toEqual({ browser, system, isPhone });
});

test.each([null, '', 'curl/8.5.0'])('%j is nobody one knows', (userAgent) => {
  expect(deviceName(userAgent)).toEqual({ browser: null, system: null, isPhone: false });
});
