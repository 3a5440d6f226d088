import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { messageCalls } from '../../../contract/messages/messages';
import { inviteCalls } from '../../../contract/rewards/invite';
import { recount } from '../../../server/domains/invite/recount';
import { noteAddress } from '../../../server/domains/spin/addresses';
import { audit } from '../../ledger/audit';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { ask, type DeskPerson, must, newOperator, startDeskServer } from '../../support/desk';
import { newReferral } from '../../support/referral';
import { newKey, type TestServer } from '../../support/server';

const { rewardReview, overview } = deskCalls;
const reason = 'Both live in one house; looked at their play.';
const HOUR_MS = 60 * 60_000;

let server: TestServer;
let risk: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer();
});
beforeEach(async () => {
  risk = await newOperator(server, ['risk']);
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const sql = (text: string, ...values: unknown[]) => server.db.query({ text, values });

/** An inviter with a red bag that waits, because both have logged in from one address. */
async function flagged(): Promise<{ inviter: Gambler; invited: Gambler; bagId: string }> {
  const inviter = await newGambler(server.context);
  const invited = await newReferral(server, inviter);
  const address = `10.${inviter.uid % 250}.${invited.uid % 250}.7`;
  await sql('UPDATE sessions SET ip = $2 WHERE uid = ANY ($1)', [inviter.uid, invited.uid], address);
  expect((await placeBet(server, invited, colorBet(1_500_00n))).code).toBe('00000');
  await recount(server.context, invited.uid);
  const { list } = await must(server, risk, rewardReview.bags, { view: 'waiting', pageSize: 50 });
  const bag = list.find((each) => each.invited.uid === invited.uid);
  return { inviter, invited, bagId: bag?.bagId ?? '' };
}
const open = ({ token }: Gambler, id: string) =>
  server.send(inviteCalls.claim, { id }, { token, idempotencyKey: newKey() });
const rewardsOf = async ({ token }: Gambler) =>
  (await server.send(messageCalls.list, { segment: 'rewards', pageSize: 5 }, { token })).reply.list.map(
    ({ content }) => content,
  );
const actionsOn = async (object: string) =>
  (
    await server.db.query<{ action: string }>({
      text: 'SELECT action FROM desk_audit WHERE object = $1 ORDER BY n',
      values: [object],
    })
  ).map(({ action }) => action);
const counts = async () => (await must(server, risk, overview.counts, {})).rewardReviews;

describe('a red bag that waits for a review', () => {
  it('shows what both have in common, and opens at once when it is released; the inviter is told twice', async () => {
    const { inviter, invited, bagId } = await flagged();
    const bag = await must(server, risk, rewardReview.bag, { bagId });
    expect(bag).toMatchObject({
      state: 'waits',
      inviter: { uid: inviter.uid },
      amount: 5_00n,
      reviewedBy: null,
    });
    expect(bag.shared).toEqual([
      expect.objectContaining({ network: expect.stringMatching(/^10\..*\.•••$/) }),
    ]);
    expect(bag.inviter.name + bag.invited.name).toContain('•••');
    expect((await open(inviter, bagId)).code).not.toBe('00000');
    const before = await counts();
    const { isDone } = await must(server, risk, rewardReview.release, { bagId, reason });
    expect(isDone).toBe(true);
    expect((await counts())?.bags).toBe((before?.bags ?? 0) - 1);
    expect(await rewardsOf(inviter)).toEqual([
      { kind: 'redBag', amount: 5_00n, from: null },
      { kind: 'redBag', amount: 5_00n, from: bag.claimableFrom },
    ]);
    expect((await open(inviter, bagId)).reply).toMatchObject({ paid: 5_00n });
    expect(await must(server, risk, rewardReview.bag, { bagId })).toMatchObject({ state: 'claimed' });
    expect(await actionsOn(`player ${inviter.uid}`)).toEqual(['redBag.release']);
    // A second decision changes nothing, and the trail has no entry of it.
    expect((await must(server, risk, rewardReview.refuse, { bagId, reason })).isDone).toBe(false);
    expect(await actionsOn(`player ${inviter.uid}`)).toHaveLength(1);
    expect(await rewardsOf(invited)).toEqual([]);
  });

  it('is void when it is refused, with what the same player would bring later', async () => {
    const { inviter, invited, bagId } = await flagged();
    await must(server, risk, rewardReview.refuse, { bagId, reason });
    const { list } = await must(server, risk, rewardReview.bags, { view: 'over', pageSize: 50 });
    expect(list.find((each) => each.bagId === bagId)).toMatchObject({ state: 'refused' });
    expect((await open(inviter, bagId)).code).not.toBe('00000');
    expect((await placeBet(server, invited, colorBet(4_500_00n))).code).toBe('00000');
    await recount(server.context, invited.uid);
    const stages = await sql('SELECT state FROM invite_stages WHERE uid = $1', invited.uid);
    expect(stages).toEqual([{ state: 'void' }]);
    expect(await actionsOn(`player ${inviter.uid}`)).toEqual(['redBag.refuse']);
  });

  it('becomes free after 72 hours without anybody, and can then be neither released nor refused', async () => {
    const { bagId } = await flagged();
    server.clock.advance(72 * HOUR_MS);
    risk = await newOperator(server, ['risk']);
    expect(await must(server, risk, rewardReview.bag, { bagId })).toMatchObject({ state: 'free' });
    expect((await must(server, risk, rewardReview.refuse, { bagId, reason })).isDone).toBe(false);
    expect((await ask(server, risk, rewardReview.bag, { bagId: '999999999' })).code).toBe('40400');
  });
});

describe('an address from which several players spun', () => {
  it('waits until somebody notes it as seen, and again when another player comes', async () => {
    const players = await Promise.all([1, 2, 3].map(() => newGambler(server.context)));
    const spin = async ({ uid }: Gambler) =>
      server.db.transaction((tx) => noteAddress(tx, { uid, ip: '10.77.1.9', now: server.clock.now() }));
    const [first, second, third] = players;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three players');
    const listed = async (view: 'waiting' | 'seen') =>
      (await must(server, risk, rewardReview.addresses, { view, pageSize: 50 })).list.filter(
        ({ network }) => network === '10.77.1.•••',
      );
    await spin(first);
    expect(await listed('waiting')).toEqual([]);
    await spin(second);
    const [review] = await listed('waiting');
    expect(review?.players.map(({ uid }) => uid)).toEqual([first.uid, second.uid]);
    const reviewId = review?.reviewId ?? '';
    const before = await counts();
    await must(server, risk, rewardReview.see, { reviewId, reason });
    expect((await counts())?.addresses).toBe((before?.addresses ?? 0) - 1);
    expect([await listed('waiting'), (await listed('seen')).length]).toEqual([[], 1]);
    expect((await ask(server, risk, rewardReview.see, { reviewId, reason })).code).toBe('40902');
    // The same players again change nothing; a third one does.
    await spin(first);
    expect(await listed('waiting')).toEqual([]);
    await spin(third);
    expect((await listed('waiting'))[0]?.players).toHaveLength(3);
    expect(await actionsOn(`spin review ${reviewId}`)).toEqual(['spinAddress.see']);
    const [entry] = await server.db.query<{ line: string }>({
      text: 'SELECT line FROM desk_audit WHERE object = $1',
      values: [`spin review ${reviewId}`],
    });
    expect(entry?.line).not.toContain('10.77.1.9');
  });
});
