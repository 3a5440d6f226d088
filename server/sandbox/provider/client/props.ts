import type { GameProps } from '../props';

export type Props = GameProps & { readonly glyphs: Readonly<Record<string, string>> };

/** What the page was made with. */
export const readProps = (): Props => JSON.parse(document.getElementById('game')?.textContent ?? '{}');
