export {
  type Country,
  describeRegion,
  findCountry,
  findCountryInAnyLanguage,
  findCountryOfRegion,
  nearestCountries,
} from './country.ts'
export { foldName, foldPlaceName } from './fold-name.ts'
export { countryRegions, findCountryRegion, findRegion, findRegions, type Region } from './region.ts'
export { isSpelledAlike } from './spelled-alike.ts'
