import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { messageCalls } from '../../../contract/messages/messages';
import { SUPPORT_LIMITS, supportCalls } from '../../../contract/messages/support';
import { SMALL_JPEG } from '../../support/jpeg';
import { newPerson, type Person } from '../../support/people';
import { newKey, startTestServer, type TestServer } from '../../support/server';
import { answer, OPERATOR_TOKEN, openConversation, threadOf } from '../../support/serviceDesk';

let server: TestServer;
let player: Person;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', OPERATOR_TOKEN } });
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await newPerson(server);
});

const IMAGE = SMALL_JPEG.toString('base64');
const PAGE = { pageSize: 20 };

/** A different picture for each number: a restart interval in front of the frame changes nothing that is shown. */
function imageNumber(number: number): string {
  const interval = Buffer.from([0xff, 0xdd, 0, 4, number >> 8, number & 0xff]);
  return Buffer.concat([SMALL_JPEG.subarray(0, 2), interval, SMALL_JPEG.subarray(2)]).toString('base64');
}

/** The JPEG with other sides in its frame. */
function jpegOf(widthPx: number, heightPx: number): string {
  const bytes = Buffer.from(SMALL_JPEG);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(heightPx, frame + 5);
  bytes.writeUInt16BE(widthPx, frame + 7);
  return bytes.toString('base64');
}

const open = (body: object = {}, { token } = player) =>
  server.send(
    supportCalls.open,
    { key: newKey(), category: 'cashIn', text: 'Where is my money?', ...body },
    { token },
  );
const write = (conversationId: string, body: object = { text: 'More' }, { token } = player) =>
  server.send(supportCalls.write, { key: newKey(), conversationId, ...body }, { token });
const listed = async ({ token } = player) => (await server.send(supportCalls.list, PAGE, { token })).reply;
const unread = async ({ token } = player) =>
  (await server.send(messageCalls.unread, {}, { token })).reply.answers;

describe('a conversation', () => {
  it('goes from open to answered, closed, and open again, with its texts, names and picture', async () => {
    const text = 'I paid ₱500.00 with GCash at 9:12.\nMy wallet still shows ₱120.00.';
    const { conversationId, ...opened } = await openConversation(server, player, { text, image: IMAGE });
    expect(opened).toMatchObject({
      category: 'cashIn',
      title: 'I paid ₱500.00 with GCash at 9:12.',
      state: 'open',
      isUnread: false,
      picturesLeft: SUPPORT_LIMITS.pictures - 1,
    });
    await answer(server, conversationId, 'GCash confirmed it late. I am sorry.');
    const { conversation, messages } = await threadOf(server, player, conversationId);
    expect(conversation).toMatchObject({ state: 'answered', isUnread: true });
    expect(messages).toMatchObject([
      { author: 'player', name: null, text, picture: { widthPx: 24, heightPx: 16 } },
      { author: 'service', name: 'Ana', text: 'GCash confirmed it late. I am sorry.', picture: null },
    ]);
    const { token } = player;
    const closed = await server.send(supportCalls.close, { conversationId }, { token });
    expect(closed.reply.conversation.state).toBe('closed');
    const again = await write(conversationId, { text: 'It is gone again.' });
    expect(again.reply.conversation.state).toBe('open');
    expect((await threadOf(server, player, conversationId)).messages).toHaveLength(3);
  });

  it('is unread from an answer until it is read, and only for its player', async () => {
    const other = await newPerson(server);
    const { conversationId } = await openConversation(server, player);
    expect(await unread()).toBe(0);
    await answer(server, conversationId);
    expect([await unread(), await unread(other)]).toEqual([1, 0]);
    const { messages } = await threadOf(server, player, conversationId);
    const [first, second] = messages.map(({ messageId }) => messageId);
    const { token } = player;
    const read = (messageId = '') => server.send(supportCalls.read, { conversationId, messageId }, { token });
    expect((await read(first)).reply.conversation.isUnread).toBe(true);
    expect((await read(second)).reply.conversation.isUnread).toBe(false);
    // An older screen that is read late does not make it unread again.
    expect((await read(first)).reply.conversation.isUnread).toBe(false);
    expect(await unread()).toBe(0);
    // What was said to be read beyond the end does not hide the next answer.
    await read('999999999999999999');
    await answer(server, conversationId, 'One more thing.');
    expect(await unread()).toBe(1);
  });

  it('is listed by its last message, page by page, whatever is written meanwhile', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await openConversation(server, player)).conversationId);
    }
    await write(ids[0] ?? '');
    const { token } = player;
    const first = (await server.send(supportCalls.list, { pageSize: 2 }, { token })).reply;
    expect(first.list.map(({ conversationId }) => conversationId)).toEqual([ids[0], ids[3]]);
    expect(first.total).toBe(4);
    await write(ids[3] ?? '');
    const cursor = first.cursor ?? '';
    const next = (await server.send(supportCalls.list, { pageSize: 2, cursor }, { token })).reply;
    expect(next.list.map(({ conversationId }) => conversationId)).toEqual([ids[2], ids[1]]);
    expect([next.total, next.cursor]).toEqual([null, null]);
  });

  it('shows its messages page by page, newest first', async () => {
    const { conversationId } = await openConversation(server, player, { text: '0' });
    for (const text of ['1', '2', '3', '4']) await write(conversationId, { text });
    const { token } = player;
    const texts: string[][] = [];
    let cursor: string | undefined;
    do {
      const body = { conversationId, pageSize: 2, ...(cursor !== undefined && { cursor }) };
      const { reply } = await server.send(supportCalls.thread, body, { token });
      texts.push(reply.list.map(({ text }) => text));
      cursor = reply.cursor ?? undefined;
    } while (cursor !== undefined);
    expect(texts).toEqual([['4', '3'], ['2', '1'], ['0']]);
  });
});

