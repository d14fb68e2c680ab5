/** A live game from the handshake to its end: agrees on rounds, and passes messages to the part that plays the round. */
import { subscribeKey } from 'valtio/utils'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import { isAgainst, isForFour } from '../../engine/core/live/shares'
import { isOtherLanguage } from '../../engine/core/replay/versions'
import type { Channel } from '../../engine/net/channel'
import { Peer, type PeerEnd, type PeerState } from '../../engine/net/peer'
import { toast } from '../../ui/toasts/toast'
import { freshSeed } from '../opening/opening'
import { isSameMode, modeText } from '../opening/options'
import { liveTexts } from '../texts/live'
import { LinkCopy } from './linkCopy'
import type { LivePolicy, Round } from './livePolicy'
import { type LiveMessage, PROTOCOL, readMessage, writeMessage } from './messages'
import { clearLiveView, livePort, liveView, watchers } from './port'
import { RealtimeRacePolicy, TurnRacePolicy } from './racePolicy'
import { RollbackPolicy } from './rollbackPolicy'
import { TurnPolicy } from './turnPolicy'
import { NAMES, nickname, nicknames, REACTIONS } from './words'

export interface Plan {
  readonly options: OptionValues
  readonly hostSeat: 0 | 1
}

export interface LiveStart {
  readonly game: Game
  readonly id: string
  readonly isInviter: boolean
  /** This player's nickname, by number. */
  readonly name: number
  readonly options: OptionValues
  /** The start behind the start panel of this device: that of the first round. */
  readonly seed: number
}

/** Below these round trips, ms, a connection is good or fair. */
const GOOD_MS = 90
const FAIR_MS = 220
const BARS_EVERY_MS = 1000

export class LiveGame {
  readonly #start: LiveStart
  readonly #peer: Peer
  /** This round as a game by link; null if it cannot be one, or is over. */
  #copy: LinkCopy | null = null
  #number = 0
  #plan: Plan | null = null
  /** How this round is played; null before the first one. */
  #policy: LivePolicy | null = null
  /** The round is over on this device. */
  #over = false
  #ourPlan: Plan | null = null
  #theirPlan: Plan | null = null
  /** This player has agreed to the other one's suggestion. */
  #accepted = false
  #greeted = false
  /** The other player's nickname, by number; null before their greeting. */
  #theirName: number | null = null
  #reactions = 0
  readonly #timer = setInterval(() => this.#showBars(), BARS_EVERY_MS)
  readonly #stopTelling = subscribeKey(watchers, 'count', () => this.#tellWatched())

