import { fail } from '../core/errors/index.ts'

/** The formats of this verifier, and the number of each that it reads. */
const CURRENT = { 'tonne-trace': 2, 'tonne-energy-trace': 2, 'tonne-bundle': 2 } as const

const FORMAT = /^(tonne-trace|tonne-energy-trace|tonne-bundle)\/([1-9][0-9]{0,8})$/

/** Advice to renew data of the formats before the first release. */
const RENEWAL = {
  'tonne-trace': 'calculate it again from the inputs it states, or take it from the service again',
  'tonne-energy-trace': 'calculate it again from the inputs it states',
  'tonne-bundle': 'export the company again',
} as const

function isFamily(name: string | undefined): name is keyof typeof CURRENT {
  return name !== undefined && Object.hasOwn(CURRENT, name)
}

/**
 * Throws `format_newer` for a format with a higher number than this verifier reads: it may be right, so it is never called
 * wrong. Throws `format_prerelease` for a format from before the first release. Other texts are for the caller to check.
 */
export function checkFormatVersion(format: unknown, path = 'format'): void {
  const [, family, version] = typeof format === 'string' ? (FORMAT.exec(format) ?? []) : []
  if (!isFamily(family)) return
  const [current, stated] = [CURRENT[family], Number(version)]
  const expected = `${family}/${current}`
  if (stated > current) {
    const message = 'is newer than this version of tonne can verify; it may be right: update tonne and verify again'
    fail(path, 'format_newer', { message, expected, received: format })
  }
  if (stated < current) {
    const message = `is the format of a pre-release, which no longer verifies; ${RENEWAL[family]}`
    fail(path, 'format_prerelease', { message, expected, received: format })
  }
}

/** Throws `format_newer` for a method or a version of it that this verifier does not know. */
export function failMethod({ id, version }: { readonly id: string; readonly version: number }): never {
  const message = 'is not known to this version of tonne; it may be right: update tonne and verify again'
  return fail('method', 'format_newer', {
    message,
    expected: 'a method and version of this list',
    received: `${id}@${version}`,
  })
}
