import { type Cell, LANGUAGES, SCREENS, SKIN_NAMES, TIER_NAMES } from './cell';
import { Segments, Toggle } from './controls';
import { words } from './words';

interface LooksProps {
  readonly cell: Cell;
  readonly onChange: (change: Partial<Cell>) => void;
}

/** The settings of a cell: screen, skin, language, tier, seed, motion. */
export function Looks({ cell, onChange }: LooksProps) {
  const screen = SCREENS.findIndex(({ width, height }) => width === cell.width && height === cell.height);
  return (
    <>
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
        label={words.language}
        options={LANGUAGES.map((value) => ({ value, name: value }))}
        value={cell.language}
        onChange={(language) => onChange({ language })}
      />
      <Segments
        label={words.tier}
        options={TIER_NAMES.map((value) => ({ value, name: value }))}
        value={cell.tier}
        onChange={(tier) => onChange({ tier })}
      />
      <label className="seed">
        {words.seed}
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
    </>
  );
}

interface ToolbarProps extends LooksProps {
  readonly muted: boolean;
  readonly onMuted: (muted: boolean) => void;
}

/** The settings of a cell that plays, and its sound. */
export function Toolbar({ cell, muted, onChange, onMuted }: ToolbarProps) {
  return (
    <header className="toolbar">
      <Looks cell={cell} onChange={onChange} />
      <Toggle label={words.sound} on={!muted} onChange={(on) => onMuted(!on)} />
    </header>
  );
}
