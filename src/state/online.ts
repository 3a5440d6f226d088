import { atom } from 'jotai';

/** Whether the device believes to have a network. */
export const onlineAtom = atom(true);

onlineAtom.onMount = (change) => {
  const look = () => change(navigator.onLine);
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
};