describe('a message sent twice', () => {
  it('opens one conversation, also when both arrive together', async () => {
    const body = { key: newKey(), image: IMAGE };
    const replies = await Promise.all(Array.from({ length: 8 }, () => open(body)));
    expect(new Set(replies.map(({ reply }) => reply.conversation.conversationId)).size).toBe(1);
    const { list } = await listed();
    expect(list).toHaveLength(1);
    expect((await threadOf(server, player, list[0]?.conversationId ?? '')).messages).toHaveLength(1);
    expect(list[0]?.picturesLeft).toBe(SUPPORT_LIMITS.pictures - 1);
  });

  it('is added once, also when both arrive together', async () => {
    const { conversationId } = await openConversation(server, player);
    const body = { key: newKey(), text: 'Hello?' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => write(conversationId, body)));
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => '00000'));
    expect((await threadOf(server, player, conversationId)).messages).toHaveLength(2);
  });

  it('is refused with other content or for another conversation', async () => {
    const key = newKey();
    const [one, other] = [
      await openConversation(server, player, { key }),
      await openConversation(server, player),
    ];
    expect((await open({ key, text: 'Something else' })).code).toBe('40901');
    expect((await open({ key, text: 'My cash in is missing', category: 'general' })).code).toBe('40901');
    expect((await open({ key, text: 'My cash in is missing', image: IMAGE })).code).toBe('40901');
    const written = { key: newKey(), text: 'Hello?' };
    await write(one.conversationId, written);
    expect((await write(other.conversationId, written)).code).toBe('40901');
    // Keys belong to a player: another one may use the same.
    expect((await open({ key }, await newPerson(server))).code).toBe('00000');
  });
});

describe('a limit', () => {
  it('lets five conversations wait, counted also when more are opened together', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => open()));
    const codes = replies.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array(5).fill('00000'), ...Array(3).fill('42900')]);
    const { list, mayOpen } = await listed();
    expect([list.length, mayOpen]).toEqual([5, false]);
    await answer(server, list[0]?.conversationId ?? '');
    expect((await listed()).mayOpen).toBe(true);
    expect((await open()).code).toBe('00000');
  });

  it('holds ten pictures in a conversation, and text beyond', async () => {
    const { conversationId } = await openConversation(server, player);
    for (let count = 1; count <= SUPPORT_LIMITS.pictures; count += 1) {
      const { code } = await write(conversationId, { image: imageNumber(count) });
      expect(code).toBe('00000');
    }
    expect((await write(conversationId, { image: imageNumber(11) })).code).toBe('42900');
    const { conversation, messages } = await threadOf(server, player, conversationId);
    expect([conversation.picturesLeft, messages.length]).toEqual([0, 11]);
    expect((await write(conversationId)).code).toBe('00000');
  });

  it('lets a player write sixty messages an hour', async () => {
    server.clock.freeze(new Date());
    const { conversationId } = await openConversation(server, player);
    for (let count = 1; count < 60; count += 1) expect((await write(conversationId)).code).toBe('00000');
    expect((await write(conversationId)).code).toBe('42900');
    server.clock.advance(60 * 60_000);
    expect((await write(conversationId)).code).toBe('00000');
    server.clock.reset();
  });

  it.each([
    { text: '' },
    { text: ' \u200b\n ' },
    { text: 'x'.repeat(SUPPORT_LIMITS.textLength + 1) },
    { category: 'unknown' },
    { key: 'short' },
    { html: '<p>' },
  ])('refuses an invalid message: case %#', async (body) => {
    const { token } = player;
    const whole = { key: newKey(), category: 'cashIn', text: 'A text', ...body };
    const response = await server.inject({
      method: 'POST',
      url: supportCalls.open.path,
      payload: whole,
      headers: { token },
    });
    expect(response.json().code).toBe('40000');
    expect((await listed()).list).toEqual([]);
  });
});

