/** The icon of Pong in the catalog. */
export { default as icon } from 'lucide-react/icons/tally-2'
