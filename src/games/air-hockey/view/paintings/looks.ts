/** The colors of the tables: the specified one, and one for each opponent of the cup. */
import type { RivalId } from '../../rules'

export interface Look {
  /** Of the ice, from the upper rail to the lower one. */
  readonly ice: readonly [string, string, string]
  /** Of the wood around it. */
  readonly frame: readonly [string, string]
  /** `r, g, b` of the lines. */
  readonly line: string
  /** What is drawn into the ice, under the lines. */
  readonly pattern: 'none' | 'lilies' | 'rings' | 'leaves' | 'waves' | 'bubbles' | 'stars'
}

const CLUB: Look = {
  ice: ['#143a5e', '#10304f', '#0c2440'],
  frame: ['#2b3358', '#191f3a'],
  line: '206, 230, 255',
  pattern: 'none',
}

const LOOKS: Readonly<Record<RivalId, Look>> = {
  turtle: {
    ice: ['#14504a', '#0f413d', '#0a302f'],
    frame: ['#2b4a3c', '#172b24'],
    line: '190, 255, 225',
    pattern: 'lilies',
  },
  bull: {
    ice: ['#5a2c31', '#4a2229', '#371820'],
    frame: ['#57402e', '#2f2118'],
    line: '255, 220, 190',
    pattern: 'rings',
  },
  hedgehog: {
    ice: ['#5a2f48', '#4a263b', '#361b2b'],
    frame: ['#4b3a52', '#2a2030'],
    line: '255, 226, 170',
    pattern: 'leaves',
  },
  seal: {
    ice: ['#175c7d', '#124a68', '#0d374f'],
    frame: ['#24506b', '#14303f'],
    line: '205, 245, 255',
    pattern: 'waves',
  },
  octopus: {
    ice: ['#3a2a66', '#2f2256', '#221842'],
    frame: ['#1f4a56', '#123038'],
    line: '225, 205, 255',
    pattern: 'bubbles',
  },
  falcon: {
    ice: ['#10142f', '#171a3c', '#2a2350'],
    frame: ['#3a3f66', '#1d2038'],
    line: '210, 220, 255',
    pattern: 'stars',
  },
}

export const lookOf = (rival: RivalId | undefined): Look => (rival ? LOOKS[rival] : CLUB)
