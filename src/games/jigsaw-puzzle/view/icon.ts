/** The icon of Jigsaw Puzzle in the catalog. */
export { default as icon } from 'lucide-react/icons/puzzle'
