// The card of every game: one line per game. Import them through cards.ts.
export { color } from './color/index';
export { crash } from './crash/index';
export { dice } from './dice/index';
export { ring } from './ring/index';
export { sabong } from './sabong/index';
export { scratch } from './scratch/index';
export { wheel } from './wheel/index';
