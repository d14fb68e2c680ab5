/** Drawings of the pieces: red ones have a ring, white ones a star; kings wear a crown. */
import type { Side } from '../rules/squares'

const TONES = [
  { face: '#d9552e', edge: '#8e2a10', light: '#f0825c', groove: '#a8391a' },
  { face: '#f4f0e4', edge: '#a79f8b', light: '#ffffff', groove: '#b9b09a' },
] as const

const CROWN = 'M31 60 27 35l13 10 10-17 10 17 13-10-4 25z'
const STAR = 'M50 27l5.6 14.3L70.9 42 59 51.6l4 14.9L50 58.2 37 66.5l4-14.9L29.1 42l15.3-.7z'

export function Piece({ side, king }: { readonly side: Side; readonly king: boolean }) {
  const tone = TONES[side]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="55" r="42" fill={tone.edge} />
      {king && <circle cx="50" cy="50" r="42" fill={tone.edge} />}
      <circle cx="50" cy={king ? 44 : 48} r="42" fill={tone.face} />
      <g transform={king ? 'translate(0 -4)' : undefined}>
        <path
          d="M17 38A36 36 0 0 1 62 14"
          fill="none"
          stroke={tone.light}
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.85"
        />
        {side === 0 ? (
          <g fill="none" stroke={tone.groove} strokeWidth="4">
            <circle cx="50" cy="48" r="30" />
            {!king && <circle cx="50" cy="48" r="19" />}
            {!king && <circle cx="50" cy="48" r="7" fill={tone.groove} stroke="none" />}
          </g>
        ) : (
          <>
            <circle
              cx="50"
              cy="48"
              r="33"
              fill="none"
              stroke={tone.groove}
              strokeWidth="5"
              strokeDasharray="5 5.37"
            />
            {!king && <path d={STAR} fill={tone.groove} />}
          </>
        )}
        {king && (
          <g strokeLinejoin="round" transform="translate(50 47) scale(1.32) translate(-50 -48)">
            <path d={CROWN} fill="#f5b91e" stroke="#5c3a00" strokeWidth="5" />
            <path d="M31 60h38v7H31z" fill="#d98f06" stroke="#5c3a00" strokeWidth="5" />
            <path d={CROWN} fill="#ffd34a" />
            <circle cx="50" cy="52" r="3.6" fill="#c0392b" />
          </g>
        )}
      </g>
    </svg>
  )
}
