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
    name: 'a message',
    at: '/msgCenter',
    opener: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first(),
  },
  {
    name: 'an exchange',
    at: '/mall',
    opener: (page, words) => button(page, words('mall', 'get')).and(page.locator(':enabled')).first(),
  },
  {
    name: 'the terms of the wheel',
    at: '/spin',
    opener: (page, words) => page.getByRole('button', { name: words('spin', 'terms'), exact: true }).first(),
  },
];
