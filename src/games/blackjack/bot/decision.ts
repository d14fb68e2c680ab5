/** The decisions of basic strategy. */
import type { Doing } from '../rules/state'

const DECISIONS = ['hit', 'stand', 'double', 'split', 'surrender'] as const

export type Decision = (typeof DECISIONS)[number]

export const isDecision = (doing: Doing): doing is Decision => (DECISIONS as readonly Doing[]).includes(doing)
