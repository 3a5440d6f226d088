import type { ReactNode } from 'react';
import { type Cell, LANGUAGES, SCREENS, SKIN_NAMES, TIER_NAMES } from './cell';
import { Choice, Segments, Toggle } from './controls';
import { words } from './words';

interface ToolbarProps {
  readonly title: string;
  readonly cell: Cell;
  readonly onChange: (change: Partial<Cell>) => void;
  readonly children?: ReactNode;
}

/** The settings of a cell: screen, skin, language, tier, seed, motion; further tools come after them. */
export function Toolbar({ title, cell, onChange, children }: ToolbarProps) {
  const screen = SCREENS.findIndex(({ width, height }) => width === cell.width && height === cell.height);
  return (
    <header className="toolbar">
      <h2 className="cell-title">{title}</h2>
      <Segments
        label={words.size}
        options={SCREENS.map(({ name, width, height }, value) => ({
          value,
          name: `${width}×${height}`,
          title: name,
        }))}
        value={screen}
        onChange={(index) => {
          const chosen = SCREENS[index];
          if (chosen !== undefined) onChange({ width: chosen.width, height: chosen.height });
        }}
      />
      <Segments
        label={words.skin}
        options={SKIN_NAMES.map((value) => ({ value, name: value }))}
        value={cell.skin}
        onChange={(skin) => onChange({ skin })}
      />
      <Segments
        label={words.tier}
        options={TIER_NAMES.map((value) => ({ value, name: value }))}
        value={cell.tier}
        onChange={(tier) => onChange({ tier })}
      />
      <Choice
        label={words.language}
        options={LANGUAGES}
        value={cell.language}
        onChange={(language) => onChange({ language })}
      />
      <label className="seed">
        <span>{words.seed}</span>
        <input
          type="number"
          min={0}
          value={cell.seed}
          onChange={(event) => onChange({ seed: Math.max(0, Math.trunc(event.target.valueAsNumber) || 0) })}
        />
      </label>
      <Toggle
        label={words.reducedMotion}
        on={cell.reducedMotion}
        onChange={(reducedMotion) => onChange({ reducedMotion })}
      />
      {children}
    </header>
  );
}
