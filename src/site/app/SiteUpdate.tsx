/** Installs a new version of the site between two pages, before the next one loads anything. */
import { type ReactNode, useEffect, useState } from 'react'
import { HOME } from '../../ui/basePath'
import { Loading } from '../../ui/loading/Loading'
import { hasDraft } from '../custom/form/draft'
import { applyUpdate, isUpdateWaiting } from '../offline/offline'

/**
 * Mounted again for each page. Between two pages no game runs, and the only text at risk is a draft. The home page is
 * never reloaded.
 */
export function SiteUpdate({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const [waits, setWaits] = useState(() => path !== HOME && isUpdateWaiting() && !hasDraft())
  useEffect(() => {
    if (waits) void applyUpdate().then(() => setWaits(false))
  }, [waits])
  return waits ? <Loading /> : children
}
