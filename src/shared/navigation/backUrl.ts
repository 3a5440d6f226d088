/** Where a game leads back to that was told no page of ours. */
const HOME = '/';
const LONGEST = 512;

/** A path of letters and slashes, and questions without anything that could end them or begin an address anew. */
const OUR_ADDRESS = /^(\/(?:[A-Za-z][A-Za-z0-9]*(?:\/[A-Za-z][A-Za-z0-9]*)*)?)(?:\?[\w.~%=&+-]*)?$/;

/** A door that would lead straight back to a game, or to log-in, is no way out. */
const NO_WAY_OUT = /^\/(?:games\/|login$|brandlogin$)/;

/**
 * The page that an address asks to be led back to, if it is one of our own open pages; home for all else. The
 * check is of what is wanted, not of what is feared: an address that is spelled in any other way than ours are
 * leads home.
 */
export function checkedBack(asked: string | null, isOpenPage: (path: string) => boolean): string {
  if (asked === null || asked.length > LONGEST) return HOME;
  const address = asked.replace(/^\/?#(?=\/)/, '');
  const path = OUR_ADDRESS.exec(address)?.[1];
  return path !== undefined && !NO_WAY_OUT.test(path) && isOpenPage(path) ? address : HOME;
}
