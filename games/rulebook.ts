// The rules of every game: one line per game. Import them through allGames.ts.
export { color } from './color/rules/game';
export { crash } from './crash/rules/game';
export { dice } from './dice/rules/game';
export { ring } from './ring/rules/game';
export { sabong } from './sabong/rules/game';
export { scratch } from './scratch/rules/game';
export { wheel } from './wheel/rules/game';
