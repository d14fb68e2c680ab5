/** The search in the settings: exact at once, and tolerant of typing errors once the site's search is loaded. */
import { useMemo } from 'react'
import { typedText } from '../../../engine/core/input/typed'
import type { Searchable } from '../../search/search'
import { useFound } from '../../search/useSearch'
import { GROUPS, type SettingsRow } from '../../settings/row'

/** The rows that the text finds; all rows if it is empty. */
export function useFoundRows(rows: readonly SettingsRow[], text: string): readonly SettingsRow[] {
  const entries = useMemo(() => rows.map(entryOf), [rows])
  const found = useFound(entries, text)
  const words = typedText(text).toLowerCase().split(' ').filter(Boolean)
  return rows.filter((row) => {
    const ofRow = wordsOf(entryOf(row))
    return found.has(row.id) || words.every((word) => ofRow.includes(word))
  })
}

function entryOf({ id, title, keywords, group }: SettingsRow): Searchable {
  return {
    path: id,
    title,
    description: keywords,
    category: GROUPS.find(({ value }) => value === group)?.label,
  }
}

const wordsOf = ({ title, description, category }: Searchable) =>
  `${title} ${description} ${category}`.toLowerCase()
