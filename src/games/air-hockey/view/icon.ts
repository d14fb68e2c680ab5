/** The icon of Air Hockey in the catalog. */
export { default as icon } from 'lucide-react/icons/disc'
