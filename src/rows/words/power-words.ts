/** Units of power, which no amount of energy has: kW, W, kVA. */
const POWER_UNIT = /^(?:[kKmMG]?[wW]|[kKMG]?VA|[kK]?[vV][aA][rR]?|(?:kilo|mega|giga)?watts?)$/
/** A unit of power in brackets, as the whole header, or as its last word. */
const POWER_HEADERS: readonly RegExp[] = [
  /[([]\s*(?:in\s+)?([^()[\]]+?)\s*[)\]]\s*$/,
  /^\s*(\S+)\s*$/,
  /[\s_]([kKMG][wW]|[kKMG]VA|kilowatts?|megawatts?|watts?)\s*$/,
]

/** True for a unit of power, which is no amount of energy: 'kW', 'W'. */
export function isPowerUnit(text: string): boolean {
  return POWER_UNIT.test(text.trim())
}

/** Finds the unit of power that a header or a title names: 'kW' of 'Wirkleistung [kW]'; undefined for other texts. */
export function powerOfHeader(header: string): string | undefined {
  return POWER_HEADERS.map((pattern) => pattern.exec(header)?.[1]).find(
    (unit) => unit !== undefined && unit.length > 0 && isPowerUnit(unit),
  )
}

/** Explains that a power is no energy, and how energy follows from it. */
export function powerSentence(unit: string): string {
  const energy = /watt/i.test(unit) ? `${unit} hours` : `${unit}h`
  return `is a power, and no energy; multiply each number by the hours of its interval (0.25 for a quarter of an hour), and write ${energy} as the unit of the products`
}
