export { default as icon } from 'lucide-react/icons/tally-2'
