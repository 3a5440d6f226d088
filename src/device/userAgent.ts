interface Asked {
  readonly userAgent: string;
  /** How many touch points the screen can tell apart; 0 if unknown. */
  readonly touchPoints: number;
}

/** What a user agent says; null for what it does not say. */
export interface ReadUserAgent {
  readonly deviceType: 'mobile' | 'tablet' | 'desktop' | null;
  readonly system: string | null;
  readonly systemVersion: string | null;
  readonly browser: { readonly name: string; readonly version: string } | null;
  /** Safari's engine, which every browser on an iPhone has. */
  readonly isWebKit: boolean;
}

const NOTHING: ReadUserAgent = {
  deviceType: null,
  system: null,
  systemVersion: null,
  browser: null,
  isWebKit: false,
};

/** Reads a user agent; the parser is loaded at the first call. */
export async function readUserAgent({ userAgent, touchPoints }: Asked): Promise<ReadUserAgent> {
  if (userAgent === '') return NOTHING;
  const { default: Bowser } = await import('bowser');
  const { browser, os, platform, engine } = Bowser.parse(userAgent);
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const isPad = os.name === 'macOS' && touchPoints > 1;
  return {
    deviceType: isPad ? 'tablet' : typeOf(platform.type),
    system: isPad ? 'iPadOS' : short(os.name),
    systemVersion: isPad ? null : short(os.version),
    browser: browser.name
      ? { name: cut(browser.name.replace(/ for Android$/, '')), version: cut(browser.version ?? '') }
      : null,
    isWebKit: engine.name === 'WebKit',
  };
}

const typeOf = (type: string | undefined): ReadUserAgent['deviceType'] =>
  type === 'mobile' || type === 'tablet' || type === 'desktop' ? type : null;

const cut = (text: string): string => text.slice(0, 256);
const short = (text: string | undefined): string | null => (text ? cut(text) : null);
