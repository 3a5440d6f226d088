/** Pages know no routes: whoever has the table says which addresses are open. */
let isOpen: (path: string) => boolean = () => false;

export function connectPages(check: (path: string) => boolean): void {
  isOpen = check;
}

/** Whether an address written elsewhere, such as in a message, leads to a page that is open. */
export const isOpenPage = (path: string): boolean => isOpen(path);
