/** Owns the icon on Flappy Bird's card. */
export { default as icon } from 'lucide-react/icons/bird'
