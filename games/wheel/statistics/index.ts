/** What the statistics of the game show, and their strings. */
export { Statistics } from './Statistics';
export { words } from './words/index';
