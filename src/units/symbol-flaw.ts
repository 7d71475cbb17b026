import { lazy } from '../errors/index.ts'
import { lookAlikeFinder, nameFlaw } from '../names/index.ts'
import { units } from './built-in-units.ts'

const likeBuiltIn = lazy(() => lookAlikeFinder(Object.values(units).map(({ short_name }) => short_name)))

/**
 * Describes the flaw of a symbol of a unit, as the end of a sentence; undefined for a built-in symbol, and for one that
 * differs from all of them: not by its case, accents, blanks or punctuation, nor by letters of another alphabet.
 */
export function symbolFlaw(symbol: string): string | undefined {
  const flaw = nameFlaw(symbol, 'symbol')
  if (flaw !== undefined) return flaw
  const builtIn = likeBuiltIn()(symbol)
  return builtIn && `looks like the built-in unit ${builtIn}; use that one, or write another symbol`
}
