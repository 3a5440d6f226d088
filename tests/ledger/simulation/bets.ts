import { createHash } from 'node:crypto';
import { rulebook } from '../../../games/allGames';
import { centavos, formatPesos } from '../../../games/kit/rules/money';
import { type ParsedBet, parseBet, playRound, type Round } from '../../../games/kit/rules/round';
import type { AnyRules } from '../../../games/kit/rules/rules';
import { placeBet } from '../../../server/domains/play/bet';
import { GAME } from '../gamblers';
import { BONUS_STAKE_MAX, countStake } from './bonus';
import { ConnectionLost } from './faults';
import { expectRefusal, must } from './must';
import type { Random } from './random';
import { isOverExposure, type Person, type World } from './world';

const rules: AnyRules = rulebook[GAME];

const KINDS = [
  { kind: 'single', named: 1 },
  { kind: 'pair', named: 2 },
  { kind: 'trio', named: 3 },
  { kind: 'anyTriple', named: 0 },
  { kind: 'triple', named: 1 },
  { kind: 'allDifferent', named: 0 },
] as const;

/** A bet of any kind; its stake may be the whole balance, a centavo more, or any odd amount. */
function newBet({ random }: World, { cash, bonus }: Person): unknown {
  const most = cash + bonus;
  const total = random.pick([
    BigInt(100 + random.below(400)),
    BigInt(100 + random.below(5_000)),
    most,
    cash,
    most + 1n,
    cash + BigInt(random.below(300)),
    most / 3n,
  ]);
  const count = total >= 400n ? 1 + random.below(3) : 1;
  const places = new Map<string, unknown>();
  for (let i = 0; i < count; i += 1) {
    const { kind, named } = random.pick(KINDS);
    const colors = distinctColors(random, named);
    const stake = formatPesos(centavos(total / BigInt(count) + (i === 0 ? total % BigInt(count) : 0n)));
    places.set(`${kind}${colors.join()}`, { kind, colors, stake });
  }
  return { positions: [...places.values()] };
}

function distinctColors(random: Random, count: number): number[] {
  const left = [0, 1, 2, 3, 4, 5];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? 0).sort();
}

const hashOf = (wire: unknown): string => createHash('sha256').update(JSON.stringify(wire)).digest('hex');

interface Try {
  readonly wire: unknown;
  readonly key: string;
  readonly rules?: AnyRules;
}

/** Sends a bet through a random process. */
function send(
  { random, processes }: World,
  { uid, sessionId }: Person,
  { wire, key, rules: own = rules }: Try,
) {
  const { context, table } = random.pick(processes);
  const request = { rules: own, bet: wire, player: { uid, sessionId }, key, bodyHash: hashOf(wire) };
  return placeBet(context, table, request);
}

/** The round that must result from the rules and the seeds. */
function foretell(person: Person, bet: ParsedBet): Round {
  const { serverSeed, clientSeed, nonce } = person;
  return playRound(rules, bet, { serverSeed, clientSeed, nonce });
}

/**
 * Stakes main money first, then bonus; the payout is split in the same proportion, main money's part floored. A bonus
 * whose turnover is reached moves to main money.
 */
function book(person: Person, { stakeCentavos: stake, payoutCentavos: payout }: Round): void {
  const cashStake = person.cash < stake ? person.cash : stake;
  const cashPayout = (payout * cashStake) / stake;
  person.cash += cashPayout - cashStake;
  person.bonus += payout - cashPayout - (stake - cashStake);
  countStake(person, stake - cashStake);
  person.staked += stake;
  person.nonce += 1;
  person.rounds += 1;
}

function checkAnswer(person: Person, round: Round, nonce: number, text: string): void {
  const { code, data } = JSON.parse(text);
  must(code === '00000', `a valid bet was answered with ${text}`);
  must(
    data.finance === formatPesos(centavos(person.cash)),
    `main balance ${data.finance}, not ${person.cash}`,
  );
  must(data.bonus === formatPesos(centavos(person.bonus)), `bonus ${data.bonus}, not ${person.bonus}`);
  must(data.round.nonce === nonce, `nonce ${data.round.nonce}, not ${nonce}`);
  must(data.round.serverSeed === null, 'the answer contains a server seed');
  must(
    JSON.stringify(data.round.events) === JSON.stringify(round.events),
    'the events differ from those of the seeds',
  );
}

/** The round id comes from the database; everything else must repeat in a second run. */
const withoutNumber = (text: string): string => text.replace(/"roundId":"[0-9]+"/, '"roundId":""');

