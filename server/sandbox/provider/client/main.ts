import { ask } from './api';
import { arcadeView } from './arcadeView';
import { bingoView } from './bingoView';
import { celebration } from './celebration';
import { tellHost } from './host';
import { readProps } from './props';
import { refusalText } from './refusalText';
import { buildShell, contextOf } from './shell';
import { slotView } from './slotView';
import { tableView } from './tableView';
import { themeOf } from './theme';
import type { ViewParts } from './view';

const RATIO_MAX = 2;
/** How long the display of a win counts up. */
const COUNT_MS = 700;

interface Opened {
  readonly seat: string;
  readonly stakesCentavos: readonly number[];
}

interface Round {
  readonly payoutCentavos: number;
  readonly stakeCentavos: number;
  readonly outcome: unknown;
}

async function start(): Promise<void> {
  const props = readProps();
  const { words } = props;
  const theme = themeOf(props);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  tellHost({ type: 'progress', value: 0.2 });

  let seat: Opened | null = null;
  let stakeIndex = 0;
  let balanceCentavos = 0;
  let isPlaying = false;

  const parts: ViewParts = { props, theme, isCalm, play: () => void playRound() };
  const table = props.engine === 'table' ? tableView(parts) : null;
  const view =
    table ?? { slot: slotView, arcade: arcadeView, bingo: bingoView, table: tableView }[props.engine](parts);
  const party = celebration(theme, words, isCalm);

  const shell = buildShell(props, theme, {
    play: () => void playRound(),
    step: (by) => setStake(stakeIndex + by),
    spot: (index) => table?.setChoice(index),
    tap: (x, y) => view.tap?.(x * ratio(), y * ratio(), performance.now()),
  });
  shell.curtain(words.opening);
  shell.progress(0.3);

  const x = contextOf(shell.canvas);
  const ratio = () => Math.min(RATIO_MAX, devicePixelRatio || 1);
  const fit = () => {
    const { width, height } = shell.stage.getBoundingClientRect();
    if (width < 8 || height < 8) return;
    shell.canvas.width = Math.round(width * ratio());
    shell.canvas.height = Math.round(height * ratio());
    view.layout(shell.canvas.width, shell.canvas.height);
    view.draw(x, performance.now());
  };
  await document.fonts.load('800 20px Baloo').catch(() => []);
  fit();
  new ResizeObserver(fit).observe(shell.stage);
  // Few frames between rounds, to save battery; fewer on slow devices, to keep them responsive.
  let drawnMs = 0;
  let costMs = 0;
  const frame = (nowMs: number) => {
    requestAnimationFrame(frame);
    const least = Math.max(
      isPlaying || party.isOn(nowMs) ? 0 : props.engine === 'arcade' ? 30 : 60,
      costMs * 2,
    );
    if (nowMs - drawnMs < least || document.hidden) return;
    const gapMs = nowMs - drawnMs;
    drawnMs = nowMs;
    view.draw(x, nowMs);
    party.draw(x, nowMs);
    // The delay of the next frame shows what drawing costs.
    costMs = costMs * 0.8 + Math.min(250, Math.max(0, gapMs - least - 20)) * 0.2;
  };
  requestAnimationFrame(frame);
  shell.progress(0.7);
  tellHost({ type: 'progress', value: 0.7 });

  function setStake(index: number): void {
    const stakes = seat?.stakesCentavos ?? [];
    stakeIndex = Math.max(0, Math.min(stakes.length - 1, index));
    shell.setStake(stakes[stakeIndex] ?? 0);
    shell.setSteps({ isLeast: stakeIndex === 0, isMost: stakeIndex === stakes.length - 1 });
  }

  function setBalance(centavos: number): void {
    balanceCentavos = centavos;
    shell.setBalance(centavos);
  }

  async function playRound(): Promise<void> {
    const stakeCentavos = seat?.stakesCentavos[stakeIndex];
    if (seat === null || stakeCentavos === undefined || isPlaying) return;
    isPlaying = true;
    shell.setBusy(true);
    shell.setWin(0, false);
    const before = balanceCentavos;
    view.begin(performance.now());
    shell.setBalance(Math.max(0, before - stakeCentavos));
    const answer = await ask<Round>('/api/play', { seat: seat.seat, stakeCentavos, choice: view.choice() });
    if (answer.ok) {
      await view.show(answer.outcome, performance.now());
      if (answer.payoutCentavos > 0) await countUp(answer.payoutCentavos, stakeCentavos);
      setBalance(answer.balanceCentavos);
    } else {
      view.giveUp();
      setBalance(before);
      shell.note(refusalText(words, answer.code));
      if (answer.code === '600') await refresh();
    }
    // After a refusal too: the app may want to show a limit or a reality check.
    tellHost({ type: 'balance' });
    shell.setBusy(false);
    isPlaying = false;
  }

  /** Reads the balance when an answer was lost. */
  async function refresh(): Promise<void> {
    const answer = await ask('/api/balance', { seat: seat?.seat ?? '' });
    if (answer.ok) setBalance(answer.balanceCentavos);
  }

  async function countUp(payoutCentavos: number, stakeCentavos: number): Promise<void> {
    const times = payoutCentavos / stakeCentavos;
    if (times > 1) party.begin(performance.now(), times);
    const fromMs = performance.now();
    const length = isCalm ? 0 : Math.min(COUNT_MS, 120 + times * 60);
    for (let share = 0; share < 1; ) {
      share = length === 0 ? 1 : Math.min(1, (performance.now() - fromMs) / length);
      shell.setWin(Math.round(payoutCentavos * share), times > 1);
      await new Promise((done) => setTimeout(done, 33));
    }
  }

  /** The launch token is valid once; remove it from the address first. */
  const token = location.hash.slice(1);
  try {
    history.replaceState(null, '', location.pathname);
  } catch {
    // Pages without an origin may not be allowed to; the token is about to be used up anyway.
  }
  const open = async (): Promise<void> => {
    shell.curtain(words.opening);
    const answer = await ask<Opened>('/api/open', { provider: props.provider, gameId: props.gameId, token });
    if (!answer.ok) {
      const text = refusalText(words, answer.code);
      if (answer.code === '600') shell.curtain(text, { label: words.tryAgain, act: () => void open() });
      else shell.curtain(text, { label: words.leave, act: () => tellHost({ type: 'exit' }) });
      tellHost({ type: 'ready' });
      return;
    }
    seat = answer;
    setBalance(answer.balanceCentavos);
    shell.setWin(0, false);
    setStake(Math.min(2, answer.stakesCentavos.length - 1));
    shell.progress(1);
    shell.curtain(null);
    tellHost({ type: 'progress', value: 1 });
    tellHost({ type: 'ready' });
  };
  await open();
  addEventListener('keydown', (event) => {
    if (event.code === 'Space' && document.activeElement === document.body) void playRound();
  });
}

void start();
