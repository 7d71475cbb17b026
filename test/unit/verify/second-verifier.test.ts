import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { firstUnprintable } from '../../../src/base/index.ts'
import { flawOfName } from '../../../src/verify/names.ts'
import { frozenTraces } from '../../fixtures/frozen-traces.ts'
import { schemaOf } from '../../fixtures/json-schema.ts'
import { honestDocuments } from '../../verifiers/document-cases.ts'
import { documentsWithOtherDigits, forgedShipments } from '../../verifiers/forged-documents.ts'
import { pythonAnswers } from '../../verifiers/python-answers.ts'
import { ENERGY_TRACES } from './energy-traces.ts'
import { shareOf } from './forgery-share.ts'
import { forged } from './verify-mutations.ts'

const FILE = fileURLToPath(new URL('../../../src/verify/python/verify_trace.py', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'second-verifier-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the Python verifier on a text, as a user does. */
function verified(text: string, ...argv: string[]) {
  const file = join(folder, 'file')
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync('python3', ['-B', FILE, file, ...argv], { encoding: 'utf8' })
  return { code: status, stdout, stderr: stderr.replaceAll(file, 'FILE') }
}

/** The value of a Python expression over the names of the verifier. */
function evaluate(expression: string) {
  const program = `import sys, json; sys.path.insert(0, ${JSON.stringify(join(FILE, '..'))}); from verify_trace import *; import verify_trace as v; print(json.dumps(${expression}))`
  return JSON.parse(execFileSync('python3', ['-B', '-c', program], { encoding: 'utf8' }))
}

const trace = frozenTraces.find(([name]) => name === 'fuel-1-litres')?.[1] ?? ''
const bundle = JSON.parse(readFileSync(new URL('../../golden/bundles/everything-2.json', import.meta.url), 'utf8'))
const energyFolder = new URL('../../golden/energy/', import.meta.url)
const frozenEnergy = readdirSync(energyFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(new URL(file, energyFolder), 'utf8').trim())
  .map((text) => (typeof JSON.parse(text).trace === 'string' ? JSON.parse(text).trace : text))

// without python3 nothing can run it; the lane of .ci/run says so too
describe.skipIf(!hasPython)('the verifier in Python', () => {
  it('has the tables of the package', () => {
    const { units, massUnits, gwp100, categories, modes, montreal, notices, records, names, partners } =
      schemaOf('tables')
    const paths = Object.entries(notices as Record<string, { path: string }>).map(([code, { path }]) => [code, path])
    const expected = {
      'v.UNIT_SIZES': units,
      'v.KILOGRAMS': massUnits,
      'v.GWP100': gwp100,
      '{use: sorted(taken) for use, taken in v.TAKEN.items()}': categories,
      'v.MODES': modes,
      'v.NOTICE_PATHS': Object.fromEntries(paths),
      'sorted(v.RECORD_CODES)': [...(records as string[])].sort(),
      'v.LOOKS_LIKE': names,
      '[v.UPSTREAM_GROUPS, v.WITHOUT_UPSTREAM, v.OUTSIDE_GROUPS, v.UPSTREAM_PARTS]': Object.values(partners as object),
    }
    // in one process: to start one takes longer than to compare
    const [orderedMontreal, ...found] = evaluate(`[v.MONTREAL, ${Object.keys(expected).join(', ')}]`)
    expect(found).toEqual(Object.values(expected))
    expect(JSON.stringify(orderedMontreal)).toBe(JSON.stringify(montreal).replaceAll('\\\\/', '/'))
  })

  // the ranges are those of one version of Unicode; another version of Node.js may know more characters
  it.skipIf(process.versions.unicode !== '17.0')('has the scripts and the unprintable characters of Unicode', () => {
    const codes = Array.from({ length: 0x323b0 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff)
    const unprintable = codes.filter((code) => firstUnprintable(String.fromCodePoint(code)) !== undefined)
    expect(evaluate(`[c for c in range(${0x323b0}) if v.is_in(v.UNPRINTABLE, c) and not 0xd7ff < c < 0xe000]`)).toEqual(
      unprintable,
    )
    const mixed = (code: number, letter: string) =>
      flawOfName(letter + String.fromCodePoint(code), { isExact: false }) === 'mixes scripts in a word'
    // a letter that the Unicode of this Python does not have yet is no letter to it
    const known = new Set(evaluate(`[c for c in range(0, ${0x323b0}, 7) if unicodedata.category(chr(c)) != 'Cn']`))
    for (const letter of ['a', 'я', 'α', 'ا', 'あ']) {
      const due = codes.filter((code) => code % 7 === 0 && mixed(code, letter))
      const program = `[c for c in range(0, ${0x323b0}, 7) if not 0xd7ff < c < 0xe000 and v.flaw_of_name(${JSON.stringify(letter)} + chr(c), False) == 'mixes scripts in a word']`
      const found = new Set(evaluate(program))
      const isDue = new Set<unknown>(due)
      expect(due.filter((code) => known.has(code) && !found.has(code))).toEqual([])
      expect([...found].filter((code) => !isDue.has(code))).toEqual([])
    }
  })

  it('verifies every frozen trace and energy trace', () => {
    const texts = [...frozenTraces.map(([, text]) => text), ...frozenEnergy, ...ENERGY_TRACES.map(([, text]) => text)]
    const { code, stdout, stderr } = verified(`${texts.join('\n')}\n`)
    expect([code, stderr, stdout]).toEqual([
      0,
      '',
      expect.stringContaining(`verified: ${texts.length} traces (levels 1 and 2`),
    ])
  })

  it('names what differs, with its line and code, and ends with 1', () => {
    const { code, stdout, stderr } = verified(`${trace}\n\n${trace.replace('1234.56', '1234.57')}\n`)
    expect([code, stdout]).toEqual([1, expect.stringContaining('not verified: 2 traces, 1 of the lines not verified')])
    expect(stderr).toMatch(
      /^FILE:3: contributions\[0\]\.quantity\.value .*\(figure_differs\); expected 1234\.57, found 1234\.56$/m,
    )
  })

  it('prints the expected and the found text of a difference only where it has them', () => {
    const unknown = verified(`${trace.replace('{', '{"a":null,')}\n`).stderr
    expect(unknown).toMatch(/^FILE:1: a is a member that the format does not have here \(member_unknown\)$/m)
    const malformed = verified(`${trace.replace('"1234.56"', 'null')}\n`).stderr
    expect(malformed).toMatch(/\(member_malformed\); expected an exact number as text, found null$/m)
    const noticed = { ...JSON.parse(trace), notices: [{ code: 'bridge_used', path: 'bridge' }] }
    expect(verified(`${forged(noticed)}\n`).stderr).toMatch(/\(rule_broken\); found bridge_used$/m)
  })

  it('calls a newer format neither right nor wrong', () => {
    const newer = forged({ ...JSON.parse(trace), format: 'tonne-trace/3' })
    const { code, stdout } = verified(`${newer}\n${trace}\n`, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      verified: false,
      differences: [],
      unanswered: [{ line: 1, code: 'format_newer' }],
      counts: { trace: 2 },
    })
  })

  it('verifies a bundle by a head that was stored', () => {
    const text = `${bundle.lines.join('\n')}\n`
    const head = `${bundle.head.sequence}:${bundle.head.digest}`
    const { code, stdout } = verified(text, '--json', '--head', head, '--head-is-last')
    expect(code).toBe(0)
    expect(JSON.parse(stdout).unchecked.map((one: { code: string }) => one.code)).toEqual(['no_catalogue'])
    expect(verified(text, '--head', `${bundle.head.sequence}:${'0'.repeat(64)}`).code).toBe(1)
    expect(verified(text.replace('"exportedAt":"2025', '"exportedAt":"2024')).stderr).toContain('digest_differs')
  })

  it.each(honestDocuments)('verifies a document: $name', ({ document }) => {
    const { code, stderr } = verified(JSON.stringify(document, null, 1))
    expect([code, stderr]).toEqual([0, ''])
  })

  it.each([
    ['shipments with a forged trace', forgedShipments],
    ['documents with other forms of figures', documentsWithOtherDigits],
  ])('says of %s what the library says', async (_, documents) => {
    const cases = [...documents(shareOf(1))]
    const answers = await pythonAnswers(cases.map(({ document }) => ({ document })))
    const differing = cases.filter(({ isVerified }, index) => isVerified() !== (answers[index]?.answer === 'verified'))
    expect(differing.map(({ name }) => name)).toEqual([])
    expect(cases.some(({ isVerified }) => isVerified())).toBe(true)
  })

  it.each([
    ['no file', [], 'the following arguments are required: FILE'],
    ['a head that is none', ['x', '--head', 'a'], 'must be the number of a line, a colon and its digest'],
    ['a file that is not there', [join(folder, 'nothing')], 'cannot be read'],
    ['a list that is none', [FILE, '--factors', FILE], 'is no line of a list of factors'],
  ])('ends with 1 for %s', (_, argv, sentence) => {
    const { status, stderr } = spawnSync('python3', ['-B', FILE, ...argv], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })
})
