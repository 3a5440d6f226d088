import { AreaSeries, type Logical, type UTCTimestamp } from 'lightweight-charts';
import { afterEach, expect, test } from 'vitest';
import { createMarketChart } from './createMarketChart';

let place: HTMLElement | null = null;

afterEach(() => place?.remove());

test('a narrow chart shows ten minutes of ticks before an order as long as those after it', async () => {
  place = document.body.appendChild(document.createElement('div'));
  Object.assign(place.style, { width: '300px', height: '160px' });
  const chart = createMarketChart(place, {
    market: 'KIDLAT',
    tag: 'en-PH',
    momentOf: (tick) => tick * 500,
    isScrolled: false,
  });
  const series = chart.addSeries(AreaSeries);
  series.setData(
    Array.from({ length: 720 }, (_, tick) => ({ time: (1_000 + tick) as UTCTimestamp, value: tick % 40 })),
  );
  const asked = { from: 130 as Logical, to: 1_308 as Logical };
  // The size of its place is known a frame later.
  await expect
    .poll(() => {
      chart.timeScale().setVisibleLogicalRange(asked);
      return chart.timeScale().getVisibleLogicalRange()?.from;
    })
    .toBeLessThan(135);
  chart.remove();
});
