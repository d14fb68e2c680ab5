/** Shares text and links: by the share sheet on phones, else by the clipboard. */
import { uiTexts } from './texts'
import { toast } from './toasts/toast'
import { mediaMatches } from './useMedia'

/** A link with its title, or a text that contains its link. */
export type Sent = { readonly title: string; readonly url: string } | { readonly text: string }

/** Shares, with a message: `done` if it was copied. Never throws. */
export async function send(sent: Sent, done: string): Promise<void> {
  if (mediaMatches('(pointer: coarse)') && navigator.share) {
    try {
      await navigator.share(sent)
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copy('text' in sent ? sent.text : sent.url, done)
}

/** Copies to the clipboard, with the message `done`; if the browser refuses, a message shows the text. Never throws. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(done)
  } catch {
    toast(uiTexts.cannotCopy, { detail: text, ms: 12_000 })
  }
}
