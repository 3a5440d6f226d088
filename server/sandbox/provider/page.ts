import type { CatalogueGame } from '../../domains/catalogue/seeded';
import { glyphs } from './glyphs';
import { propsOf } from './props';
import { wordsFor } from './words';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** JSON that cannot close the element that contains it. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page of a game in a language tag's language. It contains no data of a player: the token is in the
 * address' fragment, which is not sent to servers, and the page sends it in a body.
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
 * A page that is only a frame: it passes through the app's server, whose policy blocks its scripts and styles.
 * Without styles an iframe cannot fill the page; a frame of a frameset does.
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
