/** Takes a new version of the site between two pages, before the next one loads anything. */
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../../ui/loading/Loading'
import { draftWaits } from '../custom/form/draft'
import { takeUpdate, updateWaits } from '../offline/offline'

/**
 * Mounted again for each page. Between two pages no game runs, and nothing is typed but a draft; the home page
 * is never reloaded.
 */
export function SiteUpdate({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const [waits, setWaits] = useState(() => path !== '/' && updateWaits() && !draftWaits())
  useEffect(() => {
    if (waits) void takeUpdate().then(() => setWaits(false))
  }, [waits])
  return waits ? <Loading /> : children
}
