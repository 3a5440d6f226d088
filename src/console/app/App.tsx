import { useEffect, useRef } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import { Failure, Loading } from '../kit/States';
import { LogIn } from '../screens/LogIn';
import { SetUp } from '../screens/SetUp';
import { useAddress } from './address';
import { OperatorContext } from './operator';
import { queryClient, useDesk } from './query';
import { Shell } from './Shell';
import { useSessionToken } from './session';

/** A one-time link, the log-in, or the console. */
export function App() {
  const { parts } = useAddress();
  const token = useSessionToken();
  const before = useRef(token);
  useEffect(() => {
    // Another operator at the same tab must not see what the one before has read. At the start there is nothing to drop
    // but the read of a one-time link that has just begun.
    if (token === null && before.current !== null) queryClient.clear();
    before.current = token;
  }, [token]);
  if (parts[0] === 'link') return <SetUp link={parts[1] ?? ''} />;
  return token === null ? <LogIn /> : <Inside />;
}

function Inside() {
  const session = useDesk(deskCalls.session.read, {}, { everyMs: 60_000 });
  if (session.data === undefined) {
    return (
      <main className="gate">
        {session.error === null ? (
          <Loading rows={3} />
        ) : (
          <Failure error={session.error} onRetry={() => void session.refetch()} />
        )}
      </main>
    );
  }
  return (
    <OperatorContext value={session.data.operator}>
      <Shell session={session.data} />
    </OperatorContext>
  );
}
