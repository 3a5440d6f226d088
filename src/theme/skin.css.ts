import { fillSkin } from './fillSkin';
import { bg24 } from './skins/bg24';

/** The skin of most first visits travels with the page; the others come as style sheets of their own. */
fillSkin('bg24', bg24);
