import { useNavigate } from 'react-router-dom';
import type { Address } from '../../../contract/addresses';

/** Goes back in the history, or to `home` if the page was opened directly. */
export function useBack(home: Address = '/'): () => void {
  const navigate = useNavigate();
  return () => {
    const state: unknown = window.history.state;
    const hasPrevious = typeof state === 'object' && state !== null && 'idx' in state && state.idx !== 0;
    if (hasPrevious) navigate(-1);
    else navigate(home, { replace: true });
  };
}
