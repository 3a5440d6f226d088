const SPIKES = Array.from({ length: 24 }, (_, index) => index * 15);
const RINGS = [70, 88, 108] as const;

/** A burst of light around a motif, which stands free in its middle. Decorative. */
export function Burst() {
  return (
    <svg viewBox="-170 -66 340 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SPIKES.map((turn, index) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={index % 2 === 0 ? 'M82 0L38-3V3Z' : 'M62 0L38-2V2Z'}
          fill="currentColor"
          opacity={index % 2 === 0 ? 0.4 : 0.25}
        />
      ))}
      {RINGS.map((radius) => (
        <circle
          key={radius}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeOpacity=".22"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}
