import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { PresenceKind } from '../../../contract/desk/presence';
import { addressOf, setFilters, useAddress } from '../app/address';
import { timeText } from '../app/text';
import { Card } from './Card';
import { useHeldRows } from './heldRows';
import { Item } from './Item';
import { useKeys } from './keys';
import { Lookers, Presence, usePresence } from './Presence';
import { Empty, Reading } from './States';
import { STALE_MS, StaleContext } from './stale';
import { type Column, TableView } from './TableView';

interface Page<Row> {
  readonly list: readonly Row[];
  readonly cursor: string | null;
}

/** A saved view: its name in the address, its title, and how many wait in it. */
export interface View<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly count?: number | null | undefined;
}

interface ListViewProps<Row extends object, Name extends string> {
  /** The path of the screen, which its views lead to. */
  readonly path: string;
  /** The name of the list. */
  readonly label: string;
  /** The filter of the address that names the view. */
  readonly filter: 'state' | 'view' | 'account';
  /** The first is shown where the address names none. A single view has no tab. */
  readonly views: readonly [View<Name>, ...View<Name>[]];
  /** Reads a page of a view; a hook, so that it can read again by itself. */
  readonly useRows: (view: Name, cursor: string | undefined) => UseQueryResult<Page<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  /** Why a view is empty. */
  readonly empty: (view: Name) => string;
  /** What the panel shows where nothing is chosen. */
  readonly noneChosen: string;
  /** The panel of an item; its row where the page has it. */
  readonly panel: (id: string, row: Row | null) => ReactNode;
  /** Whether the panel shows the row itself: nothing can be decided there once the row has left the list. */
  readonly isPanelOfRow?: boolean;
  /** Shows who else looks, and hands items over; without it the list is only looked things up in. */
  readonly presence?: PresenceKind;
  /** Beside the views. */
  readonly actions?: ReactNode;
  /** Filters of the address besides the view; another value begins at the first page. */
  readonly within?: string;
  /** Below the list while nothing new waits. */
  readonly footer?: ReactNode;
  /** Below the panel, whatever is chosen. */
  readonly below?: ReactNode;
  /** Whether the panel needs more room than the list. */
  readonly isPanelWide?: boolean;
}

const ROWS_WAITING = 8;

/**
 * A list with its views and the panel of the chosen item. The address is the state: view, page and item. Rows never jump:
 * what is new waits until it is taken, and what somebody has decided stays where it was, greyed.
 */
export function ListView<Row extends object, Name extends string>(props: ListViewProps<Row, Name>) {
  const { path, label, filter, views, useRows, columns, idOf, empty, noneChosen, panel, actions } = props;
  const { presence: kind, footer, below, isPanelWide = false, isPanelOfRow = false } = props;
  const { filters } = useAddress();
  const wanted = filters.get(filter);
  const view = views.find(({ name }) => name === wanted) ?? views[0];
  const cursor = filters.get('after') ?? undefined;
  const id = filters.get('id');
  const query = useRows(view.name, cursor);
  const presence = usePresence(kind ?? null, id);
  const { data, dataUpdatedAt, error, isPlaceholderData } = query;
  // Until the first answer of another view, the rows of the one before stay.
  const of = isPlaceholderData ? 'before' : `${view.name} ${props.within ?? ''} ${cursor ?? ''}`;
  const hasMore = data != null && data.cursor !== null;
  const held = useHeldRows(
    { of, rows: data?.list ?? [], atMs: dataUpdatedAt, hasMore },
    { idOf, chosen: id },
  );
  useKeys({ n: held.take });
  const isStale = error !== null && Date.now() - dataUpdatedAt > STALE_MS;
  const shown = useMemo(
    (): readonly Column<Row>[] =>
      kind === undefined
        ? columns
        : [
            ...columns,
            {
              id: 'lookers',
              title: '',
              width: '46px',
              isWide: true,
              cell: (row) => <Lookers presence={presence} item={idOf(row)} />,
            },
          ],
    [columns, presence, idOf, kind],
  );
  const first =
    cursor === undefined ? undefined : (
      <button type="button" className="btn q" onClick={() => setFilters({ after: null, id: null })}>
        First page
      </button>
    );
  const changes = held.news + held.gone.size;
  const told = held.news > 0 ? `${held.news} new` : `${held.gone.size} decided`;
  // Another view keeps the other filters, and begins at its first page.
  const kept = { ...Object.fromEntries(filters), after: null, id: null };
  const place = held.rows.findIndex((row) => idOf(row) === id);
  // A phone shows either the list or the chosen item.
  const open = id === null ? '' : 'is-open';
  return (
    <>
      {(views.length > 1 || Boolean(actions)) && (
        <div className={`row wrap views ${open}`}>
          {views.length > 1 && (
            <div className="tabs">
              {views.map(({ name, title, count }) => (
                <a
                  key={name}
                  href={addressOf(path, { ...kept, [filter]: name })}
                  className={name === view.name ? 'on' : ''}
                  aria-current={name === view.name ? 'page' : undefined}
                >
                  {title} {count != null && <em>{count}</em>}
                </a>
              ))}
            </div>
          )}
          <span className="g" />
          {actions}
        </div>
      )}
      <div className={`split ${open} ${isPanelWide ? 'panel-wide' : ''}`}>
        <section className="card fill">
          <Reading query={query} rows={ROWS_WAITING}>
            {({ cursor: next }) => (
              <TableView
                label={label}
                columns={shown}
                rows={held.rows}
                idOf={idOf}
                isDone={(row) => held.gone.has(idOf(row))}
                selected={id}
                onSelect={(row) => setFilters({ id: idOf(row) })}
                empty={<Empty title={empty(view.name)} />}
                onMore={next === null ? undefined : () => setFilters({ after: next, id: null })}
                footer={
                  changes === 0 ? (
                    (footer ?? first)
                  ) : (
                    <button type="button" className="btn q news" onClick={held.take}>
                      {told} since {timeText(new Date(held.atMs).toISOString())} <kbd aria-hidden>N</kbd>
                    </button>
                  )
                }
              />
            )}
          </Reading>
        </section>
        <div className="col scroll">
          <StaleContext value={isStale}>
            {id === null ? (
              <Card className="wide">
                <Empty title={noneChosen}>J and K move through the list.</Empty>
              </Card>
            ) : (
              <>
                <div className="narrow back">
                  <button type="button" className="btn q" onClick={() => setFilters({ id: null })}>
                    <ArrowLeft className="i" aria-hidden /> Back to the list
                  </button>
                  {place >= 0 && (
                    <span className="mut">
                      {place + 1} of {held.rows.length}
                    </span>
                  )}
                </div>
                {kind !== undefined && (
                  <Presence key={`presence ${id}`} kind={kind} item={id} presence={presence} />
                )}
                <div key={id} className="col">
                  <Item isGone={held.gone.has(id)} isOfRow={isPanelOfRow}>
                    {panel(id, held.rows.find((row) => idOf(row) === id) ?? null)}
                  </Item>
                </div>
              </>
            )}
            {below}
          </StaleContext>
        </div>
      </div>
    </>
  );
}
