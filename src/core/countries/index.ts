export { type Country, describeRegion, findCountry, findCountryInAnyLanguage, nearestCountries } from './country.ts'
export { foldName, foldPlaceName } from './fold-name.ts'
export { findRegion, type Region } from './region.ts'
export { isSpelledAlike } from './spelled-alike.ts'
