/**
 * Android's back closes what lies on top before it leaves the page. Each open layer stands for one entry of
 * the browser's history; the number of the entry is kept in it, so that history and layers can be compared.
 */
const layers: (() => void)[] = [];

const depth = (): number => {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof kept === 'number' ? kept : 0;
};

function onBack(): void {
  while (layers.length > depth()) layers.pop()?.();
}

/** Puts a layer on top. Back calls `close` once; the returned function takes the layer down without it. */
export function openLayer(close: () => void): () => void {
  if (layers.length === 0) window.addEventListener('popstate', onBack);
  layers.push(close);
  if (depth() < layers.length)
    window.history.pushState({ ...window.history.state, layers: layers.length }, '');
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    // Later, because another layer may take this one's place at once, or the app may have moved on.
    setTimeout(() => {
      const extra = depth() - layers.length;
      if (extra > 0) window.history.go(-extra);
      if (layers.length === 0) window.removeEventListener('popstate', onBack);
    });
  };
}
