/** The icon of Tug of War in the catalog. */
export { default as icon } from 'lucide-react/icons/biceps-flexed'
