export { type Country, findCountry } from './country.ts'
export { foldName, foldPlaceName } from './fold-name.ts'
export { isSpelledAlike } from './spelled-alike.ts'
