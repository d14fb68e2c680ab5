/** What a setting is to the dialog and the page: a row in a group, with search words and a preview. */
import type { ReactNode } from 'react'
import type { CatalogGame } from '../../games/catalog'

/** The groups in their order; the last ones are of this browser alone. */
export const GROUPS = [
  { value: 'look', label: 'Look' },
  { value: 'sound', label: 'Sound' },
  { value: 'controls', label: 'Controls' },
  { value: 'tools', label: 'Tools' },
  { value: 'data', label: 'Data' },
] as const

export type Group = (typeof GROUPS)[number]['value']

export interface RowProps {
  /** The game that is open, where one is. */
  readonly game?: CatalogGame | undefined
}

export interface SettingsRow {
  /** Its place on the page: `/settings#game-speed`. */
  readonly id: string
  readonly group: Group
  /** Its name on the page. */
  readonly title: string
  /** Other words that somebody may look for. */
  readonly about: string
  /** The control itself. Settings are read by `useStored`: the page is built before it is anybody's. */
  Part(props: RowProps): ReactNode
  /** Shown on the page: something small to try the setting on. */
  Try?(): ReactNode
  /** Shows what only this browser knows: it comes when the page is the visitor's. */
  readonly own?: true
  /** It comes after the page (`late.ts`): what only this browser knows, for few to look for. */
  readonly late?: true
}
