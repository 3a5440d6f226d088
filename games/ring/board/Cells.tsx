import { type KeyboardEvent, useState } from 'react';
import type { Centavos } from '../../kit/rules/money';
import { COLORS, type Color } from '../rules/segments';
import { Cell, type Light } from './Cell';
import * as css from './cell.css';
import type { Progress } from './progress';
import type { Translate } from './strings';
import { stakeOn, type Table } from './table';

interface CellsProps {
  readonly translate: Translate;
  readonly formatAmount: (amount: Centavos) => string;
  readonly table: Table;
  readonly progress: Progress;
  readonly disabled: boolean;
  readonly onTap: (color: Color) => void;
  readonly onLift: (color: Color) => void;
}

/** The four colours; arrows move among them. */
export function Cells({ table, progress, onTap, onLift, ...props }: CellsProps) {
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = at + step;
    if (step === 0 || next < 0 || next >= COLORS.length) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={props.translate('colors')} className={css.cells} onKeyDown={onKeyDown}>
      {COLORS.map((color, index) => (
        <Cell
          key={color}
          {...props}
          color={color}
          stakeCentavos={stakeOn(table, color)}
          light={lightOf(progress, color)}
          faded={progress.settled !== null && progress.won?.color !== color}
          focusable={index === at}
          onTap={() => {
            setAt(index);
            onTap(color);
          }}
          onLift={() => onLift(color)}
        />
      ))}
    </div>
  );
}

/** The colour of the stop is highlighted as soon as its event arrives; the others fade once a win is settled. */
function lightOf({ stopped, won, settled }: Progress, color: Color): Light {
  if (stopped?.color === color) return 'lit';
  if (settled === null || won === null) return 'plain';
  return settled.tier === 'mega' ? 'dark' : 'dim';
}
