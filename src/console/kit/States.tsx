import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeskError, messageOf } from '../app/api';
import { timeText } from '../app/text';

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows of their final height while the first answer is awaited. */
export const Loading = ({ rows = 6 }: { readonly rows?: number }) => (
  <div className="skeleton" role="status" aria-label="Loading">
    {SKELETON_ROWS.slice(0, rows).map((row) => (
      <div key={row} className="skeleton-row" />
    ))}
  </div>
);

/** Why there is nothing, and the way on. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="empty">
    <b>{title}</b>
    {children !== undefined && <div className="mut">{children}</div>}
  </div>
);

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The server's message with code and trace, and another try. */
export const Failure = ({ error, onRetry }: FailureProps) => (
  <div className="note neg" role="alert">
    <div className="g">
      <b>{messageOf(error)}</b>
      {error instanceof DeskError && (
        <div className="sm">
          Code {error.code}, <span className="mono">{error.path}</span>
          {error.trace !== null && (
            <>
              , trace <span className="mono">{error.trace}</span>
            </>
          )}
        </div>
      )}
    </div>
    <button type="button" className="btn sm" onClick={onRetry}>
      Retry
    </button>
  </div>
);

interface ReadingProps<Reply> {
  readonly query: UseQueryResult<Reply>;
  readonly rows?: number;
  readonly children: (reply: Reply) => ReactNode;
}

/** What a read shows: loading, failed, or its reply. After a failed refresh the reply stays, with its time. */
export function Reading<Reply>({ query, rows = 6, children }: ReadingProps<Reply>) {
  const { data, error, dataUpdatedAt, refetch } = query;
  if (data === undefined) {
    return error === null ? (
      <Loading rows={rows} />
    ) : (
      <Failure error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {error !== null && (
        <div className="note warn" role="status">
          <div className="g">
            Not refreshed since {timeText(new Date(dataUpdatedAt).toISOString())}: {messageOf(error)}
          </div>
          <button type="button" className="btn sm" onClick={() => void refetch()}>
            Retry
          </button>
        </div>
      )}
      {children(data)}
    </>
  );
}
