import { enter } from '../e2e/support/person';
import { go, settles } from '../e2e/support/visit';
import { expect, test } from '../e2e/support/watched';
import { PAGE_SHEETS, wordsIn } from './pageSheets';
import { richPerson } from './richPerson';
import { visit } from './visit';

/** Every sheet that a page opens by itself, opened and closed by the keyboard, in every skin. */

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 240_000 });

test('the sheets of the pages', async ({ page, request }) => {
  const words = wordsIn('enPH');
  await enter(page, await richPerson(request), '/account');
  await settles(page);
  for (const { name, at, opener } of PAGE_SHEETS) {
    await test.step(name, async () => {
      await go(page, at);
      const sheet = page.getByRole('dialog');
      const open = async () => {
        await page.keyboard.press('Enter');
        await expect(sheet).toHaveCount(1);
        return sheet;
      };
      await visit(page, opener(page, words), open, name);
    });
  }
});
