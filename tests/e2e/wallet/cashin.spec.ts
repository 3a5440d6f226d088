import type { Page } from '@playwright/test';
import { enter, newPerson, open } from '../support/person';
import { tableOpen } from '../support/player';
import { financeOf } from '../support/table';
import { expect, NO_ANSWER, test } from '../support/watched';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

const openGcash = (page: Page) => page.getByRole('link', { name: 'Open GCash' });

test('on a phone the wallet’s app pays: tap, come back, tap again, pay, arrived, play on', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  const person = await newPerson(request);
  // The game that the player comes from.
  await enter(page, person, '/games/og?id=10005&mode=demo');
  await tableOpen(page);
  await open(page, '/cashin?from=og');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('200');

  // What was typed and chosen survives a reload, and what a bonus asks stands beside it.
  await page.getByRole('radio', { name: /^First cash in: 25%, up to ₱50.00/ }).check();
  await expect(page.getByText('Stake the bonus 5 times, ₱250.00, within 30 days')).toBeVisible();
  await page.reload();
  await expect(amount).toHaveValue('200');
  await expect(page.getByRole('radio', { name: /^First cash in/ })).toBeChecked();
  await page.getByRole('button', { name: 'Pay ₱200.00' }).click();

  // The code is for another phone.
  const code = page.getByRole('img', { name: 'QR Ph code for ₱200.00' });
  await expect(openGcash(page)).toBeVisible();
  await expect(code).toBeHidden();
  await page.getByText('Pay from another phone').click();
  await expect(code).toBeVisible();

  // Back from the wallet's app without having paid: the order waits.
  await openGcash(page).click();
  await expect(page.getByText('No real money moves')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(openGcash(page)).toBeVisible();
  expect(await financeOf(page, request)).toBe('0.00');

  await openGcash(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const arrived = page.getByRole('dialog', { name: 'It has arrived' });
  await expect(arrived).toContainText('+₱200.00');
  await expect(arrived).toContainText('Bonus, after your identity check₱50.00');
  await arrived.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/#\/games\/og\?id=10005&mode=real$/);
  await tableOpen(page);
  expect(await financeOf(page, request)).toBe('200.00');
});

test('PIX asks in Portuguese who pays, and shows its code', async ({ page, request }) => {
  await enter(page, await newPerson(request));
  await page.evaluate(() => localStorage.setItem('language', '"ptBR"'));
  await open(page, '/cashin');
  await page.getByRole('textbox', { name: 'Valor' }).fill('100');
  await page.getByRole('radio', { name: /^PIX/ }).check();
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Souza');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@correio.example');
  const taxNumber = page.getByRole('textbox', { name: 'CPF ou CNPJ' });
  await taxNumber.fill('529.982.247-24');
  const pay = page.getByRole('dialog').getByRole('contentinfo').getByRole('button');
  await pay.click();
  await expect(page.getByText('Verifique se as informações estão corretas.')).toHaveCount(1);
  await expect(taxNumber).toHaveAttribute('aria-invalid', 'true');
  await taxNumber.fill('529.982.247-25');
  await pay.click();
  await expect(page.getByText('R$ 9,53')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Código PIX de ₱100.00' })).toBeVisible();
});
