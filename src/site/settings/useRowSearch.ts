/** Owns the search among the settings: by plain words at once, forgiving when the search of the site has come. */

import { useMemo } from 'react'
import { typedText } from '../../engine/core/input/typed'
import type { Searchable } from '../search/search'
import { useFound } from '../search/useSearch'
import { GROUPS, type SettingsRow } from './row'

/** The rows that the text finds; all of them where it is empty. */
export function useFoundRows(rows: readonly SettingsRow[], text: string): readonly SettingsRow[] {
  const entries = useMemo(() => rows.map(entryOf), [rows])
  const forgiven = useFound(entries, text)
  const words = typedText(text).toLowerCase().split(' ').filter(Boolean)
  return rows.filter(
    (row, i) =>
      forgiven.has(row.id) || words.every((word) => wordsOf(entries[i] as Searchable).includes(word)),
  )
}

function entryOf({ id, title, about, group }: SettingsRow): Searchable {
  return {
    path: id,
    title,
    description: about,
    category: GROUPS.find(({ value }) => value === group)?.label,
  }
}

const wordsOf = ({ title, description, category }: Searchable) =>
  `${title} ${description} ${category}`.toLowerCase()
