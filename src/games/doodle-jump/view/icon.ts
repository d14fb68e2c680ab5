/** The icon of Doodle Jump in the catalog. */
export { default as icon } from 'lucide-react/icons/chevrons-up'
