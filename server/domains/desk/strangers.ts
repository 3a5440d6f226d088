import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';

/** Other hosts and addresses than the configured ones get the answer of an address that does not exist. */
export function refuseStrangers(
  { config }: Pick<Context, 'config'>,
  { hostname, ip }: Pick<FastifyRequest, 'hostname' | 'ip'>,
): void {
  const { consoleHost, consoleAddresses } = config;
  if (consoleHost !== null && hostname !== consoleHost) throw refuse('notFound');
  if (consoleAddresses === null) return;
  const address = ip.replace(/^::ffff:/i, '');
  if (!consoleAddresses.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) throw refuse('notFound');
}
