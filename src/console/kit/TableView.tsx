import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useKeys } from './keys';

const features = tableFeatures({});
const ROW_PX = 40;

/** One column: its title, and what a row shows in it. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** A CSS width; the rest of the room is shared by the columns without one. */
  readonly width?: string;
  readonly isRight?: boolean;
  /** Left out on a phone. */
  readonly isWide?: boolean;
}

interface TableViewProps<Row extends object> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Rows that somebody else has decided. */
  readonly isDone?: (row: Row) => boolean;
  readonly selected: string | null;
  readonly onSelect: (row: Row) => void;
  readonly empty: ReactNode;
  /** Reads the next page; missing on the last one. */
  readonly onMore?: (() => void) | undefined;
  readonly footer?: ReactNode;
}

/** A list of which only the visible rows are drawn. J and K move, Enter opens. */
export function TableView<Row extends object>(props: TableViewProps<Row>) {
  const { label, columns, rows, idOf, isDone, selected, onSelect, empty, onMore, footer } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.title,
          cell: ({ row }) => column.cell(row.original),
        }),
      ),
    [columns],
  );
  const table = useTable({ features, columns: definitions, data: rows as Row[], getRowId: idOf });
  const drawn = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: drawn.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  const place = rows.findIndex((row) => idOf(row) === selected);
  const move = (by: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, place + by))];
    if (row !== undefined) onSelect(row);
  };
  useKeys({ j: () => move(1), k: () => move(place < 0 ? 1 : -1) });
  useEffect(() => {
    if (place >= 0) virtual.scrollToIndex(place);
  }, [place, virtual]);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const gridOf = (some: readonly Column<Row>[]) =>
    some.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ');
  const grid = {
    '--columns': gridOf(columns),
    '--columns-narrow': gridOf(columns.filter(({ isWide }) => !isWide)),
  } as CSSProperties;
  const classOf = (id: string) =>
    `cell ${byId.get(id)?.isRight ? 'r' : ''} ${byId.get(id)?.isWide ? 'wide' : ''}`;
  const items = virtual.getVirtualItems();
  return (
    <div className="view">
      <div ref={scroller} className="rows">
        <table aria-label={label} aria-rowcount={rows.length} style={grid}>
          <thead>
            <tr className="line head">
              {columns.map(({ id, title }) => (
                <th key={id} scope="col" className={classOf(id)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const row = drawn[index];
              if (row === undefined) return null;
              const isOn = idOf(row.original) === selected;
              return (
                <tr
                  key={row.id}
                  aria-current={isOn}
                  className={`line ${isOn ? 'on' : ''} ${isDone?.(row.original) ? 'done' : ''}`}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row.getAllCells().map((cell, place) => (
                    <td key={cell.id} className={classOf(cell.column.id)}>
                      {place === 0 ? (
                        <button type="button" className="opener" onClick={() => onSelect(row.original)}>
                          <table.FlexRender cell={cell} />
                        </button>
                      ) : (
                        <table.FlexRender cell={cell} />
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        {rows.length === 0 && empty}
        {onMore !== undefined && (
          <button type="button" className="btn q" onClick={onMore}>
            Older
          </button>
        )}
      </div>
      <div className="foot">
        <span>
          <kbd>J</kbd> <kbd>K</kbd> move
        </span>
        <span>
          <kbd>?</kbd> all keys
        </span>
        <span className="g" />
        {footer ?? <span>{rows.length} shown</span>}
      </div>
    </div>
  );
}
