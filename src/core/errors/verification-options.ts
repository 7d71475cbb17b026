import { isFields, isList, nearestWords } from '../../base/index.ts'
import { Violations } from './violations.ts'

/** Adds the violations of an option of a verification. */
type OptionCheck = (value: unknown, violations: Violations) => void

/** SHA-256 in hex, as lines of the log have it. */
const DIGEST = /^[0-9a-f]{64}$/
/** The longest part of a name that a violation repeats. */
const NAME_MAX = 60

/** Adds a violation for each name that is not listed. A misspelt option must not leave its check out. */
function checkNames(given: object, names: readonly string[], { path, violations }: PlaceOfNames): void {
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue
    const [near] = nearestWords(name, names, 1)
    const expected = names.join(', ')
    const hint = near === undefined ? '' : `; did you mean ${near}?`
    const message = `is not an option of this verification, which takes ${expected}${hint}`
    violations.add(`${path}${name.slice(0, NAME_MAX)}`, 'unknown_field', { message, expected })
  }
}

interface PlaceOfNames {
  readonly path: string
  readonly violations: Violations
}

/** The members of a catalogue that verifiers call, besides `find`. */
const CALLED = ['bridges', 'series'] as const

function checkCatalogue(catalogue: unknown, violations: Violations): void {
  const add = (path: string, expected: string, received: unknown) => {
    const message = `is not ${expected} of a catalogue; pass publishedCatalogue of tonne/factors, or one made from it`
    violations.add(path, 'invalid_type', { message, expected, received })
  }
  if (!isFields(catalogue)) {
    add('catalogue', 'the object', catalogue)
    return
  }
  const { editions } = catalogue
  if (typeof catalogue.find !== 'function') add('catalogue.find', 'the function', catalogue.find)
  for (const name of CALLED) {
    const member = catalogue[name]
    if (member !== undefined && typeof member !== 'function') add(`catalogue.${name}`, 'the function', member)
  }
  const areEditions = isList(editions) && editions.every((one) => isFields(one) && typeof one.id === 'string')
  if (editions !== undefined && !areEditions)
    add('catalogue.editions', 'the list of editions, each with its id,', editions)
}

function checkHead(head: unknown, violations: Violations): void {
  const add = (path: string, problem: string, [expected, received]: readonly [string, unknown]) => {
    const message = `${problem}; pass what company.audit.head() returned: number and digest`
    violations.add(path, 'query_invalid', { message, expected, received })
  }
  if (!isFields(head)) {
    add('head', 'is not a head', ['{ sequence, digest }', head])
    return
  }
  checkNames(head, ['sequence', 'digest', 'isLast'], { path: 'head.', violations })
  const { sequence, digest, isLast } = head
  const isSequence = Number.isSafeInteger(sequence) && Number(sequence) >= 0
  if (!isSequence) add('head.sequence', 'must be a whole number from 0, not text', ['a whole number from 0', sequence])
  if (typeof digest !== 'string' || !DIGEST.test(digest))
    add('head.digest', 'is not the digest of a line', ['64 lower-case hexadecimal digits', digest])
  if (isLast !== undefined && typeof isLast !== 'boolean')
    add('head.isLast', 'must be true if no line may follow the head, or left out', ['true or false', isLast])
}

/** Adds a violation unless an option is a list of items of a type. */
function checkList(
  path: 'heads' | 'keys',
  type: 'string' | 'object',
  [message, expected]: readonly [string, string],
): OptionCheck {
  return (list, violations) => {
    const isListOf = isList(list) && list.every((one: unknown) => typeof one === type && one !== null)
    if (!isListOf) violations.add(path, 'invalid_type', { message, expected, received: list })
  }
}

const CHECKS = {
  catalogue: checkCatalogue,
  head: checkHead,
  heads: checkList('heads', 'string', [
    'is not a list of signed heads; pass each as the text that was signed',
    'a list of texts',
  ]),
  keys: checkList('keys', 'object', ['is not a list of public keys; pass each as a JWK', 'a list of objects']),
} as const satisfies Record<string, OptionCheck>

/**
 * Checks that each option of a verification is one of the named and of its form: a check that is asked for in another form
 * must not be left out in silence. Throws `invalid_type`, `unknown_field`, `required` for keys without signed heads, and
 * `query_invalid` for a head, all at once.
 */
export function checkVerificationOptions(options: object, names: readonly (keyof typeof CHECKS)[]): void {
  const violations = new Violations()
  const given: unknown = options
  if (isFields(given)) {
    checkNames(given, names, { path: '', violations })
    for (const name of names) if (given[name] !== undefined) CHECKS[name](given[name], violations)
    if (given.keys !== undefined && given.heads === undefined && names.includes('heads'))
      violations.add('heads', 'required', 'are missing; the keys check nothing without the signed heads that you have')
  } else {
    const message = `must be an object with ${names.join(', ')}, or left out`
    violations.add('', 'invalid_type', { message, expected: 'an object', received: options })
  }
  violations.throwIfAny()
}
