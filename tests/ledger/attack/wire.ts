import { Agent, request } from 'node:http';
import * as z from 'zod/mini';
import type { Envelope } from '../../../contract/envelope';
import { envelope } from '../../../contract/envelopeSchema';

/** A request as it is sent: its path is not normalised. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** An answer of the server. */
export interface Heard {
  readonly status: number;
  /** The body, byte for byte. */
  readonly text: string;
  /** Null for a body that is no envelope. */
  readonly envelope: Envelope | null;
}

export interface Line {
  readonly send: (request: WireRequest) => Promise<Heard>;
  readonly close: () => void;
}

/** Connections to a server that listens. */
export function openLine(origin: string): Line {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const send: Line['send'] = ({ method, url, headers, payload }) =>
    new Promise((resolve, reject) => {
      const call = request({
        hostname,
        port,
        path: url,
        method,
        agent,
        headers: withLength(headers, payload),
      });
      let isAnswered = false;
      call.on('response', (response) => {
        isAnswered = true;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text, envelope: envelopeIn(text) });
        });
      });
      // The server may close the connection of a body that it does not want to read.
      call.on('error', (error) => {
        if (!isAnswered) reject(new Error(`${method} ${url.slice(0, 200)}: ${error.message}`));
      });
      call.end(payload);
    });
  return { send, close: () => agent.destroy() };
}

const withLength = (headers: WireRequest['headers'], payload: string | undefined) =>
  payload === undefined ? headers : { ...headers, 'content-length': `${Buffer.byteLength(payload)}` };

function envelopeIn(text: string): Envelope | null {
  try {
    const read = z.safeParse(envelope, JSON.parse(text));
    return read.success ? (read.data as Envelope) : null;
  } catch {
    return null;
  }
}

/** What is wrong with the form of an answer; null for a success or a refusal in its envelope. */
export function problemOf({ status, text, envelope: said }: Heard): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  if (said === null) return `no envelope under ${status}: ${text.slice(0, 200)}`;
  if (said.status !== status) return `says ${said.status} under ${status}`;
  if (status === 200) return said.code === '00000' ? null : `code ${said.code} under 200`;
  if (!/^4[0-9]{2,4}$/.test(said.code)) return `code ${said.code}`;
  return said.message === '' ? 'a refusal without a message' : null;
}
