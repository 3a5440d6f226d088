import { useEffect, useRef, useState } from 'react';
import { useStake } from '../../kit/board/useStake';
import { type Centavos, centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { type Choice, choiceFrom, stakesOf, stakeWithin, standing, wireOf } from './choice';
import type { BoardProps } from './strings';

const FIRST_STAKE = centavos(2_000n);
export const STAKE_MIN = centavos(STAKE_MIN_CENTAVOS);

type Wanted = Pick<
  BoardProps,
  | 'replay'
  | 'lastBet'
  | 'draft'
  | 'habits'
  | 'balanceCentavos'
  | 'exposureMaxCentavos'
  | 'onDraft'
  | 'onHabits'
>;

interface Standing {
  readonly choice: Choice;
  readonly stakeCentavos: Centavos;
}

/** The selection and the stake, remembered between visits and reported to the host when they change. */
export function useChoice(props: Wanted) {
  const { replay, lastBet, draft, habits, exposureMaxCentavos, balanceCentavos } = props;
  const [choice, setChoice] = useState<Choice>(() => {
    const remembered = choiceFrom(habits);
    const left = standing(draft);
    if (left === null) return remembered;
    // The draft has one mode only; the other mode's selection comes from the remembered values.
    return left.choice.mode === 'percent'
      ? { ...left.choice, places: remembered.places }
      : { ...remembered, mode: 'seven', places: left.choice.places };
  });
  const each = stakesOf(choice);
  const latest = useRef(choice);
  latest.current = choice;
  const stakeKept = useRef<Json>({});
  const keep = (next: Choice) =>
    props.onHabits({ ...next, places: [...next.places], ...(stakeKept.current as object) });
  const { stakeCentavos, setStake, maxCentavos } = useStake(
    {
      habits,
      balanceCentavos: centavos(balanceCentavos / each),
      onHabits: (stake) => {
        stakeKept.current = stake;
        keep(latest.current);
      },
    },
    { first: FIRST_STAKE, min: STAKE_MIN, max: stakeWithin(choice, exposureMaxCentavos) },
  );

  const wire = JSON.stringify(wireOf(choice, stakeCentavos));
  const onDraft = useRef(props.onDraft);
  onDraft.current = props.onDraft;
  useEffect(() => {
    if (!replay) onDraft.current(JSON.parse(wire) as Json);
  }, [wire, replay]);

  const past = replay ? standing(lastBet) : null;
  const shown: Standing =
    past === null ? { choice, stakeCentavos } : { choice: past.choice, stakeCentavos: past.stake };
  return {
    ...shown,
    maxCentavos,
    setStake,
    change: (next: Choice) => {
      setChoice(next);
      keep(next);
    },
  };
}
