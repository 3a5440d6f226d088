import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportCalls } from '../../../contract/messages/support';
import { supportOperatorCalls as operatorCalls } from '../../../server/domains/support/operator';
import { checksums } from '../../support/checksums';
import { SMALL_JPEG } from '../../support/jpeg';
import { newPerson, type Person } from '../../support/people';
import { newKey, startTestServer, type TestServer } from '../../support/server';
import {
  answer,
  asOperator,
  OPERATOR_TOKEN,
  openConversation,
  operate,
  threadOf,
} from '../../support/serviceDesk';

let server: TestServer;
let player: Person;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'info', OPERATOR_TOKEN },
    log: { write: (line) => void lines.push(line) },
  });
  player = await newPerson(server);
});
afterAll(() => server.close());

const seenBy = (conversationId: string) =>
  operate(server, operatorCalls.thread, { conversationId, pageSize: 20 });
const decide = (conversationId: string, version: number) => ({
  key: newKey(),
  conversationId,
  version,
  text: 'An answer',
});

describe('the queue', () => {
  it('shows who waits longest first, by state and category, page by page', async () => {
    const people = await Promise.all([newPerson(server), newPerson(server), newPerson(server)]);
    const ids: string[] = [];
    for (const one of people) {
      ids.push((await openConversation(server, one, { category: 'saferPlay' })).conversationId);
    }
    const queue = { state: 'open', category: 'saferPlay', pageSize: 2 } as const;
    const first = await operate(server, operatorCalls.list, queue);
    expect(first.list.map(({ conversationId }) => conversationId)).toEqual(ids.slice(0, 2));
    expect(first.list.map(({ uid }) => uid)).toEqual(people.slice(0, 2).map(({ uid }) => uid));
    expect(first.total).toBe(3);
    const next = await operate(server, operatorCalls.list, { ...queue, cursor: first.cursor ?? '' });
    expect(next.list.map(({ conversationId }) => conversationId)).toEqual(ids.slice(2));
    expect([next.total, next.cursor]).toEqual([null, null]);
    await answer(server, ids[0] ?? '');
    const newest = await operate(server, operatorCalls.list, { ...queue, newestFirst: true });
    expect(newest.list.map(({ conversationId }) => conversationId)).toEqual([ids[2], ids[1]]);
  });
});

describe('an answer', () => {
  it('is given once per key, also when both arrive together', async () => {
    const { conversationId } = await openConversation(server, player);
    const { conversation } = await seenBy(conversationId);
    const body = decide(conversationId, conversation.version);
    const replies = await Promise.all([1, 2, 3].map(() => operate(server, operatorCalls.answer, body)));
    expect(replies.map(({ isDone }) => isDone)).toEqual([true, true, true]);
    expect((await threadOf(server, player, conversationId)).messages).toHaveLength(2);
    const other = await asOperator(server, operatorCalls.answer, { ...body, text: 'Another answer' });
    expect(other.code).toBe('40901');
  });

  it('is held back when the player has written meanwhile, and the reply shows how it stands', async () => {
    const { conversationId } = await openConversation(server, player);
    const { conversation } = await seenBy(conversationId);
    const written = { key: newKey(), conversationId, text: 'Solved by itself' };
    await server.send(supportCalls.write, written, { token: player.token });
    const late = await operate(server, operatorCalls.answer, decide(conversationId, conversation.version));
    expect(late.isDone).toBe(false);
    expect(late.conversation.version).toBe(conversation.version + 1);
    expect((await threadOf(server, player, conversationId)).messages).toHaveLength(2);
    const next = await operate(
      server,
      operatorCalls.answer,
      decide(conversationId, late.conversation.version),
    );
    expect(next).toMatchObject({ isDone: true, conversation: { state: 'answered' } });
  });

  it('of two operators at the same time is given by one of them', async () => {
    const { conversationId } = await openConversation(server, player, { category: 'general' });
    const { conversation } = await seenBy(conversationId);
    const replies = await Promise.all(
      [1, 2].map(() => operate(server, operatorCalls.answer, decide(conversationId, conversation.version))),
    );
    expect(replies.map(({ isDone }) => isDone).sort()).toEqual([false, true]);
    expect((await threadOf(server, player, conversationId)).messages).toHaveLength(2);
  });

  it('is refused for a conversation that does not exist', async () => {
    expect((await asOperator(server, operatorCalls.answer, decide('999999999999', 1))).code).toBe('40400');
  });
});

