import { type Mission, type ReceiveState, receiveStates } from '../../../contract/rewards/missions';
import { dayAfter, endOf } from '../../manilaDay';
import type { Facts } from './facts';
import { DAILY_MISSIONS, type DailyMission, type DayFacts, JOINT_MISSIONS, LIFE_MISSIONS } from './missions';

interface Standing {
  readonly facts: Facts;
  readonly today: string;
  /** The first day whose complete missions can still be claimed; everything before is missed. */
  readonly claimableFrom: string;
  /** Own games that are open. */
  readonly games: readonly string[];
  /** What follows "mission:" in the references that have been paid. */
  readonly claimed: ReadonlySet<string>;
  /** The points of a mission on a day, where operators have set them. */
  readonly pointsOn: (id: string, day: string) => number | undefined;
}

/** What follows "mission:" in the reference of a mission. */
export const claimIdOf = (id: string, day: string | null): string => (day === null ? id : `${id}:${day}`);

/** All missions of one day, in the order of the table. */
export function missionsOfDay(standing: Standing, day: string): Mission[] {
  const facts = standing.facts.ofDay(day);
  // A rest has moved the end of an earlier day that can still be claimed, at least to the end of today.
  const lastDay = day < standing.today && day >= standing.claimableFrom ? standing.today : dayAfter(day);
  const claimUntil = endOf(lastDay).toISOString();
  const shared = { type: 'dailyMisson', day, claimUntil } as const;
  const single = DAILY_MISSIONS.filter((mission) => isOpen(mission, standing.games)).map(
    ({ id, points, target, unit, measure }): Mission => {
      const progress = Math.min(target, measure(facts));
      const receiveState = dailyState(standing, { id, day, isComplete: progress >= target });
      const given = standing.pointsOn(id, day) ?? points;
      return { ...shared, id, points: given, progress, target, unit, parts: [], receiveState };
    },
  );
  const joint = JOINT_MISSIONS.map(({ id, points, parts }): Mission => {
    const done = parts.map((part) => ({ id: part.id, isComplete: isComplete(part, facts) }));
    const progress = done.filter((part) => part.isComplete).length;
    const receiveState = dailyState(standing, { id, day, isComplete: progress === parts.length });
    return {
      ...shared,
      id,
      points: standing.pointsOn(id, day) ?? points,
      progress,
      target: parts.length,
      unit: 'times',
      parts: done,
      receiveState,
    };
  });
  return [...single, ...joint];
}

const isOpen = ({ games }: DailyMission, open: readonly string[]): boolean =>
  games.length === 0 || games.some((game) => open.includes(game));

const isComplete = ({ measure, target }: DailyMission, facts: DayFacts): boolean => measure(facts) >= target;

/** Unfinished ones are missed at the day's end, unclaimed ones a day later. */
function dailyState(
  { today, claimableFrom, claimed }: Standing,
  { id, day, isComplete }: { readonly id: string; readonly day: string; readonly isComplete: boolean },
): ReceiveState {
  if (claimed.has(claimIdOf(id, day))) return 'CLAIMED';
  if (isComplete) return day >= claimableFrom ? 'UNACCALIMED' : 'MISSED';
  return day === today ? 'UNFINISHED' : 'MISSED';
}

/** The missions that are once for life. */
export const lifeMissions = ({ facts, claimed }: Pick<Standing, 'facts' | 'claimed'>): Mission[] =>
  LIFE_MISSIONS.map(({ id, points, target, unit, measure }) => {
    const isClaimed = claimed.has(claimIdOf(id, null));
    const progress = isClaimed ? target : Math.min(target, measure(facts.life));
    const open = progress >= target ? 'UNACCALIMED' : 'UNFINISHED';
    return {
      id,
      type: 'accumulativeMisson',
      receiveState: isClaimed ? 'CLAIMED' : open,
      day: null,
      points,
      progress,
      target,
      unit,
      parts: [],
      claimUntil: null,
    };
  });

/**
 * The daily missions that are shown: all of today, and of the days before what can still be claimed, with what was
 * missed last.
 */
export function shownDaily(standing: Standing, days: readonly string[]): Mission[] {
  const earlier = days
    .filter((day) => day < standing.today && day >= standing.facts.joinedDay)
    .flatMap((day) => missionsOfDay(standing, day))
    .filter((mission) => isShownLater(mission, standing));
  return inOrder([...missionsOfDay(standing, standing.today), ...earlier]);
}

/** Of an earlier day, what can be claimed, and what became missed when the last day ended. */
function isShownLater(
  { receiveState, day, progress, target }: Mission,
  { today, claimableFrom }: Standing,
): boolean {
  if (receiveState === 'UNACCALIMED') return true;
  if (receiveState !== 'MISSED' || day === null) return false;
  return progress < target ? day === dayAfter(today, -1) : day === dayAfter(claimableFrom, -1);
}

/** Claimable ones first, claimed ones last; the order of the table within a state. */
export const inOrder = (missions: readonly Mission[]): Mission[] =>
  missions.toSorted((a, b) => receiveStates.indexOf(a.receiveState) - receiveStates.indexOf(b.receiveState));
