import { commitmentOf, seedToHex } from '../../../games/kit/rules/draw';
import { rotate, showSeeds } from '../../../server/fairness/pairs';
import { GAME } from '../gamblers';
import { ConnectionLost } from './faults';
import { expectRefusal, must } from './must';
import type { Person, World } from './world';

const lineOf = ({ clock }: World, { uid }: Person) => ({ uid, game: GAME, now: clock.now() });

export async function checkSeeds(world: World, person: Person): Promise<void> {
  const seeds = await showSeeds(world.context, {
    ...lineOf(world, person),
    clientSeed: 'another',
  });
  must(seeds.commitment === commitmentOf(person.serverSeed), 'the current commitment is wrong');
  must(seeds.nextCommitment === commitmentOf(person.nextSeed), 'the next commitment is wrong');
  must(seeds.clientSeed === person.clientSeed, 'the client seed has changed');
  must(seeds.nonce === person.nonce, `nonce ${seeds.nonce}, not ${person.nonce}`);
}

export async function turn(world: World, person: Person): Promise<void> {
  const { db, random } = world;
  const line = { ...lineOf(world, person), clientSeed: `client ${random.below(1_000_000)}` };
  if (random.chance(25)) {
    const nextCommitment = commitmentOf(person.serverSeed);
    return expectRefusal(rotate(world.context, { ...line, nextCommitment }), 'seedChanged');
  }
  const nextCommitment = commitmentOf(person.nextSeed);
  const afterNext = random.bytes();
  const fault = random.chance(15) ? random.pick(['neverSent', 'answerLost'] as const) : 'none';
  db.breakNext(fault);
  const rotated = await rotate(world.context, { ...line, nextCommitment }, () => afterNext).catch(
    (error: unknown) => error,
  );
  if (rotated instanceof Error) must(rotated instanceof ConnectionLost && fault !== 'none', rotated.message);
  else {
    const { revealed } = rotated as Awaited<ReturnType<typeof rotate>>;
    must(revealed.serverSeed === seedToHex(person.serverSeed), 'the wrong server seed was revealed');
    must(revealed.nonce === person.nonce, 'the revealed pair has the wrong nonce');
  }
  if (fault === 'neverSent') return;
  person.serverSeed = person.nextSeed;
  person.nextSeed = afterNext;
  person.clientSeed = line.clientSeed;
  person.nonce = 0;
  world.log(`rotated to ${nextCommitment}`);
}
