import { type Browser, chromium } from 'playwright';
import { cabinet } from '../../games/cards';
import { POPUP_REQUEST } from '../../src/app/popups/requestedPopups';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { startBuiltServer } from '../../tests/support/builtServer';
import prepareBrowser, { findBrowser, launchFlags } from '../lib/browser.mjs';
import { buildWhatIsStale } from '../lib/build.mjs';
import type { Pack, Shown } from './pack';

/** Phones are narrower than they are high; this one shows the longest sheet whole. */
const PAGE = { width: 375, height: 3_200 };

/** The sheet of rules and odds of every own game in every language, as players see it. */
export async function sheetsAsPictures(pack: Pack, root: string): Promise<Shown> {
  await buildWhatIsStale(root);
  await prepareBrowser();
  const server = await startBuiltServer({ BEACON: 'none', LOG_LEVEL: 'silent' });
  const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
  const files: string[] = [];
  try {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      for (const { name, picture } of await sheetsIn(browser, server.url, language)) {
        files.push(await pack.write(`sheets/${language}/${name}.png`, picture));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const wanted = cabinet.length * Object.keys(LANGUAGES).length;
  return {
    title: 'Sheets of rules and odds as pictures',
    command: 'npm run evidence',
    result: `${files.length} of ${wanted} pictures: ${cabinet.length} games in ${Object.keys(LANGUAGES).length} languages.`,
    holds: files.length === wanted,
    files,
  };
}

async function sheetsIn(browser: Browser, url: string, language: Language) {
  const context = await browser.newContext({ viewport: PAGE, reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => {
    if (location.protocol !== 'about:') localStorage.setItem('language', JSON.stringify(chosen));
  }, language);
  const page = await context.newPage();
  await page.goto(`${url}/#/faq`);
  await page.waitForFunction(() => document.querySelector('h1') !== null);
  const sheets: { name: string; picture: Buffer }[] = [];
  for (const { name, id } of cabinet) {
    await page.evaluate(
      ([event, detail]) => {
        window.dispatchEvent(new CustomEvent(event, { detail }));
      },
      [POPUP_REQUEST, { name: 'gameRules', props: { id: String(id) } }] as const,
    );
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('table').or(sheet.getByRole('list')).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    sheets.push({ name, picture: await sheet.screenshot({ animations: 'disabled' }) });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.waitForFunction(() => !window.history.state?.layers);
  }
  await context.close();
  return sheets;
}
