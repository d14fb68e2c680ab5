/** The favorite button of a game: in its page's header and in its panels. */
import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/controls/Button'
import { useStored } from '../../ui/hydrated'
import { favorites, toggleFavorite } from '../library/library'
import { shellTexts } from '../texts/shell'
import styles from './HeartButton.module.css'

export function HeartButton({ title, path }: { title: string; path: string }): ReactNode {
  const favorite = useStored(favorites).includes(path)
  return (
    <IconButton
      label={favorite ? shellTexts.favorites.remove(title) : shellTexts.favorites.add(title)}
      aria-pressed={favorite}
      className={favorite ? styles.liked : undefined}
      icon={<Heart size={22} aria-hidden fill={favorite ? 'currentColor' : 'none'} />}
      onClick={() => toggleFavorite(path)}
    />
  )
}
