/** Shares text and links: by the share sheet on phones, else by the clipboard. */
import { canShare, share, writeClipboard } from '../engine/browser'
import { uiTexts } from './texts'
import { dropToast, toast } from './toasts/toast'
import { mediaMatches } from './useMedia'

/** A link with its title, or a text that contains its link. */
export type Sent = { readonly title: string; readonly url: string } | { readonly text: string }

/** Some browsers never answer. After this time a message shows the text, ms. */
const ANSWER_MS = 1500
/** How long a message with the text stays, ms. */
const TEXT_MS = 12_000
const TOPIC = 'send'

/** Waits for the browser's answer. Until it comes, a message shows the text. */
async function answered(answer: Promise<void>, text: string): Promise<void> {
  const timer = setTimeout(
    () => toast(uiTexts.noAnswer, { detail: text, ms: TEXT_MS, topic: TOPIC }),
    ANSWER_MS,
  )
  try {
    await answer
  } finally {
    clearTimeout(timer)
    dropToast(TOPIC)
  }
}

const textOf = (sent: Sent) => ('text' in sent ? sent.text : sent.url)

/** Shares, with a message: `done` if it was copied. Never throws. */
export async function send(sent: Sent, done: string): Promise<void> {
  if (mediaMatches('(pointer: coarse)') && canShare()) {
    try {
      await answered(share(sent), textOf(sent))
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copy(textOf(sent), done)
}

/** Copies to the clipboard, with the message `done`; if the browser refuses or does not answer, a message shows the text. Never throws. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await answered(writeClipboard(text), text)
    toast(done)
  } catch {
    toast(uiTexts.cannotCopy, { detail: text, ms: TEXT_MS, topic: TOPIC })
  }
}
