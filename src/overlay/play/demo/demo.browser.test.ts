import { beforeEach, describe, expect, it } from 'vitest';
import { centavos } from '../../../../games/kit/rules/money';
import { deviceClientSeed, keepClientSeed } from '../../../shared/play/clientSeed';
import { storedItems } from '../../../shared/storage/item';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { askRng } from '../../../shared/workers/rng';
import {
  commitDemo,
  DemoBalanceTooLow,
  demoCommitmentAtom,
  demoGameAtom,
  demoIdAtom,
  demoRoundsAtom,
  enterDemo,
  introduceDemo,
  playDemo,
  startDemo,
  takeSwitchSuggestion,
} from './demo';

const bet = { positions: [{ kind: 'single', colors: [2], stake: '10.00' }] };
const STAKE = centavos(1_000n);
const demo = () => readAtom(demoGameAtom('color'));
const play = () => playDemo('color', bet, STAKE);

beforeEach(() => {
  introduceDemo({ name: 'color', demoEntriesAtStart: 4 });
  changeAtom(demoGameAtom('color'), { balanceCentavos: centavos(10_000n), betCount: 0, entryCount: 4 });
});

describe('a demo round', () => {
  it('takes the stake, pays the payout, counts the bet and stores the round with its proof', async () => {
    const commitment = await commitDemo('color');
    const round = await play();
    expect(demo().balanceCentavos).toBe(10_000n - 1_000n + round.payout);
    expect(demo().betCount).toBe(1);
    expect(round.commitment).toBe(commitment);
    expect(round.clientSeed).toBe(deviceClientSeed());
    expect(readAtom(demoRoundsAtom('color'))[0]).toEqual(round);
    const serverSeed = round.serverSeed ?? '';
    expect((await askRng((rng) => rng.verify({ ...round, serverSeed }))).ok).toBe(true);
    expect(readAtom(demoCommitmentAtom('color'))).not.toBe(commitment);
  });

  it('is drawn with the client seed that the player chose', async () => {
    keepClientSeed('aking swerte');
    expect((await play()).clientSeed).toBe('aking swerte');
  });

  it('keeps the balance at start minus stakes plus payouts over many rounds', async () => {
    let expected = 10_000n;
    for (let played = 0; played < 8; played += 1) expected += (await play()).payout - 1_000n;
    expect(demo().balanceCentavos).toBe(expected);
    expect(demo().betCount).toBe(8);
  });

  it('keeps the last hundred rounds, newest first, each with its own id', async () => {
    for (let played = 0; played < 102; played += 1) {
      changeAtom(demoGameAtom('color'), { ...demo(), balanceCentavos: centavos(10_000n) });
      await play();
    }
    const ids = readAtom(demoRoundsAtom('color')).map(({ roundId }) => BigInt(roundId));
    expect(ids).toHaveLength(100);
    expect(ids.every((id, index) => index === 0 || id === (ids[index - 1] ?? 0n) - 1n)).toBe(true);
  });

  it('takes nothing when the balance is too low or the rules refuse the bet', async () => {
    const before = demo();
    await expect(playDemo('color', bet, centavos(10_001n))).rejects.toThrow(DemoBalanceTooLow);
    await expect(playDemo('color', { positions: [] }, STAKE)).rejects.toThrow('refuse');
    expect(demo()).toEqual(before);
  });
});

describe('demo on this device', () => {
  it('gives a visitor one demo ID and keeps it', () => {
    startDemo();
    const id = readAtom(demoIdAtom);
    expect(id).toMatch(/^D(1\d{4}|20000)$/);
    startDemo();
    expect(readAtom(demoIdAtom)).toBe(id);
  });

  it('counts each entry', () => {
    enterDemo('color');
    enterDemo('color');
    expect(demo().entryCount).toBe(6);
  });

  it('suggests real play once per game and session, and only after more than three bets', () => {
    expect(takeSwitchSuggestion('color')).toBe(false);
    changeAtom(demoGameAtom('color'), { ...demo(), betCount: 4 });
    expect(takeSwitchSuggestion('color')).toBe(true);
    expect(takeSwitchSuggestion('color')).toBe(false);
    changeAtom(demoGameAtom('ring'), { ...demo(), betCount: 4 });
    expect(takeSwitchSuggestion('ring')).toBe(true);
    storedItems.find(({ name }) => name === 'switchSuggested')?.clear();
    expect(takeSwitchSuggestion('color')).toBe(true);
  });
});
