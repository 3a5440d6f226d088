import { SKIN_NAMES } from '../../contract/skins';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { enter } from '../e2e/support/person';
import { closePopup, dialogs, go, settles } from '../e2e/support/visit';
import { expect, test } from '../e2e/support/watched';
import { clippedTexts } from './clipped';
import { openPlaces, openPopups, playersPlaces, popupProps } from './places';
import { openPopup } from './queue';
import { richPerson } from './walk';

/** The text of every page and popup fits the smallest phone in every language. Each language is shown in one of the skins. */

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 640 } });
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const languages = Object.keys(LANGUAGES) as readonly Language[];
const folder = process.env.FITS_PICTURES;
const all = process.env.FITS_SKINS === 'all';

for (const [index, language] of languages.entries()) {
  for (const skin of all ? SKIN_NAMES : [SKIN_NAMES[index % SKIN_NAMES.length] ?? 'v2']) {
    test(`text in ${language} fits in ${skin}`, async ({ page, request }) => {
      const wrong: string[] = [];
      const look = async (where: string) => {
        for (const { text, by } of await clippedTexts(page)) wrong.push(`${where}: "${text}" by ${by}`);
        if (folder !== undefined) {
          const name = where.replace(/[^\w]+/g, '_').replace(/^_|_$/g, '') || 'lobby';
          await page.screenshot({ path: `${folder}/${skin}/${language}/${name}.jpg`, type: 'jpeg', quality: 70 });
        }
      };
      await page.addInitScript((code) => localStorage.setItem('language', JSON.stringify(code)), language);
      await page.goto(`/#/?skin=${skin}`);
      await settles(page);
      for (const place of openPlaces) {
        if (place !== '/') await go(page, place);
        await look(`guest ${place}`);
      }
      await go(page, '/account');
      for (const props of popupProps('login')) {
        await openPopup(page, 'login', props);
        await dialogs(page, 'some');
        await settles(page);
        await look(`popup login${JSON.stringify(props)}`);
        await closePopup(page);
      }
      await enter(page, await richPerson(request), `/?skin=${skin}`);
      await settles(page);
      await look('player /');
      for (const place of playersPlaces) {
        await go(page, place);
        await look(`player ${place}`);
      }
      await go(page, '/account');
      for (const name of openPopups.filter((each) => each !== 'login')) {
        for (const [number, props] of popupProps(name).entries()) {
          await openPopup(page, name, props);
          await dialogs(page, 'some');
          await settles(page);
          await look(`popup ${name} ${number}`);
          await closePopup(page);
        }
      }
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
      expect([...new Set(wrong)]).toEqual([]);
    });
  }
}
