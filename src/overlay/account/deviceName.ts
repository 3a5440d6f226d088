/** What a browser's own name says of it, as far as people care. */
export interface DeviceName {
  /** A proper name, the same in every language; null where none is known. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}

/** The first that fits: browsers call themselves after those they descend from. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Facebook', /\bFBAN|\bFBAV/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const firstIn = (list: typeof BROWSERS, text: string): string | null =>
  list.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Reads a user agent. It is a hint: whoever wants to can call himself anything. */
export function deviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? '';
  return {
    browser: firstIn(BROWSERS, text),
    system: firstIn(SYSTEMS, text),
    isPhone: /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(text),
  };
}
