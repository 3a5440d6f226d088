import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressOf } from '../../app/address';
import { ListView } from '../../kit/ListView';
import type { Column } from '../../kit/TableView';

interface BetListProps<Row extends object> {
  readonly uid: number;
  /** Below the path of the player. */
  readonly path: string;
  /** What was played. */
  readonly title: string;
  /** Reads a page; a hook. */
  readonly useRows: (asked: {
    readonly uid: number;
    readonly pageSize: number;
    readonly cursor?: string;
  }) => UseQueryResult<{ readonly list: readonly Row[]; readonly cursor: string | null }>;
  readonly within?: string;
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  readonly panel: (id: string) => ReactNode;
}

/** What a player has bet on, the newest first, each as evidence beside the list. */
export function BetList<Row extends object>(props: BetListProps<Row>) {
  const { uid, path, title, useRows, within = '', columns, idOf, panel } = props;
  return (
    <ListView
      path={`players/${uid}/${path}`}
      label={`${title}, newest first`}
      filter="view"
      views={[{ name: 'all', title: 'All' }]}
      within={within}
      useRows={(_, cursor) => useRows({ uid, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) })}
      columns={columns}
      idOf={idOf}
      empty={() => 'No settled bets yet'}
      noneChosen="No bet chosen"
      panel={panel}
      isPanelWide
      actions={
        <>
          <b>{title}</b>
          <a className="btn" href={addressOf(`players/${uid}`)}>
            Player {uid}
          </a>
        </>
      }
    />
  );
}
