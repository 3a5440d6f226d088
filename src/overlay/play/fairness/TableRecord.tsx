import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import ArrowSquareOut from '~icons/ph/arrow-square-out-bold';
import type { LogLine } from '../../../../games/kit/fairness/log';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { exactTimeText, momentText } from '../../../shared/dateText';
import { heldRecordAtom } from '../../../shared/play/heldRecord';
import { fetchLog, LOG_PATH, linesIn } from '../../../shared/play/publicLog';
import { Button } from '../../../ui/form/Button';
import { Skeleton } from '../../../ui/text/Skeleton';
import { Fact } from '../rounds/Fact';
import type { TableState } from '../shared/liveTable';
import * as css from '../sheets.css';
import { PracticeNote } from './SharedProof';

interface TableRecordProps {
  readonly game: string;
  readonly table: TableState;
  /** The state of the round on show, as text. */
  readonly state: string;
}

/** What binds the rounds of a table: its chain as this device holds it, the round's number, and the public log. */
export function TableRecord({ game, table, state }: TableRecordProps) {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const { chainEnd, chainFrom, round } = table;
  const { beacon } = round;
  return (
    <>
      {beacon !== undefined && beacon.network !== 'quicknet' && <PracticeNote />}
      <p className={css.text}>{t('fair.how')}</p>
      <h3>{t('live.chain')}</h3>
      <div className={css.proof}>
        <Fact label={t('live.chainEnd')} value={chainEnd} code />
        <Fact label={t('live.chainFrom')} value={String(chainFrom)} />
        <HeldSince game={game} chainEnd={chainEnd} tag={tag} />
      </div>
      <h3>{t('live.roundNow')}</h3>
      <div className={css.proof}>
        <div className={css.two}>
          <Fact label={t('live.number')} value={String(round.roundNumber)} />
          <Fact label={t('live.state')} value={state} />
        </div>
        <Fact label={t('live.commitment')} value={round.commitment} code />
        {beacon !== undefined && (
          <div className={css.two}>
            <Fact label={t('fair.beaconRound')} value={beacon.round.toLocaleString(tag)} />
            <Fact label={t('fair.dueAt')} value={exactTimeText(new Date(beacon.at), tag)} />
          </div>
        )}
      </div>
      <h3>{t('fair.calledOffRounds')}</h3>
      <CalledOffRounds game={game} tag={tag} />
      <a className={css.outside} href={LOG_PATH} target="_blank" rel="noopener">
        {t('fair.openLog')}
        <ArrowSquareOut aria-hidden />
      </a>
    </>
  );
}

interface HeldSinceProps {
  readonly game: string;
  /** The end of the chain in use, which is shown already. */
  readonly chainEnd: string;
  readonly tag: string;
}

/** Since when this device holds on to the chain: the house cannot replace it unseen. */
function HeldSince({ game, chainEnd, tag }: HeldSinceProps) {
  const { t } = useTranslation();
  const { since, chains } = useAtomValue(heldRecordAtom);
  const [sinceMs, first] = [since[game], chains[game]];
  if (sinceMs === undefined || first === undefined) return <p className={css.note}>{t('fair.notHeld')}</p>;
  return (
    <>
      <Fact label={t('fair.heldSince')} value={momentText(new Date(sinceMs), tag)} />
      {first !== chainEnd && <Fact label={t('fair.heldChain')} value={first} code />}
      <p className={css.note}>{t('fair.heldText')}</p>
    </>
  );
}

/** So many are listed; the log has all of them. */
const LISTED = 20;

type CalledOff = Extract<LogLine, { readonly type: 'calledOff' }>;

/** The rounds of the game that were called off, as the public log tells them, newest first. */
function CalledOffRounds({ game, tag }: { readonly game: string; readonly tag: string }) {
  const { t } = useTranslation();
  const [lines, setLines] = useState<readonly CalledOff[] | 'broken' | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Read so that a new turn reads the log again.
    void turn;
    let isLeft = false;
    setLines(null);
    fetchLog().then(
      (text) => !isLeft && setLines(calledOffIn(text ?? '', game)),
      () => !isLeft && setLines('broken'),
    );
    return () => {
      isLeft = true;
    };
  }, [game, turn]);
  if (lines === null) return <Skeleton height="3rem" radius="0.75rem" />;
  if (lines === 'broken') {
    return (
      <div className={css.proof} role="alert">
        <p className={css.note}>{t('fair.logTrouble')}</p>
        <Button tone="secondary" size="m" onClick={() => setTurn(turn + 1)}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  if (lines.length === 0) return <p className={css.note}>{t('fair.noneCalledOff')}</p>;
  return (
    <ul className={css.rounds}>
      {lines.map(({ n, round, reason, at, bets }) => (
        <li key={n} className={css.round}>
          <span className={css.when}>
            {t('live.roundNumber', { number: round })}
            <small>
              {t(`fair.off.${reason}`)} {bets > 0 && t('fair.betsBack', { number: bets })}
            </small>
          </span>
          <small className={css.at}>{momentText(new Date(at), tag)}</small>
        </li>
      ))}
    </ul>
  );
}

const calledOffIn = (text: string, game: string): readonly CalledOff[] =>
  linesIn(text)
    .filter((line): line is CalledOff => line.type === 'calledOff' && line.game === game)
    .toReversed()
    .slice(0, LISTED);
