import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { presenceCalls as calls } from '../../../contract/desk/presence';
import { type DeskRole, deskActions, deskRoles } from '../../../contract/desk/roles';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { record } from './audit';

/** The console says every ten seconds what is open; whoever has not for this long looks no more. */
const LOOKS_MS = 25_000;

/** Roles that may be handed an item. */
const HANDED_ROLES = deskRoles.filter((role: DeskRole) => role in deskActions.handOver);

const itemIn = (object: string): string => object.slice(object.indexOf(' ') + 1);

/** Keeps what the operator has open, and returns who else looks at which item of the list. */
export async function look(
  { db, clock }: Context,
  { id }: Operator,
  { kind, item }: BodyOf<typeof calls.look>,
): Promise<ReplyOf<typeof calls.look>> {
  const now = clock.now();
  if (item === null) {
    await db.query({
      name: 'desk-presence-end',
      text: 'DELETE FROM desk_presence WHERE operator_id = $1',
      values: [id],
    });
  } else {
    await db.query({
      name: 'desk-presence-look',
      text: `
        INSERT INTO desk_presence AS p (operator_id, object, since, seen_at) VALUES ($1, $2, $3, $3)
        ON CONFLICT (operator_id) DO UPDATE SET object = excluded.object, seen_at = excluded.seen_at,
          since = CASE WHEN p.object = excluded.object THEN p.since ELSE excluded.since END`,
      values: [id, `${kind} ${item}`, now],
    });
  }
  const looking = await db.query<{ object: string; operator: { id: number; name: string }; since: Date }>({
    name: 'desk-presence-others',
    text: `
      SELECT p.object, json_build_object('id', o.operator_id, 'name', o.name) AS operator, p.since
      FROM desk_presence p JOIN desk_operators o USING (operator_id)
      WHERE p.operator_id <> $1 AND p.seen_at > $2 AND starts_with(p.object, $3) ORDER BY p.since`,
    values: [id, new Date(now.getTime() - LOOKS_MS), `${kind} `],
  });
  const handed = await db.query<{
    object: string;
    to: { id: number; name: string };
    by: { id: number; name: string };
    reason: string;
    at: Date;
  }>({
    name: 'desk-handovers-list',
    text: `
      SELECT h.object, json_build_object('id', t.operator_id, 'name', t.name) AS to,
        json_build_object('id', b.operator_id, 'name', b.name) AS by, h.reason, h.handed_at AS at
      FROM desk_handovers h JOIN desk_operators t ON t.operator_id = h.handed_to
        JOIN desk_operators b ON b.operator_id = h.handed_by
      WHERE starts_with(h.object, $1) ORDER BY h.handed_at DESC LIMIT 500`,
    values: [`${kind} `],
  });
  const people = await db.query<{ id: number; name: string }>({
    name: 'desk-handovers-people',
    text: `
      SELECT operator_id AS id, name FROM desk_operators
      WHERE state = 'active' AND operator_id <> $1 AND roles && $2::text[] ORDER BY name, operator_id`,
    values: [id, HANDED_ROLES],
  });
  return {
    looking: looking.map(({ object, operator, since }) => ({
      item: itemIn(object),
      operator,
      since: since.toISOString(),
    })),
    handed: handed.map(({ object, at, ...row }) => ({ item: itemIn(object), ...row, at: at.toISOString() })),
    people,
  };
}

/** Hands an item to another operator. Refuses "badRequest" for oneself, and for somebody who cannot work on it. */
export async function handOver(
  { db, clock }: Context,
  operator: Operator,
  { kind, item, to, reason }: BodyOf<typeof calls.handOver>,
): Promise<null> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const rows = await transaction.query<{ name: string }>({
      name: 'desk-handovers-add',
      text: `
        INSERT INTO desk_handovers (object, handed_to, handed_by, reason, handed_at)
        SELECT $1, operator_id, $3, $4, $5 FROM desk_operators
        WHERE operator_id = $2 AND operator_id <> $3 AND state = 'active' AND roles && $6::text[]
        ON CONFLICT (object) DO UPDATE SET handed_to = excluded.handed_to, handed_by = excluded.handed_by,
          reason = excluded.reason, handed_at = excluded.handed_at
        RETURNING (SELECT name FROM desk_operators WHERE operator_id = $2) AS name`,
      values: [`${kind} ${item}`, to, operator.id, reason, now, HANDED_ROLES],
    });
    const [person] = rows;
    if (person === undefined) throw refuse('badRequest', 'There is no such person to hand it to.');
    const deed = {
      operator,
      action: 'case.handOver',
      object: `${kind} ${item}`,
      reason,
      detail: { to: person.name },
    };
    await record(transaction, deed, now);
  });
  return null;
}
