import { readFileSync } from 'node:fs'
import { everyRecord } from '../fixtures/every-record.ts'
import { type BundleLine, forged, linesOf } from '../fixtures/forged-bundle.ts'
import { bentAt, everyLeaf } from '../golden/bundles/every-leaf.ts'
import { hostileBundles } from '../unit/verify/fixtures/hostile-bundles.ts'
import { chosenBy, type Share } from '../unit/verify/forgery-share.ts'

/** A bundle that both verifiers must answer. */
export interface BundleCase {
  readonly name: string
  readonly lines: readonly string[]
}

const FROZEN = new URL('../golden/bundles/everything-2.json', import.meta.url)

/** The frozen bundle, and one with records of every kind. */
export async function honestBundles(): Promise<readonly BundleCase[]> {
  const { lines } = JSON.parse(readFileSync(FROZEN, 'utf8'))
  return [
    { name: 'frozen', lines },
    { name: 'every record', lines: (await everyRecord()).lines },
  ]
}

/** Every way to damage one line. */
function* damagedLines(line: string): Generator<readonly [string, readonly string[]]> {
  const digit = line.search(/[0-8]/)
  yield ['another digit', [`${line.slice(0, digit)}9${line.slice(digit + 1)}`]]
  yield ['left out', []]
  yield ['twice', [line, line]]
  yield ['cut', [line.slice(0, -1)]]
  yield ['a blank', [`${line} `]]
  yield ['a member twice', [line.replace('{', '{"kind":"line",')]]
  yield ['half of a character', [line.replace('{', '{"\\ud800":1,')]]
  yield ['half of a character in a text', [line.replace(/:"/, ':"\\udc00')]]
  yield ['a member too many', [line.replace(/\}$/, ',"zzz":1.5e-7}')]]
  yield ['nested deeply', [line.replace('{', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)},`)]]
  yield ['another format', [line.replace('tonne-bundle/2', 'tonne-bundle/3').replace('tonne-trace/2', 'tonne-trace/3')]]
  yield [
    'an earlier format',
    [line.replace('tonne-bundle/2', 'tonne-bundle/1').replace('tonne-trace/2', 'tonne-trace/1')],
  ]
}

/** Bundles with one damaged line and the old digests: both verifiers must refuse all of them. */
export function* damagedBundles({ name, lines }: BundleCase, { oneOf, first }: Share): Generator<BundleCase> {
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index < lines.length - 1 && index % oneOf !== first) continue
    for (const [how, others] of damagedLines(line)) {
      const damaged = lines.flatMap((one, at) => (at === index ? others : [one]))
      if (damaged.join('\n') !== lines.join('\n')) yield { name: `${name}, line ${index + 1} ${how}`, lines: damaged }
    }
    if (index > 0)
      yield {
        name: `${name}, lines ${index} and ${index + 1} swapped`,
        lines: [...lines.slice(0, index - 1), line, lines[index - 1] ?? '', ...lines.slice(index + 1)],
      }
  }
}

/** Bundles with one other leaf, and every digest computed again. */
export function* forgedBundles({ name, lines }: BundleCase, share: Share): Generator<BundleCase> {
  const isTried = chosenBy(share)
  for (const { line, path, place } of everyLeaf(linesOf(lines))) {
    if (!isTried()) continue
    try {
      const made = forged(lines, (data, index) => (index === line ? (bentAt(data, path) as BundleLine) : data))
      yield { name: `${name}, ${place} bent`, lines: made }
    } catch (error) {
      // the bent line cannot be sealed
      if (!(error instanceof TypeError)) throw error
    }
  }
}

/** Bundles that ask for more work than their length allows. */
export function hostileBundleCases({ lines }: BundleCase, characters: number): readonly BundleCase[] {
  return Object.entries(hostileBundles(lines, characters)).map(([name, made]) => ({ name, lines: made }))
}
