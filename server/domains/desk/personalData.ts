import { type DataRow, ERASED, eraseBy, type PersonalData } from '../../personalData';

/**
 * What the operator's people wrote and did about a player. Notes go. Proposals, decisions and the audit trail stay: they
 * name the player by number alone, and prove what the team did.
 */
export const deskData: PersonalData = {
  async copy(on, { uid }, limit) {
    const teamNotes = await on.query<DataRow>({
      name: 'desk-notes-data',
      text: `
        SELECT text, written_at AS "writtenAt" FROM desk_notes WHERE uid = $1 ORDER BY note_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    const teamActions = await on.query<DataRow>({
      name: 'desk-audit-data',
      text: `
        SELECT line::json ->> 'at' AS at, action, line::json ->> 'reason' AS reason, line::json ->> 'amount' AS pesos
        FROM desk_audit WHERE object = 'player ' || $1::integer ORDER BY n DESC LIMIT $2`,
      values: [uid, limit],
    });
    const teamProposals = await on.query<DataRow>({
      name: 'desk-proposals-data',
      text: `
        SELECT kind, content, reason, state, proposed_at AS "proposedAt", closed_at AS "closedAt" FROM desk_proposals
        WHERE object = 'player ' || $1::integer ORDER BY proposal_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { teamNotes, teamActions, teamProposals };
  },

  erase: (transaction, { uid }) =>
    eraseBy(transaction, uid, [`UPDATE desk_notes SET text = '${ERASED}' WHERE uid = $1`]),
};
