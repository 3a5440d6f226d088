/** Features may not import the routes: the app passes this check at start. */
let isOpen: (path: string) => boolean = () => false;

export function connectRoutes(check: (path: string) => boolean): void {
  isOpen = check;
}

/** Whether an address from elsewhere, such as a message, leads to an available page. */
export const isOpenPage = (path: string): boolean => isOpen(path);
