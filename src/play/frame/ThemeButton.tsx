/** The Light/Dark toggle beside a game's stats, for games that ask for it. */
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSnapshot } from 'valtio'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { IconButton } from '../../ui/controls/Button'
import { useMedia } from '../../ui/useMedia'
import { frameTexts } from '../texts/frame'

/** Switches the theme of the whole site. */
export function ThemeButton() {
  const { theme } = useSnapshot(settings.live).value
  const systemLight = useMedia('(prefers-color-scheme: light)')
  const light = theme === 'system' ? systemLight : theme === 'light'
  const Icon = light ? Moon : Sun
  return (
    <IconButton
      label={light ? frameTexts.dark : frameTexts.light}
      icon={<Icon size={20} aria-hidden="true" />}
      onClick={() => changeSettings({ theme: light ? 'dark' : 'light' })}
    />
  )
}
