import { keysOf, type SomeFields } from '../../../base/index.ts'
import { collectEach, fail } from '../../errors/index.ts'
import { nameFlaw, titleFlaw } from '../../names/index.ts'
import { symbolFlaw } from '../../units/index.ts'
import type { EmissionFactor, Source } from './emission-factor.ts'

/** The text fields of a factor. */
type NamedFactor = { readonly [Field in keyof typeof FLAWS]?: unknown } & {
  readonly source?: SomeFields<Source> | undefined
}

const symbol = (text: string) => nameFlaw(text, 'symbol')
const label = (text: string) => nameFlaw(text, 'label')

/** The flaw of each text of a factor; published names may end with a blank. */
const FLAWS = {
  key: symbol,
  id: symbol,
  edition: symbol,
  row: symbol,
  category: symbol,
  region: symbol,
  unit: symbolFlaw,
  name: titleFlaw,
} as const satisfies Partial<Record<keyof EmissionFactor, (text: string) => string | undefined>>

const SOURCE_FIELDS = ['publisher', 'title', 'table', 'licence', 'attribution'] as const

/**
 * Rejects names, units and sources of a factor that do not print or imitate others. Throws `text_invalid`, all at once; a
 * field without text is not checked.
 */
export function checkFactorNames(factor: NamedFactor): void {
  const texts = [
    ...keysOf(FLAWS).map((path) => ({ path, flaw: FLAWS[path], text: factor?.[path] })),
    ...SOURCE_FIELDS.map((field) => ({ path: `source.${field}`, flaw: label, text: factor?.source?.[field] })),
  ]
  collectEach(texts, ({ path, flaw, text }) => {
    const message = typeof text === 'string' ? flaw(text) : undefined
    if (message !== undefined) fail(path, 'text_invalid', { message, expected: 'a printable name', received: text })
  })
}
