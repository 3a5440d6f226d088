import type { ReplyOf } from '../../../contract/call';
import type { deskCalls } from '../../../contract/desk/calls';
import { csvOf, pesosOf } from '../../../contract/desk/csv';

type File = ReplyOf<typeof deskCalls.reconciliation.file>;

const amountOf = (amount: bigint | null): string => (amount === null ? '' : pesosOf(amount));

/** The file of a day. It says what it is, of when, who made it, and ends with the sums. */
export const dayFileOf = (day: string, { rows, sums, isProved, madeAt }: File, maker: string): string =>
  csvOf([
    ['Report', 'Reconciliation', 'Version', 1],
    ['Period', day, 'Day of', 'Manila, GMT+8'],
    ['Made at', madeAt, 'By', maker],
    ['Amounts in', 'pesos, cash out negative'],
    [
      'Ours',
      'Theirs',
      'Channel',
      'Method',
      'Our amount',
      'Their amount',
      'Time',
      'End',
      'Because',
      'Owner',
      'Reason',
      'Carried from',
    ],
    ...(rows.length === 0 ? [['No activity']] : []),
    ...rows.map((row) => [
      row.ours ?? '',
      row.theirs ?? '',
      row.channel ?? '',
      row.method ?? '',
      amountOf(row.ourAmount),
      amountOf(row.theirAmount),
      row.at,
      row.outcome,
      row.because ?? '',
      row.owner ?? '',
      row.reason ?? '',
      row.carriedFrom ?? '',
    ]),
    ['Sum, ours', pesosOf(sums.ours)],
    ['Sum, theirs', pesosOf(sums.theirs)],
    ['Matched', pesosOf(sums.matched)],
    ['Only ours', pesosOf(sums.onlyOurs)],
    ['Only theirs', pesosOf(sums.onlyTheirs)],
    ['The sums agree', isProved ? 'yes' : 'no'],
  ]);
