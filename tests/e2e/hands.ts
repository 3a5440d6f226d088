import { expect, type Locator, type Page } from '@playwright/test';

/** How a player reaches what is on the screen. */
export interface Hands {
  readonly name: 'touch' | 'keyboard';
  /** Presses a button or link, ticks a box. */
  press(target: Locator): Promise<void>;
  /** Chooses the tab after the one that is chosen. */
  choose(tab: Locator): Promise<void>;
}

/** A finger. The context must have touch. */
export const finger: Hands = {
  name: 'touch',
  press: (target) => target.tap(),
  choose: (tab) => tab.tap(),
};

/** More than any screen has controls. */
const TABS_MAX = 120;

/** Nothing but a keyboard: whatever is pressed has been reached by Tab. */
export const keys: Hands = {
  name: 'keyboard',
  async press(target) {
    await reach(target);
    // Space ticks a box, Enter does all else.
    await target.page().keyboard.press((await target.getAttribute('type')) === 'checkbox' ? ' ' : 'Enter');
  },
  async choose(tab) {
    const page = tab.page();
    await reach(page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
  },
};

async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

/** Draws a finger over the glass, through points in CSS px. */
export async function stroke(page: Page, points: readonly { readonly x: number; readonly y: number }[]) {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  for (const [index, point] of points.entries())
    await touch(index === 0 ? 'touchStart' : 'touchMove', [point]);
  await touch('touchEnd', []);
  await glass.detach();
}
