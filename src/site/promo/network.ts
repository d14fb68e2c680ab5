/** Fills promotion slots from the ad network. The script is loaded once, and every mounted slot is requested once. */
import { once } from '../../ui/once'
import type { PromoKind } from './choice'

type Queue = { push(request: object): unknown }

const loadScript = once((client: string) => {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(client)}`
  script.onerror = () => console.warn('The ad script failed to load.')
  document.head.append(script)
})

const FORMATS: Readonly<Record<PromoKind, string>> = {
  horizontal: 'horizontal',
  rectangle: 'rectangle',
  vertical: 'vertical',
}

/** Adds the network's element to a slot and requests an ad. A filled slot is left alone. */
export function fillSlot(container: HTMLElement, client: string, slot: string, kind: PromoKind): void {
  if (container.firstElementChild) return
  loadScript(client)
  const element = document.createElement('ins')
  // The class that the network's script looks for.
  element.className = 'adsbygoogle'
  element.style.display = 'block'
  element.style.width = '100%'
  element.style.height = '100%'
  element.dataset.adClient = client
  element.dataset.adSlot = slot
  element.dataset.adFormat = FORMATS[kind]
  container.append(element)
  try {
    const page = window as typeof window & { adsbygoogle?: Queue | object[] }
    page.adsbygoogle ??= []
    ;(page.adsbygoogle as Queue).push({})
  } catch (error) {
    console.warn('The ad slot was not filled.', error)
  }
}
