import { type DataRow, type PersonalData, pesosSql } from '../../personalData';

/**
 * What a player's invitations have brought. Who the invited players are, and when they did what, is theirs alone. It stays when an account is closed, as evidence of what was paid.
 */
export const inviteData: PersonalData = {
  async copy(on, { uid }, limit) {
    const redBags = await on.query<DataRow>({
      name: 'invite-stages-data',
      text: `
        SELECT stage_id::text AS number, stage, ${pesosSql('amount_centavos')} AS pesos, state, reason, ${pesosSql('paid_centavos')} AS paid,
          ${pesosSql('set_off_centavos')} AS "setOff", decided_at AS "decidedAt"
        FROM invite_stages WHERE inviter = $1 ORDER BY stage_id DESC LIMIT $2`,
      values: [uid, limit],
    });
    const countedAsInvited = await on.query<DataRow>({
      name: 'invitees-own-data',
      text: 'SELECT counts_from AS "countsFrom" FROM invitees WHERE uid = $1 LIMIT $2',
      values: [uid, limit],
    });
    const inviteRanking = await on.query<DataRow>({
      name: 'invite-weeks-data',
      text: `
        SELECT monday, place, invitees, points FROM invite_weeks WHERE uid = $1 ORDER BY monday DESC LIMIT $2`,
      values: [uid, limit],
    });
    const agentContract = await on.query<DataRow>({
      name: 'invite-agents-data',
      text: `
        SELECT from_month AS "fromMonth", until_month AS "untilMonth", approved_at AS "approvedAt"
        FROM invite_agents WHERE uid = $1 LIMIT $2`,
      values: [uid, limit],
    });
    const agentMonths = await on.query<DataRow>({
      name: 'invite-agent-months-data',
      text: `
        SELECT month, ${pesosSql('edge_centavos')} AS edge, ${pesosSql('rewards_centavos')} AS rewards,
          ${pesosSql('share_centavos')} AS share
        FROM invite_agent_months WHERE uid = $1 ORDER BY month DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { redBags, countedAsInvited, inviteRanking, agentContract, agentMonths };
  },
};
