import type { InputColumn } from '../columns.ts'
import { type HeaderCell, havingOf, IGNORED } from './header-cell.ts'

/** Headers that only invoices for rented cars have. */
const RENTALS =
  /^ra ?(?:number|no\.?|nr\.?|#)$|\brent(?:al|er)s?\b|\bmiet(?:wagen|vertrag|tage|er|dauer)|\blocataire\b|\bdur[ée]e de location\b|\barrendatario\b|\balquiler\b|\bnoleggio\b/i
const OUT =
  /^(?:date ?out|(?:pick[- ]?up|collection|check[- ]?out|rental start|rental) date|(?:rental )?start date|abhol(?:datum|tag)|mietbeginn)$/i
const BACK =
  /^(?:date ?in|(?:return|drop[- ]?off|check[- ]?in|rental end) date|(?:rental )?end date|r[üu]ckgabe(?:datum|tag)|mietende)$/i
/** The places of pick-up and return: the distance of a rental is not that between them. */
const BRANCHES =
  /^(?:pick[- ]?up|collection|return|drop[- ]?off|check[- ]?(?:out|in)|rental|out|in|abhol|r[üu]ckgabe)[- ]?(?:location|station|branch|city|ort|place|site)$/i

/** True if the days of a file are those of rentals by their headers. */
export function isOfRentals(headers: Readonly<Partial<Record<InputColumn, string>>> = {}): boolean {
  const { start = '', end = '' } = headers
  return OUT.test(start) && BACK.test(end) && !/^(?:start|end) date$/i.test(start)
}

/** The header that shows a list of rented cars, which are business travel; undefined for other tables. */
export function headerOfRental(cells: readonly HeaderCell[]): string | undefined {
  const isOfCars = cells.some(({ header }) =>
    /\b(?:vehicle|car|make|model|odometer|miles|mileage|km|fahrzeug)\b/i.test(header),
  )
  const isOfNights = havingOf(cells)('nights', 'rooms', 'hotelCity')
  const rental = cells.find(({ header, by }) => by !== 'map' && RENTALS.test(header))
  return isOfCars && !isOfNights && !havingOf(cells)('mode', 'activity') ? rental?.header : undefined
}

/** Reads the days of rented cars, and ignores the places where they were fetched and left. */
export function withRentals(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (headerOfRental(cells) === undefined) return cells
  return cells.map((cell) => {
    const { header, by } = cell
    if (by === 'map') return cell
    if (BRANCHES.test(header)) return { header, ...IGNORED }
    if (/^(?:vehicle|car) (?:class|category|group|type)$/i.test(header))
      return { header, column: 'vehicle', by: 'name' }
    if (OUT.test(header)) return { header, column: 'start', by: 'name' }
    return BACK.test(header) ? { header, column: 'end', by: 'name' } : cell
  })
}
