export { default as icon } from 'lucide-react/icons/arrow-up-down'
