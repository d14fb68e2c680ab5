/** The signs of shots: a ring for a miss, a flame for a hit, a scorched cell of a wreck, dots without an answer. */

export function Ring() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="37" fill="#0b3f70" opacity="0.28" />
      <circle cx="50" cy="50" r="26" fill="none" stroke="#f2faff" strokeWidth="9" />
      <circle cx="50" cy="50" r="9" fill="#f2faff" />
      <g fill="#f2faff">
        {[
          [50, 9],
          [83, 28],
          [85, 68],
          [52, 91],
          [17, 70],
          [15, 30],
        ].map(([x, y], n) => (
          <circle key={x} cx={x} cy={y} r={n % 2 === 0 ? 5.5 : 4} />
        ))}
      </g>
    </svg>
  )
}

export function Wait() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {[26, 50, 74].map((x) => (
        <circle key={x} cx={x} cy="50" r="9" fill="#d7ecfb" />
      ))}
    </svg>
  )
}

export function Flame() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g fill="#5b6270" opacity="0.85">
        <circle cx="66" cy="18" r="15" />
        <circle cx="82" cy="8" r="11" />
        <circle cx="52" cy="10" r="10" />
      </g>
      <path
        d="M50 6l10 18 20-8-4 21 20 7-15 15 9 19-21-1-3 21-16-14-16 14-3-21-21 1 9-19L4 44l20-7-4-21 20 8z"
        fill="#8e2a10"
      />
      <path
        d="M50 16l8 17 15-5-3 17 15 6-13 11 6 14-16-1-3 15-9-11-9 11-3-15-16 1 6-14-13-11 15-6-3-17 15 5z"
        fill="#e8602c"
      />
      <circle cx="50" cy="51" r="16" fill="#ffd34a" />
    </svg>
  )
}

export function Scorch() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M50 18l7 15 16-7-3 17 16 5-12 12 7 15-17-1-2 17-12-11-12 11-2-17-17 1 7-15-12-12 16-5-3-17 16 7z"
        fill="#23272f"
        opacity="0.75"
      />
      <path d="M38 38 62 62M62 38 38 62" stroke="#ff9a7a" strokeWidth="9" strokeLinecap="round" />
    </svg>
  )
}
