import { ask } from './api';
import { celebration } from './celebration';
import { tellHost } from './host';
import { readProps } from './props';
import { isSessionOver, refusalText } from './refusalText';
import { buildShell, contextOf, shareText, shownPesos } from './shell';
import { createSound } from './sound';
import { themeOf } from './theme';
import type { Phase, ViewParts } from './view';
import { VIEWS } from './views';

const RATIO_MAX = 2;
/** How long the display of a win counts up. */
const COUNT_MS = 700;

/** A round that waits for the player's decision. */
interface Waiting {
  readonly stakeCentavos: number;
  readonly outcome: unknown;
  readonly turn: number;
}

interface Opened {
  readonly seat: string;
  readonly stakesCentavos: readonly number[];
  readonly round: Waiting | null;
}

interface Round {
  /** Null while the round waits. */
  readonly payoutCentavos: number | null;
  readonly stakeCentavos: number;
  readonly outcome: unknown;
  readonly turn?: number;
}

async function start(): Promise<void> {
  const props = readProps();
  const { words } = props;
  const theme = themeOf(props);
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  tellHost({ type: 'progress', value: 0.2 });

  let seat: Opened | null = null;
  let stakeIndex = 0;
  let balanceCentavos = 0;
  let phase: Phase = 'open';
  let waiting: Waiting | null = null;
  const sound = createSound();

  const parts: ViewParts = {
    ...{ props, theme, isReduced },
    play: () => void act(),
    decide: (decision) => void decide(decision),
    changed: () => refreshChoice(),
  };
  const view = VIEWS[props.engine](parts);
  const party = celebration(theme, words, isReduced);

  const shell = buildShell(
    props,
    theme,
    {
      play: () => void act(),
      step: (by) => setStake(stakeIndex + by),
      sound() {
        sound.toggle();
        shell.setSound(sound.isOn());
      },
      tap: (x, y) => view.tap?.(x * ratio(), y * ratio(), performance.now()),
    },
    view.panel,
  );
  shell.setSound(false);
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
  // Few frames between rounds, to save battery; fewer on slow devices, so that their taps are heard.
  let drawnMs = 0;
  let costMs = 0;
  const frame = (nowMs: number) => {
    requestAnimationFrame(frame);
    const least = Math.max(
      phase === 'busy' || party.isOn(nowMs) ? 0 : props.engine === 'arcade' ? 30 : 60,
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

  function setPhase(next: Phase): void {
    phase = next;
    view.setPhase?.(next, balanceCentavos >= (waiting?.stakeCentavos ?? 0));
    refreshChoice();
  }

  /** Brings the main button and the stated return up to the choice. */
  function refreshChoice(): void {
    const isWaiting = phase === 'waiting';
    const isUsable = isWaiting ? view.decision !== undefined : view.choice() !== null;
    shell.setPhase(phase, isUsable);
    shell.setMain(isWaiting && view.decision !== undefined ? words.replace : words.play[props.engine]);
    const share = shareText(props, view.shareIndex?.() ?? 0);
    shell.setReturn(words.rtp.replace('{share}', share));
  }

  /** The main button. */
  async function act(): Promise<void> {
    if (phase === 'waiting') {
      const decision = view.decision?.();
      if (decision !== undefined) await decide(decision);
      return;
    }
    const stakeCentavos = seat?.stakesCentavos[stakeIndex];
    const choice = view.choice();
    if (seat === null || stakeCentavos === undefined || choice === null || phase !== 'open') return;
    shell.setWin(0, false);
    sound.play('stake');
    const before = balanceCentavos;
    setPhase('busy');
    view.begin(performance.now());
    shell.setBalance(Math.max(0, before - stakeCentavos));
    await follow('/api/play', { seat: seat.seat, stakeCentavos, choice });
  }

  async function decide(decision: readonly number[]): Promise<void> {
    if (seat === null || waiting === null || phase !== 'waiting') return;
    const { turn } = waiting;
    setPhase('busy');
    sound.play('stake');
    await follow('/api/decide', { seat: seat.seat, turn, decision });
  }

  /** Sends a stake or a decision and shows what comes of it. */
  async function follow(path: string, body: object): Promise<void> {
    const before = balanceCentavos;
    const answer = await ask<Round>(path, body);
    if (answer.ok) await show(answer, answer.balanceCentavos);
    else {
      if (waiting === null) view.giveUp();
      setBalance(before);
      const text = refusalText(words, answer.code);
      shell.note(text);
      // After these the page does not know whether a round waits.
      if (['600', '42900', '40000'].includes(answer.code)) await refresh();
      if (isSessionOver(answer.code)) leaveBy(text);
    }
    // After a refusal too: the app may want to show a limit or a reality check.
    tellHost({ type: 'balance' });
    setPhase(waiting === null ? 'open' : 'waiting');
  }

  async function show(round: Round, nextBalanceCentavos: number): Promise<void> {
    const { outcome, payoutCentavos, stakeCentavos, turn = 0 } = round;
    shell.setStake(stakeCentavos);
    waiting = payoutCentavos === null ? { stakeCentavos, outcome, turn } : null;
    if (waiting !== null) setBalance(nextBalanceCentavos);
    sound.play('show');
    await view.show(outcome, performance.now());
    if (payoutCentavos === null) {
      shell.say(`${view.say?.(outcome) ?? ''} ${words.yourTurn}.`);
      return;
    }
    if (payoutCentavos > 0) await countUp(payoutCentavos, stakeCentavos);
    else sound.play('lost');
    setBalance(nextBalanceCentavos);
    setStake(stakeIndex);
    const form =
      payoutCentavos === 0 ? words.lost : payoutCentavos > stakeCentavos ? words.won : words.gotBack;
    shell.say(`${view.say?.(outcome) ?? ''} ${form.replace('{amount}', shownPesos(payoutCentavos))}`);
  }

  /** Reads balance and waiting round when an answer was lost. */
  async function refresh(): Promise<void> {
    const answer = await ask<{ readonly round: Waiting | null }>('/api/balance', { seat: seat?.seat ?? '' });
    if (!answer.ok) return;
    setBalance(answer.balanceCentavos);
    await resume(answer.round);
  }

  async function resume(round: Waiting | null): Promise<void> {
    if (round === null && waiting !== null) view.giveUp();
    const isNew = round !== null && (waiting?.turn !== round.turn || waiting === null);
    waiting = round;
    if (round === null || !isNew) return;
    shell.setStake(round.stakeCentavos);
    await view.show(round.outcome, performance.now());
  }

  async function countUp(payoutCentavos: number, stakeCentavos: number): Promise<void> {
    const times = payoutCentavos / stakeCentavos;
    sound.play(times > 1 ? 'win' : 'returned');
    if (times > 1) party.begin(performance.now(), times);
    const fromMs = performance.now();
    const length = isReduced ? 0 : Math.min(COUNT_MS, 120 + times * 60);
    for (let share = 0; share < 1; ) {
      share = length === 0 ? 1 : Math.min(1, (performance.now() - fromMs) / length);
      shell.setWin(Math.round(payoutCentavos * share), times > 1);
      await new Promise((done) => setTimeout(done, 33));
    }
  }

  const leaveBy = (text: string): void =>
    shell.curtain(text, { label: words.leave, act: () => tellHost({ type: 'exit' }) });

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
      else leaveBy(text);
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
    await resume(answer.round);
    setPhase(waiting === null ? 'open' : 'waiting');
  };
  setPhase('open');
  await open();
  addEventListener('keydown', (event) => {
    if (event.code === 'Space' && document.activeElement === document.body) void act();
  });
}

void start();
