const SPIKES = Array.from({ length: 24 }, (_, index) => index * 15);
const RINGS = [70, 88, 108] as const;

/** A burst of light. Decorative. */
export function Burst() {
  return (
    <svg viewBox="-170 -66 340 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SPIKES.map((turn, index) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={index % 2 === 0 ? 'M78 0L0-5L0 5Z' : 'M58 0L0-3L0 3Z'}
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
