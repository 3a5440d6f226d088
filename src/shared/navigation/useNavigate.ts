import { useNavigate as useRouterNavigate } from 'react-router-dom';
import type { Address } from '../../../contract/addresses';

interface Navigate {
  /** Goes to an address of the app, or to another query of this one. */
  (to: Address | { readonly search: string }, options?: { replace?: boolean; state?: unknown }): void;
  /** Goes this many entries along the history; negative is back. */
  (entries: number): void;
}

/** The router's own hook, for addresses that exist. */
export const useNavigate: () => Navigate = useRouterNavigate;
