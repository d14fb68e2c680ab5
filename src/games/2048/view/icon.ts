export { default as icon } from 'lucide-react/icons/grid-2x2'
