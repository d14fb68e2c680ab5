/** Shares text and links: by the share sheet of a phone, else by the clipboard. */
import { toast } from './toasts/toast'
import { mediaMatches } from './useMedia'

/** What is passed on: a link with its title, or a text that holds its link itself. */
export type Sent = { readonly title: string; readonly url: string } | { readonly text: string }

/** Says what came of it (`done` where it was copied); never throws. */
export async function send(sent: Sent, done: string): Promise<void> {
  if (mediaMatches('(pointer: coarse)') && navigator.share) {
    try {
      await navigator.share(sent)
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const text = 'text' in sent ? sent.text : sent.url
  try {
    await navigator.clipboard.writeText(text)
    toast(done)
  } catch {
    toast('It could not be copied. Here it is:', { detail: text, ms: 12_000 })
  }
}
