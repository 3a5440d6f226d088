import { type EndedRound, type Fields, type GameName, isFields } from './traffic';

/** The database's clock is known to within a few ms. */
const CLOCKS_DIFFER_MS = 3;
const LAST_EVENT: Readonly<Record<GameName, string>> = { crash: 'crashed', sabong: 'decided' };

/** What was announced in a round before its time, or sent with its outcome or seed in any spelling. */
export function earlyIn(game: GameName, round: EndedRound, pace: number): readonly string[] {
  const spellings = spellingsOf(round);
  const { roundNumber, endsAtMs, openedAtMs } = round;
  return round.before.flatMap(({ text, message, atMs }) => {
    const isAnswer = message.type === undefined;
    // The announcement goes out with the next tick: an answer may come between the end and that tick.
    const mayKnow = isAnswer && atMs >= endsAtMs - CLOCKS_DIFFER_MS;
    const early = mayKnow ? [] : spellings.filter((spelling) => text.includes(spelling));
    const opened = isFields(message.round) ? message.round : null;
    if (!isAnswer && (message.roundNumber ?? opened?.roundNumber) === roundNumber) {
      const sentMs = (Number(message.serverTime) - openedAtMs) * pace;
      const events = (message.events ?? opened?.events ?? []) as readonly { type: string; atMs: number }[];
      const isEarly = (event: { type: string; atMs: number }) =>
        event.type === LAST_EVENT[game] || event.atMs > sentMs + 1;
      early.push(...events.filter(isEarly).map(({ type }) => type));
    }
    return early.map((what) => `${what} at ${atMs - openedAtMs} of ${endsAtMs - openedAtMs} ms in ${text}`);
  });
}

/** Ways to write what decides a round and what follows from it. */
function spellingsOf({ outcome, serverSeed }: EndedRound): readonly string[] {
  const seed = Buffer.from(serverSeed, 'hex');
  const bytes = [...seed].join(',');
  const all = [
    serverSeed,
    seed.toString('base64'),
    seed.toString('base64url'),
    bytes,
    ...spellingsOfCrash(outcome),
  ];
  return all.filter((spelling) => spelling.length > 8);
}

/** The drawn number, also as a fraction of one, and the length of the flight by the curve. */
function spellingsOfCrash({ h, multiplier }: Fields): readonly string[] {
  if (typeof h !== 'string') return [];
  return [
    h,
    BigInt(h).toString(16),
    String(Number(h) / 2 ** 52).slice(0, 12),
    String(Math.log(Number(multiplier)) * 10_000).slice(0, 10),
  ];
}
