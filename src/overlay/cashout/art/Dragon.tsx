/** A small dragon that sleeps on its coins; decorative. */
export function Dragon({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 160 96" aria-hidden="true">
      <ellipse cx="80" cy="84" rx="66" ry="9" fill="currentColor" opacity=".16" />
      <g fill="none" stroke="currentColor" strokeWidth="3" opacity=".55">
        <ellipse cx="46" cy="80" rx="13" ry="5" />
        <ellipse cx="76" cy="84" rx="13" ry="5" />
        <ellipse cx="108" cy="80" rx="13" ry="5" />
      </g>
      <path
        fill="currentColor"
        d="M24 70c-2-22 14-40 38-42 8-14 22-20 36-18l-7 8c14 0 27 7 33 19 8 1 14 6 16 14-6 8-18 10-28 7-3 10-13 17-26 17H50c-10 0-20 4-28 11z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        d="M62 28c-4-8-4-15 0-20M80 20c-1-6 1-11 6-15M22 86c-8 2-13-2-13-9"
      />
      <path fill="none" stroke="Canvas" strokeWidth="3" strokeLinecap="round" d="M104 42q6 5 12 0M126 50h6" />
    </svg>
  );
}
