/** Owns the icon on Breakout's card. */
export { default as icon } from 'lucide-react/icons/brick-wall'
