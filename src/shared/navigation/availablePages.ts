import type { OpenPath } from '../../../contract/addresses';

type Check = (path: string) => path is OpenPath;

/** Features may not import the routes: the app passes this check at start. */
let isOpen: Check = (path): path is OpenPath => path === '/';

/** The address that another one leads to, in invite-brand mode or not. */
type Resolve = (address: string, inviteBrand: boolean) => string;

let resolve: Resolve = (address) => address;

export function connectRoutes(check: Check, resolver: Resolve): void {
  isOpen = check;
  resolve = resolver;
}

/** The address after all redirects. */
export const finalAddress: Resolve = (address, inviteBrand) => resolve(address, inviteBrand);

/** Whether an address from elsewhere, such as a message, leads to an available page. */
export const isOpenPage: Check = (path): path is OpenPath => isOpen(path);