function accept(world: World, person: Person, round: Round, bet: Try, text: string): void {
  const { nonce } = person;
  book(person, round);
  checkAnswer(person, round, nonce, text);
  person.bets.push({ key: bet.key, wire: bet.wire, bodyHash: hashOf(bet.wire), text });
  world.log(`bet ${withoutNumber(text)}`);
}

/** The refusal that the bet must get, or null. */
function refusalOf(person: Person, bet: ParsedBet | null): string | null {
  if (bet === null) return 'badRequest';
  if (isOverExposure(bet)) return 'exposureTooHigh';
  const { stakeCentavos: stake } = bet;
  if (stake > person.cash + person.bonus) return 'balanceTooLow';
  return stake > person.cash && stake > BONUS_STAKE_MAX ? 'bonusStakeTooHigh' : null;
}

export async function bet(world: World, person: Person): Promise<void> {
  const attempt = { wire: newBet(world, person), key: world.newName() };
  const parsed = parseBet(rules, attempt.wire);
  const refusal = refusalOf(person, parsed);
  // The ledger raises this refusal, which would end the bets of other worlds in the same batch.
  if (refusal === 'bonusStakeTooHigh') return world.log(`refused ${refusal}`);
  if (parsed === null || refusal !== null) {
    await expectRefusal(send(world, person, attempt), refusal ?? 'badRequest');
    return world.log(`refused ${refusal}`);
  }
  const round = foretell(person, parsed);
  const fault = world.random.chance(6) ? world.random.pick(['neverSent', 'answerLost'] as const) : 'none';
  if (fault === 'none') return accept(world, person, round, attempt, await send(world, person, attempt));

  world.db.breakNext(fault);
  const broken = await send(world, person, attempt).catch((error: unknown) => error);
  must(broken instanceof ConnectionLost, 'the lost connection was not reported');
  world.log(fault);
  // Whether it was settled or not, a retry with the same key settles it once and gives the answer.
  if (world.random.chance(70))
    return accept(world, person, round, attempt, await send(world, person, attempt));
  // Without a retry it is either settled completely or absent.
  if (fault === 'answerLost') book(person, round);
}

export async function replay(world: World, person: Person): Promise<void> {
  if (person.bets.length === 0) return;
  const known = world.random.pick(person.bets);
  const text = await send(world, person, known);
  must(text === known.text, `a replay was answered with other bytes:\n${text}\n${known.text}`);
}

export async function reuseKey(world: World, person: Person): Promise<void> {
  if (person.bets.length === 0) return;
  const { key } = world.random.pick(person.bets);
  const wire = { positions: [{ kind: 'pair', colors: [4, 5], stake: `1.${10 + world.random.below(90)}` }] };
  const bodyHash = hashOf(wire);
  if (person.bets.some((known) => known.bodyHash === bodyHash)) return;
  await expectRefusal(send(world, person, { wire, key }), 'keyReused');
}

/** The key of another player is a new key for this one. */
export async function borrowKey(world: World, person: Person): Promise<void> {
  const stranger = world.people.find(({ uid }) => uid !== person.uid);
  const known = stranger?.bets.find(({ key }) => person.bets.every((own) => own.key !== key));
  if (known === undefined) return;
  const parsed = parseBet(rules, known.wire);
  if (parsed === null || refusalOf(person, parsed) !== null) return;
  const round = foretell(person, parsed);
  const attempt = { wire: known.wire, key: known.key };
  accept(world, person, round, attempt, await send(world, person, attempt));
}

/** Faulty rules must not move money. */
export async function breakRules(world: World, person: Person): Promise<void> {
  const wire = { positions: [{ kind: 'single', colors: [0], stake: '1.00' }] };
  const parsed = parseBet(rules, wire);
  if (parsed === null || refusalOf(person, parsed) !== null) return;
  const broken: readonly AnyRules[] = [
    { ...rules, draw: () => fail('no outcome') },
    { ...rules, settle: () => fail('no settlement') },
    { ...rules, settle: () => ({ payoutCentavos: centavos(parsed.maxPayoutCentavos + 1n), events: [] }) },
    { ...rules, settle: () => ({ payoutCentavos: centavos(-1n), events: [] }) },
    { ...rules, settle: () => ({ payoutCentavos: centavos(100n), events: [{ type: 'nonsense' }] }) },
  ];
  const result = await send(world, person, {
    wire,
    key: world.newName(),
    rules: world.random.pick(broken),
  }).catch((error: unknown) => error);
  must(result instanceof Error, `faulty rules were accepted: ${String(result)}`);
}

function fail(message: string): never {
  throw new Error(message);
}
