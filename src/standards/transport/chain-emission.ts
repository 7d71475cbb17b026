import { fail } from '../../core/errors/index.ts'
import { add, equal, printExact, type Rational, subtract } from '../../core/exact/index.ts'

/** Exact kilograms of CO2e; without well to tank and tank to wheel if only their sum is known. */
export interface ExactChainEmission {
  readonly wtw: Rational
  readonly ttw: Rational | null
  readonly wtt: Rational | null
}

/** Kilograms of CO2e as exact text, a decimal or a fraction; null if only well to wheel is known. */
export interface ChainEmission {
  readonly wtw: string
  readonly ttw: string | null
  readonly wtt: string | null
}

/** The known parts of an emission: at least well to wheel, or two parts. */
export type KnownParts = Readonly<Partial<Record<'ttw' | 'wtt' | 'wtw', Rational>>>

function rejectWithoutParts(part: string, path: string): never {
  const message = 'is missing; give only wtw, or two of ttw, wtt and wtw'
  return fail(`${path}.${part}`, 'required', { message, expected: 'kilograms of CO2e per unit of activity' })
}

function rest(wtw: Rational, part: Rational, path: string): Rational {
  const difference = subtract(wtw, part)
  if (difference.n >= 0n) return difference
  const message = 'is less than one of its parts; well to wheel is the sum of wtt and ttw'
  return fail(`${path}.wtw`, 'chain_invalid', { message })
}

/** Completes the three parts of an emission. Throws `required`, and `chain_invalid` if they contradict each other. */
export function completeParts({ ttw, wtt, wtw }: KnownParts, path: string): ExactChainEmission {
  if (ttw !== undefined && wtt !== undefined) {
    const sum = add(ttw, wtt)
    if (wtw === undefined || equal(sum, wtw)) return { wtw: sum, ttw, wtt }
    const message = 'is not the sum of wtt and ttw; leave one of the three out'
    fail(`${path}.wtw`, 'chain_invalid', { message })
  }
  if (wtw === undefined) return rejectWithoutParts(ttw === undefined && wtt === undefined ? 'wtw' : 'wtt', path)
  if (ttw !== undefined) return { wtw, ttw, wtt: rest(wtw, ttw, path) }
  if (wtt !== undefined) return { wtw, ttw: rest(wtw, wtt, path), wtt }
  return { wtw, ttw: null, wtt: null }
}

function sumOrNull(values: readonly (Rational | null)[]): Rational | null {
  const [first = null, ...others] = values
  return others.reduce((sum, value) => (sum === null || value === null ? null : add(sum, value)), first)
}

/** Adds at least one emission up; a part that is unknown in one emission is unknown in the sum. */
export function sumOfEmissions(emissions: readonly ExactChainEmission[]): ExactChainEmission {
  return {
    wtw: emissions.map(({ wtw }) => wtw).reduce((sum, one) => add(sum, one)),
    ttw: sumOrNull(emissions.map(({ ttw }) => ttw)),
    wtt: sumOrNull(emissions.map(({ wtt }) => wtt)),
  }
}

/** Prints the emission as exact text. */
export function printEmission({ wtw, ttw, wtt }: ExactChainEmission): ChainEmission {
  return { wtw: printExact(wtw), ttw: ttw && printExact(ttw), wtt: wtt && printExact(wtt) }
}
