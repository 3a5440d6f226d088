import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { changeCalls, type RewardChange } from '../../../contract/rewards/changes';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { dayText } from '../dateText';
import { callKey, callQuery } from '../query/callQuery';
import { uidAtom } from '../session/session';

/** Announced a week before: nobody has to ask often. */
const STALE_MS = 5 * 60_000;

interface AnnouncedDay {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly note: string;
}

/**
 * What operators have announced about some subjects, day by day; `nameOf` says what a change is about, and null for what
 * this app does not know.
 */
export function useAnnounced(
  subjects: readonly RewardChange['subject'][],
  nameOf: (change: RewardChange) => string | null,
): readonly AnnouncedDay[] {
  const { t, language } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { data } = useQuery({
    ...callQuery(changeCalls.list, {}, { noLoginRedirect: true, staleTime: STALE_MS }),
    // A guest is told as well.
    queryKey: [...callKey(changeCalls.list, {}), uid ?? 'guest'],
  });
  const told = (data?.list ?? []).filter(({ subject }) => subjects.includes(subject));
  const days = [...new Set(told.map(({ startsAt }) => startsAt))];
  return days.flatMap((startsAt) => {
    const lines = told
      .filter((change) => change.startsAt === startsAt)
      .flatMap((change) => {
        const { kind, subject, before, after } = change;
        const what = nameOf(change);
        if (what === null) return [];
        if (kind !== 'changes') return [t(`rewards.change_${kind}`, { what })];
        const values = { what, before: before ?? '', after: after ?? '' };
        return [t(subject === 'deposit' ? 'rewards.change_terms' : 'rewards.change_points', values)];
      });
    const day = dayText(new Date(startsAt), LANGUAGES[language].tag);
    if (lines.length === 0) return [];
    return [
      { key: startsAt, title: t('rewards.changesFrom', { day }), lines, note: t('rewards.changesStay') },
    ];
  });
}
