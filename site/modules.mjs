// Prints the folders of the modules whose Javadoc the site has, as Maven's --projects takes them.
import { publishedModules } from './javadoc.mjs'

console.log(publishedModules().join())
