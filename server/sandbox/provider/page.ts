import type { CatalogueGame } from '../../catalogue/seeded';
import { glyphs } from './glyphs';
import { propsOf } from './props';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** JSON that cannot end the element it stands in. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page of a game. It holds nothing of any player: the token stands in the address' fragment, which no server
 * sees, and is sent in a body.
 */
export function gamePage(game: CatalogueGame): string {
  const props = propsOf(game);
  const data = { ...props, glyphs: glyphs(props.glyphNames) };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(game.gameName)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/game.css">
<script type="application/json" id="game">${embedded(data)}</script>
</head>
<body>
<script src="/game.js"></script>
</body>
</html>
`;
}

/** A page that is nothing but a frame: it goes through the house, and needs no script to run there. */
export const framePage = (frame: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Game</title>
<body leftmargin="0" topmargin="0" marginwidth="0" marginheight="0" bgcolor="#000000">
<iframe src="${escaped(frame)}" title="Game" width="100%" height="100%" frameborder="0" allowfullscreen></iframe>
</body>
</html>
`;
