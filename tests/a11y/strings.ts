import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The areas that strings are kept in: a string that is missing shows as `area.name`. */
const AREAS = [
  'kit',
  ...readdirSync('src/i18n/strings', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
];

/** What no person should ever read: a key, a value nobody put in, a value that was none. */
const WRONG = new RegExp(
  [
    String.raw`(?<![\w@./-])(?:${AREAS.join('|')})\.[a-z]\w*(?![\w.]*@)`,
    String.raw`\{\{|\}\}|\$t\(`,
    String.raw`\b(?:undefined|null|NaN|Infinity|Invalid Date)\b`,
    String.raw`\[object \w+\]`,
  ].join('|'),
  'g',
);

/** The faulty pieces of everything that can be seen or is read out. */
export async function wrongStrings(page: Page): Promise<readonly string[]> {
  const told = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
    const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap(
      (element) => spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: text that belongs to two elements must not run together
    return [document.title, document.body.innerText, ...attributes].join('\n');
  });
  return [...new Set(told.match(WRONG) ?? [])];
}
