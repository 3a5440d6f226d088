/**
 * Searching a game among 10,000 key by key: the lobby's search against String.includes over the same names,
 * lower-cased beforehand for both. CPU time of this thread, interleaved slices; every key of every word must
 * find the same games in both. Then the page itself, in a browser: see screen.ts.
 */
import { seededGames } from '../../server/domains/catalogue/seeded';
import { searchOf } from '../../src/overlay/lobby/browse/gameSearch';
import { judge } from '../lib/judge';
import { compare, spreadText } from '../lib/slices';
import { measureScreen } from './screen';

const GAMES = 10_000;
const TURNS = 31;
const GOAL = 0.5;

const names = seededGames(GAMES).map(({ gameName }) => gameName);
const lower = names.map((name) => name.toLowerCase());
const before = process.cpuUsage();
const search = searchOf(names);
const made = process.cpuUsage(before);

/** Words from the beginning of a name, from its middle, with a typo, and one that no game contains. */
const typed = [
  ...names.filter((_, place) => place % 499 === 0),
  ...names.filter((_, place) => place % 997 === 0).map((name) => name.slice(Math.floor(name.length / 3))),
  ...names.filter((_, place) => place % 1_999 === 0).map((name) => `${name.slice(0, 5)}x${name.slice(5)}`),
  'jackpot',
  'NG SILANGAN',
];
/** Every state of the field, one for each key. */
const keys = typed.flatMap((text) =>
  Array.from({ length: Math.min(text.length, 12) }, (_, at) => text.slice(0, at + 1)),
);

const ours = (text: string): readonly number[] => search.find(text);
function plain(text: string): readonly number[] {
  const wanted = text.trim().toLowerCase();
  const hits: number[] = [];
  for (let place = 0; place < lower.length; place += 1) if (lower[place]?.includes(wanted)) hits.push(place);
  return hits;
}

let hits = 0;
const contender = (find: (text: string) => readonly number[]) => ({
  measure: async () => {
    const start = process.cpuUsage();
    for (const key of keys) hits += find(key).length;
    const { user, system } = process.cpuUsage(start);
    return { us: (user + system) / keys.length };
  },
});

let wrong = 0;
let found = 0;
for (const key of keys) {
  const [one, other] = [ours(key), plain(key)];
  found += one.length;
  if (one.length !== other.length || one.some((place, at) => place !== other[at])) wrong += 1;
}

const { us } = await compare(contender(ours), contender(plain), TURNS, ['us']);
console.log(
  `CPU per key among ${GAMES} names, median (middle half) of ${TURNS} interleaved slices of ${keys.length} keys`,
);
console.log(
  `the search   ${spreadText(us.subject, 1)} us; made once in ${((made.user + made.system) / 1000).toFixed(0)} ms`,
);
console.log(`includes     ${spreadText(us.reference, 1)} us`);
console.log(
  `ratio        ${spreadText(us.ratio, 3)}; goal ${GOAL}: ${judge('lobby', 'a key, against includes', us.ratio, GOAL)}`,
);
const isWhole = hits === found * TURNS * 2;
console.log(
  `self-check: ${keys.length} keys, ${found} hits, ${wrong === 0 ? 'the same as includes' : `${wrong} keys WRONG`}${isWhole ? '' : ', and slices that found OTHERWISE'}`,
);
console.log('');
const selfCheckPassed = await measureScreen();
process.exitCode = wrong === 0 && isWhole && selfCheckPassed ? 0 : 1;
