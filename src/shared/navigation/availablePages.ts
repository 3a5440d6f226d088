import type { OpenPath } from '../../../contract/addresses';

type Check = (path: string) => path is OpenPath;

/** Features may not import the routes: the app passes this check at start. */
let isOpen: Check = (path): path is OpenPath => path === '/';

export function connectRoutes(check: Check): void {
  isOpen = check;
}

/** Whether an address from elsewhere, such as a message, leads to an available page. */
export const isOpenPage: Check = (path): path is OpenPath => isOpen(path);
