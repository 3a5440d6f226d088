import { useState } from 'react';
import type { AuditCheck, AuditEntry } from '../../../contract/desk/audit';
import { deskCalls } from '../../../contract/desk/calls';
import { setFilters, useAddress } from '../app/address';
import { ask } from '../app/api';
import { refresh, useDesk } from '../app/query';
import { countText, timeText } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Empty, Failure, Reading } from '../kit/States';
import { type Column, TableView } from '../kit/TableView';
import { checkPage, type PageCheck } from './auditCheck';
import { saveText } from './csv';

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
  { id: 'who', title: 'Who', width: '140px', cell: ({ operator }) => operator?.name ?? 'Server' },
  { id: 'action', title: 'Action', width: '150px', cell: ({ action }) => <b>{action}</b> },
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

/** Who did it. The browser computes the hashes of what it shows by itself. */
export default function Audit() {
  const { filters } = useAddress();
  const cursor = filters.get('before');
  const object = filters.get('object');
  const id = filters.get('id');
  const query = useDesk(
    calls.list,
    { pageSize: 100, ...(cursor === null ? {} : { cursor }), ...(object === null ? {} : { object }) },
    { everyMs: 30_000 },
  );
  return (
    <>
      <Proof shown={query.data?.list ?? []} isWhole={object === null} />
      {object !== null && (
        <button type="button" className="fl" onClick={() => setFilters({ object: null, before: null })}>
          <i>On</i>
          <b>{object}</b> ×
        </button>
      )}
      <div className="split">
        <section className="card fill">
          <Reading query={query} rows={8}>
            {({ list, cursor: next }) => (
              <TableView
                label="Audit trail, newest first"
                columns={COLUMNS}
                rows={list}
                idOf={(row) => String(row.n)}
                selected={id}
                onSelect={(row) => setFilters({ id: String(row.n) })}
                empty={<Empty title="No entries" />}
                onMore={next === null ? undefined : () => setFilters({ before: next, id: null })}
                footer={<span>No role can change or delete an entry</span>}
              />
            )}
          </Reading>
        </section>
        <div className="col scroll">
          <Entry entry={query.data?.list.find(({ n }) => String(n) === id) ?? null} />
        </div>
      </div>
    </>
  );
}

function Proof({ shown, isWhole }: { readonly shown: readonly AuditEntry[]; readonly isWhole: boolean }) {
  const [check, setCheck] = useState<AuditCheck | null>(null);
  const [here, setHere] = useState<PageCheck | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = async () => {
    setError(null);
    try {
      setHere(await checkPage(shown, isWhole));
      setCheck(await ask(calls.check, {}));
      await refresh(calls.list);
    } catch (caught) {
      setError(caught);
    }
  };
  const isBroken = check?.brokenAt != null || here?.brokenAt != null;
  return (
    <section className="card pad">
      <div className="row wrap">
        <div className="g">
          <b className={isBroken ? 'neg' : check === null ? '' : 'pos'}>
            {check === null
              ? 'Every entry is hashed over the one before'
              : isBroken
                ? `Broken at entry ${check.brokenAt ?? here?.brokenAt}`
                : `Unbroken from entry 1 to ${countText(check.entries)}`}
          </b>
          {check !== null && here !== null && (
            <div className="mut sm">
              {here.entries} computed in this browser, all by the server, {timeText(check.at)}. Head{' '}
              <span className="mono">{check.head.slice(0, 16)}</span>
            </div>
          )}
        </div>
        <button type="button" className="btn" onClick={() => void run()}>
          Check the chain
        </button>
        <button
          type="button"
          className="btn"
          disabled={shown.length === 0}
          onClick={() =>
            saveText(
              `audit-${shown.at(-1)?.n}-${shown[0]?.n}.jsonl`,
              [...shown]
                .reverse()
                .map(({ line }) => `${line}\n`)
                .join(''),
              'application/jsonl',
            )
          }
        >
          Export these lines
        </button>
      </div>
      {error !== null && <Failure error={error} onRetry={() => void run()} />}
    </section>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry | null }) {
  if (entry === null) {
    return (
      <Card>
        <Empty title="No entry chosen">J and K move through the list.</Empty>
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
            ['Who', entry.operator?.name ?? 'The server'],
            ['When', timeText(entry.at)],
            [
              'On',
              <button
                key="object"
                type="button"
                className="link"
                onClick={() => setFilters({ object: entry.object, before: null })}
              >
                {entry.object}
              </button>,
            ],
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
