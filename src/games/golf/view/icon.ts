export { default as icon } from 'lucide-react/icons/land-plot'
