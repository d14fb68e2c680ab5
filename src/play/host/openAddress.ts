/** Opens what an address asks for, with a message if something is wrong with it. */
import type { Game } from '../../engine/core/game/contract'
import type { CatalogGame } from '../../games/catalog'
import { toast } from '../../ui/toasts/toast'
import { challengeFrom, challengeInAddress, rivalInAddress } from '../opening/challenge'
import {
  clearFragment,
  type FragmentKind,
  fragmentKind,
  inAddress,
  keptInAddress,
  putFragment,
  turnInAddress,
} from '../opening/fragment'
import { groupView } from '../opening/group'
import { type OpenGame, type Opening, readOpening } from '../opening/opening'
import { challengeTexts } from '../texts/challenges'
import { frameTexts } from '../texts/frame'
import { type OpenFollow, type OpenReplay, withOwn } from './opened'

/** The code that reads replays: most visits don't need it. */
export const replayPart = () => import('../replay/openReplay')

interface Asked {
  readonly entry: CatalogGame
  readonly game: Game
  /** What the query says. */
  readonly opening: Opening
  /** The game in the address was a live game of this page. */
  readonly wasLive: boolean
}

type Found = OpenGame | OpenReplay | OpenFollow

type Opener = (asked: Asked) => Promise<Found>

/** What opens each kind of fragment. An address without one opens what its query says. */
const OPENERS: Readonly<Record<FragmentKind, Opener>> = {
  turn: openTurn,
  own: openOwn,
  beat: openChallenge,
  play: openReplay,
  kept: openReplay,
  group: openGroup,
  reply: openReply,
  // The dialog of live play asks first.
  join: openStart,
  watch: openFollow,
}

export async function openAddress(
  entry: CatalogGame,
  game: Game,
  search = location.search,
  wasLive = false,
): Promise<Found> {
  // A replay in the address may use any option.
  if (location.hash) await game.lazyRules?.load()
  const kind = fragmentKind()
  const { opening, complaints } = readOpening(entry.id, game, search, kind === 'own')
  for (const complaint of complaints) toast(complaint, { kind: 'bad' })
  if (kind !== 'group') groupView.start = null
  const open = kind === null ? openStart : OPENERS[kind]
  return open({ entry, game, opening, wasLive })
}

async function openStart({ opening }: Asked): Promise<OpenGame> {
  return { kind: 'play', opening }
}

async function openGroup(asked: Asked): Promise<OpenGame> {
  const { groupOf } = await import('../group/open')
  groupView.start = groupOf(asked.entry.id, asked.game, asked.opening)
  return openStart(asked)
}

async function openFollow({ opening }: Asked): Promise<OpenFollow> {
  return { kind: 'follow', opening, invitation: inAddress('watch') ?? '' }
}

/** Passes the reply to the page that waits for it. Without one, the dialog says where it belongs. */
async function openReply(asked: Asked): Promise<OpenGame> {
  const text = inAddress('reply') ?? ''
  const passed = await (await import('../live/connect')).passReply(text)
  if (passed) {
    clearFragment('reply')
    toast(passed.text, { kind: passed.taken ? 'plain' : 'bad', ms: 12_000 })
  }
  return openStart(asked)
}

/** The content stays in the address. If something is wrong with it, the usual game is opened. */
async function openOwn(asked: Asked): Promise<OpenGame> {
  const { game, opening } = asked
  const text = inAddress('own') ?? ''
  const found = await (await import('../own/open')).openOwn(text, game)
  if ('own' in found) return { kind: 'play', opening: withOwn(game, opening, found.own) }
  putFragment('')
  toast(found.complaint, { kind: 'bad', ms: 12_000 })
  return openStart(asked)
}

/** The challenge in the address, with the replay that proves it. */
async function openChallenge({ entry, game, opening }: Asked): Promise<OpenGame> {
  const { seed, options } = opening
  if (seed === null) {
    toast(challengeTexts.noStart, { kind: 'bad' })
    return { kind: 'play', opening }
  }
  const claimed = challengeInAddress(game)
  const text = rivalInAddress()
  const rival =
    text !== null ? await (await replayPart()).rivalFromText(text, entry.id, game, { seed, options }) : null
  const proved = rival && challengeFrom(game, rival)
  if (rival && proved) {
    const { name, value } = proved
    if (value !== claimed?.value) toast(challengeTexts.otherResult(name, value), { kind: 'bad' })
    return { kind: 'race', opening, rival, challenge: proved }
  }
  if (!claimed) toast(challengeTexts.impossible, { kind: 'bad' })
  return rival
    ? { kind: 'race', opening, rival, challenge: claimed }
    : { kind: 'play', opening, challenge: claimed }
}

async function openReplay({ entry, game, opening }: Asked): Promise<OpenGame | OpenReplay> {
  const [text, key] = [inAddress('play'), keptInAddress() ?? '']
  const { replayFromText, replayFromKey } = await replayPart()
  const found =
    text === null ? await replayFromKey(key, entry.id, game) : await replayFromText(text, entry.id, game)
  if ('replay' in found) return { kind: 'watch', opening, replay: found.replay, isOwn: text === null }
  clearFragment('play', 'kept')
  // The same start can still be played.
  return { kind: 'play', opening: { ...opening, ...found.start } }
}

/** A game by link. It stays in the address, so that a reload opens it again. */
async function openTurn({ entry, game, opening, wasLive }: Asked): Promise<OpenGame | OpenReplay> {
  const text = turnInAddress() ?? ''
  const byLink = await import('../byLink/open')
  const found = game.kind === 'turn' ? await byLink.openTurn(text, entry, game, wasLive) : null
  if (!found) toast(frameTexts.notByLink, { kind: 'bad' })
  if (found?.kind !== 'resume') clearFragment('turn')
  if (found?.kind === 'watch') return { kind: 'watch', opening, replay: found.replay }
  if (found?.kind !== 'resume') return { kind: 'play', opening }
  const { seed, options } = found.replay
  return { kind: 'resume', opening: { ...opening, seed, options }, from: found.resumeFrom }
}
