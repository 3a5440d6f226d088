/**
 * Renders every sound sprite and every game's ambience whose recipes have changed: `npm run fix:sound`; or those of some
 * games, changed or not: `npm run fix:sound -- color`. `--check` tests without a browser whether sprites match their
 * recipes, `--wav <folder>` writes the uncompressed samples.
 *
 * Opus is encoded by the test browser (WebCodecs) and wrapped as WebM; FLAC is for browsers without it.
 * AAC has no permissively licensed encoder on npm.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import Flac from 'libflacjs/dist/libflac.js';
import { tsImport } from 'tsx/esm/api';
import { ArrayBufferTarget, Muxer } from 'webm-muxer';

const root = resolve(import.meta.dirname, '..');
const SAMPLE_RATE = 48_000;
/** The fallback is lossless, so its rate is halved: no sound goes above 12 kHz. */
const FLAC_RATE = 24_000;
const OPUS_BITS_PER_SECOND = 40_000;
/** Ambience is soft and loops for half a minute. */
const AMBIENCE_BITS_PER_SECOND = 32_000;
/** Of the loop's end before its start, and of its start after its end: the codec's own delay then causes no seam. */
const LOOP_MARGIN_MS = 100;
/** Silence between cues in ms, so that no cue runs into the next. */
const GAP_MS = 80;

const games = readdirSync(join(root, 'games'));
const sprites = [
  { name: 'ui', recipes: 'assets/sound/ui.ts', out: 'assets/sound/ui' },
  { name: 'wins', recipes: 'assets/sound/wins.ts', out: 'assets/sound/wins' },
  ...games.map((game) => ({
    name: game,
    recipes: `games/${game}/sound/recipes.ts`,
    out: `games/${game}/sound/sprite`,
  })),
  ...games.map((game) => ({
    name: `${game} ambience`,
    recipes: `games/${game}/sound/ambience.ts`,
    out: `games/${game}/sound/ambience`,
    isLoop: true,
  })),
].filter(({ recipes }) => existsSync(join(root, recipes)));

/** An ambience as a sprite of one cue, the loop, with a margin of itself at both ends. */
async function renderLoop({ recipes: path }) {
  const { ambience } = await tsImport(join(root, path), import.meta.url);
  const loop = ambience();
  const margin = (LOOP_MARGIN_MS * SAMPLE_RATE) / 1000;
  const samples = new Int16Array(loop.length + 2 * margin);
  for (let i = 0; i < samples.length; i += 1) {
    const value = Math.round((loop[(i + loop.length - margin) % loop.length] ?? 0) * 32767);
    if (!(Math.abs(value) < 32767)) throw new RangeError(`${path} clips`);
    samples[i] = value;
  }
  return { samples, file: fileOf(samples, { bed: [LOOP_MARGIN_MS, (loop.length * 1000) / SAMPLE_RATE] }) };
}

const fileOf = (samples, cues) => ({
  pcmSha256: createHash('sha256').update(new Uint8Array(samples.buffer)).digest('hex'),
  cues,
});

/** All cues of a sprite, one after the other, as 16-bit samples. */
async function render(sprite) {
  if (sprite.isLoop) return renderLoop(sprite);
  const { recipes: path } = sprite;
  const { recipes } = await tsImport(join(root, path), import.meta.url);
  const parts = Object.entries(recipes).map(([name, recipe]) => ({
    name,
    sound: played(path, name, recipe),
  }));
  const gap = (GAP_MS * SAMPLE_RATE) / 1000;
  const length = parts.reduce((sum, { sound }) => sum + sound.length + gap, gap);
  const samples = new Int16Array(length);
  const cues = {};
  let at = gap;
  for (const { name, sound } of parts) {
    for (let i = 0; i < sound.length; i += 1) {
      const value = Math.round((sound[i] ?? 0) * 32767);
      if (!(Math.abs(value) < 32767)) throw new RangeError(`${path}: ${name} clips`);
      samples[at + i] = value;
    }
    cues[name] = [(at * 1000) / SAMPLE_RATE, (sound.length * 1000) / SAMPLE_RATE];
    at += sound.length + gap;
  }
  return { samples, file: fileOf(samples, cues) };
}

/** An error in a recipe names its file. */
function played(path, name, recipe) {
  try {
    return recipe();
  } catch (error) {
    throw new Error(`${path}: ${name}: ${error.message}`, { cause: error });
  }
}

async function encodeOpus(page, samples, bitrate) {
  const { description, chunks } = await page.evaluate(
    async ({ base64, rate, bitrate }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const toBase64 = (data) => btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
      const found = { description: '', chunks: [] };
      const encoder = new AudioEncoder({
        output(chunk, metadata) {
          const data = new Uint8Array(chunk.byteLength);
          chunk.copyTo(data);
          found.chunks.push({ data: toBase64(data), timestamp: chunk.timestamp, duration: chunk.duration });
          const head = metadata?.decoderConfig?.description;
          if (head) found.description = toBase64(new Uint8Array(head));
        },
        error(failure) {
          throw failure;
        },
      });
      encoder.configure({
        codec: 'opus',
        sampleRate: rate,
        numberOfChannels: 1,
        bitrate,
      });
      encoder.encode(
        new AudioData({
          format: 's16',
          sampleRate: rate,
          numberOfFrames: bytes.length / 2,
          numberOfChannels: 1,
          timestamp: 0,
          data: bytes,
        }),
      );
      await encoder.flush();
      return found;
    },
    {
      base64: Buffer.from(samples.buffer).toString('base64'),
      rate: SAMPLE_RATE,
      bitrate,
    },
  );

  const target = new ArrayBufferTarget();
  const muxer = new Muxer({
    target,
    audio: { codec: 'A_OPUS', numberOfChannels: 1, sampleRate: SAMPLE_RATE },
    type: 'webm',
  });
  const decoderConfig = { description: Buffer.from(description, 'base64') };
  for (const { data, timestamp } of chunks) {
    muxer.addAudioChunkRaw(Buffer.from(data, 'base64'), 'key', timestamp, { decoderConfig });
  }
  muxer.finalize();
  return Buffer.from(target.buffer);
}

