/** The icon of Frogger in the catalog. */
export { default as icon } from 'lucide-react/icons/footprints'
