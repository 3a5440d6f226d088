import { megaShown, restWin, showWin, stillWin } from '../../kit/scene/light/winShow';
import { clamp01, cubicOut, hump, mix, quadIn, quadOut, sineInOut } from '../../kit/scene/motion/easing';
import { progress, ring, swell } from '../../kit/scene/motion/tween';
import type { Posing, PosingMoment } from '../../kit/scene/motion/usePosing';
import { tuned } from '../../kit/scene/tuning';
import { blankPose, type Pose, type Round } from './pose';
import type { Plan } from './timeline';

type Moment = PosingMoment<Round>;

/** How long the last ticket takes to be pushed aside. */
export const LEAVE_MS = 260;

/** Writes the pose of the counter at a moment into `pose`, and returns it. */
export function poseAt(moment: Moment, pose: Pose): Pose {
  rest(moment, pose);
  if (moment.leaving !== null) {
    showCard(moment, { ...moment.leaving.round, elapsedMs: moment.leaving.round.plan.endMs }, pose);
    pushAside(moment.leaving.ageMs, pose);
  } else if (moment.waitingMs !== null) poseWaiting(moment, moment.waitingMs, pose);
  else if (moment.round !== null) showCard(moment, moment.round, pose);
  return pose;
}

export const posing: Posing<Round, Pose> = { blank: blankPose, poseAt, leaveMs: LEAVE_MS };

/** The position of a ticket that is not bought yet: slightly rotated. */
const ASKEW = { x: 4, y: 10, turn: -0.035, scale: 0.965 } as const;

function rest(moment: Moment, pose: Pose): void {
  const { nowMs, tuning, reducedMotion } = moment;
  restWin(pose, nowMs, reducedMotion);
  pose.card = null;
  const { ticket } = pose;
  ticket.x = ASKEW.x;
  ticket.y = ASKEW.y;
  ticket.turn = ASKEW.turn;
  ticket.scale = ASKEW.scale;
  ticket.alpha = 1;
  if (!reducedMotion) wiggleTicket(moment, pose);
  for (let index = 0; index < pose.panels.length; index += 1) {
    const panel = pose.panels[index];
    if (panel === undefined) continue;
    panel.open = 0;
    panel.warm = 0;
    panel.rise = 0;
    panel.light = 1;
  }
  pose.paper = 1;
  pose.fold = 0;
  pose.gloss = -1;
  pose.sunMs = -1;
  pose.sunLight = 0;
  pose.link = 0;
  pose.linkLight = 0;
  const loopMs = tuned(tuning, 'bandLoopMs');
  const turn = (((nowMs % loopMs) + loopMs) % loopMs) / loopMs;
  pose.band = reducedMotion ? 26 : mix(-250, 250, sineInOut(turn));
}

/** Now and then a ticket that is not bought yet rises a little and wiggles. */
function wiggleTicket({ nowMs, tuning }: Moment, { ticket }: Pose): void {
  const sinceMs = nowMs % tuned(tuning, 'beckonEveryMs');
  const up = hump(progress(sinceMs, 0, 640));
  ticket.y -= tuned(tuning, 'beckonPx') * up;
  ticket.scale += 0.016 * up;
  ticket.turn += 0.04 * ring(sinceMs, 60, 330, 140);
}

/** Waiting for the purchase: the ticket moves closer. It shows nothing, and nothing suggests its result. */
function poseWaiting({ nowMs, reducedMotion }: Moment, waitingMs: number, pose: Pose): void {
  const arrived = reducedMotion ? 1 : progress(waitingMs, 0, 240, cubicOut);
  pose.ticket.y += 60 * (1 - arrived);
  pose.ticket.alpha = arrived;
  pose.ticket.scale += reducedMotion ? 0 : 0.006 * Math.sin(nowMs / 300);
}

function showCard(moment: Moment, round: Round & { readonly elapsedMs: number }, pose: Pose): void {
  const { plan, elapsedMs, roundId } = round;
  pose.card = { roundId, plan, elapsedMs };
  slideIn(moment, elapsedMs, pose);
  openPanels(moment, plan, elapsedMs, pose);
  warmPairs(moment, plan, elapsedMs, pose);
  if (elapsedMs >= plan.decidedMs) link(moment, plan, elapsedMs - plan.decidedMs, pose);
  const ageMs = elapsedMs - plan.resultMs;
  pose.showMs = elapsedMs;
  if (ageMs < 0) return;
  if (moment.reducedMotion) stillWin(plan.tier, 1, pose);
  else {
    showWin(plan, moment.tuning, ageMs, pose);
    if (plan.tier === 'big' || plan.tier === 'mega') {
      pose.sunMs = ageMs;
      pose.sunLight = swell(ageMs, 0, 160, plan.endMs - plan.resultMs, 500);
    }
  }
  if (plan.tier === 'loss') lose(moment, ageMs, pose);
  if (plan.tier === 'mega' && !moment.reducedMotion) sinkTheRest(moment, plan, ageMs, pose);
}

