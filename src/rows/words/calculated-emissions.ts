/** A mass of carbon dioxide or of its equivalents: 'MTCO2e', 'kgCO2e', 'CO2 (kg)'. */
const CARBON_MASS =
  /(?:^|[^a-z])(?:kilograms?|kg|g|lbs?|metric tons?|tonnes?|tons?|mt|kt|t)?[ _]?co2[ -]?(?:e|eq|equiv\w*)?(?![a-z])/i
const NAMED =
  /(?<!\p{L})(?:emissions?|emissionen|[ée]missions?|emisiones|emissioni|emissies|utsläpp|carbon footprint|ghg)(?!\p{L})/iu
const NO_RESULT =
  /factor|faktor|facteur|intensity|per |\/ ?km|standard|class|scheme|trading|limit|scope(?: ?3)? category/i

/** True for the header of emissions that somebody has already calculated: 'MTCO2e', 'Emissions (kg CO2e)'. */
export function namesCalculatedEmissions(header: string): boolean {
  const text = header.replaceAll('₂', '2').replaceAll(/[._]/g, ' ')
  return (CARBON_MASS.test(text) || NAMED.test(text)) && !NO_RESULT.test(text)
}

/** The unit of emissions that a header names: 't' of 'MTCO2e', 'kg' of 'kgCO2e'; undefined if it names none. */
export function massOfEmissions(header: string): 't' | 'kg' | undefined {
  const text = header.replaceAll('₂', '2')
  if (/kilogram|kg/i.test(text)) return 'kg'
  return /(?:^|[^a-z])(?:metric tons?|tonnes?|mt|t)[ _]?(?:of )?co2|\b(?:tonnes?|t)\b/i.test(text) ? 't' : undefined
}
