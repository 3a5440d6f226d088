import type { SettledRound } from '../../../../contract/play';
import type { SharedCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import type { PlayMode } from '../../../shared/play/play';
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
  const shown =
    view?.name === 'past' ? past.find(({ roundNumber }) => roundNumber === view.roundNumber) : undefined;
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
          ownRoundId={sheets.rounds.list.find(({ nonce }) => nonce === shown?.roundNumber)?.roundId ?? null}
          {...publishedFor(shown?.roundNumber ?? table.round.roundNumber, table)}
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
