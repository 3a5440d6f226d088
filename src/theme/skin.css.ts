import { fillSkin } from './fillSkin';
import { bg24 } from './skins/bg24';

/** The skin of most first visits is part of the page; the others are style sheets of their own. */
fillSkin('bg24', bg24);