/** From its place to the player, with a sweep of gloss. */
function slideIn({ tuning, reducedMotion }: Moment, elapsedMs: number, pose: Pose): void {
  const slideMs = tuned(tuning, 'slideMs');
  const there = reducedMotion ? 1 : progress(elapsedMs, 0, slideMs, cubicOut);
  pose.ticket.x = mix(ASKEW.x, 0, there);
  pose.ticket.y = mix(ASKEW.y, 0, there);
  pose.ticket.turn =
    mix(ASKEW.turn, 0, there) + (reducedMotion ? 0 : 0.006 * ring(elapsedMs, slideMs * 0.6, 340, 130));
  pose.ticket.scale = mix(ASKEW.scale, 1, there);
  if (reducedMotion) return;
  const run = progress(elapsedMs, slideMs * 0.35, slideMs * 1.3, sineInOut);
  pose.gloss = run > 0 && run < 1 ? run : -1;
}

function openPanels({ tuning, reducedMotion }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  const popMs = reducedMotion ? tuned(tuning, 'fadeMs') : tuned(tuning, 'popMs');
  plan.opensMs.forEach((opensMs, index) => {
    const panel = pose.panels[index];
    if (panel === undefined || !Number.isFinite(opensMs)) return;
    panel.open = progress(elapsedMs, opensMs, popMs, quadOut);
    if (reducedMotion) return;
    panel.rise = 0.05 * swell(elapsedMs, opensMs, 90, opensMs + 240, 150);
  });
}

/** Two open panels of one motif warm up, whatever the third may be. */
function warmPairs({ tuning, reducedMotion }: Moment, plan: Plan, elapsedMs: number, pose: Pose): void {
  const warmMs = reducedMotion ? 0 : tuned(tuning, 'warmMs');
  const cools = plan.matched === null || elapsedMs >= plan.decidedMs;
  plan.pairsMs.forEach((pair, index) => {
    const panel = pose.panels[index];
    const opensMs = plan.opensMs[index] ?? Number.POSITIVE_INFINITY;
    if (panel === undefined || pair === null || elapsedMs < Math.max(pair, opensMs)) return;
    panel.warm = 0.75 * progress(elapsedMs, Math.max(pair, opensMs), warmMs, quadOut);
    // Once the card is decided only the winners stay warm.
    const won = plan.matched?.includes(index) === true;
    if (cools && !won) panel.warm *= 1 - progress(elapsedMs, plan.decidedMs, reducedMotion ? 0 : 240);
  });
}

/** A line runs through the three winners; they rise. */
function link({ tuning, reducedMotion }: Moment, plan: Plan, ageMs: number, pose: Pose): void {
  if (plan.matched === null) return;
  const linkMs = reducedMotion ? 0 : tuned(tuning, 'linkMs');
  pose.link = progress(ageMs, 0, linkMs, sineInOut);
  pose.linkLight = mix(1, 0.5, progress(ageMs, linkMs + 300, 500));
  plan.matched.forEach((index, step) => {
    const panel = pose.panels[index];
    if (panel === undefined) return;
    const reached = progress(ageMs, (linkMs * step) / 2, 180, quadOut);
    panel.warm = Math.max(panel.warm, reached);
    panel.rise +=
      tuned(tuning, 'riseShare') * reached +
      (reducedMotion ? 0 : 0.05 * ring(ageMs, (linkMs * step) / 2, 300, 110));
    if (reducedMotion || ageMs < linkMs || plan.tier === 'returned') return;
    panel.rise += 0.025 * Math.sin((ageMs - linkMs) / 260 + step * 1.3) * (1 - progress(ageMs, 1800, 900));
  });
}

/** The ticket turns grey and folds a corner; it stays visible, and the next one can be bought at once. */
function lose({ tuning, reducedMotion }: Moment, ageMs: number, pose: Pose): void {
  const gone = reducedMotion ? 1 : progress(ageMs, 0, 320, sineInOut);
  const light = 1 - tuned(tuning, 'lossGrey') * gone;
  pose.paper = light;
  for (const panel of pose.panels) panel.light = light - 0.06 * gone;
  pose.fold = reducedMotion ? 1 : progress(ageMs, 80, 420, cubicOut);
  pose.stage = 1 - 0.12 * gone;
}

function sinkTheRest({ tuning }: Moment, plan: Plan, ageMs: number, pose: Pose): void {
  const shown = megaShown(ageMs);
  const sunk = mix(1, tuned(tuning, 'dimTo'), shown);
  pose.paper = mix(sunk, 1, 0.3);
  pose.panels.forEach((panel, index) => {
    if (plan.matched?.includes(index) !== true) panel.light = mix(sunk, 1, 0.12);
  });
}

/** The last ticket moves up and away to the left. */
function pushAside(ageMs: number, pose: Pose): void {
  const share = clamp01(ageMs / LEAVE_MS);
  const gone = quadIn(share);
  pose.ticket.x -= 260 * gone;
  pose.ticket.y -= 40 * gone;
  pose.ticket.turn -= 0.16 * gone;
  pose.ticket.alpha = 1 - quadIn(share);
  pose.linkLight *= 1 - share;
  pose.showMs = Number.NEGATIVE_INFINITY;
  pose.halo = 0;
  pose.rays = 0;
  pose.glints = 0;
  pose.sunLight = 0;
}
