/** A board: arrow keys, roles and names for screen readers come with it. */
import { useState } from 'react'
import { Board } from '../../ui/board/Board'
import type { ShownExample } from './example'

function Lights() {
  const [lit, setLit] = useState([4])
  const press = (index: number) =>
    setLit(lit.includes(index) ? lit.filter((each) => each !== index) : [...lit, index])
  return (
    <Board
      label="Lights"
      rows={3}
      cols={3}
      onPress={(row, col) => press(row * 3 + col)}
      cell={(row, col) => ({
        name: `Row ${row + 1}, column ${col + 1}, ${lit.includes(row * 3 + col) ? 'on' : 'off'}`,
        content: lit.includes(row * 3 + col) ? '●' : '○',
      })}
    />
  )
}

export const example: ShownExample = { title: 'A board with roles', kind: 'page', Shown: Lights }
