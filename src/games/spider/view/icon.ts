export { default as icon } from 'lucide-react/icons/club'
