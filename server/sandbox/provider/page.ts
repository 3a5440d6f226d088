import type { CatalogueGame } from '../../domains/catalogue/seeded';
import { glyphs } from './glyphs';
import { propsOf } from './props';
import { wordsFor } from './words';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** JSON that cannot end the element it stands in. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page of a game, in a language by its tag. It holds nothing of any player: the token stands in the address' fragment, which no server
 * sees, and is sent in a body.
 */
export function gamePage(game: CatalogueGame, language: string | null): string {
  const { tag, words } = wordsFor(language);
  const props = propsOf(game, words);
  const data = { ...props, glyphs: glyphs(props.glyphNames) };
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(game.gameName)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/game.css">
${tag.startsWith('zh') ? '<link rel="stylesheet" href="/zh.css">' : ''}
<script type="application/json" id="game">${embedded(data)}</script>
</head>
<body>
<script src="/game.js"></script>
</body>
</html>
`;
}

/**
 * A page that is nothing but a frame: it goes through the house, and needs no script to run there. It may bring no
 * style either, so an iframe's height would have nothing to be a share of; a frame in a set fills what there is.
 */
export const framePage = (frame: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Game</title>
<frameset rows="*" border="0">
<frame src="${escaped(frame)}" title="Game" frameborder="0" noresize>
</frameset>
</html>
`;
