import { foldPlaceName } from '../../../core/countries/index.ts'

/** An airport that was closed, or whose code was replaced; no table has it. */
export interface ClosedAirport {
  readonly name: string
  /** How its place is written instead: its city, or the airport that took it over. */
  readonly instead: string
}

/**
 * Codes of IATA that travel records of past years have and that no airport of the table has: code | name | place to write instead.
 * Berlin Schönefeld became a terminal of BER; Astana has the code NQZ since 2020. Source: OurAirports, which lists them as closed.
 */
const CLOSED = `
TXL|Berlin Tegel|Berlin, DE
THF|Berlin Tempelhof|Berlin, DE
SXF|Berlin Schönefeld|AIR:BER
FBU|Oslo Fornebu|Oslo, NO
CGX|Chicago Meigs Field|Chicago, US
TSE|Astana, Nursultan Nazarbayev|AIR:NQZ
PLH|Plymouth City|Plymouth, GB
DSA|Doncaster Sheffield|Doncaster, GB
`

const byKey: ReadonlyMap<string, ClosedAirport> = new Map(
  CLOSED.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', name = '', instead = ''] = line.split('|')
      return [code, name].map((key) => [foldPlaceName(key), { name, instead }] as const)
    }),
)

/** Finds a closed airport by its code or its name ('Berlin Tegel Airport'); undefined for any other text. */
export function findClosedAirport(text: string): ClosedAirport | undefined {
  return byKey.get(foldPlaceName(text).replace(/ (?:international )?airport$/, ''))
}
