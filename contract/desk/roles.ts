import * as z from 'zod/mini';

/** What an operator may be; one person may have several roles. */
export const deskRoles = ['support', 'payments', 'checker', 'risk', 'marketing', 'auditor', 'owner'] as const;
export const deskRole = z.enum(deskRoles);

export type DeskRole = (typeof deskRoles)[number];

/** `propose` needs a second person who may `approve`; `do` needs nobody else. */
export type DeskStep = 'read' | 'propose' | 'approve' | 'do';

type Row = Readonly<Partial<Record<DeskRole, readonly DeskStep[]>>>;

const READ = ['read'] as const;
const PROPOSE = ['read', 'propose'] as const;
const APPROVE = ['read', 'approve'] as const;
const DO = ['read', 'do'] as const;

/**
 * Who may do what. This table alone decides: the server refuses by it, the console draws navigation and buttons from it,
 * and the tests try every call in every role. A role that a row does not name may not even read.
 */
export const deskActions = {
  overview: {
    support: READ,
    payments: READ,
    checker: READ,
    risk: READ,
    marketing: READ,
    auditor: READ,
    owner: READ,
  },
  checklist: { payments: READ, checker: READ, risk: READ, auditor: READ, owner: DO },
  player: { support: READ, payments: READ, checker: READ, risk: READ, auditor: READ, owner: READ },
  ledger: { payments: READ, checker: READ, risk: READ, auditor: READ, owner: READ },
  revealPhone: { support: DO, risk: DO, auditor: DO, owner: DO },
  revealName: { payments: DO, checker: DO, risk: DO, auditor: DO, owner: DO },
  revealEmail: { risk: DO, auditor: DO, owner: DO },
  withdrawal: {
    payments: ['read', 'do', 'propose'],
    checker: ['read', 'do', 'approve'],
    risk: PROPOSE,
    auditor: READ,
    owner: READ,
  },
  identity: { support: PROPOSE, risk: APPROVE, auditor: READ },
  withdrawalReject: { payments: DO, checker: DO, risk: DO },
  message: { support: DO, payments: DO, risk: DO, auditor: READ, owner: READ },
  handOver: { support: DO, payments: DO, checker: DO, risk: DO },
  note: { support: DO, payments: DO, risk: DO, checker: READ, auditor: READ, owner: READ },
  restrict: { support: READ, payments: READ, checker: READ, risk: ['read', 'do', 'propose'], owner: APPROVE },
  /** Lowering a limit of a player; nobody raises one here. */
  playerLimit: {
    support: READ,
    payments: READ,
    checker: READ,
    risk: DO,
    auditor: READ,
    owner: READ,
  },
  parked: { payments: PROPOSE, checker: APPROVE, risk: READ, auditor: READ, owner: READ },
  reconciliation: { payments: PROPOSE, checker: APPROVE, risk: READ, auditor: READ, owner: READ },
  adjustment: { payments: PROPOSE, checker: APPROVE, risk: READ, auditor: READ, owner: APPROVE },
  /** Guaranteed payouts: money that is promised to many. */
  guaranteed: { risk: READ, marketing: PROPOSE, auditor: READ, owner: APPROVE },
  /** Contracts of agents, who are paid for those they have invited. */
  agent: { risk: PROPOSE, marketing: READ, auditor: READ, owner: APPROVE },
  /** Red bags and spins that are marked because of a shared address. */
  rewardReview: { risk: DO, auditor: READ, owner: READ },
  /** Banners, promotions, plates and release. */
  content: { risk: READ, marketing: PROPOSE, auditor: READ, owner: APPROVE },
  /** Hours, limits, brands and emergency addresses. */
  operation: { risk: PROPOSE, auditor: READ, owner: APPROVE },
  gamePause: { risk: ['read', 'do', 'propose'], auditor: READ, owner: ['read', 'do', 'approve'] },
  rtp: { risk: READ, auditor: READ, owner: READ },
  health: { support: READ, payments: READ, checker: READ, risk: READ, auditor: READ, owner: READ },
  report: { payments: READ, checker: READ, risk: READ, auditor: READ, owner: READ },
  /** `do` is the export of a seal. */
  audit: { payments: READ, checker: READ, risk: READ, auditor: DO, owner: READ },
  team: { auditor: READ, owner: ['read', 'propose', 'approve'] },
} as const satisfies Record<string, Row>;

export type DeskAction = keyof typeof deskActions;

/** What a call needs: one step of one action. */
export interface DeskPermission {
  readonly action: DeskAction;
  readonly step: DeskStep;
}

/** Whether one of the roles may take the step. */
export const mayDo = (roles: readonly DeskRole[], { action, step }: DeskPermission): boolean =>
  roles.some((role) => (deskActions[action] as Row)[role]?.includes(step) ?? false);

/** Roles that read only their own entries of the audit trail. */
export const readsOwnAuditOnly = (roles: readonly DeskRole[]): boolean =>
  !roles.some((role) => role === 'risk' || role === 'auditor' || role === 'owner');
