import { seeStepsFirst } from './historySteps';

/**
 * Android's back closes the top layer before it leaves the page. Each open layer has one entry in the browser's
 * history; the entry's state holds its number, so that history and layers can be compared.
 */
const layers: (() => void)[] = [];

/** How long a step of our own may take, in ms: over a second where the phone is busy. */
const STEP_MAX_MS = 3_000;

type HistoryArguments = Parameters<History['pushState']>;

/** A step back of our own that the browser has not made yet. */
interface Step {
  /** The address that it begins and ends at: a layer has the one of the page below. */
  readonly address: string;
  /** History writes that wait for it. */
  readonly writes: (() => void)[];
}

let step: Step | null = null;

const depth = (): number => {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof kept === 'number' ? kept : 0;
};

/**
 * The router numbers its pages in `idx`, and a layer's entry counts as one. A page that replaces it, for example a
 * game that replaces the question before it, still knows that there is a page below.
 */
const shiftedIndex = (state: unknown, by: number): object => {
  const kept = typeof state === 'object' && state !== null ? state : {};
  return 'idx' in kept && typeof kept.idx === 'number' ? { ...kept, idx: kept.idx + by } : kept;
};

/** Aligns the history with the layers, once no step of our own is in progress. */
function align(): void {
  if (step !== null) return;
  const extra = depth() - layers.length;
  if (extra > 0) {
    stepBack(extra);
    return;
  }
  for (let at = depth() + 1; at <= layers.length; at += 1)
    window.history.pushState({ ...shiftedIndex(window.history.state, 1), layers: at }, '');
  if (layers.length === 0) seeStepsFirst(null);
}

/**
 * Goes back by a number of entries. The browser does so some milliseconds later and would drop entries written
 * meanwhile, such as a page just opened, so those writes wait for the step.
 */
function stepBack(entries: number): void {
  const { history, location } = window;
  const taken: Step = { address: location.href, writes: [] };
  const later =
    (name: 'pushState' | 'replaceState') =>
    (...[state, ...address]: HistoryArguments) => {
      // It was numbered from an entry that the step has removed.
      taken.writes.push(() => history[name](shiftedIndex(state, -entries), ...address));
    };
  Object.assign(history, { pushState: later('pushState'), replaceState: later('replaceState') });
  step = taken;
  history.go(-entries);
  // A browser that refuses to go back fires no event.
  setTimeout(() => {
    if (step === taken) release();
  }, STEP_MAX_MS);
}

/** The step has been made: runs the writes that waited for it, and then tells the router where they lead. */
function release(): void {
  const held = step?.writes ?? [];
  step = null;
  for (const name of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(window.history, name);
  for (const write of held) write();
  align();
  const { state }: { state: unknown } = window.history;
  // The router read the address when it asked for the write, before it was made.
  if (held.length > 0) window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/**
 * Keeps an address that was opened during a step, as by a link with a hash: the browser does not ask us, and then takes
 * the step from there, back to the page that was left. Afterwards it is opened once more.
 */
function keepAddress({ writes }: Step): void {
  const { history, location } = window;
  const { state }: { state: unknown } = history;
  const { href } = location;
  writes.push(() => {
    if (location.href !== href) history.pushState(state, '', href);
  });
}

function onBack(event: Event): void {
  // What release tells the router is no step.
  if (!event.isTrusted) return;
  const isOpened = step !== null && window.location.href !== step.address;
  if (step === null || isOpened) {
    if (step !== null) keepAddress(step);
    while (layers.length > depth()) layers.pop()?.();
    return;
  }
  // Before the router sees this step: it then reads the address that the writes have led to.
  release();
}

/**
 * Runs a history write that belongs to the page, not to a layer on it. A closing layer first removes its own entry,
 * and would remove this write with it.
 */
export function afterLayers(write: () => void): void {
  if (depth() > 0) window.addEventListener('popstate', () => setTimeout(write), { once: true });
  else write();
}

/** Opens a layer on top. Back calls `close` once; the returned function removes the layer without calling it. */
export function openLayer(close: () => void): () => void {
  seeStepsFirst(onBack);
  layers.push(close);
  align();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    // Deferred, because another layer may replace this one at once, or the app may have navigated.
    setTimeout(align);
  };
}
