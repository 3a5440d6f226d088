import type { Proposal } from '../../../contract/desk/proposals';

/** What a first person has proposed, and who was faster than the one who looks at it. */
export const PROPOSAL: Proposal = {
  proposalId: '7',
  state: 'open',
  version: 1,
  reason: 'Looked at with the studio today.',
  by: { id: 1, name: 'Ana Reyes' },
  proposedAt: '2026-11-22T01:00:00.000Z',
  expiresAt: '2099-11-22T05:00:00.000Z',
  decisions: [],
};

/** The same once a third person has sent it back. */
export const DECIDED: Proposal = {
  ...PROPOSAL,
  state: 'sentBack',
  version: 2,
  decisions: [
    {
      by: { id: 3, name: 'Cora Santos' },
      decision: 'sendBack',
      reason: 'The numbers do not agree.',
      at: '2026-11-22T01:10:00.000Z',
    },
  ],
};
