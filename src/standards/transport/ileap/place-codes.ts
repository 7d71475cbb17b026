import { isFields } from '../../../base/index.ts'
import type { Violations } from '../../../core/errors/index.ts'

/** Place codes that iLEAP allows only for one mode: airports for flights, stations for rail. */
const MODES = { iata: 'AIR', uic: 'RAIL' } as const

/** Adds place codes that belong to another mode than the transport. */
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
      const message = `is a code only for mode ${due}; leave it out`
      violations.add(`${path}${end}.${code}`, 'chain_invalid', { message, received: place[code] })
    }
  }
}
