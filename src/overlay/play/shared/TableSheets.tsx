import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveCalls } from '../../../../contract/live';
import type { SettledRound } from '../../../../contract/play';
import type { SharedCard } from '../../../../games/kit/card';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
import { showToast } from '../../../shared/popups/toasts';
import { callQuery } from '../../../shared/query/callQuery';
import { queryClient } from '../../../shared/query/queryClient';
import type { ChainFacts } from '../../../shared/workers/rng';
import { Sheets, type SheetsProps } from '../Sheets';
import { demoChainOf } from './liveDemo';
import { publishedFor, type TableState } from './liveTable';
import { PastSheet } from './PastSheet';
import { TableFairness } from './TableFairness';
import { TableRounds } from './TableRounds';

interface TableSheetsProps extends SheetsProps<SharedCard> {
  readonly table: TableState | null;
}

/** The sheets of a shared game: the common ones filled with what the table publishes, and its past rounds. */
export function TableSheets({ table, ...sheets }: TableSheetsProps) {
  const { t } = useTranslation();
  const { card, mode, parts, view, setView } = sheets.host;
  const past = table?.past ?? [];
  const number = view?.name === 'past' ? view.roundNumber : null;
  const listed = past.find(({ roundNumber }) => roundNumber === number);
  const { data: older, error } = useQuery(
    {
      ...callQuery(
        liveCalls.round,
        { roundNumber: number ?? 1 },
        { params: { game: card.name }, staleTime: Number.POSITIVE_INFINITY },
      ),
      // The call's path is the same for all games.
      queryKey: [liveCalls.round.path, card.name, number],
      enabled: mode === 'real' && number !== null && listed === undefined,
    },
    queryClient,
  );
  useEffect(() => {
    if (error === null || number === null) return;
    showToast({ text: errorText(error, t), tone: 'error' });
    setView(null);
  }, [error, number, setView, t]);
  const isOlder = listed === undefined && older?.past.roundNumber === number;
  const shown = listed ?? (isOlder ? older?.past : undefined);
  return (
    <>
      <Sheets
        {...sheets}
        roundsTitle={t('live.tableRounds')}
        roundList={(own) =>
          parts !== null && (
            <TableRounds
              parts={parts}
              past={past}
              own={own}
              onPast={(roundNumber) => setView({ name: 'past', roundNumber })}
            />
          )
        }
        fairness={<TableFairness game={card.name} mode={mode} table={table} />}
        chainOf={(round) => chainOf(round, mode, table)}
      />
      {parts !== null && table !== null && (
        <PastSheet
          game={card.name}
          mode={mode}
          parts={parts}
          round={shown ?? null}
          own={sheets.rounds.list.find(({ nonce }) => nonce === shown?.roundNumber) ?? null}
          {...(isOlder && older !== undefined
            ? { commitment: older.commitment, chain: older }
            : publishedFor(shown?.roundNumber ?? table.round.roundNumber, table))}
          onClose={() => setView(null)}
          onBack={() => setView({ name: 'rounds' })}
        />
      )}
    </>
  );
}

/**
 * The chain of one of the player's past rounds: as this device saw it published, otherwise as the server returns it.
 */
function chainOf(round: SettledRound, mode: PlayMode, table: TableState | null): ChainFacts | undefined {
  if (mode === 'demo') return demoChainOf(round.commitment) ?? undefined;
  return table === null ? round.chain : (publishedFor(round.nonce, table).chain ?? round.chain);
}
