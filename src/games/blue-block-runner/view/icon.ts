/** The icon of Blue Block Runner in the catalog. */
export { default as icon } from 'lucide-react/icons/blocks'
