import { once } from 'node:events';
import { connect } from 'node:tls';

const TIMEOUT_MS = 5_000;

/** The certificate that an https address shows: until when it is valid, or why it is not. Sends nothing. */
export async function certificateOf(url: string): Promise<{ until: Date } | { problem: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, servername: hostname, port: port === '' ? 443 : Number(port) });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { until: new Date(socket.getPeerCertificate().valid_to) };
  } catch (error) {
    const { name, message } = error as Error;
    return { problem: name === 'AbortError' ? 'No answer within 5 seconds.' : message };
  } finally {
    socket.destroy();
  }
}
