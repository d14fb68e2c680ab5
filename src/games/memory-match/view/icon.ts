export { default as icon } from 'lucide-react/icons/layers-2'
