/** Owns the icon on Snake's card. */
export { default as icon } from 'lucide-react/icons/worm'
