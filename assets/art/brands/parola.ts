import { linear, newId } from '../svg';
import { type BrandArt, halo, material, moving, placed, sky } from './kit';

/** A lighthouse with coral bands, 80 high around its middle. */
function tower(): string {
  const ice = material('ice');
  return `${ice.defs}<path d="M-13-14L-21 42H21L13-14Z" fill="${ice.fill}" stroke="#0A4A44" stroke-width="2.2" stroke-linejoin="round"/><path d="M-14.600-2L-17 14H17L14.600-2ZM-18.600 25L-21 42H21L18.600 25Z" fill="#FF8A5C"/><path d="M4-14L7 42H21L13-14Z" fill="#0A4A44" opacity=".16"/><rect x="-19" y="-19" width="38" height="7" rx="2.5" fill="#0A4A44"/><rect x="-11" y="-34" width="22" height="16" rx="3" fill="#FFE9A8" stroke="#0A4A44" stroke-width="2.2"/><path d="M-15-33L0-45 15-33Z" fill="#FF8A5C" stroke="#0A4A44" stroke-width="2.2" stroke-linejoin="round"/>`;
}

const rays = (): string => '<path d="M12-29L46-40V-18ZM-12-29L-46-40V-18Z" fill="#FFE9A8" opacity=".85"/>';

function beam(): string {
  const [left, right] = [newId(), newId()];
  return `<defs>${linear(
    left,
    [
      [0, '#FFE9A8', 0.7],
      [1, '#FFE9A8', 0],
    ],
    'x1="1" y1="0" x2="0" y2="0"',
  )}${linear(
    right,
    [
      [0, '#FFE9A8', 0.7],
      [1, '#FFE9A8', 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )}</defs><path d="M0 0L-230-44V28Z" fill="url(#${left})"/><path d="M0 0L160-30V22Z" fill="url(#${right})"/>`;
}

/** Lighthouse: its beam turning over a gentle swell after the storm. */
export const parola: BrandArt = {
  motif: () => `${rays()}${tower()}`,
  ground: ['#2FA58C', '#0B6B5B', '#0A5B63', '#073F4A'],
  shelter: () =>
    moving('from{transform:rotate(-6deg)}to{transform:rotate(5deg)}') +
    sky(['#061a24', '#0a3440', [0.6, '#0d5660'], [1, '#1a7a72']], '#07343c') +
    '<ellipse cx="70" cy="40" rx="60" ry="16" fill="#0d3f4a" opacity=".7"/><ellipse cx="120" cy="30" rx="46" ry="13" fill="#0d3f4a" opacity=".6"/><ellipse cx="300" cy="34" rx="52" ry="13" fill="#0d3f4a" opacity=".6"/>' +
    '<path d="M184 190Q214 150 238 150 270 150 300 190Z" fill="#052b30"/>' +
    `<g class="m" style="transform-origin:240px 80px">${placed(beam(), 240, 80)}</g>` +
    halo(240, 80, 42, '#FFE08A', 0.8) +
    placed(tower(), 240, 116, 1.24) +
    '<path d="M-5 176Q40 166 90 176T190 174 290 178 350 172V225H-5Z" fill="#0a4a50" opacity=".94"/><path d="M-5 194Q50 184 110 194T220 192 350 192V225H-5Z" fill="#063a40"/><path d="M60 184q18-5 36 0M150 200q18-5 36 0M262 196q16-5 30 0" stroke="#CFFFEF" stroke-opacity=".45" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
};
