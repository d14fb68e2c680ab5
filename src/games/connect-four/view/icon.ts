export { default as icon } from 'lucide-react/icons/circle-dot'