  constructor(start: LiveStart, channel: Channel) {
    this.#start = start
    liveView.state = 'connecting'
    this.#peer = new Peer(channel, {
      onControl: (bytes) => this.#receive(bytes),
      onStream: (bytes) => this.#guard(() => this.#policy?.receiveStream(bytes)),
      onFast: (bytes) => this.#guard(() => this.#policy?.receiveFast(bytes)),
      onState: (state, end) => this.#onState(state, end),
    })
    this.#peer.start()
  }
  get plan(): Plan | null {
    return this.#plan
  }
  get seat(): 0 | 1 {
    const hostSeat = this.#plan?.hostSeat ?? 0
    return this.#start.isInviter ? hostSeat : hostSeat === 0 ? 1 : 0
  }
  get isInviter(): boolean {
    return this.#start.isInviter
  }
  get connected(): boolean {
    return this.#peer.state === 'connected'
  }
  /** Suggests another round; by default the same with changed sides. */
  suggest(wish: Plan | null = this.#again()): void {
    if (!wish || !this.connected) return
    const options = this.#forTwo(wish.options)
    const plan = { ...wish, options }
    this.#ourPlan = plan
    this.#send({ t: 'suggest', round: this.#number + 1, ...plan, options })
    if (this.#isSame(this.#theirPlan, plan)) this.#agree(plan)
    this.#showSuggestion()
  }
  accept(): void {
    const plan = this.#theirPlan
    if (!plan || !this.connected) return
    this.#send({ t: 'accept', round: this.#number + 1 })
    this.#accepted = true
    this.#agree(plan)
  }
  decline(): void {
    this.#theirPlan = null
    this.#send({ t: 'decline', round: this.#number + 1 })
    this.#showSuggestion()
  }
  react(reaction: number): void {
    if (!this.connected) return
    this.#send({ t: 'react', reaction })
    this.#showReaction(reaction, true)
  }
  claim(): void {
    if (liveView.state !== 'ended' || this.#over) return
    this.#over = true
    liveView.canClaim = liveView.canPlayComputer = liveView.canLink = false
    this.#policy?.claimWin({ result: 'won', title: liveTexts.ended.forfeit })
  }
  async playComputer(): Promise<void> {
    const policy = this.#policy
    if (!policy || liveView.state !== 'ended' || !liveView.canPlayComputer) return
    liveView.canClaim = liveView.canPlayComputer = liveView.canLink = false
    this.#dropCopy()
    if (!(await policy.replaceOther(this.#start.options)) && policy === this.#policy)
      liveView.canClaim = liveView.canPlayComputer = true
  }
  /** This page ends: it opens again with the game by link. Returns whether it can. */
  keepForLink(): boolean {
    const copy = this.#copy
    // From now on the address belongs to the game by link.
    this.#copy = null
    return copy?.keep() ?? false
  }
  continueByLink(): void {
    if (!this.keepForLink()) return
    this.close()
    livePort.page?.openByLink()
  }
  #dropCopy(): void {
    this.#copy?.close()
    this.#copy = null
  }
  leave(): void {
    this.close()
    livePort.page?.open({ seed: null, options: { ...this.#start.options } })
  }
  close(): void {
    this.#dropCopy()
    this.#policy?.close()
    this.#policy = null
    this.#peer.leave()
    clearInterval(this.#timer)
    this.#stopTelling()
    clearLiveView()
  }

  #greet(): void {
    if (this.#greeted) return
    this.#greeted = true
    const { id, game, name } = this.#start
    this.#send({ t: 'hello', protocol: PROTOCOL, game: id, rules: game.replayVersion, name })
  }
  #send(message: LiveMessage): void {
    this.#peer.control(writeMessage(message))
  }
  /** Runs code that a stranger's bytes may break. */
  #guard(act: () => void): void {
    try {
      act()
    } catch (error) {
      console.warn('Live game: the other device sent something invalid.', error)
      this.#peer.refuse()
    }
  }
  #receive(bytes: Uint8Array): void {
    const message = readMessage(bytes)
    if (!message || (message.t !== 'hello' && liveView.opponent === '')) this.#peer.refuse()
    else this.#guard(() => this.#handle(message))
  }
  #handle(message: LiveMessage): void {
    switch (message.t) {
      case 'hello':
        this.#onHello(message)
        break
      case 'react':
        this.#showReaction(message.reaction, false)
        break
      case 'watched':
        liveView.watched = message.count
        break
      case 'start':
        // After the first round, both players must have agreed.
        if (this.#start.isInviter || message.round <= this.#number || !this.#expectsRound) this.#peer.refuse()
        else
          this.#begin(
            message.round,
            { options: this.#checked(message.options), hostSeat: message.hostSeat },
            message.seed,
          )
        break
      case 'suggest':
        if (message.round !== this.#number + 1) return
        this.#theirPlan = { options: this.#checked(message.options), hostSeat: message.hostSeat }
        // Both have pressed Rematch.
        if (this.#isSame(this.#ourPlan, this.#theirPlan)) this.#agree(this.#theirPlan)
        this.#showSuggestion()
        break
      case 'accept':
        if (message.round === this.#number + 1 && this.#ourPlan) this.#agree(this.#ourPlan)
        break
      case 'decline':
        if (message.round !== this.#number + 1 || !this.#ourPlan) return
        this.#ourPlan = null
        toast(liveTexts.declined)
        this.#showSuggestion()
        break
      default:
        if (message.round !== this.#number || !this.#policy) return
        if (message.t === 'pause') this.#policy.onOtherPaused(message.away)
        else if (message.t === 'resume') this.#policy.onOtherResumed()
        else this.#policy.receive(message)
    }
  }
  #onHello({ protocol, game, rules, name }: Extract<LiveMessage, { t: 'hello' }>): void {
    const start = this.#start
    if (liveView.opponent !== '') return
    if (game !== start.id) this.#stop(liveTexts.ended.otherGame)
    else if (isOtherLanguage(rules, start.game.replayVersion)) this.#stop(liveTexts.ended.otherLanguage)
    else if (protocol !== PROTOCOL || rules !== start.game.replayVersion)
      this.#stop(liveTexts.ended.otherVersion)
    else {
      const [, theirs = ''] = nicknames([start.name, name % NAMES])
      liveView.opponent = theirs
      this.#theirName = name % NAMES
      if (watchers.count > 0) this.#tellWatched()
      if (start.isInviter) this.#agree({ options: start.options, hostSeat: 0 })
    }
  }
  /** Others see what the other player does, too: they are told how many. */
  #tellWatched(): void {
    if (liveView.opponent !== '') this.#send({ t: 'watched', count: watchers.count })
  }
  #stop(reason: string): void {
    toast(reason, { kind: 'bad', ms: 12_000 })
    this.#peer.leave()
    liveView.ended = reason
  }
  /** The options of another device, as this game has them. Throws if one has an unknown value. */
  #checked(options: OptionValues): OptionValues {
    for (const option of this.#start.game.options) {
      const value = options[option.id]
      if (value !== undefined && !option.choices.some((choice) => choice.value === value))
        throw new Error(`unknown value of ${option.id}`)
    }
    const known = this.#start.game.options.filter(({ id, view }) => !view && options[id] !== undefined)
    return Object.fromEntries(known.map(({ id }) => [id, options[id] as string]))
  }
  get #expectsRound(): boolean {
    return this.#number === 0 || this.#accepted || this.#ourPlan !== null
  }
  /** Both players want a round: the host starts it. */
  #agree(plan: Plan): void {
    if (!this.#start.isInviter) return
    const round = this.#number + 1
    const seed = round === 1 ? this.#start.seed : freshSeed()
    const options = this.#forTwo(plan.options)
    this.#send({ t: 'start', round, options, hostSeat: plan.hostSeat, seed })
    this.#begin(round, { ...plan, options }, seed)
  }
  /** The options without those of the view, and with those that make it a game for two, unless it is one for three or four. */
  #forTwo(options: OptionValues): Record<string, string> {
    const { game } = this.#start
    const entries = game.options
      .filter(({ view }) => !view)
      .map(({ id, initial }) => [id, options[id] ?? initial])
    const own: Record<string, string> = Object.fromEntries(entries)
    return isForFour(game, own) ? own : { ...own, ...game.live?.options }
  }
  #begin(number: number, plan: Plan, seed: number): void {
    if (this.#number > 0)
      toast(liveTexts.restarted(this.#start.isInviter ? nickname(this.#start.name) : liveView.opponent))
    this.#policy?.close()
    const { game, id, name } = this.#start
    this.#number = number
    // Who plays at the host's device cannot change sides with the guest.
    this.#plan = isForFour(game, plan.options) ? { ...plan, hostSeat: 0 } : plan
    this.#ourPlan = this.#theirPlan = null
    this.#accepted = false
    this.#over = false
    liveView.progress = ''
    liveView.final = false
    liveView.turn = null
    this.#showSuggestion()
    this.#dropCopy()
    const both = [name, this.#theirName ?? 0]
    liveView.names = isAgainst(game, plan.options) ? (this.seat === 0 ? both : both.reverse()) : [name]
    if (game.kind === 'turn' && game.live && game.byLink?.(plan.options))
      this.#copy = new LinkCopy({ id, game, options: plan.options, seed, seat: this.seat })
    const options = { ...this.#start.options, ...plan.options }
    const policy = this.#newPolicy(number, options, seed, this.seat)
    this.#policy = policy
    livePort.page?.open({ seed, options, policy })
  }
  #newPolicy(number: number, options: OptionValues, seed: number, seat: 0 | 1): LivePolicy {
    const { game } = this.#start
    const round = this.#round(number)
    if (game.kind === 'realtime')
      return isAgainst(game, options)
        ? new RollbackPolicy(game, options, seat, number, round)
        : new RealtimeRacePolicy(game, { options, seed }, round)
    return game.live ? new TurnPolicy(game, game.live, seat, round) : new TurnRacePolicy(game, round)
  }
  #round(round: number): Round {
    const isCurrent = () => this.#number === round
    const peer = this.#peer
    return {
      send: (message) => {
        if (isCurrent()) this.#send({ ...message, round } as LiveMessage)
      },
      stream: (bytes) => {
        if (isCurrent()) peer.stream(bytes)
      },
      fast: (bytes) => {
        if (isCurrent()) peer.fast(bytes)
      },
      get rtt() {
        return peer.rtt
      },
      get connected() {
        return peer.state === 'connected'
      },
      isInviter: this.#start.isInviter,
      refuse: () => peer.refuse(),
      rematch: () => {
        if (!isCurrent()) return
        // Nobody is there to agree.
        if (liveView.state === 'ended') this.leave()
        else if (this.#theirPlan) this.accept()
        else this.suggest()
      },
      leave: () => {
        if (isCurrent()) this.leave()
      },
      onProgress: (progress, final) => {
        if (isCurrent()) Object.assign(liveView, { progress, final })
      },
      onMoves: (input) => {
        if (isCurrent()) this.#copy?.update(input)
      },
      onTurn: (turn) => {
        if (isCurrent()) liveView.turn = turn
      },
      onOver: () => {
        if (!isCurrent()) return
        this.#over = true
        this.#dropCopy()
      },
    }
  }
  #isSame(a: Plan | null, b: Plan): boolean {
    return a?.hostSeat === b.hostSeat && isSameMode(this.#start.game, a.options, b.options)
  }
  /** The same game again, with changed sides. */
  #again(): Plan | null {
    return this.#plan && { options: this.#plan.options, hostSeat: this.#plan.hostSeat === 0 ? 1 : 0 }
  }
  #onState(state: PeerState, end: PeerEnd | null): void {
    const before = liveView.state
    liveView.state = state
    if (state === 'connected') {
      this.#greet()
      if (before === 'lost') toast(liveTexts.returned)
    } else if (state === 'lost') this.#policy?.onLost()
    else if (state === 'ended') this.#onEnd(end ?? 'left')
  }
  #onEnd(end: PeerEnd): void {
    clearInterval(this.#timer)
    const { ended } = liveTexts
    const texts = { ...ended, left: ended.left(liveView.opponent) }
    liveView.ended ||= texts[end]
    liveView.bars = liveView.watched = 0
    this.#ourPlan = this.#theirPlan = null
    this.#showSuggestion()
    const { game, options } = this.#start
    // A race can be finished alone.
    const running = this.#policy !== null && !this.#over && isAgainst(game, this.#plan?.options ?? options)
    liveView.canClaim = running && end !== 'abuse'
    liveView.canPlayComputer = running && (this.#policy?.mayReplaceOther(options) ?? false)
    liveView.canLink = running && end !== 'abuse' && (this.#copy?.started ?? false)
    this.#policy?.onGone()
    if (end !== 'left' || running) toast(liveView.ended, { ms: 8000 })
  }
  #showBars(): void {
    const { rtt } = this.#peer
    liveView.bars = rtt === null ? 0 : rtt < GOOD_MS ? 3 : rtt < FAIR_MS ? 2 : 1
  }
  #showSuggestion(): void {
    const plan = this.#theirPlan ?? this.#ourPlan
    liveView.suggested = this.#theirPlan ? 'them' : this.#ourPlan ? 'us' : null
    const { game } = this.#start
    liveView.suggestion = !plan
      ? ''
      : this.#plan && isSameMode(game, plan.options, this.#plan.options)
        ? null
        : modeText(game, plan.options)
  }
  #showReaction(reaction: number, own: boolean): void {
    const emoji = REACTIONS[reaction]
    if (emoji) liveView.reaction = { emoji, own, count: ++this.#reactions }
  }
}
