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
import { ownClass, PHONE, skinRules } from './kit';

/** Mango: stickers with white borders and solid edges, which sink when pressed. */
const rule = skinRules('v2');

rule('h1, h2, h3', { fontWeight: 800, letterSpacing: '-.005em' });
rule(`${ownClass(heading)} h3`, { fontSize: rem(22), lineHeight: rem(28) });

rule(ownClass(nav), {
  '@media': {
    [PHONE]: {
      borderRadius: `${theme.radiusL} ${theme.radiusL} 0 0`,
      boxShadow: '0 -6px 26px rgba(140,70,10,.16)',
    },
  },
});
rule(ownClass(coin), { boxShadow: theme.glow });

/** The header of a page: sun rays behind its title, and a curved lower edge. */
rule(`${ownClass(page.header)}`, {
  '@media': { [PHONE]: { marginBottom: rem(14) }, [WIDE]: { marginBottom: rem(18) } },
});
rule(`${ownClass(page.header)}::before`, {
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
rule(`${ownClass(page.header)} ${ownClass(page.title)}`, { color: theme.accentText });
rule(`${ownClass(page.header)} ${ownClass(button.tone.quiet)}`, { color: theme.text });

const PRESSED = ':active:not(:disabled):not([aria-disabled="true"])';
rule(ownClass(button.tone.primary), {
  boxShadow: `inset 0 1px 0 ${trim.shine}, ${theme.glow}`,
  transition: `transform ${motion.tap}, box-shadow ${motion.tap}`,
});
rule(ownClass(button.tone.secondary), {
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, 0 3px 0 ${trim.edgeLit}`,
  transition: `transform ${motion.tap}, box-shadow ${motion.tap}`,
});
rule(`${ownClass(button.tone.primary)}${PRESSED}, ${ownClass(button.tone.secondary)}${PRESSED}`, {
  transform: `translateY(${rem(3)})`,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});

/** Disabled buttons are flat. */
rule(`${ownClass(button.tone.primary)}:disabled, ${ownClass(button.tone.secondary)}:disabled`, {
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});

rule(ownClass(header.pill), {
  background: theme.surface,
  boxShadow: '0 3px 0 #E08A0B',
});
rule(ownClass(header.disc), { background: theme.accent2, color: theme.accent2Contrast });

rule(`${ownClass(tile.tileLink)}, ${ownClass(tile.announced)}`, {
  aspectRatio: '108 / 128',
  border: `${rem(3)} solid ${theme.surface}`,
  borderRadius: rem(20),
  boxShadow: `0 4px 0 ${trim.edgeLit}, 0 10px 18px rgba(140,70,10,.2)`,
});
rule(`${ownClass(tile.tileLink)}::after, ${ownClass(tile.announced)}::after`, { boxShadow: 'none' });
rule(ownClass(tile.picture), { vars: { '--tile-crop': '72%' } });
rule(ownClass(tile.disc), { color: '#FFFFFF', background: 'rgba(10,4,20,.6)' });
rule(`[aria-pressed="true"] > ${ownClass(tile.disc)}`, { color: '#FF9AA6' });

/** Dark text over a picture needs a background of its own. */
rule(ownClass(game.title), {
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusS,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  textShadow: 'none',
});

rule(ownClass(empty.motif), { filter: `drop-shadow(0 3px 0 ${trim.edgeLit})` });

/** A pale area on a pale page needs an edge. */
rule(`${ownClass(skeleton)}, ${ownClass(text)}`, { boxShadow: `inset 0 0 0 1px ${theme.line}` });
