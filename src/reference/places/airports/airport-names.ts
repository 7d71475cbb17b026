import { lazy, readItem } from '../../../base/index.ts'
import { type Facility, FacilityNames, type FacilityWords } from '../names/facility-names.ts'
import { splitLines } from '../tables/packed-columns.ts'
import { type Airport, airportTable } from './airport-table.ts'
import { AIRPORT_NAMES } from './data/airport-names.ts'
import { OTHER_AIRPORT_NAMES } from './data/other-airport-names.ts'

/** An airport with its names. */
export interface NamedAirport extends Facility {
  readonly airport: Airport
}

const WORDS: FacilityWords = {
  kind: new Set(
    'airport airports aerodrome airfield airpark flughafen aeroport aeropuerto aeroporto luchthaven lufthavn flygplats flyplass lotnisko letiste havalimani repuloter'.split(
      ' ',
    ),
  ),
  further: new Set('international internacional internazionale internationaler intl int regional municipal'.split(' ')),
  isNamedAfterTown: false,
}

/** Returns the parts of a name or of a list of towns that are names themselves: 'Köln (Cologne)'. */
function splitNames(text: string): readonly string[] {
  return text
    .split(/ \/ |[(),]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function readRow(airport: Airport, written: string, others: readonly string[]): NamedAirport {
  const isLarge = written.startsWith('*')
  const [name = '', after = ''] = written.slice(isLarge ? 1 : 0).split('|')
  const [town = '', rest] = name.split('^')
  const fullName = name.replace('^', '')
  const { country, iata } = airport
  const names = [fullName, ...splitNames(fullName), ...others]
  return { airport, isLarge, names, towns: splitNames(rest === undefined ? after : town), country, code: iata }
}

/** Lines of IATA code | further names, separated by semicolons. */
function otherNames(): ReadonlyMap<string, readonly string[]> {
  const lines = OTHER_AIRPORT_NAMES.trim().split('\n')
  return new Map(lines.map((line) => [line.slice(0, 3), line.slice(4).split(';')]))
}

/** The airports by the words of their names and towns, indexed on first use. */
export const airportNames = lazy(() => {
  const others = otherNames()
  const written = splitLines(AIRPORT_NAMES).flatMap((line) => line.split(';'))
  const airports = [...airportTable().byIata.values()]
  const rows = airports.map((airport, index) =>
    readRow(airport, readItem(written, index), others.get(airport.iata) ?? []),
  )
  return new FacilityNames(rows, WORDS)
})
