/** Owns the icon on Air Hockey's card. */
export { default as icon } from 'lucide-react/icons/disc'
