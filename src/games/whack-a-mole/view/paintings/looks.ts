/** How the garden looks: the season and hour of two stages each, and of the other modes. */
import { itemAt } from '../../../../engine/core/itemAt'

export interface Look {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string, string]
  readonly hills: readonly [string, string]
  /** The stripes of the lawn, and the light on it from back to front. */
  readonly lawn: readonly [string, string]
  readonly light: readonly [string, string, string]
  /** How dark the corners are. */
  readonly corners: number
  readonly sun?: true
  readonly flies?: true
}

const LOW_SUN = ['rgba(255, 190, 110, 0.34)', 'rgba(255, 190, 110, 0.1)', 'rgba(10, 40, 60, 0.22)'] as const

export type LookName = 'noon' | 'dusk' | 'autumn' | 'winter' | 'night'

export const LOOKS: Readonly<Record<LookName, Look>> = {
  noon: {
    sky: ['#3f8fd0', '#6fb6e6', '#a8d8f0', '#dcefe4'],
    hills: ['#86b8a6', '#4f9a7a'],
    lawn: ['#3f9a55', '#4aa860'],
    light: ['rgba(255, 244, 190, 0.3)', 'rgba(255, 244, 190, 0.06)', 'rgba(10, 60, 50, 0.14)'],
    corners: 0.16,
    sun: true,
  },
  dusk: {
    sky: ['#1d2d56', '#41598a', '#b98a80', '#f0a868'],
    hills: ['#5b6a78', '#2a5960'],
    lawn: ['#2c8057', '#328b5e'],
    light: LOW_SUN,
    corners: 0.5,
    flies: true,
  },
  autumn: {
    sky: ['#5b4a7c', '#a9698a', '#e2936e', '#f7c873'],
    hills: ['#96705e', '#7c4b3d'],
    lawn: ['#5c9f44', '#6cae4d'],
    light: ['rgba(255, 168, 84, 0.5)', 'rgba(255, 190, 96, 0.12)', 'rgba(96, 30, 110, 0.14)'],
    corners: 0.24,
    sun: true,
  },
  winter: {
    sky: ['#5678a8', '#8fb0d0', '#c3d6e4', '#eee6dc'],
    hills: ['#a5bacb', '#86a2b6'],
    lawn: ['#a9c3d2', '#b6cedb'],
    light: ['rgba(255, 236, 214, 0.34)', 'rgba(255, 236, 214, 0.06)', 'rgba(40, 70, 120, 0.2)'],
    corners: 0.22,
    sun: true,
  },
  night: {
    sky: ['#0a1029', '#142048', '#203464', '#2f4d7c'],
    hills: ['#1b2c4e', '#13243c'],
    lawn: ['#1c544c', '#205e55'],
    light: ['rgba(120, 150, 230, 0.16)', 'rgba(120, 150, 230, 0.04)', 'rgba(6, 14, 40, 0.3)'],
    corners: 0.62,
    flies: true,
  },
}

const OF_STAGES: readonly LookName[] = ['noon', 'dusk', 'autumn', 'winter', 'night']

/** @param stage from 1 */
export const lookOf = (stage: number): LookName => itemAt(OF_STAGES, Math.floor((stage - 1) / 2))
