/** Gases that deplete the ozone layer, as publishers name them: Montreal Protocol, Annexes A, B, C and E. */
const MONTREAL = [
  'h?cfc[- ]?\\d+.*',
  'hbfc[- ]?\\d+.*',
  'halon[- ]?\\d+.*',
  'ccl4|ch3br|ch3ccl3|carbon tetrachloride|methyl bromide|methyl chloroform',
  'r[- ]?(?:11|12|13|21|22|31|11[1-5]|12[1-4]|13[123]a?|141b?|142b?|225c[ab])',
]
const GAS = new RegExp(`(?:^| / )(?:${MONTREAL.join('|')})(?= / |$)`, 'i')
const BLEND = /(?:^| \/ )r-?[45]\d\d[a-z]?(?= \/ |$)/i

/** True for the name of a factor of a gas of the Montreal Protocol. */
export function isMontrealGas(name: string): boolean {
  return GAS.test(name)
}

/** True for the name of a factor of a blend that ASHRAE 34 numbers. */
export function isBlend(name: string): boolean {
  return BLEND.test(name)
}
