/** The icon of Flappy Bird in the catalog. */
export { default as icon } from 'lucide-react/icons/bird'
