/** The icon of New Game in the catalog. */
export { default as icon } from 'lucide-react/icons/spade'
