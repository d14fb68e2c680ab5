/** The Light/Dark toggle beside a game's stats, for games that ask for it. */
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSnapshot } from 'valtio'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { IconButton } from '../../ui/controls/Button'
import { useMedia } from '../../ui/useMedia'

/** Changes the theme of the whole site, from what is seen now to the other. */
export function ThemeButton() {
  const { theme } = useSnapshot(settings.live).value
  const systemLight = useMedia('(prefers-color-scheme: light)')
  const light = theme === 'system' ? systemLight : theme === 'light'
  const Sign = light ? Moon : Sun
  return (
    <IconButton
      label={light ? 'Dark' : 'Light'}
      icon={<Sign size={20} aria-hidden="true" />}
      onClick={() => changeSettings({ theme: light ? 'dark' : 'light' })}
    />
  )
}
