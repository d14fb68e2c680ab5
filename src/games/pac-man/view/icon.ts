/** The icon of Pac-Man in the catalog. */
export { default as icon } from 'lucide-react/icons/ghost'
