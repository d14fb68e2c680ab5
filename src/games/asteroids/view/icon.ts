/** The icon of Asteroids in the catalog. */
export { default as icon } from 'lucide-react/icons/rocket'
