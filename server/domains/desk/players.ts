import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { PlayerLine, playerCalls } from '../../../contract/desk/players';
import { mayDo } from '../../../contract/desk/roles';
import { withdrawalStates } from '../../../contract/wallet/withdrawals';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { balances, balancesOf, type Money } from '../../ledger/balances';
import { moneySince, newestCashIns } from '../../ledger/desk/players';
import {
  type DeskPlayer,
  liftRestriction,
  readPlayer,
  recentSessions,
  restrictPlayer,
  revealField,
  searchPlayers,
} from '../players/desk';
import { vipStandingOf } from '../players/vipSums';
import { careForDesk } from '../safer-play/desk';
import { conversationsForDesk } from '../support/desk';
import { reviewedAt, setReview } from '../vip/review';
import { listForDesk } from '../withdrawals/deskView';
import { record } from './audit';
import { linksOf } from './playerLinks';
import { decide, openProposal, type ProposalRow, proposalOf, propose } from './proposals';
import { countReveal } from './reveals';
import { sumsOf } from './watchedGames';

const NO_MONEY: Money = {
  cashCentavos: centavos(0n),
  bonusCentavos: centavos(0n),
  holdCentavos: centavos(0n),
};

const lineOf = (player: DeskPlayer, money: Money): PlayerLine => ({
  uid: player.uid,
  name: player.name,
  phone: player.phone,
  verified: player.verified,
  isRestricted: player.isRestricted,
  joinedAt: player.joinedAt.toISOString(),
  cash: money.cashCentavos,
  hold: money.holdCentavos,
  bonus: money.bonusCentavos,
});

/** Finds players; at most 50. */
export async function search(
  { db, clock }: Context,
  { text }: BodyOf<typeof playerCalls.search>,
): Promise<ReplyOf<typeof playerCalls.search>> {
  const players = await searchPlayers(db, text, clock.now());
  return {
    list: await Promise.all(players.map(async (player) => lineOf(player, await balances(db, player.uid)))),
  };
}

/** One page of what {@link search} finds, to the end. */
export async function pageOfPlayers(
  { db, clock }: Context,
  text: string,
  { pageSize, cursor }: { readonly pageSize: number; readonly cursor?: string },
): Promise<{ list: PlayerLine[]; cursor: string | null }> {
  const below = cursor === undefined ? 2 ** 31 - 1 : Number(cursor);
  const players = await searchPlayers(db, text, clock.now(), { below, most: pageSize });
  const money = await balancesOf(
    db,
    players.map(({ uid }) => uid),
  );
  const list = players.map((player) => lineOf(player, money.get(player.uid) ?? NO_MONEY));
  return { list, cursor: players.length < pageSize ? null : String(players.at(-1)?.uid) };
}

/** One player, masked. Their money in full only for roles that may read the ledger. Refuses "notFound". */
export async function read(
  { db, clock }: Context,
  operator: Operator,
  { uid }: BodyOf<typeof playerCalls.read>,
): Promise<ReplyOf<typeof playerCalls.read>> {
  const now = clock.now();
  const player = await readPlayer(db, uid, now);
  const money = await balances(db, uid);
  const mayReadLedger = mayDo(operator.roles, { action: 'ledger', step: 'read' });
  const mayReadMessages = mayDo(operator.roles, { action: 'message', step: 'read' });
  const lift = await openProposal(db, 'lift', `player ${uid}`, now);
  const sums = await sumsOf(db, uid);
  return {
    player: {
      ...lineOf(player, money),
      email: player.email,
      age: player.age,
      source: player.source,
      invitedBy: player.invitedBy,
      points: money.points,
    },
    money: mayReadLedger ? await moneySince(db, uid) : null,
    play: sums.map(({ game, bets, stakedCentavos, returnedCentavos }) => ({
      game,
      bets,
      staked: centavos(stakedCentavos),
      returned: centavos(returnedCentavos),
      net: centavos(returnedCentavos - stakedCentavos),
    })),
    sessions: await recentSessions(db, uid),
    links: await linksOf(db, uid, now),
    moves: mayReadLedger ? await movesOf(db, uid) : [],
    vip: {
      level: (await vipStandingOf(db, uid)).level,
      reviewedAt: (await reviewedAt(db, uid))?.toISOString() ?? null,
    },
    ...(await careForDesk(db, uid)),
    notes: await notesOf(db, uid),
    conversations: mayReadMessages ? await conversationsForDesk(db, uid) : [],
    lift: lift === null ? null : liftOf(lift, now),
  };
}

const MOVES = 10;

/** A player's newest cash-ins and withdrawals. */
async function movesOf(db: Context['db'], uid: number) {
  const filter = { states: withdrawalStates, uid, newestFirst: true };
  const { list } = await listForDesk({ db }, filter, { pageSize: MOVES });
  return [
    ...(await newestCashIns(db, uid, MOVES)).map(({ at, amount }) => ({
      at: at.toISOString(),
      amount: centavos(amount),
      withdrawal: null,
    })),
    ...list.map(({ withdrawalId, state, createdAt, amountCentavos }) => ({
      at: createdAt.toISOString(),
      amount: amountCentavos,
      withdrawal: { withdrawalId, state },
    })),
  ];
}

