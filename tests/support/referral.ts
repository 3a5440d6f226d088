import { randomInt } from 'node:crypto';
import { centavos } from '../../games/kit/rules/money';
import { deposit } from '../../server/ledger/deposit';
import { type Gambler, newGambler } from '../ledger/gamblers';
import type { TestServer } from './server';

type Player = Pick<Gambler, 'uid'>;

/** Makes a player verified, with a document of their own unless another one is given. */
export async function verifyPlayer(
  { db, clock }: TestServer,
  { uid }: Player,
  document = `PSN-${uid}`,
  name = `Player ${uid}`,
): Promise<void> {
  await db.query({ text: "UPDATE players SET verified = 'VERIFIED' WHERE uid = $1", values: [uid] });
  await db.query({
    text: `
      INSERT INTO identity_checks (uid, state, document, document_number, full_name, birthday, document_picture,
        face_picture, sent_at, decided_at, decided_by)
      VALUES ($1, 'VERIFIED', 'passport', $2, $3, '1990-05-17', 'none', 'none', $4, $4, 'test')`,
    values: [uid, document, name, clock.now()],
  });
}

/** A settled deposit order with its money. */
export async function payOrder(
  { db, clock }: TestServer,
  { uid }: Player,
  amountCentavos = 100_00n,
): Promise<void> {
  const reference = `CI${randomInt(1e9).toString().padStart(12, '0')}`;
  const now = clock.now();
  await deposit(db, { uid, amountCentavos: centavos(amountCentavos), reference, now });
  await db.query({
    text: `
      INSERT INTO deposit_orders (order_id, uid, channel_id, method, amount_centavos, status, gateway, gateway_reference,
        created_at, expires_at, asked_at, payment_reference, credited_at)
      VALUES ($1, $2, 'gcash', 'GCASH', $3, 'success', 'test', $1, $4, $4, $4, $1, $4)`,
    values: [reference, uid, amountCentavos, now],
  });
}

/** An invited player with money who counts for the inviter from now on. */
export async function newReferral(server: TestServer, inviter: Player): Promise<Gambler> {
  const player = await newGambler(server.context, { cashCentavos: 50_000_00n });
  await server.db.query({
    text: 'UPDATE players SET invited_by = $2 WHERE uid = $1',
    values: [player.uid, inviter.uid],
  });
  await verifyPlayer(server, player);
  await payOrder(server, player);
  return player;
}
