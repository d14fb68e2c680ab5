/** The icon of Color Crash in the catalog. */
export { default as icon } from 'lucide-react/icons/circle-dot-dashed'
