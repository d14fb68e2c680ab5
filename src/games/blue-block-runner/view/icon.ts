/** Owns the icon on the card. */
export { default as icon } from 'lucide-react/icons/blocks'
