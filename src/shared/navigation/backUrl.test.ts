import { expect, test } from 'vitest';
import { leadsToPage } from '../../app/routes/redirects';
import { safeBackUrl } from './backUrl';

const back = (asked: string | null) => safeBackUrl(asked, leadsToPage);

test.each([
  ['/', '/'],
  ['/allgames', '/allgames'],
  ['/allgames?type=CasinoSlot&brand=JILI', '/allgames?type=CasinoSlot&brand=JILI'],
  ['/allgames?search=gold%20dragon', '/allgames?search=gold%20dragon'],
  ['#/favorite', '/favorite'],
  ['/#/wallet', '/wallet'],
  ['/playsafe/results', '/playsafe/results'],
  ['/lotto', '/lotto'],
])('%s is an available page', (asked, expected) => {
  expect(back(asked)).toBe(expected);
});

/** Attacks seen elsewhere: each must lead home. */
const CORPUS: readonly string[] = [
  'https://evil.example/',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http:///evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://%0aalert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'about:blank',
  'intent://evil#Intent;scheme=https;end',
  'market://details?id=evil',
  'tel:+639000000000',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '/ /evil.example',
  '\u3000//evil.example',
  '/\u2028/evil.example',
  '//evil.example@peryahan.example',
  'https://peryahan.example@evil.example',
  'https://peryahan.example.evil.example/#/wallet',
  '@evil.example',
  '/@evil.example',
  '.evil.example',
  '/.evil.example',
  '/..//evil.example',
  '/allgames/../..//evil.example',
  '/allgames#//evil.example',
  '/allgames?x=#javascript:alert(1)',
  '/allgames?next=//evil.example',
  '/allgames?next=https://evil.example',
  '/allgames;//evil.example',
  '/allgames//evil.example',
  '/allgames"><script>alert(1)</script>',
  "/allgames' onclick='alert(1)",
  '#//evil.example',
  '/#//evil.example',
  '##/wallet',
  '?//evil.example',
  '/nowhere',
  '/toString',
  '/lottery',
  '/login?type=1',
  '/brandlogin',
  '/games/og?id=10001',
  '/games/collection?id=EVO_1',
  '//[::1]/',
  '/ⓔvil',
  `/allgames?x=${'a'.repeat(600)}`,
  '',
];

test('the corpus has at least sixty addresses, none twice', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CORPUS).size).toBe(CORPUS.length);
});

test.each(CORPUS.map((asked) => [JSON.stringify(asked), asked]))('%s leads home', (_shown, asked) => {
  expect(back(asked)).toBe('/');
});

test('a missing address leads home', () => {
  expect(back(null)).toBe('/');
});

test('an address that is let through stays on this site when a browser parses it', () => {
  const ours = 'https://peryahan.example';
  const spellings = CORPUS.flatMap((asked) => [asked, `/${asked}`, `#/${asked}`, `/allgames?${asked}`]);
  for (const asked of spellings) {
    expect(new URL(back(asked), ours).origin, JSON.stringify(asked)).toBe(ours);
    expect(new URL(`/#${back(asked)}`, ours).origin).toBe(ours);
  }
});
