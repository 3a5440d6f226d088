import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { privacyCalls } from '../../../contract/account/privacy';
import { HEADERS } from '../../../contract/headers';
import type { Context } from '../../context';
import { route } from '../../http/route';
import type { DataOwner } from '../../personalData';
import { closeAccount } from './closeAccount';
import { copyData } from './copyData';

/** A player's rights over their own data: a copy of it, and closing the account. Open to every player. */
export function registerPrivacy(app: FastifyInstance, context: Context): void {
  route(app, privacyCalls.copy, ({ player, body, headers }) =>
    copyData(context, ownerOf(player.uid, headers), body),
  );
  route(app, privacyCalls.close, async ({ player, body, headers }) => {
    await closeAccount(context, ownerOf(player.uid, headers), body);
    return null;
  });
}

function ownerOf(uid: number, headers: IncomingHttpHeaders): DataOwner {
  const id = z.safeParse(z.uuid(), headers[HEADERS.deviceInfoId.toLowerCase()]);
  return { uid, deviceInfoId: id.success ? id.data : null };
}
