/**
 * Runs in parallel with the first download, before the app: requests the files that the address needs, which the app
 * would discover step by step, and later the files of a game that is about to be opened. Nothing depends on it. It is
 * built separately and imports nothing.
 */

/** Inserted by the build: files beyond the first download. */
declare const EARLY: {
  /** Strings of the first language beyond lobby and games. */
  readonly rest: readonly string[];
  /** Those of them that a game uses. */
  readonly next: readonly string[];
  /** What every game needs until its first frame. */
  readonly table: readonly string[];
  /** What each game needs besides that, by its number. */
  readonly games: Readonly<Record<string, readonly string[]>>;
};

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): void => {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries({ rel, href, ...more })) element.setAttribute(name, value);
  document.head.append(element);
};

const asked = new Set<string>();

const fetchAll = (files: readonly string[]): void => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    if (file.endsWith('.css')) link('preload', file, { as: 'style', crossorigin: '' });
    else link('modulepreload', file, { crossorigin: '' });
  }
};

/** Whether the app will use its first language, as far as can be known this early. */
function speaksFirst(): boolean {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this script stands alone, and a wrong guess costs next to nothing
    const chosen = localStorage.getItem('language');
    if (chosen !== null) return chosen === '"enPH"';
  } catch {
    // Storage is forbidden: no language was chosen.
  }
  return /^en\b(?!-IN)/i.test(navigator.language);
}

/** The lobby's hero picture: the largest element of the first screen. */
function fetchHero(): void {
  const picture = (href: string, imagesrcset: string, imagesizes = '') =>
    link('preload', href, { as: 'image', fetchpriority: 'high', imagesrcset, imagesizes });
  const { skin } = document.documentElement.dataset;
  if (skin === 'bg24') {
    const { banners } = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{"banners":[]}');
    const art = String(banners[0]?.art);
    if (!/^(color|fairness)$/.test(art)) return;
    const file = (width: number) => `/art/hero-${art}-${width}.webp`;
    picture(file(780), `${file(520)} 520w, ${file(780)} 780w`, '260px');
  } else if (skin === 'v2') {
    picture('/art/lobby-v2-750.webp', '/art/lobby-v2-750.webp 2x, /art/lobby-v2-1125.webp 3x');
  } else if (skin === 'v3') {
    picture('/art/lobby-v3-702.webp', '/art/lobby-v3-702.webp 2x, /art/lobby-v3-1053.webp 3x');
  }
}

/** The files of code that are being fetched. */
const codeLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

const loadOf = (link: HTMLLinkElement): Promise<unknown> =>
  performance.getEntriesByName(link.href).length > 0
    ? Promise.resolve()
    : new Promise((done) => link.addEventListener('load', done, { once: true }));

/** The title font is fetched after all code of the address: on a slow network it would compete with it. */
function fetchTitleFace(): void {
  const face = document.querySelector<HTMLLinkElement>('link[rel="preload-next"]');
  void Promise.all(codeLinks().map(loadOf)).then(() => face?.setAttribute('rel', 'preload'));
}

/** All files of the game at an address; null if it is none. */
function filesOfGame(address: string): readonly string[] | null {
  const id = /^#\/games\/og\?(?:.*&)?id=(\d+)/.exec(address)?.[1] ?? '';
  const files = EARLY.games[id];
  return files === undefined ? null : [...EARLY.table, ...files, ...(speaksFirst() ? EARLY.next : [])];
}

/**
 * Fetches a game with the first download, after the app itself: on a slow network they would share the line, and a phone
 * would wait for both before it runs either.
 */
async function fetchFirstGame(files: readonly string[]): Promise<void> {
  // The last one is the app's entry.
  const entry = codeLinks().at(-1);
  if (entry !== undefined) await loadOf(entry);
  fetchAll(files);
}

const fetchGame = (address: string): void => fetchAll(filesOfGame(address) ?? []);

const { hash } = window.location;
const isLobby = /^(#\/?)?(\?|$)/.test(hash);
const game = filesOfGame(hash);
if (isLobby) fetchHero();
else if (game === null && speaksFirst()) fetchAll(EARLY.rest);
if (game === null) fetchTitleFace();
else void fetchFirstGame(game).then(fetchTitleFace);

// A player who touches a game will open it.
window.addEventListener('hashchange', () => fetchGame(window.location.hash));
window.addEventListener(
  'pointerdown',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null) fetchGame(link.hash);
  },
  { capture: true, passive: true },
);
