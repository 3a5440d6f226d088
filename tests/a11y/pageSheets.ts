import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Address } from '../../contract/addresses';
import type { Language } from '../../src/i18n/languages';

/** The sheets that pages open by themselves, beside the popups: each with its page and what opens it, in any language. */

export type Words = (area: string, key: string) => string;

/** The strings of a language, as its pages show them. */
export function wordsIn(language: Language): Words {
  const read = (area: string, code: Language): Readonly<Record<string, string>> => {
    try {
      return JSON.parse(readFileSync(`src/i18n/strings/${area}/${code}.json`, 'utf8'));
    } catch {
      return {};
    }
  };
  return (area, key) => {
    const all =
      language === 'enIN' ? { ...read(area, 'enPH'), ...read(area, language) } : read(area, language);
    const found = all[key];
    if (found === undefined) throw new Error(`there is no ${area}.${key} in ${language}`);
    return found;
  };
}

export interface PageSheet {
  readonly name: string;
  readonly at: Address;
  /** What is done before the sheet can be opened. */
  readonly prepare?: (page: Page, words: Words) => Promise<void>;
  readonly opener: (page: Page, words: Words) => Locator;
}

const button = (page: Page, text: string) => page.getByRole('main').getByRole('button', { name: text });

export const PAGE_SHEETS: readonly PageSheet[] = [
  {
    name: 'a limit',
    at: '/playsafe',
    opener: (page, words) =>
      page
        .getByRole('list', { name: words('safer', 'limits') })
        .getByRole('button')
        .first(),
  },
  { name: 'a break', at: '/playsafe', opener: (page, words) => button(page, words('safer', 'break')) },
  { name: 'an exclusion', at: '/playsafe', opener: (page, words) => button(page, words('safer', 'exclude')) },
  { name: 'the profile', at: '/account', opener: (page, words) => button(page, words('account', 'edit')) },
  {
    name: 'the password',
    at: '/account',
    opener: (page, words) => button(page, words('account', 'password')),
  },
  {
    name: 'the devices',
    at: '/account',
    opener: (page, words) => button(page, words('account', 'sessions')),
  },
  {
    name: 'a copy of the data',
    at: '/privacy',
    opener: (page, words) => button(page, words('account', 'copy')),
  },
  {
    name: 'closing the account',
    at: '/privacy',
    opener: (page, words) => button(page, words('account', 'close')),
  },
  {
    name: 'a record',
    at: '/record',
    opener: (page, words) => button(page, words('wallet', 'kind_stake')).first(),
  },
  {
    name: 'a line of lotto',
    at: '/lottoPanel',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('lotto', 'lucky'), exact: true }).click();
      await page.getByRole('button', { name: words('lotto', 'add'), exact: true }).click();
    },
    opener: (page, words) =>
      page
        .getByRole('region', { name: words('lotto', 'onTicket') })
        .getByRole('button')
        .first(),
  },
  {
    name: 'the markets',
    at: '/trade/market',
    opener: (page) => page.locator('button[aria-haspopup="dialog"]').first(),
  },
  {
    name: 'the chart',
    at: '/trade/market',
    opener: (page) => page.locator('button[aria-haspopup="dialog"]').last(),
  },
  {
    name: 'the terms of the wheel',
    at: '/spin',
    opener: (page, words) => page.getByRole('button', { name: words('spin', 'terms'), exact: true }),
  },
];
