import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import type { ConsumerProject } from './consumer-project.ts'

const EMPTY = 'export const nothing = 1'
const TINY = `
import { calculateFuel, convert } from 'tonne'
import { findFactor } from 'tonne/factors'
const factor = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
export const kilograms = calculateFuel({ value: convert(1, 'MWh', 'kWh'), unit: 'kWh', factor }).emission.co2e`

/**
 * What the compiler reads and checks for a tiny file, at most, as a multiple of a file without the package. Before literals
 * were checked it was 1.32; 1.2 times as much is accepted.
 */
const COST_MAX = 1.58
/** Types that are made of generic ones. They cost less than the rest, so they have a limit of their own. */
const INSTANTIATIONS_MAX = 3800

interface CompilerCost {
  /** Identifiers, symbols and types. */
  readonly size: number
  readonly instantiations: number
}

/** Counts, which do not depend on the machine, as times do. */
function costOf({ run, write }: ConsumerProject, text: string): CompilerCost {
  const module = { module: 'nodenext', moduleResolution: 'nodenext', types: [], lib: ['es2022'], noEmit: true }
  write('cost.mts', text)
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, ...module }, files: ['cost.mts'] }))
  const printed = run('node', resolve('node_modules/typescript/bin/tsc'), '-p', '.', '--extendedDiagnostics')
  const count = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(printed)?.[1])
  return { size: count('Identifiers') + count('Symbols') + count('Types'), instantiations: count('Instantiations') }
}

/** Compiles a tiny file that uses the package, and throws if that costs more than accepted. */
export function checkCompilerCost(project: ConsumerProject): void {
  const tiny = costOf(project, TINY)
  const ratio = tiny.size / costOf(project, EMPTY).size
  const cost = `${ratio.toFixed(2)} of a file without the package, ${tiny.instantiations} instantiations`
  assert.ok(ratio <= COST_MAX, `a tiny file costs the compiler ${cost}; accepted is ${COST_MAX}`)
  assert.ok(tiny.instantiations <= INSTANTIATIONS_MAX, `${cost}; accepted are ${INSTANTIATIONS_MAX}`)
  console.log(`ok - a tiny file costs the compiler ${cost}`)
}
