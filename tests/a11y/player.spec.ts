import { answer, atBank, enter, newOrder, newPerson, open } from '../e2e/support/person';
import { tableOpen } from '../e2e/support/player';
import { answerPlayer, openConversation } from '../e2e/support/serviceDesk';
import { lay, REAL, resultShown, rollButton, seek } from '../e2e/support/table';
import { expect, test } from '../e2e/support/watched';
import { inspect } from './inspect';

test.use({ reducedMotion: 'reduce' });

test("a player's profile", async ({ page, request }) => {
  await enter(page, await newPerson(request), '/account');
  await page.getByRole('button', { name: 'Your profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
  await inspect(page, 'the profile');
});

test('customer service: the list, an answered and a closed conversation, the form', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const id = await openConversation(request, person, 'My cash in is missing');
  await answerPlayer(request, id, 'It is in your main wallet now.');
  await openConversation(request, person, 'A second one that waits');
  await enter(page, person, '/support');
  await page.getByRole('link', { name: /New answer/ }).waitFor();
  await inspect(page, 'the conversations');
  await page.getByRole('link', { name: /New answer/ }).click();
  await expect(page.getByText('Is this solved?')).toBeVisible();
  await inspect(page, 'an answered conversation');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await inspect(page, 'the menu of a conversation');
  await page.getByRole('button', { name: 'Mark as solved' }).click();
  await expect(page.getByText('This conversation is closed.')).toBeVisible();
  await inspect(page, 'a closed conversation');
  await open(page, '/support/new');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Choose what it is about.')).toBeVisible();
  await inspect(page, 'the form');
});

test('every step of a deposit', async ({ page, request }) => {
  test.setTimeout(120_000);
  await enter(page, await newPerson(request, { birthday: null }), '/cashin');
  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await inspect(page, 'the amount');
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Your birthday' })).toBeVisible();

  const person = await newPerson(request);
  const [paid, expired] = [
    await newOrder(request, person, '500.00'),
    await newOrder(request, person, '20.00'),
  ];
  await enter(page, person);
  const waiting = page.getByRole('dialog', { name: 'A cash in is waiting' });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  // A dialog that closes goes one step back in the history; wait, so that this does not undo the next
  // navigation.
  await expect(waiting).toBeHidden();
  for (const [order, action, end] of [
    [paid, 'succeed', 'It has arrived'],
    [expired, 'expire', 'The code has expired'],
  ] as const) {
    await open(page, `/cashin?order=${order}`);
    await expect(page.getByRole('img', { name: /^QR Ph code/ })).toBeVisible();
    await inspect(page, 'the code');
    await atBank(request, order, action);
    // The page also polls, and may learn it first.
    const ended = page.getByRole('dialog', { name: end });
    await page.getByRole('button', { name: 'I have paid' }).or(ended).first().click();
    await expect(ended).toBeVisible();
    await inspect(page, end);
  }
});

test('a cash-out: the form, every kind of state, the list', async ({ page, request }) => {
  const person = await newPerson(request, { pesos: '500.00' });
  await answer(request, `/sandbox/identity/${person.uid}/approve`, {});
  const account = { type: 'GCASH', number: `+63${person.phone}`, holder: 'Maria Santos' };
  await answer(request, '/x2/withdraw/account/save', { account }, person.token);
  await enter(page, person, '/cashout');
  await page.getByRole('textbox', { name: /Amount/ }).fill('9');
  await page.getByRole('button', { name: 'Cash out ₱9.00' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await inspect(page, 'the form with a mistake');
  await page.getByRole('textbox', { name: /Amount/ }).fill('200');
  await page.getByRole('button', { name: 'Cash out ₱200.00' }).click();
  await expect(page.getByText('Requested. Our team reviews it next.')).toBeVisible();
  await inspect(page, 'a withdrawal under way');
  await page.getByRole('button', { name: 'Cancel this cash out' }).click();
  await page.getByRole('button', { name: 'Really cancel? Tap again.' }).click();
  await expect(page.getByText('Canceled. Your money is back.')).toBeVisible();
  await inspect(page, 'a withdrawal whose money is back');
  await open(page, '/cashout/result');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await inspect(page, 'the list of withdrawals');
});

test('a sheet closes by the back key, and the focus returns to what opened it', async ({ page, request }) => {
  const person = await newPerson(request);
  await answer(request, `/sandbox/points/${person.uid}`, { points: 2_000 });
  await enter(page, person, '/mall');
  const get = page.getByRole('button', { name: /^Get/ }).and(page.locator(':enabled')).first();
  await get.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Exchange/ })).toBeVisible();
  await inspect(page, 'what an exchange takes and gives');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/#\/mall$/);
  await expect(get).toBeFocused();
});

test('real play: a large win, a bet too large, and the sheets of the game', async ({ page, request }) => {
  test.setTimeout(120_000);
  const person = await newPerson(request, { pesos: '20.00' });
  await seek(request, person, 'big');
  await enter(page, person, REAL);
  await tableOpen(page);
  await lay(page, 'Yellow', '₱50.00');
  await rollButton(page).click();
  await expect(
    page.getByRole('dialog', { name: 'Insufficient funding, deposit immediately.' }),
  ).toBeVisible();
  await inspect(page, 'a bet too large');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear' }).click();
  await lay(page, 'Yellow', '₱10.00');
  await rollButton(page).click();
  await resultShown(page);
  await inspect(page, 'a large win');

  for (const name of ['Fairness', 'My rounds']) {
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
    await inspect(page, name);
    if (name === 'Fairness') await page.keyboard.press('Escape');
  }
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Reveal and check' })).toBeVisible();
  await inspect(page, 'a round');
});
