/** A setting in the dialog and on the page: a row in a group, with search keywords and a preview. */
import type { ReactNode } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { settingsTexts } from '../texts/settings'

export type Group = keyof typeof settingsTexts.groups

/** The groups in order. */
export const GROUPS = (['look', 'sound', 'controls', 'assists', 'data'] as const).map((value) => ({
  value,
  label: settingsTexts.groups[value],
}))

export interface RowProps {
  /** The open game, if there is one. */
  readonly game?: CatalogGame | undefined
}

export interface SettingsRow {
  /** Its anchor on the page: `/settings#game-speed`. Links keep working only if it never changes. */
  readonly id: string
  readonly group: Group
  /** Its name in the search. */
  readonly title: string
  /** Other words to find it by. */
  readonly keywords: string
  /** The control itself. It reads settings with `useStored`, because the page is prerendered. */
  Part(props: RowProps): ReactNode
  /** The preview on the page. */
  Try?(): ReactNode
  /** It depends on data of this browser, so it is shown after hydration. */
  readonly own?: true
  /** It loads after the page (`parts.ts`). */
  readonly late?: true
}
