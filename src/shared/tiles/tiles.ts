import { type TileRequest, tilePicture } from '../workers/tiles';

export type { TileRequest };

/** Unused pictures that are kept, because scrolling back may need them again at once. */
const SPARE = 120;
/** More in parallel would slow down the device for the player. */
const AT_ONCE = 2;

interface Shown {
  readonly url: string;
  users: number;
}

/** Distance of a tile from the viewport, in CSS px; 0 for a visible one. */
export type Distance = () => number;

interface Listener {
  readonly done: (url: string) => void;
  readonly distance: Distance;
  isTold: boolean;
}

interface Job {
  readonly request: TileRequest;
  readonly listeners: Set<Listener>;
  isBegun: boolean;
}

/** The painted pictures, least recently used first. */
const shown = new Map<string, Shown>();
/** The requested pictures. */
const jobs = new Map<string, Job>();
let running = 0;

const nameOf = ({ kind, provider, id, variant, name }: TileRequest): string =>
  `${kind} ${provider} ${id} ${variant} ${name}`;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 120 });
  else setTimeout(work, 0);
};

function use(key: string, entry: Shown): void {
  entry.users += 1;
  shown.delete(key);
  shown.set(key, entry);
}

/** Drops unused pictures, least recently used first. */
function tidy(): void {
  const unused = [...shown].filter(([, { users }]) => users === 0);
  for (const [key, { url }] of unused.slice(0, Math.max(unused.length - SPARE, 0))) {
    URL.revokeObjectURL(url);
    shown.delete(key);
  }
}

function deliver(key: string, job: Job, blob: Blob): void {
  const entry: Shown = { url: URL.createObjectURL(blob), users: 0 };
  shown.set(key, entry);
  for (const listener of job.listeners) {
    use(key, entry);
    listener.isTold = true;
    listener.done(entry.url);
  }
  tidy();
}

interface Next {
  readonly key: string;
  readonly job: Job;
  readonly distance: number;
}

/** Visible tiles come first, then the nearest, by the current scroll position. */
function nearest(): Next | null {
  let found: Next | null = null;
  for (const [key, job] of jobs) {
    if (job.isBegun) continue;
    const distance = Math.min(...[...job.listeners].map((listener) => listener.distance()));
    if (found === null || distance < found.distance) found = { key, job, distance };
  }
  return found;
}

/** Whether a look for work is scheduled. */
let isCalled = false;

/** Deferred to a microtask, so that all requests of one turn are known before the first is chosen. */
function callForWork(): void {
  if (isCalled) return;
  isCalled = true;
  queueMicrotask(() => {
    isCalled = false;
    work();
  });
}

let isResting = false;

function work(): void {
  if (running >= AT_ONCE) return;
  const next = nearest();
  if (next === null) return;
  if (next.distance === 0) {
    begin(next);
    return;
  }
  // A tile that is not visible waits until the page is idle, and is chosen then.
  if (isResting) return;
  isResting = true;
  whenIdle(() => {
    isResting = false;
    const now = running < AT_ONCE ? nearest() : null;
    if (now !== null) begin(now);
  });
}

function begin({ key, job }: Next): void {
  job.isBegun = true;
  running += 1;
  tilePicture(job.request)
    // Without a picture the plain background with its letter stays.
    .then(
      (blob) => deliver(key, job, blob),
      () => undefined,
    )
    .finally(() => {
      jobs.delete(key);
      running -= 1;
      work();
    });
  work();
}

/** The URL of a picture that is already painted; null otherwise. */
export const readyTile = (request: TileRequest): string | null => shown.get(nameOf(request))?.url ?? null;

/**
 * Requests a tile's picture and calls back with its URL. Returns how to release it: a picture that was not begun is
 * then not painted.
 */
export function wantTile(
  request: TileRequest,
  done: (url: string) => void,
  distance: Distance = () => 0,
): () => void {
  const key = nameOf(request);
  const listener: Listener = { done, distance, isTold: false };
  const letGo = () => {
    const entry = shown.get(key);
    if (listener.isTold && entry !== undefined) entry.users -= 1;
    const job = jobs.get(key);
    job?.listeners.delete(listener);
    if (job?.listeners.size === 0 && !job.isBegun) jobs.delete(key);
  };
  const ready = shown.get(key);
  if (ready !== undefined) {
    use(key, ready);
    listener.isTold = true;
    done(ready.url);
    return letGo;
  }
  const job = jobs.get(key) ?? { request, listeners: new Set(), isBegun: false };
  job.listeners.add(listener);
  jobs.set(key, job);
  callForWork();
  return letGo;
}
