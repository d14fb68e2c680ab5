/** The icon of Circuit Breaker in the catalog. */
export { default as icon } from 'lucide-react/icons/circuit-board'
