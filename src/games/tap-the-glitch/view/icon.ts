/** The icon of Tap the Glitch in the catalog. */
export { default as icon } from 'lucide-react/icons/bug'
