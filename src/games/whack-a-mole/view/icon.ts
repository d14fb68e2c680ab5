/** The icon of Whack-a-Mole in the catalog. */
export { default as icon } from 'lucide-react/icons/hammer'
