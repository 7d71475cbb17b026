import type { StatementPlace } from './statement-key.ts'

function storageName({ companyId, year }: StatementPlace): string {
  return `tonne-statement-${companyId}-${year}`
}

/** The statement of the company for the reports of a year, as JSON; '' for none. This browser stores it. */
export function storedStatement(place: StatementPlace): string {
  return localStorage.getItem(storageName(place)) ?? ''
}

/** Stores a statement; an empty one is forgotten. */
export function storeStatement(place: StatementPlace, fields: Readonly<Record<string, unknown>>): void {
  const name = storageName(place)
  if (Object.keys(fields).length === 0) localStorage.removeItem(name)
  else localStorage.setItem(name, JSON.stringify(fields))
}
