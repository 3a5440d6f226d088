import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileCalls } from '../../../contract/account/profile';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { SMALL_JPEG as JPEG } from '../../support/jpeg';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let player: Gambler;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await newGambler(server, { clientSeed: null });
});

const upload = (bytes: Buffer, { token } = player) =>
  server.send(profileCalls.uploadAvatar, { image: bytes.toString('base64') }, { token });
const choose = (index: number) => server.send(profileCalls.chooseAvatar, { index }, { token: player.token });
const fetchPicture = (url: string | null) => server.inject({ method: 'GET', url: url ?? '/none' });

/** Every pixel has a different color. */
function picture(width = 20, height = 17): PNG {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = (at * 37) % 256;
  return png;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG with extra chunks between its header and the rest. */
const withExtra = (png: Buffer, ...extra: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...extra, png.subarray(33)]);

/** A header with these dimensions, over pixel data of any length. */
function claiming(
  width: number,
  height: number,
  bytes: number,
  [depth, colour, interlace] = [8, 6, 0],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth ?? 8, colour ?? 6, 0, 0, interlace ?? 0], 8);
  return Buffer.concat([
    PNG.sync.write(picture()).subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an avatar picture', () => {
  it('comes back with the same pixels, as its own type and without metadata', async () => {
    const sent = picture();
    const { avatar } = (await upload(PNG.sync.write(sent))).reply;
    expect(avatar.index).toBeNull();
    const shown = await fetchPicture(avatar.url);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="avatar"',
    });
    const read = PNG.sync.read(shown.rawPayload);
    expect([read.width, read.height]).toEqual([20, 17]);
    expect(read.data.equals(sent.data)).toBe(true);
  });

  it('contains nothing but the picture', async () => {
    const hidden = [chunk('tEXt', Buffer.from('where\0at home')), chunk('eXIf', Buffer.from('GPS'))];
    const png = Buffer.concat([
      withExtra(PNG.sync.write(picture()), ...hidden),
      Buffer.from('<script>1</script>'),
    ]);
    const shown = await fetchPicture((await upload(png)).reply.avatar.url);
    for (const word of ['at home', 'GPS', 'script']) expect(shown.rawPayload.includes(word)).toBe(false);

    const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from('Exif\0\0')]);
    const jpeg = Buffer.concat([
      JPEG.subarray(0, 2),
      exif,
      JPEG.subarray(2),
      Buffer.from('<script>1</script>'),
    ]);
    const clean = await fetchPicture((await upload(jpeg)).reply.avatar.url);
    expect(clean.headers['content-type']).toBe('image/jpeg');
    for (const word of ['at home', 'Exif', 'script']) expect(clean.rawPayload.includes(word)).toBe(false);
    // Frame, tables and scans, byte for byte.
    expect(JPEG.includes(clean.rawPayload.subarray(2, 200))).toBe(true);
    expect(clean.rawPayload.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it('keeps its address when it is uploaded again, and has none once it is replaced', async () => {
    const first = (await upload(JPEG)).reply.avatar.url;
    expect((await upload(JPEG)).reply.avatar.url).toBe(first);
    const other = await newGambler(server, { clientSeed: null });
    expect((await upload(JPEG, other)).reply.avatar.url).not.toBe(first);
    const second = (await upload(PNG.sync.write(picture()))).reply.avatar.url;
    expect(second).not.toBe(first);
    expect((await fetchPicture(first)).statusCode).toBe(404);
    expect((await choose(4)).reply.avatar).toEqual({ index: 4, url: null });
    expect((await fetchPicture(second)).statusCode).toBe(404);
  });

  it.each<[string, () => Buffer]>([
    ['is text', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['is a GIF', () => Buffer.from('GIF89a\x10\0\x10\0\0\0\0;', 'latin1')],
    ['is too small', () => PNG.sync.write(picture(15, 16))],
    ['is too wide', () => PNG.sync.write(picture(1025, 16))],
    ['is animated', () => withExtra(PNG.sync.write(picture()), chunk('acTL', Buffer.alloc(8)))],
    ['is cut off', () => PNG.sync.write(picture()).subarray(0, -20)],
    [
      'has a wrong checksum',
      () => withExtra(PNG.sync.write(picture()), Buffer.from([0, 0, 0, 0, 65, 66, 67, 68, 1, 2, 3, 4])),
    ],
    ['unpacks to more than it says', () => claiming(16, 16, 50_000_000)],
    ['unpacks to less than it says', () => claiming(16, 16, 16)],
    ['claims a size that is too large', () => claiming(2 ** 31, 2 ** 31, 16)],
    ['has an invalid color type', () => claiming(16, 16, 16 * 65, [7, 6, 0])],
    ['lacks its palette', () => claiming(16, 16, 16 * 17, [8, 3, 0])],
    ['is interlaced', () => claiming(16, 16, 16 * 65, [8, 6, 1])],
    ['is a JPEG without an end', () => JPEG.subarray(0, -2)],
    ['is a JPEG without a scan', () => Buffer.concat([JPEG.subarray(0, 200), Buffer.from([0xff, 0xd9])])],
    ['is an empty JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['is a JPEG with a zero length', () => Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 0, 0xff, 0xd9])],
  ])('that %s is refused', async (_, make) => {
    const answer = await upload(make());
    expect([answer.code, answer.status]).toEqual(['40000', 400]);
    expect(
      (await server.send(profileCalls.profile, {}, { token: player.token })).reply.avatar.url,
    ).toBeNull();
  });

  it('is refused above 256 KiB, and other calls accept no more than before', async () => {
    expect((await upload(Buffer.concat([JPEG, Buffer.alloc(256 * 1024 - JPEG.length + 1)]))).code).toBe(
      '41300',
    );
    const body = { image: 'A'.repeat(400_000) };
    const headers = { token: player.token };
    for (const { path } of [profileCalls.uploadAvatar, profileCalls.chooseAvatar]) {
      const answer = await server.inject({ method: 'POST', url: path, payload: body, headers });
      expect(answer.json().code, path).toBe('41300');
    }
    const longer = { ...body, image: 'A'.repeat(20_000) };
    const answer = await server.inject({
      method: 'POST',
      url: profileCalls.chooseAvatar.path,
      payload: longer,
      headers,
    });
    expect(answer.json().code).toBe('41300');
  });

  it('can be changed twenty times an hour', async () => {
    server.clock.freeze(new Date());
    for (let changes = 0; changes < 20; changes += 1) expect((await upload(JPEG)).code).toBe('00000');
    expect((await upload(JPEG)).code).toBe('42900');
    server.clock.advance(60 * 60_000);
    expect((await upload(JPEG)).code).toBe('00000');
    server.clock.reset();
  });

  it.each(['..%2f..', 'A'.repeat(43), '%00', ''])('is not found as "%s"', async (id) => {
    expect((await fetchPicture(`/x2/user/avatar/${id}`)).statusCode).toBe(404);
  });
});
