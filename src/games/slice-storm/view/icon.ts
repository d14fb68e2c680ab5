/** The icon of Slice Storm in the catalog. */
export { default as icon } from 'lucide-react/icons/swords'
