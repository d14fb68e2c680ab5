/** Bingo on paper: cards, and the caller's list of all numbers. */
import type { PrintPart } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import type { State } from '../rules'
import { type Cell, LETTERS, PER_COLUMN, SIZE } from '../rules/card'
import { pictureOf } from '../rules/patterns'
import { nameOf } from '../rules/players'
import { printTexts as texts } from '../texts/print'

/** The smallest cell in mm: its number is read from a distance. */
const MIN_CELL = 13
const EDGE = 0.05
/** A five-pointed star of radius 0.3 around the middle of a cell. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const [angle, radius] = [(i * Math.PI) / 5, i % 2 === 0 ? 0.3 : 0.13]
  return `${(0.5 + radius * Math.sin(angle)).toFixed(3)} ${(0.42 - radius * Math.cos(angle)).toFixed(3)}`
}).join('L')

/** A table with the letters above its columns. */
function Table({ rows, children }: { readonly rows: number; readonly children: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-EDGE} ${-EDGE} ${SIZE + 2 * EDGE} ${rows + 1 + 2 * EDGE}`}
      fill="none"
      stroke="#000"
    >
      <g fill="#000" stroke="none" textAnchor="middle" fontSize="0.72" fontWeight="700">
        {LETTERS.map((letter, col) => (
          <text key={letter} x={col + 0.5} y="0.76">
            {letter}
          </text>
        ))}
      </g>
      {children}
      <path
        d={[
          ...Array.from({ length: SIZE - 1 }, (_, i) => `M${i + 1} 1V${rows + 1}`),
          ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${i + 2}H${SIZE}`),
        ].join('')}
        strokeWidth="0.02"
      />
      <path d={`M0 0H${SIZE}V${rows + 1}H0zM0 1H${SIZE}`} strokeWidth="0.06" />
    </svg>
  )
}

function Card({ card, asked }: { readonly card: readonly Cell[]; readonly asked: State['asked'] }) {
  const picture = pictureOf(asked)?.cells ?? []
  // A full card needs no marks.
  const needed = picture.length < card.length ? picture : []
  return (
    <Table rows={SIZE}>
      <path
        d={needed.map((cell) => `M${cell % SIZE} ${Math.floor(cell / SIZE) + 1}h1v1h-1z`).join('')}
        fill="#ddd"
        stroke="none"
      />
      <g fill="#000" stroke="none" textAnchor="middle" fontSize="0.5">
        {card.map(({ number, isFree }, cell) =>
          isFree ? (
            <g key="free" transform={`translate(${cell % SIZE} ${Math.floor(cell / SIZE) + 1})`}>
              <path d={`M${STAR}z`} />
              <text x="0.5" y="0.9" fontSize="0.2">
                {texts.free}
              </text>
            </g>
          ) : (
            <text key={number} x={(cell % SIZE) + 0.5} y={Math.floor(cell / SIZE) + 1.68}>
              {number}
            </text>
          ),
        )}
      </g>
    </Table>
  )
}

const part: PrintPart<State, Options> = {
  rule: ({ pattern }) => texts.rules[pattern],
  items({ players, asked }) {
    const people = players.filter(({ computer }) => !computer)
    return people.map((person) => ({
      key: person.card.map(({ number }) => number).join(' '),
      name: people.length > 1 ? nameOf(person) : '',
      min: { width: SIZE * MIN_CELL, height: (SIZE + 1) * MIN_CELL },
      puzzle: <Card card={person.card} asked={asked} />,
    }))
  },
  sheet: () => ({
    title: texts.list,
    drawing: (
      <Table rows={PER_COLUMN}>
        <g fill="#000" stroke="none" textAnchor="middle" fontSize="0.5">
          {Array.from({ length: SIZE * PER_COLUMN }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each is its number
            <text key={i} x={Math.floor(i / PER_COLUMN) + 0.5} y={(i % PER_COLUMN) + 1.68}>
              {i + 1}
            </text>
          ))}
        </g>
      </Table>
    ),
  }),
}
export default part
