import type { BodyOf, ReplyOf } from '../../../../contract/call';
import type { AuditEntry, auditCalls } from '../../../../contract/desk/audit';
import { pesosOf } from '../../../../contract/desk/csv';
import { type exportCalls as calls, EXPORT_DAYS_MAX } from '../../../../contract/desk/exports';
import type { TransferLine } from '../../../../contract/desk/ledger';
import type { PlayerLine } from '../../../../contract/desk/players';
import type { DeskWithdrawal } from '../../../../contract/desk/withdrawals';
import type { Context } from '../../../context';
import { refuse } from '../../../http/refusal';
import type { Operator } from '../../../http/route';
import { listTransfers } from '../../../ledger/desk/transfers';
import { dayAfter, endOf, startOf } from '../../../manilaDay';
import { type DepositLine, depositsOfDay } from '../../payments/desk';
import { listAudit } from '../audit';
import { pageOfPlayers } from '../players';
import { listWithdrawals } from '../withdrawals';
import { type ListFile, pagesOf } from './file';

/** Rows that are read at once. */
const PAGE = 500;

type Filter = Readonly<Record<string, string | number | bigint | undefined>>;

/** The filters of a body as they stand in the file: amounts in pesos. */
const shown = (filter: Filter): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'bigint' ? pesosOf(value) : value]],
    ),
  );

const pageAt = (cursor: string | undefined) => ({
  pageSize: PAGE,
  ...(cursor === undefined ? {} : { cursor }),
});

export function withdrawalsFile(
  context: Context,
  filter: Omit<BodyOf<typeof calls.withdrawals>, 'reason'>,
): ListFile<DeskWithdrawal> {
  return {
    title: 'Withdrawals',
    filters: shown(filter),
    columns: [
      ['Withdrawal', ({ withdrawalId }) => withdrawalId],
      ['Player', ({ uid }) => uid],
      ['State', ({ state }) => state],
      ['Amount', ({ amount }) => pesosOf(amount)],
      ['Fee', ({ fee }) => pesosOf(fee)],
      ['Account', ({ account }) => account.name],
      ['Number ends', ({ account }) => account.numberEnd],
      ['Holder', ({ account }) => account.holder],
      ['Priority', ({ priority }) => priority],
      ['Told reason', ({ reason }) => reason ?? ''],
      ['Proposed by', ({ proposal }) => proposal?.operator.name ?? ''],
      ['Requested', ({ createdAt }) => createdAt],
      ['Expected by', ({ expectedBy }) => expectedBy],
    ],
    pages: () => pagesOf((cursor) => listWithdrawals(context, { ...filter, ...pageAt(cursor) })),
  };
}

export function ledgerFile(
  { db }: Context,
  filter: Omit<BodyOf<typeof calls.ledger>, 'reason'>,
): ListFile<TransferLine> {
  return {
    title: 'Transfers of an account',
    filters: shown(filter),
    columns: [
      ['Transfer', ({ transferId }) => transferId],
      ['Kind', ({ kind }) => kind],
      ['Reference', ({ reference }) => reference],
      ['Time', ({ at }) => at],
      ['Change', ({ amount }) => pesosOf(amount)],
      ['Balance after', ({ balance }) => pesosOf(balance)],
    ],
    pages: () => pagesOf((cursor) => listTransfers(db, { ...filter, ...pageAt(cursor) })),
  };
}

/** The text that was searched for may be a phone or a name: the file does not repeat it. */
export function playersFile(
  context: Context,
  { text }: Omit<BodyOf<typeof calls.players>, 'reason'>,
): ListFile<PlayerLine> {
  return {
    title: 'Players',
    filters: { search: text === '' ? 'none, the newest first' : 'by a text' },
    columns: [
      ['Player', ({ uid }) => uid],
      ['Name', ({ name }) => name],
      ['Phone', ({ phone }) => phone],
      ['Identity', ({ verified }) => verified],
      ['Restricted', ({ isRestricted }) => (isRestricted ? 'yes' : 'no')],
      ['Main', ({ cash }) => pesosOf(cash)],
      ['Held', ({ hold }) => pesosOf(hold)],
      ['Bonus', ({ bonus }) => pesosOf(bonus)],
      ['Joined', ({ joinedAt }) => joinedAt],
    ],
    pages: () => pagesOf((cursor) => pageOfPlayers(context, text, pageAt(cursor))),
  };
}

export function auditFile(
  context: Context,
  reader: Operator,
  filter: Omit<BodyOf<typeof calls.audit>, 'reason'>,
): ListFile<AuditEntry> {
  const read = (cursor: string | undefined): Promise<ReplyOf<typeof auditCalls.list>> =>
    listAudit(context, reader, { ...filter, ...pageAt(cursor) });
  return {
    title: 'Audit trail',
    filters: shown(filter),
    columns: [
      ['Entry', ({ n }) => n],
      ['Time', ({ at }) => at],
      ['Operator', ({ operator }) => operator?.name ?? 'server'],
      ['Action', ({ action }) => action],
      ['Object', ({ object }) => object],
      ['Line', ({ line }) => line],
      ['Hash', ({ hash }) => hash],
    ],
    pages: () => pagesOf(read),
  };
}

/** Deposits of some days. Refuses "badRequest" for no days, or too many. */
export function depositsFile(
  { db }: Context,
  { from, to, state }: Omit<BodyOf<typeof calls.deposits>, 'reason'>,
): ListFile<DepositLine> {
  const end = endOf(to);
  if (startOf(from) >= end || startOf(dayAfter(from, EXPORT_DAYS_MAX)) < end) throw refuse('badRequest');
  async function* pages(): AsyncGenerator<readonly DepositLine[]> {
    for (let day = from; startOf(day) < end; day = dayAfter(day)) {
      let after: DepositLine | null = null;
      for (;;) {
        const page: DepositLine[] = await depositsOfDay(db, {
          since: startOf(day),
          until: endOf(day),
          state: state ?? null,
          after,
          most: PAGE,
        });
        yield page;
        after = page.at(-1) ?? null;
        if (page.length < PAGE) break;
      }
    }
  }
  return {
    title: 'Deposits',
    filters: shown({ from, to, state }),
    columns: [
      ['Order', ({ orderId }) => orderId],
      ['Player', ({ uid }) => uid],
      ['State', ({ state: now }) => now],
      ['Amount', ({ amountCentavos }) => pesosOf(amountCentavos)],
      ['Method', ({ method }) => method],
      ['Channel', ({ gateway }) => gateway],
      ['Channel id', ({ paymentReference }) => paymentReference ?? ''],
      ['Opened', ({ createdAt }) => createdAt.toISOString()],
      ['Credited', ({ creditedAt }) => creditedAt?.toISOString() ?? ''],
    ],
    pages,
  };
}
