export { default as icon } from 'lucide-react/icons/whole-word'
