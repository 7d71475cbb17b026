import { isFields, type Violations } from '../../errors/index.ts'

/** Codes of places that iLEAP takes of one mode alone: airports of flights, stations of rail. */
const MODES = { iata: 'AIR', uic: 'RAIL' } as const

/** Adds codes of the places of a transport that are not of its mode. */
export function checkPlaceCodes(
  transport: Readonly<Record<string, unknown>>,
  mode: unknown,
  { path, violations }: { readonly path: string; readonly violations: Violations },
): void {
  for (const end of ['origin', 'destination'] as const) {
    const place = transport[end]
    if (!isFields(place)) continue
    for (const [code, due] of Object.entries(MODES)) {
      if ((place[code] ?? undefined) === undefined || mode === due) continue
      const message = `is a code of mode ${due} alone; leave it out`
      violations.add(`${path}${end}.${code}`, 'chain_invalid', { message, received: place[code] })
    }
  }
}
