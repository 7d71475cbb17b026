/**
 * Proves the error bounds of every form of bracket with Gappa: the scripts in `bounds`, with the bits of heads and margins
 * as the code has them. A form whose margin no longer covers its roundings is red. Each is tried with a margin too small
 * as well, which must not prove: a script that proves anything would prove nothing.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { FUSED, NARROW } from '../../src/bulk/coefficients/kernel-tables.ts'
import { type BracketForm, WIDE } from '../../src/core/exact/index.ts'

const FORMS = { NARROW, WIDE, FUSED }
/** Bits of the integers, or halves of them, that are multiplied by a head; none where the multiply-add is fused. */
const EXACT_BITS = { NARROW: 40, WIDE: 26, FUSED: 0 }
/** So many bits less of margin must be too few. */
const TOO_SMALL = 8
const FOLDER = new URL('bounds/', import.meta.url)

/** A script with the constants of a form: a rest is at most one unit of its head, and 2^-8 is more than the margins. */
function withConstants(script: string, lessMargin: number): string {
  return Object.entries(FORMS).reduce((text, [name, { headBits, marginBits }]: [string, BracketForm]) => {
    return text
      .replaceAll(`${name}_REST`, `0x1.01p${1 - headBits}`)
      .replaceAll(`${name}_HEAD`, `0x${(1 + 2 ** -Math.min(headBits - 2, 51)).toString(16)}p0`)
      .replaceAll(`${name}_MARGIN`, `1b-${marginBits + lessMargin}`)
  }, script)
}

/** Runs Gappa; returns its complaints, empty if it proves the script. */
function complaintsOf(script: string): string {
  const { error, status, stdout, stderr } = spawnSync('gappa', [], { input: script, encoding: 'utf8', timeout: 60_000 })
  if (error !== undefined) throw error
  return status === 0 && !/warning|error/i.test(stderr) ? '' : `${stdout}${stderr}`.trim() || `status ${status}`
}

if (spawnSync('gappa', ['--version']).error !== undefined) {
  console.log(
    'NOT RUN: the bounds of the brackets were not proved, since there is no Gappa here; install the package gappa',
  )
  process.exit()
}

const failures: string[] = []
for (const [name, bits] of Object.entries(EXACT_BITS)) {
  const { headBits } = FORMS[name as keyof typeof FORMS]
  if (bits + headBits > 53) failures.push(`${name}: products of ${bits} and ${headBits} bits are not exact`)
}
for (const file of readdirSync(FOLDER).sort()) {
  const script = readFileSync(new URL(file, FOLDER), 'utf8')
  const complaints = complaintsOf(withConstants(script, 0))
  if (complaints !== '') failures.push(`${file}: ${complaints}`)
  else console.log(`${file} proves`)
  if (script.includes('MARGIN') && complaintsOf(withConstants(script, TOO_SMALL)) === '') {
    failures.push(`${file} proves a margin of ${TOO_SMALL} bits less, so it proves nothing`)
  }
}
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
