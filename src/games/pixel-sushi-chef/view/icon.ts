/** The icon of Pixel Sushi Chef in the catalog. */
export { default as icon } from 'lucide-react/icons/fish'
