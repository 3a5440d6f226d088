import { tableOpen } from '../e2e/support/player';
import { DEMO, lay, resultShown, rollButton } from '../e2e/support/table';
import { expect, test } from '../e2e/support/watched';
import { inspect } from './inspect';

test.use({ reducedMotion: 'reduce' });

test('registration errors, and log-in with a code', async ({ page }) => {
  await page.goto('/#/login?type=0');
  await expect(page.getByRole('textbox', { name: 'SMS code, digit 1 of 6' })).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await inspect(page, 'registration with mistakes');
  await page.getByRole('tab', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Use an SMS code' }).click();
  await inspect(page, 'log-in by code');
});

test('the lobby in Chinese', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
  await page.getByRole('radio', { name: '简体中文' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Use 简体中文' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await inspect(page, 'the lobby in Chinese');
});

test('the demo: the game in every mode, its result, and all its sheets', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  for (const [mode, fields] of [
    ['2 colors', ['Red', 'Blue']],
    ['Special', ['Any triple']],
    ['1 color', ['Yellow']],
  ] as const) {
    await page.getByRole('tab', { name: mode }).click();
    for (const field of fields) await lay(page, field);
    await inspect(page, `the table, ${mode}`);
  }
  await rollButton(page).click();
  await resultShown(page);
  await inspect(page, 'a result');

  const openSheet = async (name: string) => {
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('dialog', { name: 'This game' })).toBeVisible();
  await inspect(page, 'the menu');
  await page.keyboard.press('Escape');
  for (const name of ['Rules and odds', 'Fairness', 'Demo rounds']) {
    await openSheet(name);
    await inspect(page, name);
    if (name !== 'Demo rounds') await page.keyboard.press('Escape');
  }
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('This round checks out.')).toBeVisible();
  await inspect(page, 'a verified round');
});
