/** A link to the open page in another language. It asks before it loses a game or a text. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { findUnsaved, type Unsaved } from '../../ui/unsaved'
import { shellTexts } from '../texts/shell'
import { addressIn, isHere, type Language } from './languages'

const ConfirmDialog = lazyComponent(() => import('../../ui/dialogs/ConfirmDialog'), {
  name: shellTexts.dialogs.confirm,
})

const texts = shellTexts.languages.leave

interface Props {
  readonly to: Language
  /** The address as the built page knows it: without what follows the path. */
  readonly href: string
  readonly lang?: string
  readonly children: ReactNode
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

export function LanguageLink({ to, href, lang, children }: Props): ReactNode {
  const [asks, setAsks] = useState<Unsaved | null>(null)
  const current = isHere(to)
  return (
    <>
      <a
        href={href}
        lang={lang}
        hrefLang={to.tag}
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          // A replay or an invitation is in what follows the path.
          event.currentTarget.setAttribute('href', addressIn(to))
          if (opensElsewhere(event)) return
          const unsaved = current ? null : findUnsaved()
          if (current || unsaved) event.preventDefault()
          setAsks(unsaved)
        }}
      >
        {children}
      </a>
      {asks && (
        <ConfirmDialog.Part
          title={texts.title}
          text={texts[asks]}
          confirm={texts.confirm}
          onConfirm={() => location.assign(addressIn(to))}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  )
}
