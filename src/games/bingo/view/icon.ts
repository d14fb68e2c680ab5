export { default as icon } from 'lucide-react/icons/ticket-check'
