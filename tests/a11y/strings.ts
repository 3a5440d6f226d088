import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The areas of the string files: a missing string shows as `area.name`. */
const AREAS = [
  'kit',
  ...readdirSync('src/i18n/strings', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
];

/** Text that no player should read: a key, an unfilled placeholder, a value such as undefined or NaN. */
const WRONG = new RegExp(
  [
    String.raw`(?<![\w@./-])(?:${AREAS.join('|')})\.[a-z]\w*(?![\w.]*@)`,
    String.raw`\{\{|\}\}|\$t\(`,
    String.raw`\b(?:undefined|null|NaN|Infinity|Invalid Date)\b`,
    String.raw`\[object \w+\]`,
  ].join('|'),
  'g',
);

/** The faulty parts of all text that is visible or read aloud. */
export async function wrongStrings(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
    const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap(
      (element) => spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: text that belongs to two elements must not run together
    return [document.title, document.body.innerText, ...attributes].join('\n');
  });
  return [...new Set(texts.match(WRONG) ?? [])];
}
