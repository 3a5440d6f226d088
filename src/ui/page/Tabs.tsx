import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';
import * as css from './Tabs.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface TabsProps<Key extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** `line` is text with an underline, `pill` a segmented bar. */
  look?: 'line' | 'pill';
  centred?: boolean;
  /** The tabs were used a moment ago on another page, which this one has replaced: the active one keeps the focus. */
  keepsFocus?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, active, onChange, look = 'line', centred = false, keepsFocus = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(keepsFocus);
  useEffect(() => {
    if (first.current) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.key === active) + step;
    const next = tabs.at(at % tabs.length);
    if (next === undefined) return;
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classes(css.lists[look], centred && css.centred)}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          data-key={tab.key}
          aria-selected={tab.key === active}
          tabIndex={tab.key === active ? 0 : -1}
          className={css.tabs[look]}
          onClick={() => onChange(tab.key)}
        >
          {tab.icon !== undefined && <span className={css.icon}>{tab.icon}</span>}
          {tab.label}
        </button>
      ))}
    </div>
  );
}
