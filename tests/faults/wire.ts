import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A proxy between the server and its database that can be broken. */
export interface Wire {
  /** The database URL for the server, through the proxy. */
  readonly url: string;
  /** Closes every connection. */
  readonly cut: () => void;
  /** While on: some answers of the database are lost, and their connection is closed. */
  readonly loseAnswers: (isOn: boolean) => void;
  /** While on: nothing passes and no connection is closed, as in a silent network. */
  readonly hold: (isOn: boolean) => void;
  readonly close: () => Promise<void>;
}

const SOCKET_NAME = '.s.PGSQL.5432';
/** One in so many answers is lost. */
const LOST_ONE_OF = 15;

/** Opens a proxy in front of the PostgreSQL socket that `databaseUrl` names. */
export async function openWire(
  folder: string,
  databaseUrl: string,
  chance: (oneOf: number) => boolean,
): Promise<Wire> {
  await mkdir(folder, { recursive: true });
  const url = new URL(databaseUrl.replace('@/', '@placeholder/'));
  const databaseFolder = url.searchParams.get('host') ?? '';
  const pairs = new Set<readonly [Socket, Socket]>();
  let isLosing = false;
  let isHolding = false;

  const server = createServer((near) => {
    const far = connect(join(databaseFolder, SOCKET_NAME));
    const pair = [near, far] as const;
    pairs.add(pair);
    const tear = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const side of pair) side.on('error', tear).on('close', tear);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      // The database has executed the statement, but the answer is lost.
      if (isLosing && chance(LOST_ONE_OF)) tear();
      else near.write(bytes);
    });
    if (isHolding) pauseBoth(pair);
  });
  server.listen(join(folder, SOCKET_NAME));
  await once(server, 'listening');

  return {
    url: `postgresql://peryahan@/peryahan?host=${encodeURIComponent(folder)}&port=5432`,
    cut: () => {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
    },
    loseAnswers: (isOn) => {
      isLosing = isOn;
    },
    hold: (isOn) => {
      isHolding = isOn;
      for (const pair of pairs) {
        if (isOn) pauseBoth(pair);
        else for (const side of pair) side.resume();
      }
    },
    close: async () => {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

function pauseBoth([near, far]: readonly [Socket, Socket]): void {
  near.pause();
  far.pause();
}
