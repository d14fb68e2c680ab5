/** Owns the word for what was to be loaded and does not come. */
import { toast } from './toast'

/** `name` could not be loaded; a browser that has missed a script once does not ask for it again on the same page. */
export function tellMissing(name: string): void {
  toast(`${name} could not be loaded`, {
    kind: 'bad',
    detail: 'You may be offline, or the site was renewed: then load the page anew, when nothing is lost.',
  })
}