describe('a text', () => {
  it('is stored without invisible characters, and its title is cut between words', async () => {
    const text = `\u202eevil\u0007 ${'word '.repeat(30)}\r\nb\ufeff`;
    const { title, conversationId } = await openConversation(server, player, { text });
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toMatch(/^evil (word )+word…$/);
    const { messages } = await threadOf(server, player, conversationId);
    expect(messages[0]?.text).toBe(`evil ${'word '.repeat(30)}\nb`);
  });

  it('of markup comes back letter by letter, in JSON that no browser runs', async () => {
    const text = '<img src=x onerror=alert(1)><script>alert(2)</script>"\'&';
    const { conversationId } = await openConversation(server, player, { text });
    const { messages, conversation } = await threadOf(server, player, conversationId);
    expect([messages[0]?.text, conversation.title]).toEqual([text, text]);
    const response = await server.inject({
      method: 'POST',
      url: supportCalls.thread.path,
      payload: { conversationId, pageSize: 1 },
      headers: { token: player.token },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a picture', () => {
  it('comes back to its owner without anything that is no picture', async () => {
    const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from('Exif\0\0')]);
    const sent = Buffer.concat([
      SMALL_JPEG.subarray(0, 2),
      exif,
      SMALL_JPEG.subarray(2),
      Buffer.from('<script>1</script>'),
    ]);
    const { conversationId } = await openConversation(server, player, { image: sent.toString('base64') });
    const { messages } = await threadOf(server, player, conversationId);
    const pictureId = messages[0]?.picture?.pictureId ?? '';
    const { token } = player;
    const { image } = (await server.send(supportCalls.picture, { pictureId }, { token })).reply;
    const shown = Buffer.from(image, 'base64');
    expect(shown.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    for (const word of ['Exif', 'script', 'taken at home']) expect(shown.includes(word)).toBe(false);
    // Knowing its id opens it to nobody else, not even by an address.
    const other = await newPerson(server);
    const theirs = await server.send(supportCalls.picture, { pictureId }, { token: other.token });
    expect(theirs.code).toBe('40400');
    expect((await server.inject({ method: 'GET', url: `/x2/user/avatar/${pictureId}` })).statusCode).toBe(
      404,
    );
  });

  it.each<[string, () => string]>([
    ['is text', () => Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['is a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')],
    ['is cut off', () => SMALL_JPEG.subarray(0, -2).toString('base64')],
    ['is too wide', () => jpegOf(SUPPORT_LIMITS.pictureSidePx + 1, 16)],
    ['is too high', () => jpegOf(16, SUPPORT_LIMITS.pictureSidePx + 1)],
    ['is too small', () => jpegOf(15, 16)],
    [
      'is HTML behind the first bytes of a JPEG',
      () => Buffer.from([0xff, 0xd8, 0x3c, 0x68]).toString('base64'),
    ],
  ])('that %s is refused, with its text', async (_, make) => {
    expect((await open({ image: make() })).code).toBe('40000');
    expect((await listed()).list).toEqual([]);
  });

  it('may be as large as a screenshot, and no larger', async () => {
    const { pictureSidePx: side, pictureBytes } = SUPPORT_LIMITS;
    expect((await open({ image: jpegOf(side, side) })).code).toBe('00000');
    const filled = Buffer.concat([SMALL_JPEG, Buffer.alloc(pictureBytes - SMALL_JPEG.length)]);
    expect((await open({ image: filled.toString('base64') })).code).toBe('00000');
    const larger = Buffer.concat([filled, Buffer.alloc(1)]).toString('base64');
    const headers = { token: player.token };
    const payload = { key: newKey(), category: 'general', text: 'a', image: larger };
    const response = await server.inject({ method: 'POST', url: supportCalls.open.path, payload, headers });
    expect([400, 413]).toContain(response.statusCode);
    const huge = { ...payload, image: 'A'.repeat(800_000) };
    const refused = await server.inject({
      method: 'POST',
      url: supportCalls.open.path,
      payload: huge,
      headers,
    });
    expect(refused.json().code).toBe('41300');
    const onList = await server.inject({
      method: 'POST',
      url: supportCalls.list.path,
      payload: { image: 'A'.repeat(20_000) },
      headers,
    });
    expect(onList.json().code).toBe('41300');
  });
});

describe('customer service is open to', () => {
  it('a player on a break, one who has excluded themselves, and one who is under age', async () => {
    const [resting, excluded, young, silent] = await Promise.all([
      newPerson(server),
      newPerson(server),
      newPerson(server, { birthday: null }),
      newPerson(server, { birthday: null }),
    ]);
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: resting.token });
    await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token: excluded.token });
    await server.db.query({
      text: "UPDATE players SET birthday = (now() - interval '17 years')::date WHERE uid = $1",
      values: [young.uid],
    });
    for (const one of [resting, excluded, young, silent]) {
      const { conversationId } = await openConversation(server, one);
      await answer(server, conversationId);
      expect((await write(conversationId, { text: 'Thank you' }, one)).code).toBe('00000');
    }
  });
});
