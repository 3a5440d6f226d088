import type { Environment } from './environment';

type Asked = Pick<Environment, 'userAgent' | 'touchPoints'>;

/** What a browser's name for itself says. Names that it does not say are null. */
export interface ReadUserAgent {
  readonly deviceType: 'mobile' | 'tablet' | 'desktop' | null;
  readonly system: string | null;
  readonly systemVersion: string | null;
  readonly browser: { readonly name: string; readonly version: string } | null;
}

const NOTHING: ReadUserAgent = { deviceType: null, system: null, systemVersion: null, browser: null };

/** Reads a user agent; the reader comes when first asked. */
export async function readUserAgent({ userAgent, touchPoints }: Asked): Promise<ReadUserAgent> {
  if (userAgent === '') return NOTHING;
  const { default: Bowser } = await import('bowser');
  const { browser, os, platform } = Bowser.parse(userAgent);
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isPad = os.name === 'macOS' && touchPoints > 1;
  return {
    deviceType: isPad ? 'tablet' : typeOf(platform.type),
    system: isPad ? 'iPadOS' : short(os.name),
    systemVersion: isPad ? null : short(os.version),
    browser: browser.name ? { name: cut(browser.name), version: cut(browser.version ?? '') } : null,
  };
}

const typeOf = (type: string | undefined): ReadUserAgent['deviceType'] =>
  type === 'mobile' || type === 'tablet' || type === 'desktop' ? type : null;

const cut = (text: string): string => text.slice(0, 256);
const short = (text: string | undefined): string | null => (text ? cut(text) : null);