describe('closing', () => {
  it('needs the version that the operator saw, and happens once', async () => {
    const one = await newPerson(server);
    const { conversationId } = await openConversation(server, one);
    const { conversation } = await seenBy(conversationId);
    const stale = { conversationId, version: conversation.version - 1 };
    expect((await operate(server, operatorCalls.close, stale)).isDone).toBe(false);
    const seen = { conversationId, version: conversation.version };
    const closed = await operate(server, operatorCalls.close, seen);
    expect(closed).toMatchObject({ isDone: true, conversation: { state: 'closed' } });
    expect(await operate(server, operatorCalls.close, seen)).toEqual(closed);
  });
});

describe('the log', () => {
  it('has a line for each thing an operator did, and nothing of what was written', async () => {
    const one = await newPerson(server);
    const secret = 'My card ends with 4482';
    const image = SMALL_JPEG.toString('base64');
    const { conversationId } = await openConversation(server, one, { text: secret, image });
    lines.length = 0;
    const { conversation, list } = await seenBy(conversationId);
    const pictureId = list[0]?.picture?.pictureId ?? '';
    const picture = await operate(server, operatorCalls.picture, { pictureId });
    expect(Buffer.from(picture.image, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const text = 'A secret answer';
    const body = { ...decide(conversationId, conversation.version), text };
    const { conversation: answered } = await operate(server, operatorCalls.answer, body);
    await operate(server, operatorCalls.answer, body);
    await operate(server, operatorCalls.close, { conversationId, version: answered.version });
    const said = lines.map((line) => JSON.parse(line)).filter(({ event }) => event?.startsWith('support_'));
    expect(said.map(({ event }) => event)).toEqual([
      'support_opened',
      'support_picture_opened',
      'support_answered',
      'support_closed',
    ]);
    for (const line of said) expect(line.operator).toBe('Ana');
    expect(said[2]).toMatchObject({ conversationId, uid: one.uid });
    for (const words of [secret, text, picture.image]) {
      expect(lines.filter((line) => line.includes(words))).toEqual([]);
    }
  });
});

describe('nobody but an operator', () => {
  const every = Object.entries(operatorCalls);

  it.each(every)('makes the call %s', async (_, call) => {
    const before = await checksums(server.db);
    const { conversationId } = (
      await server.send(supportCalls.list, { pageSize: 1 }, { token: player.token })
    ).reply.list[0] ?? { conversationId: '1' };
    for (const token of [null, '', 'x', `${OPERATOR_TOKEN} `, OPERATOR_TOKEN.toUpperCase(), player.token]) {
      for (const body of [{ conversationId }, { conversationId: 5 }]) {
        expect((await asOperator(server, call, body, token)).code).toBe('40300');
      }
    }
    expect(await checksums(server.db)).toEqual(before);
  });

  it('finds the calls where no token is set', async () => {
    const closed = await startTestServer();
    for (const { path } of Object.values(operatorCalls)) {
      const headers = { 'operator-token': OPERATOR_TOKEN };
      const response = await closed.inject({ method: 'POST', url: path, payload: {}, headers });
      expect(response.statusCode).toBe(404);
    }
    await closed.close();
  });

  it.each([
    { operator: '' },
    { operator: ' \u200b ' },
    { operator: 'x'.repeat(41) },
    { text: '' },
    { text: 'x'.repeat(2_001) },
    { version: '1' },
    { version: 0 },
    { conversationId: '0' },
    { key: 'short' },
    { uid: 1 },
  ])('and an operator is refused an invalid answer: case %#', async (body) => {
    const { conversationId } = await openConversation(server, await newPerson(server));
    const { code } = await asOperator(server, operatorCalls.answer, {
      ...decide(conversationId, 2),
      ...body,
    });
    expect(code).toBe('40000');
    expect((await seenBy(conversationId)).conversation.version).toBe(2);
  });
});
