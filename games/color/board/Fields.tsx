import { type KeyboardEvent, useState } from 'react';
import type { Centavos } from '../../kit/rules/money';
import { ALL_COLORS, type Color } from '../rules/colors';
import * as css from './board.css';
import { Field, type Light } from './Field';
import { fieldName, placeName } from './names';
import { paysRange } from './odds';
import { Special } from './Special';
import type { Translate } from './strings';
import { KIND_OF_MODE, keyOf, type Mode, type Place, stakeOn, type Table } from './table';
import type { Progress } from './won';

interface FieldsProps {
  readonly translate: Translate;
  readonly formatAmount: (amount: Centavos) => string;
  readonly table: Table;
  readonly mode: Mode;
  readonly progress: Progress;
  readonly disabled: boolean;
  /** Leaves room below for a row of slips. */
  readonly low: boolean;
  readonly onColor: (color: Color, target: HTMLElement) => void;
  readonly onPlace: (place: Place, target: HTMLElement) => void;
  readonly onLift: (key: string) => void;
}

const SPECIALS = ['anyTriple', 'allDifferent'] as const;
const COLUMNS = 3;
/** How far each arrow key moves among fields in rows of three. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

/** The fields of the selected mode; arrows move among them. */
export function Fields(props: FieldsProps) {
  const { mode, low } = props;
  const [at, setAt] = useState(0);
  const count = mode === 'special' ? SPECIALS.length : ALL_COLORS.length;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const next = Math.min(at, count - 1) + (step ?? 0);
    if (step === undefined || next < 0 || next >= count) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-field]')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside, this only hears them
    <div
      className={mode === 'special' ? css.specials : css.fields}
      data-low={low || undefined}
      onKeyDown={onKeyDown}
    >
      {mode === 'special'
        ? SPECIALS.map((kind, index) => (
            <OneSpecial key={kind} {...props} kind={kind} focusable={index === Math.min(at, 1)} />
          ))
        : ALL_COLORS.map((color) => (
            <OneColor key={color} {...props} mode={mode} color={color} focusable={color === at} />
          ))}
    </div>
  );
}

type OneColorProps = FieldsProps & {
  readonly mode: Exclude<Mode, 'special'>;
  readonly color: Color;
  readonly focusable: boolean;
};

function OneColor({ translate, formatAmount, table, mode, progress, color, ...props }: OneColorProps) {
  const place: Place = { kind: KIND_OF_MODE[mode], colors: [color] };
  const combines = mode === 'two' || mode === 'three';
  const stakeCentavos = stakeOn(table, place);
  const prize = progress.won.get(keyOf(place));
  const color_ = translate(`color.${color}`);
  const values = { color: color_, shape: translate(`shape.${color}`), amount: formatAmount(stakeCentavos) };
  return (
    <Field
      color={color}
      name={stakeCentavos > 0n ? translate('fieldStaked', values) : fieldName(translate, color)}
      letter={translate(`letter.${color}`)}
      pay={payOf(translate, mode, progress, prize?.pays)}
      picked={table.picked.includes(color)}
      light={lightOf(
        progress,
        [...progress.won.values()].some((won) => won.place.colors.includes(color)),
      )}
      stakeCentavos={combines ? ZERO_CHIPS : stakeCentavos}
      stakeText={formatAmount(stakeCentavos)}
      faded={progress.settled !== null && prize === undefined}
      disabled={props.disabled}
      focusable={props.focusable}
      onTap={(target) => props.onColor(color, target)}
      onLift={() => props.onLift(keyOf(place))}
    />
  );
}

const ZERO_CHIPS = 0n as Centavos;

/** After a roll a field shows what it paid; before, what it may pay. */
function payOf(translate: Translate, mode: Mode, progress: Progress, won: string | undefined): string {
  if (won !== undefined) return translate('pays', { pays: won });
  if (progress.settled !== null || progress.won.size > 0 || mode === 'two' || mode === 'three') return '';
  return translate('pays', { pays: paysRange(mode === 'one' ? 'single' : 'triple') });
}

type OneSpecialProps = FieldsProps & {
  readonly kind: (typeof SPECIALS)[number];
  readonly focusable: boolean;
};

function OneSpecial({ translate, formatAmount, table, progress, kind, ...props }: OneSpecialProps) {
  const place: Place = { kind, colors: [] };
  const stakeCentavos = stakeOn(table, place);
  const won = progress.won.has(keyOf(place));
  const amount = formatAmount(stakeCentavos);
  const name = placeName(translate, place);
  return (
    <Special
      kind={kind}
      translate={translate}
      name={stakeCentavos > 0n ? translate('placeStaked', { place: name, amount }) : name}
      light={lightOf(progress, won)}
      stakeCentavos={stakeCentavos}
      stakeText={amount}
      faded={progress.settled !== null && !won}
      disabled={props.disabled}
      focusable={props.focusable}
      onTap={(target) => props.onPlace(place, target)}
      onLift={() => props.onLift(keyOf(place))}
    />
  );
}

/** Winners are highlighted as soon as their event arrives; the others fade once the round is settled with a win. */
function lightOf({ won, settled }: Progress, wins: boolean): Light {
  if (wins) return 'lit';
  if (settled === null || won.size === 0) return 'plain';
  return settled.tier === 'mega' ? 'dark' : 'dim';
}
