/** Creates an element with attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  fields: Partial<Record<string, string>> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) element.setAttribute(field, value);
  element.append(...inside);
  return element;
}

/** A dialog over the game. Escape closes it, and focus returns to where it was. */
export function dialog(
  label: string,
  onOpen?: (element: HTMLElement) => void,
): { readonly element: HTMLElement; readonly setOpen: (isOpen: boolean) => void } {
  const element = make('div', { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-label': label });
  element.hidden = true;
  // Focus on the dialog itself: on its last button, a long pay table would open at its end.
  element.tabIndex = -1;
  let before: Element | null = null;
  const setOpen = (isOpen: boolean) => {
    if (element.hidden !== isOpen) return;
    if (isOpen) {
      before = document.activeElement;
      onOpen?.(element);
    }
    element.hidden = !isOpen;
    document.getElementById('root')?.toggleAttribute('inert', isOpen);
    if (isOpen) element.focus();
    else if (before instanceof HTMLElement) before.focus();
  };
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') setOpen(false);
  });
  return { element, setOpen };
}
