/**
 * Android's back closes what lies on top before it leaves the page. Each open layer stands for one entry of
 * the browser's history; the number of the entry is kept in it, so that history and layers can be compared.
 */
const layers: (() => void)[] = [];

/** How long a step of our own may take. */
const STEP_MAX_MS = 1_000;

type Written = Parameters<History['pushState']>;

/** What was to be written into the history while a step back of our own is under way; null where none is. */
let waiting: (() => void)[] | null = null;

const depth = (): number => {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof kept === 'number' ? kept : 0;
};

/**
 * The router numbers its pages in `idx`. A layer's entry counts as one: a page that takes its place, as a game does that
 * of the question before it, still knows that another one lies below.
 */
const moved = (state: unknown, by: number): object => {
  const kept = typeof state === 'object' && state !== null ? state : {};
  return 'idx' in kept && typeof kept.idx === 'number' ? { ...kept, idx: kept.idx + by } : kept;
};

/** Brings the history in line with the layers, once no step of our own is under way. */
function align(): void {
  if (waiting !== null) return;
  const extra = depth() - layers.length;
  if (extra > 0) {
    stepBack(extra);
    return;
  }
  for (let at = depth() + 1; at <= layers.length; at += 1)
    window.history.pushState({ ...moved(window.history.state, 1), layers: at }, '');
  if (layers.length === 0) window.removeEventListener('popstate', onBack, { capture: true });
}

/**
 * Takes entries back. The browser does so some milliseconds later and would take with them what was written
 * meanwhile, a page that has just been opened: that waits until the step has been made.
 */
function stepBack(entries: number): void {
  const held: (() => void)[] = [];
  const { history } = window;
  const later =
    (name: 'pushState' | 'replaceState') =>
    (...[state, ...address]: Written) => {
      // It was numbered from an entry that the step has taken away.
      held.push(() => history[name](moved(state, -entries), ...address));
    };
  Object.assign(history, { pushState: later('pushState'), replaceState: later('replaceState') });
  waiting = held;
  history.go(-entries);
  // A browser that refuses to step back says nothing.
  setTimeout(() => {
    if (waiting === held) release();
  }, STEP_MAX_MS);
}

/** The step has been made: what waited for it is written. */
function release(): void {
  const held = waiting ?? [];
  waiting = null;
  for (const name of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(window.history, name);
  for (const write of held) write();
}

function onBack(event: Event): void {
  if (waiting === null) {
    while (layers.length > depth()) layers.pop()?.();
    return;
  }
  // The router is where it wanted to be already: it need not hear of the entry that lies below.
  if (waiting.length > 0) event.stopImmediatePropagation();
  release();
  align();
}

/**
 * Writes into the history what belongs to the page, not to a layer on it: a layer that is being put away takes its
 * own entry back first, and with it whatever was written there.
 */
export function afterLayers(write: () => void): void {
  if (depth() > 0) window.addEventListener('popstate', () => setTimeout(write), { once: true });
  else write();
}

/** Puts a layer on top. Back calls `close` once; the returned function takes the layer down without it. */
export function openLayer(close: () => void): () => void {
  // Before the router's own listener, which must not hear of every step.
  if (layers.length === 0) window.addEventListener('popstate', onBack, { capture: true });
  layers.push(close);
  align();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    // Later, because another layer may take this one's place at once, or the app may have moved on.
    setTimeout(align);
  };
}
