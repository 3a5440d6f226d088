import type { GameProps } from '../props';

export type Props = GameProps & { readonly glyphs: Readonly<Record<string, string>> };

/** The data that the page was built with. */
export const readProps = (): Props => JSON.parse(document.getElementById('game')?.textContent ?? '{}');
