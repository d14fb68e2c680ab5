/** Drawings of the five ships: rounded toy hulls from above, distinguished by their decks. */
import { memo } from 'react'
import { lengthOf } from '../rules/fleet'

interface Props {
  readonly ship: number
  readonly sunk?: boolean
}

/** Deck parts by ship, x along the ship in hundredths of a cell. */
const DECKS: readonly (readonly { readonly d: string; readonly tone: 'dark' | 'light' | 'warm' }[])[] = [
  [
    { d: 'M70 34h360v10H70z', tone: 'light' },
    { d: 'M70 58h40v6H70zm70 0h40v6h-40zm70 0h40v6h-40z', tone: 'light' },
    { d: 'M300 54h90q8 0 8 8v8q0 8-8 8h-90q-8 0-8-8v-8q0-8 8-8z', tone: 'dark' },
    { d: 'M330 60h30v12h-30z', tone: 'warm' },
  ],
  [
    { d: 'M85 50a20 20 0 1 0 40 0 20 20 0 1 0-40 0zm190 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0z', tone: 'dark' },
    { d: 'M40 46h56v8H40zm265 0h56v8h-56z', tone: 'dark' },
    { d: 'M165 32h70q10 0 10 10v16q0 10-10 10h-70q-10 0-10-10V42q0-10 10-10z', tone: 'light' },
    { d: 'M185 42h30v16h-30z', tone: 'warm' },
  ],
  [
    { d: 'M60 50a17 17 0 1 0 34 0 17 17 0 1 0-34 0z', tone: 'dark' },
    { d: 'M26 47h44v7H26z', tone: 'dark' },
    { d: 'M125 34h70q10 0 10 10v12q0 10-10 10h-70q-10 0-10-10V44q0-10 10-10z', tone: 'light' },
    { d: 'M222 50a12 12 0 1 0 24 0 12 12 0 1 0-24 0z', tone: 'warm' },
  ],
  [
    { d: 'M120 36h60q14 0 14 14t-14 14h-60q-14 0-14-14t14-14z', tone: 'dark' },
    { d: 'M140 50a10 10 0 1 0 20 0 10 10 0 1 0-20 0z', tone: 'warm' },
    { d: 'M40 47h44v6H40zm176 0h44v6h-44z', tone: 'dark' },
  ],
  [
    { d: 'M85 36h40q8 0 8 8v12q0 8-8 8H85q-8 0-8-8V44q0-8 8-8z', tone: 'light' },
    { d: 'M44 50a11 11 0 1 0 22 0 11 11 0 1 0-22 0z', tone: 'dark' },
    { d: 'M146 50a9 9 0 1 0 18 0 9 9 0 1 0-18 0z', tone: 'warm' },
  ],
]

/** Pointed at the bow, round at the stern; the submarine is round at both ends. */
function hull(length: number, round: boolean, inset: number): string {
  const right = length * 100 - 8 - inset
  const left = 8 + inset
  const top = 18 + inset
  const bottom = 82 - inset
  const bow = round
    ? `C${left} ${top + 12} ${left + 20} ${top} ${left + 50} ${top}`
    : `Q${left + 26} ${top + 4} ${left + 60} ${top}`
  const back = round
    ? `C${right - 20} ${bottom} ${left + 70} ${bottom} ${left + 50} ${bottom} C${left + 20} ${bottom} ${left} ${bottom - 12} ${left} 50z`
    : `H${left + 60}Q${left + 26} ${bottom - 4} ${left} 50z`
  return `M${left} 50${bow}H${right - 26}Q${right} ${top} ${right} 50T${right - 26} ${bottom}${back}`
}

/** Horizontal, one cell high; rotate it with CSS. */
export const Ship = memo(function Ship({ ship, sunk }: Props) {
  const length = lengthOf(ship)
  const round = ship === 3
  const tones = sunk
    ? {
        edge: '#3d434f',
        hull: '#6c7482',
        deck: '#808999',
        dark: '#4a515e',
        light: '#98a1b0',
        warm: '#5b626f',
      }
    : {
        edge: '#5d6b7e',
        hull: '#97a6b8',
        deck: '#c3ced9',
        dark: '#56657a',
        light: '#eef2f5',
        warm: '#e69f00',
      }
  return (
    <svg viewBox={`0 0 ${length * 100} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {!sunk && <path d={hull(length, round, -6)} fill="#eaf6ff" opacity="0.5" transform="translate(0 3)" />}
      <path d={hull(length, round, 0)} fill={tones.edge} transform="translate(0 6)" />
      <path d={hull(length, round, 0)} fill={tones.hull} />
      <path d={hull(length, round, 8)} fill={tones.deck} />
      {(DECKS[ship] ?? []).map(({ d, tone }) => (
        <path key={d} d={d} fill={tones[tone]} />
      ))}
    </svg>
  )
})
