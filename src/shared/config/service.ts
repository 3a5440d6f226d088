import { useAtomValue } from 'jotai';
import type { Address } from '../../../contract/addresses';
import type { SupportCategory } from '../../../contract/messages/support';
import { publicConfigAtom } from './config';

/** Where a player reaches customer service: at an address outside, or on a page of the app. */
export type Service =
  | { readonly at: 'outside'; readonly url: string }
  | { readonly at: 'inside'; readonly to: Address };

/**
 * The configured address outside, else the service desk of the app; null where nobody answers. With a category the
 * desk's form opens with it.
 */
export function useService(category?: SupportCategory): Service | null {
  const config = useAtomValue(publicConfigAtom);
  if (config === null) return null;
  if (config.customerServiceUrl !== null) return { at: 'outside', url: config.customerServiceUrl };
  if (!config.serviceDesk) return null;
  return { at: 'inside', to: category === undefined ? '/support' : `/support/new?category=${category}` };
}
