import type { GuaranteedPreview } from '../../../../contract/desk/guaranteed';
import { countText, moneyText, timeText } from '../../app/text';
import { Facts } from '../../kit/Card';

interface ShownProps {
  readonly preview: GuaranteedPreview;
  /** What it could cost when it was proposed; null before a proposal. */
  readonly whenProposed?: bigint | null;
}

/** A payout as players would read it, and what it can cost before and after a change. */
export function Shown({ preview, whenProposed = null }: ShownProps) {
  const { shown, reservedBefore, reservedAfter } = preview;
  return (
    <div className="pad">
      <section className="player" aria-label="As players see it">
        <p className="mid">{shown.title}</p>
        <p className="big">{moneyText(shown.amount)}</p>
        <p>{shown.details}</p>
        <p className="mut sm">
          For {moneyText(shown.playNeeded)} of counted play, {timeText(shown.startTime)} to{' '}
          {timeText(shown.endTime)}. {countText(shown.places)} places. To be received until{' '}
          {timeText(shown.receiveUntil)}.
        </p>
        {shown.joinUntil !== null && (
          <p className="warn sm">Open to join until {timeText(shown.joinUntil)}.</p>
        )}
      </section>
      <Facts
        facts={[
          ['Can cost now', moneyText(reservedBefore)],
          [
            'Afterwards',
            <span key="after">
              <b>{moneyText(reservedAfter)}</b>
              {whenProposed !== null && whenProposed !== reservedAfter && (
                <span className="warn"> when proposed {moneyText(whenProposed)}</span>
              )}
            </span>,
          ],
        ]}
      />
    </div>
  );
}
