import { useEffect, useState } from 'react';
import { loadAllStrings } from '../../../i18n/i18n';
import { keepTrying } from '../../../shared/loading/keepTrying';
import { whenIdle } from '../../../shared/whenIdle';
import type { CompanyProps } from './Company';

type Loaded = typeof import('./Company')['Company'];

let known: Loaded | null = null;

const load = async (): Promise<Loaded> => {
  const [{ Company: Found }] = await Promise.all([import('./Company'), loadAllStrings()]);
  return Found;
};

/** The company at a shared table. It comes after the first frames of the game, which it must not slow down. */
export function Company(props: CompanyProps) {
  const [Found, setFound] = useState(() => known);
  useEffect(() => {
    if (known !== null) return;
    let stop = () => {};
    let isLeft = false;
    void whenIdle().then(() => {
      if (isLeft) return;
      const found = (component: Loaded) => {
        known = component;
        setFound(() => component);
      };
      stop = keepTrying(load, found);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return Found === null ? null : <Found {...props} />;
}
