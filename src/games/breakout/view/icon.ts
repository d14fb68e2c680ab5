/** The icon of Breakout in the catalog. */
export { default as icon } from 'lucide-react/icons/brick-wall'
