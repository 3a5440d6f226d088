let first: ((step: Event) => void) | null = null;

// Added when the app's code is loaded, so before the router's: Chromium calls the listeners of a window in the order in which
// they were added, those for the capture phase too.
window.addEventListener('popstate', (step) => first?.(step), { capture: true });

/** Lets one listener see each step through the history before the router does; null takes it away. */
export function seeStepsFirst(listener: typeof first): void {
  first = listener;
}
