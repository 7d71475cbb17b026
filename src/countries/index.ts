export { type Country, findCountry } from './country.ts'
export { foldName } from './fold-name.ts'
export { foldPlaceName } from './fold-place-name.ts'
export { isSpelledAlike } from './spelled-alike.ts'
