import { theme } from '../../../games/kit/roles';
import * as tile from '../../overlay/lobby/GameTile.css';
import * as header from '../../overlay/lobby/Header.css';
import { heading } from '../../overlay/lobby/Shelves.css';
import * as game from '../../overlay/play/GamePage.css';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';
import * as button from '../../ui/form/Button.css';
import * as page from '../../ui/page/Page.css';
import * as empty from '../../ui/text/Empty.css';
import { skeleton, text } from '../../ui/text/Skeleton.css';
import { coin, nav } from '../shell/Nav.css';
import { dresser, own, PHONE } from './kit';

/** Mango: stickers with white borders and solid edges, which sink when pressed. */
const dress = dresser('v2');

dress('h1, h2, h3', { fontWeight: 800, letterSpacing: '-.005em' });
dress(`${own(heading)} h3`, { fontSize: rem(22), lineHeight: rem(28) });

dress(own(nav), {
  '@media': {
    [PHONE]: {
      borderRadius: `${theme.radiusL} ${theme.radiusL} 0 0`,
      boxShadow: '0 -6px 26px rgba(140,70,10,.16)',
    },
  },
});
dress(own(coin), { boxShadow: theme.glow });

/** The header of a page: sun rays behind its title, and a curved lower edge. */
dress(`${own(page.header)}`, {
  '@media': { [PHONE]: { marginBottom: rem(14) }, [WIDE]: { marginBottom: rem(18) } },
});
dress(`${own(page.header)}::before`, {
  '@media': {
    [PHONE]: {
      inset: `calc(-1 * env(safe-area-inset-top)) 0 ${rem(-8)}`,
      borderRadius: `0 0 50% 50% / 0 0 ${rem(16)} ${rem(16)}`,
      background: `repeating-conic-gradient(from 4deg at 50% 190%, ${trim.ray} 0 7deg, transparent 7deg 14deg), ${theme.gradientAccent}`,
      boxShadow: `0 3px 0 ${trim.edgeLit}`,
      opacity: 1,
    },
    [WIDE]: {
      background: `repeating-conic-gradient(from 4deg at 50% 190%, ${trim.ray} 0 7deg, transparent 7deg 14deg), ${theme.gradientAccent}`,
      boxShadow: `0 3px 0 ${trim.edgeLit}`,
      opacity: 1,
    },
  },
});
dress(`${own(page.header)} ${own(page.title)}`, { color: theme.accentText });
dress(`${own(page.header)} ${own(button.tone.quiet)}`, { color: theme.text });

const PRESSED = ':active:not(:disabled):not([aria-disabled="true"])';
dress(own(button.tone.primary), {
  boxShadow: `inset 0 1px 0 ${trim.shine}, ${theme.glow}`,
  transition: `transform ${motion.tap}, box-shadow ${motion.tap}`,
});
dress(own(button.tone.secondary), {
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, 0 3px 0 ${trim.edgeLit}`,
  transition: `transform ${motion.tap}, box-shadow ${motion.tap}`,
});
dress(`${own(button.tone.primary)}${PRESSED}, ${own(button.tone.secondary)}${PRESSED}`, {
  transform: `translateY(${rem(3)})`,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});

/** Disabled buttons are flat. */
dress(`${own(button.tone.primary)}:disabled, ${own(button.tone.secondary)}:disabled`, {
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});

dress(own(header.pill), {
  background: theme.surface,
  boxShadow: '0 3px 0 #E08A0B',
});
dress(own(header.disc), { background: theme.accent2, color: theme.accent2Contrast });

dress(`${own(tile.door)}, ${own(tile.announced)}`, {
  aspectRatio: '108 / 128',
  border: `${rem(3)} solid ${theme.surface}`,
  borderRadius: rem(20),
  boxShadow: `0 4px 0 ${trim.edgeLit}, 0 10px 18px rgba(140,70,10,.2)`,
});
dress(`${own(tile.door)}::after, ${own(tile.announced)}::after`, { boxShadow: 'none' });
dress(own(tile.picture), { objectPosition: '50% 72%' });
dress(own(tile.disc), { color: '#FFFFFF', background: 'rgba(10,4,20,.6)' });
dress(`[aria-pressed="true"] > ${own(tile.disc)}`, { color: '#FF9AA6' });

/** Dark text over a picture needs a background of its own. */
dress(own(game.title), {
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusS,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  textShadow: 'none',
});

dress(own(empty.motif), { filter: `drop-shadow(0 3px 0 ${trim.edgeLit})` });

/** A pale area on a pale page needs an edge. */
dress(`${own(skeleton)}, ${own(text)}`, { boxShadow: `inset 0 0 0 1px ${theme.line}` });
