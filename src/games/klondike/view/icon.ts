/** The icon of Klondike in the catalog. */
export { default as icon } from 'lucide-react/icons/spade'
