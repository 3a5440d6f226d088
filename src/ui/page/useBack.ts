import { useNavigate } from 'react-router-dom';

/** Goes back the way one came; to `home` when the page was opened by its address. */
export function useBack(home = '/'): () => void {
  const navigate = useNavigate();
  return () => {
    const state: unknown = window.history.state;
    const came = typeof state === 'object' && state !== null && 'idx' in state && state.idx !== 0;
    if (came) navigate(-1);
    else navigate(home, { replace: true });
  };
}
