/** The keys of Sudoku, and how they are laid out beside the grid or below it. */
import Eraser from 'lucide-react/icons/eraser'
import Select from 'lucide-react/icons/mouse-pointer-square-dashed'
import Palette from 'lucide-react/icons/palette'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import type { ReactNode } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import type { Key } from '../../../ui/board/Keypad'
import { COLORS, LAYERS, type Layer } from '../rules/marks'
import { colorNames } from '../texts/colors'
import { texts as gameTexts } from '../texts/game'
import styles from './Board.module.css'
import type { Pen } from './pen'
import { colorClass, Shape } from './Shape'

interface Keys {
  readonly rows: number
  readonly cols: number
  readonly keys: readonly (Key | null)[]
}

const texts = gameTexts.keys

const tool = (icon: ReactNode, word: string) => (
  <span className={styles.tool}>
    {icon}
    <span translate="yes">{word}</span>
  </span>
)

const toned = (selected: boolean) => ({
  selected,
  tone: selected ? ('primary' as const) : ('plain' as const),
})

/** Where each layer is in a cell. */
const ICONS: Readonly<Record<Layer, ReactNode>> = {
  digit: cellIcon([[12, 17.5, 15, '5']]),
  note: cellIcon([
    [7.5, 10, 8.5, '1'],
    [16.5, 10, 8.5, '2'],
  ]),
  center: cellIcon([[12, 15, 8.5, '12']]),
  color: <Palette aria-hidden="true" />,
}

function cellIcon(digits: readonly (readonly [x: number, y: number, size: number, text: string])[]) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <rect x="2" y="2" width="20" height="20" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
      {digits.map(([x, y, size, text]) => (
        <text key={x} x={x} y={y} fontSize={size} fontWeight="700" textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}

/** Nine digits, or the colors and a gap. */
function valueKeys({ layer, held }: Pen, left: readonly number[]): (Key | null)[] {
  return Array.from({ length: 9 }, (_, i): Key | null => {
    const value = i + 1
    if (layer !== 'color')
      return {
        id: String(value),
        name: texts.digit(itemAt(texts.digits, i), itemAt(left, value)),
        content: value,
        note: String(left[value]),
        selected: held === value,
        tone: left[value] === 0 && held !== value ? 'dim' : 'plain',
      }
    if (value > COLORS) return null
    return {
      id: String(value),
      name: itemAt(colorNames, i),
      content: (
        <span className={colorClass(value)}>
          <Shape color={value} className={styles.swatch} />
        </span>
      ),
      selected: held === value,
    }
  })
}

/**
 * The keys for the pen as it is.
 *
 * @param left - how often each digit must still be placed
 * @param wide - beside the grid, not below it: the tools are in a fourth row, not in a fourth column
 */
export function keysOf(pen: Pen, left: readonly number[], wide: boolean): Keys {
  const values = valueKeys(pen, left)
  const erase: Key = {
    id: 'erase',
    name: texts.erase,
    content: tool(<Eraser aria-hidden="true" />, texts.erase),
  }
  const lock: Key = {
    id: 'first',
    name: texts.lockName,
    content: tool(<Pin aria-hidden="true" />, texts.lock),
    ...toned(pen.digitFirst),
  }
  /** Three rows of digits, each with a key at its end. */
  const inRows = (ends: readonly Key[]) =>
    ends.flatMap((end, row) => [...values.slice(row * 3, row * 3 + 3), end])
  if (!pen.more) {
    const notes: Key = {
      id: 'notes',
      name: texts.notesName,
      content: tool(<Pencil aria-hidden="true" />, texts.notes),
      ...toned(pen.layer === 'note'),
    }
    return wide
      ? { rows: 4, cols: 3, keys: [...values, notes, erase, lock] }
      : { rows: 3, cols: 4, keys: inRows([notes, lock, erase]) }
  }
  const several: Key = {
    id: 'several',
    name: gameTexts.controls.select,
    content: tool(<Select aria-hidden="true" />, texts.several),
    ...toned(pen.several),
  }
  const layers = LAYERS.map(
    (layer): Key => ({
      id: layer,
      name: texts.modes[layer].name,
      content: tool(ICONS[layer], texts.modes[layer].label),
      ...toned(pen.layer === layer),
    }),
  )
  const [last, ...others] = [layers.at(3) ?? null, ...layers.slice(0, 3)]
  return { rows: 4, cols: 4, keys: [...inRows(others), erase, lock, several, last] }
}
