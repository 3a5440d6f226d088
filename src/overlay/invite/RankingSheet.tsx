import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Crown from '~icons/ph/crown-fill';
import Trophy from '~icons/ph/trophy-fill';
import User from '~icons/ph/user-fill';
import type { InviteRanking, Ranked } from '../../../contract/rewards/invite';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { shortDayText } from '../../shared/dateText';
import { uidAtom } from '../../shared/session/session';
import { classes } from '../../ui/classes';
import { Sheet } from '../../ui/sheet/Sheet';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { invitePageQuery, rankingQuery } from './queries';
import * as css from './RankingSheet.css';
import { Awaiting, Trouble } from './Trouble';

const DAY_MS = 24 * 60 * 60_000;
/** Second, first, third: as on a podium. */
const PODIUM = [2, 1, 3] as const;

/** Who has the most invited friends that reached stage 1 this week. */
export function RankingSheet({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { data, error, refetch } = useQuery(rankingQuery(uid));
  const { tag } = LANGUAGES[language];
  const dayOf = (day: string, shiftMs = 0) =>
    shortDayText(new Date(new Date(`${day}T00:00:00+08:00`).getTime() + shiftMs), tag);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('invite.ranking')}
      {...(data !== undefined && {
        subtitle: t('invite.rankWeek', { from: dayOf(data.monday), to: dayOf(data.nextMonday, -DAY_MS) }),
      })}
    >
      {error !== null ? (
        <Trouble error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Awaiting>
          <div className={css.waiting} aria-busy="true">
            <Skeleton width="100%" height="12rem" radius="1rem" />
            <Skeleton width="100%" height="3rem" radius="1rem" />
          </div>
        </Awaiting>
      ) : (
        <Ranking ranking={data} />
      )}
      <Note />
    </Sheet>
  );
}

function Ranking({ ranking: { list, own } }: { readonly ranking: InviteRanking }) {
  const { t } = useTranslation();
  if (list.length === 0) {
    return <Empty icon={<Trophy />} title={t('invite.rankNone')} text={t('invite.rankNoneText')} />;
  }
  const others = list.slice(PODIUM.length);
  return (
    <>
      <ol className={css.podium}>
        {PODIUM.map((place) => {
          const ranked = list[place - 1];
          return ranked === undefined ? (
            <FreeStand key={place} place={place} />
          ) : (
            <Stand key={place} ranked={ranked} />
          );
        })}
      </ol>
      {(others.length > 0 || own !== null) && (
        <ol className={css.lines}>
          {[...others, ...(own === null ? [] : [own])].map((ranked) => (
            <Line key={ranked.place} ranked={ranked} />
          ))}
        </ol>
      )}
    </>
  );
}

/** A place of the podium. The order in the picture is not that of the places, so each says its own. */
function Stand({ ranked }: { readonly ranked: Ranked }) {
  const { t } = useTranslation();
  const { place, name, invitees, points, isOwn } = ranked;
  return (
    <li className={css.stand} data-place={place}>
      <span className={css.face}>
        {place === 1 && <Crown className={css.crown} aria-hidden />}
        <User aria-hidden />
      </span>
      <b className={css.name}>{isOwn ? t('invite.you') : name}</b>
      <span className={css.block}>
        <b className={css.place}>{place}</b>
        <span className={css.small}>{t('invite.friends', { count: invitees })}</span>
        <b className={css.points}>{t('invite.rankPoints', { points })}</b>
      </span>
    </li>
  );
}

/** A place that nobody has reached yet. */
function FreeStand({ place }: { readonly place: number }) {
  return (
    <li className={css.stand} data-place={place} data-free aria-hidden>
      <span className={css.face} />
      <span className={css.block}>
        <b className={css.place}>{place}</b>
      </span>
    </li>
  );
}

function Line({ ranked: { place, name, invitees, points, isOwn } }: { readonly ranked: Ranked }) {
  const { t } = useTranslation();
  return (
    <li className={classes(css.line, isOwn && css.own)}>
      <b className={css.lineDigit}>{place}</b>
      <b className={css.lineName}>{isOwn ? t('invite.you') : name}</b>
      <span className={css.small}>{t('invite.friends', { count: invitees })}</span>
      <b className={css.points}>{points === 0 ? '–' : t('invite.rankPoints', { points })}</b>
    </li>
  );
}

function Note() {
  const { t } = useTranslation();
  const points = useQuery(invitePageQuery(useAtomValue(uidAtom))).data?.rankPoints;
  if (points === undefined) return null;
  const [first = 0, second = 0, third = 0, rest = 0] = points;
  return <p className={css.note}>{t('invite.rankNote', { first, second, third, rest })}</p>;
}