async function notesOf(on: Queryable, uid: number) {
  const rows = await on.query<{ noteId: bigint; by: { id: number; name: string }; text: string; at: Date }>({
    name: 'desk-notes-list',
    text: `
      SELECT note_id AS "noteId", json_build_object('id', o.operator_id, 'name', o.name) AS by, text, written_at AS at
      FROM desk_notes JOIN desk_operators o USING (operator_id) WHERE uid = $1 ORDER BY note_id DESC LIMIT 100`,
    values: [uid],
  });
  return rows.map(({ noteId, at, ...note }) => ({
    ...note,
    noteId: noteId.toString(),
    at: at.toISOString(),
  }));
}

/** Shows one field of a player in full and writes that into the audit trail. Refuses "notFound" and "tooMany". */
export async function reveal(
  context: Context,
  operator: Operator,
  { uid, field, reason }: { uid: number; field: 'name' | 'phone' | 'email'; reason: string },
): Promise<{ value: string | null; until: string }> {
  const value = await revealField(context.db, uid, field);
  const deed = { action: 'pii.reveal', object: `player ${uid}`, reason, detail: { field } };
  return { value, until: await countReveal(context, operator, deed) };
}

/** Adds a note for the team. Refuses "notFound". */
export async function addNote(
  { db, clock }: Context,
  operator: Operator,
  { uid, text }: BodyOf<typeof playerCalls.note>,
): Promise<ReplyOf<typeof playerCalls.note>> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await readPlayer(transaction, uid, now);
    const [row] = await transaction.query<{ noteId: bigint }>({
      name: 'desk-notes-add',
      text: `
        INSERT INTO desk_notes (uid, operator_id, text, written_at) VALUES ($1, $2, $3, $4)
        RETURNING note_id AS "noteId"`,
      values: [uid, operator.id, text, now],
    });
    if (row === undefined) throw new Error('a note was not added');
    const noteId = row.noteId.toString();
    await record(
      transaction,
      { operator, action: 'note.add', object: `player ${uid}`, detail: { note: noteId } },
      now,
    );
    return { noteId, by: { id: operator.id, name: operator.name }, text, at: now.toISOString() };
  });
}

/** Restricts a player. One who is restricted already stays so, and nothing is written. Refuses "notFound". */
export async function restrict(
  { db, clock }: Context,
  operator: Operator,
  { uid, reason, toldReason, cashOut }: BodyOf<typeof playerCalls.restrict>,
): Promise<{ isRestricted: boolean }> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await readPlayer(transaction, uid, now);
    if (await restrictPlayer(transaction, uid, { toldReason, cashOut, now })) {
      await record(
        transaction,
        {
          operator,
          action: 'player.restrict',
          object: `player ${uid}`,
          reason,
          detail: { toldReason, cashOut },
        },
        now,
      );
    }
    return { isRestricted: true };
  });
}

/** Keeps or takes back that a player has passed the review for VIP bonuses. Refuses "notFound". */
export async function reviewVip(
  { db, clock }: Context,
  operator: Operator,
  { uid, reason, passed }: BodyOf<typeof playerCalls.reviewVip>,
): Promise<ReplyOf<typeof playerCalls.reviewVip>> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await readPlayer(transaction, uid, now);
    if (await setReview(transaction, { uid, passed, by: operator.name, now })) {
      const entry = {
        operator,
        action: 'player.reviewVip',
        object: `player ${uid}`,
        reason,
        detail: { passed },
      };
      await record(transaction, entry, now);
    }
    return { passedAt: (await reviewedAt(transaction, uid))?.toISOString() ?? null };
  });
}

const liftOf = (row: ProposalRow, now: Date) => ({
  ...proposalOf(row, now),
  uid: (row.content as { uid: number }).uid,
});

/** Proposes to lift a restriction. Refuses "notFound" for a player without one, "alreadySet" for a second proposal. */
export async function proposeLift(
  context: Context,
  operator: Operator,
  { uid, reason }: BodyOf<typeof playerCalls.proposeLift>,
): Promise<ReplyOf<typeof playerCalls.proposeLift>> {
  const { db, clock } = context;
  const now = clock.now();
  if (!(await readPlayer(db, uid, now)).isRestricted) throw refuse('notFound');
  if ((await openProposal(db, 'lift', `player ${uid}`, now)) !== null) throw refuse('alreadySet');
  const row = await propose(context, operator, {
    kind: 'lift',
    object: `player ${uid}`,
    content: { uid },
    evidence: {},
    reason,
  });
  return liftOf(row, now);
}

/** Decides on lifting a restriction. */
export async function decideLift(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof playerCalls.decideLift>,
): Promise<ReplyOf<typeof playerCalls.decideLift>> {
  const { isDone, row } = await decide(context, operator, body, {
    kind: 'lift',
    carryOut: async ({ content }, transaction) => {
      await liftRestriction(transaction, (content as { uid: number }).uid);
      return null;
    },
  });
  return { isDone, proposal: liftOf(row, context.clock.now()) };
}
