export { default as icon } from 'lucide-react/icons/grid-3x3'
