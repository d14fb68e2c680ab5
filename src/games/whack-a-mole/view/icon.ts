/** Owns the icon on Whack-a-Mole's card. */
export { default as icon } from 'lucide-react/icons/hammer'
