/** The help and assists of a game: as data, which is stored with its result, and in words. */
import type { Help } from '../../../engine/storage/values/results'
import { playedTexts } from '../../texts/played'
import { type SessionView, USUAL_SPEED } from '../view/view'

type Helped = Pick<SessionView, 'hints' | 'undone'>

/** What was used, and how often; some of it only was or was not. The names are stored. */
const USED = [
  'hints',
  'undone',
  'autoRepeat',
  'aimAssisted',
  'rewinds',
  'holdToggled',
  'debounced',
  'switchAccess',
] as const satisfies readonly (keyof SessionView)[]

type WithAssists = Pick<SessionView, 'speed' | (typeof USED)[number]>

/** Whether the game was helped by hints or undo, and so keeps no record. Assists do not count as help. */
export function helped({ hints, undone }: Helped): boolean {
  return hints > 0 || undone > 0
}

export function helpOf(view: WithAssists): Help {
  const used = USED.map((name) => [name, Number(view[name])] as const).filter(([, count]) => count > 0)
  return { ...(view.speed < USUAL_SPEED && { speed: view.speed }), ...Object.fromEntries(used) }
}

function helpList(help: Help): string[] {
  const { hints = 0, undone = 0, autoRepeat = 0, rewinds = 0 } = help
  return [
    hints > 0 && playedTexts.hints(hints),
    undone > 0 && playedTexts.undone(undone),
    autoRepeat > 0 && playedTexts.autoRepeat(autoRepeat),
    help.aimAssisted && playedTexts.aimAssist,
    rewinds > 0 && playedTexts.rewinds(rewinds),
    help.holdToggled && playedTexts.toggleHold,
    help.debounced && playedTexts.debounce,
    help.switchAccess && playedTexts.switchAccess,
  ].filter((text) => typeof text === 'string')
}

/** The help and assists of a finished game: '3 hints, 5 moves undone', '70% speed'; '' for none. */
export function helpText(help: Help): string {
  const slow = help.speed === undefined ? [] : [playedTexts.speed(help.speed)]
  return [...slow, ...helpList(help)].join(', ')
}

/** The same as a sentence: 'Played at 70% speed with 3 hints.'; '' for none. */
export function playedText(view: WithAssists): string {
  const { speed, ...help } = helpOf(view)
  const list = helpList(help)
  if (speed === undefined) return list.length > 0 ? playedTexts.playedWith(list) : ''
  return list.length > 0 ? playedTexts.playedAtWith(speed, list) : playedTexts.playedAt(speed)
}
