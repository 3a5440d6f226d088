import type { Page } from '@playwright/test';
import type { Address } from '../../../contract/addresses';
import type { PopupName } from '../../../src/shared/popups/popupNames';
import { popupProps } from '../../a11y/places';
import { openPopup } from '../../a11y/queue';
import { answer, enter, newPerson, open, type Person } from '../support/person';
import { PASSWORD } from '../support/player';
import { newFriend } from '../support/referral';
import { dialogs, go, settles } from '../support/visit';
import { expect, test } from '../support/watched';

/** The pages and popups of the rewards without a finger on the screen: by Tab, Enter and Escape, and by the back key. */

test.use({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });

const PAGES: readonly Address[] = [
  '/vip',
  '/vips',
  '/points',
  '/task',
  '/spin',
  '/luckyPrize',
  '/mall',
  '/prize',
  '/invite',
  '/invite/records',
  '/promo',
  '/promo?id=first-deposit',
];

const POPUPS: readonly PopupName[] = [
  'signIn',
  'registrationPoints',
  'spinTicketMissing',
  'inviteCode',
  'inviteRanking',
  'inviteBag',
  'bonus',
  'guaranteed',
  'language',
];

/** A player with something to claim, to exchange and to open. */
async function collector(request: Parameters<typeof newPerson>[0]): Promise<Person> {
  const person = await newPerson(request, { pesos: '2000.00' });
  const { token, uid } = person;
  await answer(request, '/x2/og/color/seeds', {}, token);
  await answer(request, '/x2/og/color/seeds', { clientSeed: 'collector' }, token);
  const bet = { positions: [{ kind: 'single', colors: [0], stake: '500' }] };
  for (let bets = 0; bets < 2; bets += 1) await answer(request, '/x2/og/color/bet', { bet }, token);
  await newFriend(request, person);
  await answer(request, `/sandbox/points/${uid}`, { points: 1000 });
  return person;
}

/** Where the focus is: its name, and what is wrong with how it is shown. Null outside the page; `again` where it was before. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    if (at.hasAttribute('data-met')) return 'again';
    at.setAttribute('data-met', '');
    // A box to tick is drawn by what stands beside it, with its text.
    const { parentElement } = at;
    const whole = at instanceof HTMLInputElement ? (parentElement ?? at) : at;
    const drawn = [at, ...(parentElement === null ? [] : [parentElement, ...parentElement.children])];
    const hasRing = drawn.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { left, top, width, height } = at.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height, window.innerHeight - top) / 2];
    const above = document.elementFromPoint(x, y);
    const isSeen = above !== null && (whole.contains(above) || above.contains(whole));
    const name = at.getAttribute('aria-label') ?? whole.textContent ?? '';
    return `${name.trim().slice(0, 40)}${hasRing ? '' : ' [no ring]'}${isSeen ? '' : ' [hidden]'}`;
  });

/** All that Tab reaches from the top of the page to where it begins anew. */
async function tabThrough(page: Page): Promise<string[]> {
  const met: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const now = await focusNow(page);
    if (now === 'again' || (now === null && met.length > 0)) return met;
    if (now !== null) met.push(now);
  }
}

test('Tab reaches all of every page, in sight and with a ring around it', async ({ page, request }) => {
  await enter(page, await collector(request), '/account?skin=v3');
  await settles(page);
  for (const place of PAGES) {
    await go(page, place);
    // The wheel asks for its odds when it is shown.
    if (place === '/spin') await expect(page.getByRole('checkbox')).toBeVisible();
    const met = await tabThrough(page);
    expect(met[0], place).toBe('Back');
    expect(
      met.filter((name) => name.endsWith(']')),
      place,
    ).toEqual([]);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (const each of document.querySelectorAll('[data-met]')) each.removeAttribute('data-met');
    });
  }
});

test('the back key closes each popup, and only then leaves the page', async ({ page, request }) => {
  await enter(page, await collector(request), '/account?skin=v3');
  await settles(page);
  await page.locator('a[href="#/points"]').click();
  await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible();
  for (const name of POPUPS) {
    await openPopup(page, name, popupProps(name)[0] ?? {});
    await dialogs(page, 'some');
    await settles(page);
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus-visible'), name).toHaveCount(1);
    await page.goBack();
    await dialogs(page, 'none');
    await expect(page, name).toHaveURL(/#\/points$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/#\/account/);
});

test('an exchange by Enter, Escape and the back key', async ({ page, request }) => {
  await enter(page, await collector(request), '/account?skin=v3');
  await settles(page);
  await page.getByRole('link', { name: 'Mall' }).click();
  const get = page.getByRole('listitem').filter({ hasText: 'Garland frame' }).getByRole('button');
  const sheet = page.getByRole('dialog', { name: 'Garland frame' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await get.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await leave();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#\/mall$/);
    await expect(get).toBeFocused();
  }
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: /^Exchange/ }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(get).toBeDisabled();
  // The tabs are one stop, and their arrows lead from one to the other.
  await page.getByRole('tab', { name: 'Shop' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'My coupons' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Garland frame' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/account/);
});

for (const skin of ['v3', 'v4']) {
  test(`a guest who opens a page of players in ${skin} logs in over the lobby`, async ({ page, request }) => {
    const guestPlaces = ['/mall', '/prize', '/spin'] as const;
    for (const place of guestPlaces) {
      await open(page, `${place}?skin=${skin}`);
      await expect(page.getByRole('dialog', { name: 'Welcome back' }), place).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), place).toBeHidden();
      await expect(page.getByRole('main').getByRole('link').first(), place).toBeVisible();
    }
    // The log-in leads on to the page that was asked for.
    const { phone } = await newPerson(request);
    await open(page, `/mall?skin=${skin}`);
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await page.evaluate(() => localStorage.setItem('signInShown', JSON.stringify('9')));
    await dialog.getByLabel('Mobile number').fill(phone);
    await dialog.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Mall' })).toBeVisible();
  });
}
