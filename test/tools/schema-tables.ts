/** Writes the tables of the formats: `npx tsx test/tools/schema-tables.ts`. A test compares them with the verifier. */
import { writeFileSync } from 'node:fs'
import { NOTICE_CODES, TRACE_NOTICE_PATHS } from '../../src/core/errors/index.ts'
import { BLEND, GAS, GWP, KILOGRAMS } from '../../src/verify/adjustments.ts'
import { OUTSIDE_GROUPS, UPSTREAM_GROUPS, UPSTREAM_PARTS, WITHOUT_UPSTREAM } from '../../src/verify/derivation.ts'
import { FITTING, MODES, NOWHERE } from '../../src/verify/factor-category.ts'
import { SI } from '../../src/verify/known-units.ts'
import { LIKE_LATIN } from '../../src/verify/names.ts'

const FILE = new URL('../../src/schemas/tables.json', import.meta.url)

/** Each known code of a notice in traces with its path and sentence. */
function noticesOfTraces(): Readonly<Record<string, { readonly path: string; readonly sentence: string }>> {
  const entries = Object.entries(TRACE_NOTICE_PATHS).flatMap(([code, path]) => {
    return path === null ? [] : [[code, { path, sentence: NOTICE_CODES[code as keyof typeof NOTICE_CODES] }] as const]
  })
  return Object.fromEntries(entries)
}

/** The tables that trace-format.md refers to, as the verifier has them. */
export function schemaTables(): object {
  const categories = Object.entries({ ...FITTING, none: NOWHERE }).map(
    ([use, words]) => [use, [...new Set(words.split(' '))].sort()] as const,
  )
  const records = Object.entries(TRACE_NOTICE_PATHS).flatMap(([code, path]) => (path === null ? [code] : []))
  return {
    $id: 'urn:tonne:schema:tables:2',
    units: SI,
    massUnits: KILOGRAMS,
    gwp100: GWP,
    categories: Object.fromEntries(categories),
    modes: Object.fromEntries(MODES.map(({ mode, words }) => [mode, words.source])),
    montreal: { gas: GAS.source, blend: BLEND.source },
    notices: noticesOfTraces(),
    records,
    names: LIKE_LATIN,
    partners: {
      upstream: UPSTREAM_GROUPS,
      withoutUpstream: WITHOUT_UPSTREAM,
      outside: OUTSIDE_GROUPS,
      upstreamKeys: UPSTREAM_PARTS,
    },
  }
}

if (process.argv[1]?.endsWith('schema-tables.ts') === true) {
  writeFileSync(FILE, `${JSON.stringify(schemaTables(), null, 2)}\n`)
}
