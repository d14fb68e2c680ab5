/** The icon of Gravity Flip Runner in the catalog. */
export { default as icon } from 'lucide-react/icons/arrow-up-down'