/** Every second sample of a low-passed sound. */
function halved(samples) {
  const TAPS = 31;
  const kernel = Array.from({ length: TAPS }, (_, i) => {
    const x = i - (TAPS - 1) / 2;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / TAPS);
    return (x === 0 ? 0.46 : Math.sin(0.46 * Math.PI * x) / (Math.PI * x)) * window;
  });
  const gain = 1 / kernel.reduce((sum, tap) => sum + tap, 0);
  return Int32Array.from({ length: Math.floor(samples.length / 2) }, (_, i) => {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) sum += kernel[tap] * (samples[2 * i + tap - (TAPS - 1) / 2] ?? 0);
    return Math.max(-32768, Math.min(32767, Math.round(sum * gain)));
  });
}

async function encodeFlac(samples) {
  if (!Flac.isReady()) await new Promise((done) => Flac.on('ready', done));
  const halves = halved(samples);
  const encoder = Flac.create_libflac_encoder(FLAC_RATE, 1, 16, 8, halves.length, false, 4096);
  const parts = [];
  Flac.init_encoder_stream(encoder, (data) => parts.push(Buffer.from(data)));
  Flac.FLAC__stream_encoder_process_interleaved(encoder, halves, halves.length);
  Flac.FLAC__stream_encoder_finish(encoder);
  Flac.FLAC__stream_encoder_delete(encoder);
  return Buffer.concat(parts);
}

function wav(samples) {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/** One cue per line, in the formatter's style. */
const jsonOf = (file) =>
  `${JSON.stringify(file, null, 2).replace(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]')}\n`;

async function openPage() {
  const { default: prepareBrowser, findBrowser, launchFlags } = await import('./lib/browser.mjs');
  const { chromium } = await import('playwright');
  await prepareBrowser();
  const browser = await chromium.launch({ ...findBrowser(), args: launchFlags });
  const page = await browser.newPage();
  // WebCodecs is available to secure pages only.
  await page.route('https://sound.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>sound</title>' }),
  );
  await page.goto('https://sound.invalid/');
  return { browser, page };
}

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, wav: { type: 'string' } },
});
/** A game's name stands for its sprite and its ambience. */
const isNamed = ({ name }) => named.some((one) => name === one || name === `${one} ambience`);
for (const one of named) {
  if (sprites.some(({ name }) => name === one)) continue;
  const names = sprites.filter(({ isLoop }) => !isLoop).map(({ name }) => name);
  console.error(`There is no sprite "${one}"; it must be one of: ${names.join(', ')}`);
  process.exit(2);
}
const chosen = named.length === 0 ? sprites : sprites.filter(isNamed);
/** Whether the files of a sprite were rendered from other recipes, or never. */
function isStale({ out, file }) {
  const path = join(root, `${out}.json`);
  return !existsSync(path) || JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) !== JSON.stringify(file);
}

/** What is named is rewritten in any case. */
const mustRewrite = (sprite) => isNamed(sprite) || isStale(sprite);

const rendered = await Promise.all(chosen.map(async (sprite) => ({ ...sprite, ...(await render(sprite)) })));

if (options.wav !== undefined) {
  mkdirSync(options.wav, { recursive: true });
  for (const { name, samples, file } of rendered) {
    for (const [cue, [offsetMs, lengthMs]] of Object.entries(file.cues)) {
      const part = samples.slice(
        (offsetMs * SAMPLE_RATE) / 1000,
        ((offsetMs + lengthMs) * SAMPLE_RATE) / 1000,
      );
      writeFileSync(join(options.wav, `${name}-${cue}.wav`), wav(part));
    }
  }
} else if (options.check) {
  const stale = rendered.filter(isStale);
  for (const { name, out } of stale)
    console.error(`${out}.json is older than its recipes: run npm run fix:sound -- ${name.split(' ')[0]}`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  const { browser, page } = await openPage();
  for (const { name, out, samples, file, isLoop = false } of rendered.filter(mustRewrite)) {
    const webm = await encodeOpus(page, samples, isLoop ? AMBIENCE_BITS_PER_SECOND : OPUS_BITS_PER_SECOND);
    // An ambience is no loss where the browser cannot play Opus; lossless it would be many times as large.
    const flac = isLoop ? Buffer.alloc(0) : await encodeFlac(samples);
    writeFileSync(join(root, `${out}.webm`), webm);
    if (!isLoop) writeFileSync(join(root, `${out}.flac`), flac);
    writeFileSync(join(root, `${out}.json`), jsonOf(file));
    const seconds = (samples.length / SAMPLE_RATE).toFixed(1);
    console.log(`${name}: ${seconds} s, webm ${webm.length} bytes, flac ${flac.length} bytes`);
  }
  await browser.close();
}
