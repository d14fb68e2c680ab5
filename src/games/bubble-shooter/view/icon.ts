/** The icon of Bubble Shooter in the catalog. */
export { default as icon } from 'lucide-react/icons/bubbles'
