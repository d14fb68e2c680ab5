/** What an example of the workbench is: one idea in one short file. */
import type { ComponentType } from 'react'

/** Code without a page, and the lines that it gives. */
export interface CodeExample {
  readonly title: string
  run(): readonly string[] | Promise<readonly string[]>
  readonly gives: readonly string[]
}

/** Something to look at: in a scene, or on the page. */
export interface ShownExample {
  readonly title: string
  readonly kind: 'scene' | 'page'
  readonly Shown: ComponentType
}

export type Example = CodeExample | ShownExample
