/** The icon of Blink Dash in the catalog. */
export { default as icon } from 'lucide-react/icons/lightbulb-off'
