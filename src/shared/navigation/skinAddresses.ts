import type { OpenPath } from '../../../contract/addresses';
import type { SkinName } from '../../../contract/skins';

/** Pages that have one address in the older skins and another one in the newer ones. Each address shows the same page. */
const PAGES = {
  invite: ['/invite', '/v3invite'],
  invited: ['/invite/records', '/v3inviteDetail'],
  promo: ['/promo', '/v3Promo'],
} as const satisfies Readonly<Record<string, readonly [OpenPath, OpenPath]>>;

/** The address of a page in a skin. */
export function addressIn(skin: SkinName, page: keyof typeof PAGES): OpenPath {
  const [older, newer] = PAGES[page];
  return skin === 'v3' || skin === 'v4' ? newer : older;
}
