/** The page around an embedded game: receives reports, and may pause and resume. */
import { type Command, commandOf, messageOf, type Report } from './messages'

export interface HostPage {
  /** Reports to the page around. 'ready' is reported once. */
  report(report: Report): void
  /** Calls `act` for every command until the returned function is called. */
  onCommand(act: (command: Command) => void): () => void
  /** Called with the query of the current game: the link to the full page starts the same one. */
  follow(search: string): void
}

/** The part of `window` that messages need. */
export type MessageWindow = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>

/** @param game - the id of the game */
export function createParentPage(window: MessageWindow, game: string, follow: HostPage['follow']): HostPage {
  let isReady = false
  return {
    report(report) {
      if (report.type === 'ready' && isReady) return
      isReady ||= report.type === 'ready'
      // Any page may show the game, so any page may know this; it says nothing about the visitor.
      if (window.parent !== window) window.parent.postMessage(messageOf(game, report), '*')
    },
    onCommand(act) {
      const listen = ({ source, data }: MessageEvent) => {
        const command =
          source !== null && source === window.parent && source !== window ? commandOf(data) : null
        if (command) act(command)
      }
      window.addEventListener('message', listen)
      return () => window.removeEventListener('message', listen)
    },
    follow,
  }
}
