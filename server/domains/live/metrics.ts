import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** After a sign that the clock is slow no round opens for this long. */
const CLOSED_AFTER_EARLY_MS = 60_000;

/** What an operator watches of shared rounds; README says when to raise an alarm. */
export class LiveMetrics {
  readonly beaconWait: Histogram;
  readonly invalid: Counter;
  readonly calledOff: Counter;
  readonly closeSlack: Histogram;
  readonly chainRoundsLeft: Gauge;
  readonly logBreak: Gauge;
  readonly #early: Counter;
  #opensFromMs = 0;

  constructor(registry: Registry) {
    const registers = [registry];
    this.beaconWait = new Histogram({
      name: 'beacon_wait_seconds',
      help: 'From the time that a public number is due until it has been fetched and verified.',
      buckets: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 5, 10, 15],
      registers,
    });
    this.invalid = new Counter({
      name: 'beacon_invalid_total',
      help: 'Signatures that did not verify, by relay.',
      labelNames: ['relay'],
      registers,
    });
    this.#early = new Counter({
      name: 'beacon_early_total',
      help: 'Signatures that were known before they were due: the clock of the database is slow.',
      registers,
    });
    this.calledOff = new Counter({
      name: 'live_called_off_total',
      help: 'Rounds that were called off.',
      labelNames: ['game', 'reason'],
      registers,
    });
    this.closeSlack = new Histogram({
      name: 'live_close_slack_seconds',
      help: 'How long before its latest time the closing record of a round was committed.',
      labelNames: ['game'],
      buckets: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8],
      registers,
    });
    this.chainRoundsLeft = new Gauge({
      name: 'fairness_chain_rounds_left',
      help: 'Rounds that the published chains of a game still decide.',
      labelNames: ['game'],
      registers,
    });
    this.logBreak = new Gauge({
      name: 'fairness_log_break',
      help: '1 when the public log and its file differ: no round opens.',
      registers,
    });
  }

  /** No round may open before this time, by the database's clock in ms. */
  get opensFromMs(): number {
    return this.#opensFromMs;
  }

  /** A number was known before it was due, at this time. */
  noteEarly(nowMs: number): void {
    this.#early.inc();
    this.#opensFromMs = nowMs + CLOSED_AFTER_EARLY_MS;
  }
}
