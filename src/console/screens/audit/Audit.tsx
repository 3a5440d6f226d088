import type { AuditEntry } from '../../../../contract/desk/audit';
import { deskCalls } from '../../../../contract/desk/calls';
import { setFilters, useAddress } from '../../app/address';
import { useDesk } from '../../app/query';
import { countText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { Chip } from '../../kit/Chip';
import { ExportButton } from '../../kit/ExportButton';
import { ListView } from '../../kit/ListView';
import { Empty } from '../../kit/States';
import type { Column } from '../../kit/TableView';
import { AuditProof } from './AuditProof';

const { audit: calls } = deskCalls;

const COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'n', title: 'Entry', width: '84px', cell: ({ n }) => <b>{countText(n)}</b> },
  {
    id: 'at',
    title: 'Time',
    width: '150px',
    isWide: true,
    cell: ({ at }) => <span className="mut">{timeText(at)}</span>,
  },
  { id: 'who', title: 'Who', width: 'minmax(0, 0.7fr)', cell: ({ operator }) => operator?.name ?? 'Server' },
  { id: 'action', title: 'Action', cell: ({ action }) => <b>{action}</b> },
  { id: 'object', title: 'On', isWide: true, cell: ({ object }) => object },
  {
    id: 'hash',
    title: 'Hash',
    width: '92px',
    isWide: true,
    cell: ({ hash }) => <span className="mono">{hash.slice(0, 8)}</span>,
  },
];

const short = (hash: string): string => hash.replace(/(.{8})/g, '$1 ').trim();

const idOf = ({ n }: AuditEntry) => String(n);

/** What the entries are narrowed to, by the names of the address. */
interface Narrowed {
  readonly object: string | null;
  readonly action: string | null;
  /** The number of an operator. */
  readonly who: string | null;
}

/** The same for the calls. */
const filterOf = ({ object, action, who }: Narrowed) => ({
  ...(object === null ? {} : { object }),
  ...(action === null ? {} : { action }),
  ...(who === null ? {} : { operatorId: Number(who) }),
});

/** One page; without a cursor the newest, which are read again by themselves. */
const useEntries = (narrowed: Narrowed, cursor: string | undefined) =>
  useDesk(
    calls.list,
    {
      pageSize: 100,
      ...(cursor === undefined ? {} : { cursor }),
      ...filterOf(narrowed),
    },
    { everyMs: 30_000 },
  );

/** Who did it. The browser computes the hashes of what it shows by itself. */
export default function Audit() {
  const { filters } = useAddress();
  const who = filters.get('who');
  const narrowed = { object: filters.get('object'), action: filters.get('action'), who };
  const shown = useEntries(narrowed, filters.get('after') ?? undefined).data?.list ?? [];
  const useRows = (_: 'all', cursor: string | undefined) => useEntries(narrowed, cursor);
  const nameOfWho = shown[0]?.operator?.name ?? who;
  const chips = [
    ['who', 'Who', who === null ? null : nameOfWho],
    ['action', 'Action', narrowed.action],
    ['object', 'On', narrowed.object],
  ] as const;
  const isWhole = chips.every(([, , value]) => value === null);
  return (
    <>
      <AuditProof shown={shown} isWhole={isWhole} />
      <ListView
        path="audit"
        label="Audit trail, newest first"
        filter="view"
        views={[{ name: 'all', title: 'All' }]}
        within={chips.map(([, , value]) => value ?? '').join()}
        useRows={useRows}
        columns={COLUMNS}
        idOf={idOf}
        empty={() => 'No entries'}
        noneChosen="No entry chosen"
        panel={(_, row) => <Entry entry={row} />}
        footer={<span>No role can change or delete an entry</span>}
        actions={
          <>
            <ExportButton call={deskCalls.export.audit} filter={filterOf(narrowed)} name="audit-trail" />
            {chips.map(
              ([name, title, value]) =>
                value !== null && (
                  <button
                    key={name}
                    type="button"
                    className="fl"
                    aria-label={`All again: ${title} ${value}`}
                    onClick={() => setFilters({ [name]: null, after: null })}
                  >
                    <i>{title}</i>
                    <b>{value}</b> ×
                  </button>
                ),
            )}
          </>
        }
      />
    </>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry | null }) {
  if (entry === null) {
    return (
      <Card>
        <Empty title="Not on this page">Older entries are further down.</Empty>
      </Card>
    );
  }
  const {
    reason,
    amount,
    detail = {},
  } = JSON.parse(entry.line) as {
    reason?: string;
    amount?: string;
    detail?: Record<string, unknown>;
  };
  return (
    <Card title={`Entry ${countText(entry.n)}`} aside={<Chip tone="acc">{entry.action}</Chip>}>
      <div className="pad">
        <Facts
          facts={[
            [
              'Who',
              entry.operator === null ? (
                'The server'
              ) : (
                <Narrow key="who" to={{ who: String(entry.operator.id) }} text={entry.operator.name} />
              ),
            ],
            ['Action', <Narrow key="action" to={{ action: entry.action }} text={entry.action} />],
            ['When', timeText(entry.at)],
            ['On', <Narrow key="object" to={{ object: entry.object }} text={entry.object} />],
            ...(amount === undefined ? [] : [['Amount', `₱${amount}`] as const]),
            ...(reason === undefined ? [] : [['Reason', reason] as const]),
            ...Object.entries(detail).map(([name, value]) => [name, String(value)] as const),
          ]}
        />
        <h3>Hash of the entry before</h3>
        <p className="mono hash">{short(entry.prev)}</p>
        <h3>This entry, SHA-256</h3>
        <p className="mono hash">{short(entry.hash)}</p>
      </div>
    </Card>
  );
}

/** Narrows the trail to entries that have this in common. */
const Narrow = ({ to, text }: { readonly to: Readonly<Record<string, string>>; readonly text: string }) => (
  <button type="button" className="link" onClick={() => setFilters({ ...to, after: null })}>
    {text}
  </button>
);
