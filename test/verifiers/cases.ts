import { readdirSync, readFileSync } from 'node:fs'
import { adversarialTraces } from '../fixtures/adversarial-traces.ts'
import { LIKE_KWH } from '../fixtures/deceiving-names.ts'
import { DESCRIBED_CASES } from '../fixtures/described-cases.ts'
import { FORGED_DERIVATIONS, FORGED_RULES } from '../fixtures/forged-derivations.ts'
import { frozenTraces } from '../fixtures/frozen-traces.ts'
import { HOSTILE_IDEAS } from '../fixtures/hostile-ideas.ts'
import { chosenBy, type Share } from '../unit/verify/forgery-share.ts'
import { resealed } from '../unit/verify/reseal.ts'
import {
  type Data,
  forged,
  leavesByPath,
  mutations,
  pathOf,
  places,
  replaced,
} from '../unit/verify/verify-mutations.ts'

/** A proof that both verifiers must answer alike. */
export interface Case {
  readonly name: string
  /** A text, compared byte for byte, or data. */
  readonly proof: string | object
}

const energyFolder = new URL('../golden/energy/', import.meta.url)

/** Every frozen trace of an emission or of energy, by its name. */
export const frozenCases: readonly Case[] = [
  ...frozenTraces.map(([name, proof]) => ({ name, proof })),
  ...readdirSync(energyFolder)
    .filter((file) => file.endsWith('.json'))
    .map((name) => ({ name, proof: readFileSync(new URL(name, energyFolder), 'utf8').trim() })),
].map(({ name, proof }) => ({ name, proof: inner(proof) }))

/** The frozen text; energy traces are in a file with their name, as others are. */
function inner(text: string): string {
  const { trace } = JSON.parse(text)
  return typeof trace === 'string' ? trace : text
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:\/\d+)?$/
const OTHER_NUMBERS = [
  '0',
  '1',
  '2',
  '0.5',
  '-1',
  '1/3',
  '1/30',
  '1000000',
  '1e3',
  '2.50',
  '00',
  '1/2',
  '9007199254740993',
]
const OTHER_TEXTS = [
  '',
  ' ',
  'k\u0261',
  'kg ',
  'kWh',
  'vehicle',
  'spend',
  'outside-of-scopes',
  '2020-02-30',
  'a  b',
  '\uff21',
  '\u0441at',
  ...Object.values(LIKE_KWH),
]

/** Every change of one place, with what it does. */
function* changes(trace: Data, seen: ReadonlyMap<string, ReadonlySet<Data>>): Generator<readonly [string, Data]> {
  for (const { path, change, trace: changed } of mutations(trace, seen)) yield [`${change} ${path}`, changed]
  for (const [place, leaf] of places(trace)) {
    if (typeof leaf !== 'string') continue
    const others = NUMBER.test(leaf)
      ? [...OTHER_NUMBERS, `${leaf}0`, `-${leaf}`]
      : [...OTHER_TEXTS, `${leaf} `, `${leaf}\u0455`]
    for (const other of others)
      if (other !== leaf) yield [`${pathOf(place)} is ${other}`, replaced(trace, place, other)]
  }
}

/** Forgeries of the frozen traces: one change each, then only the digest computed again, or everything that follows from the change. */
export function* forgeryCases(share: Share): Generator<Case> {
  const texts = frozenCases.map(({ name, proof }) => [name, String(proof)] as const)
  const traces = texts.map(([name, text]) => [name, text, JSON.parse(text) as Data] as const)
  const seen = leavesByPath(traces.map(([, , trace]) => trace))
  const isTried = chosenBy(share)
  for (const [name, text, trace] of traces) {
    for (const [what, changed] of changes(trace, seen)) {
      if (!isTried()) continue
      for (const [how, proof] of [
        ['sealed', seal(changed)],
        ['resealed', reseal(changed)],
      ] as const) {
        if (proof !== undefined && proof !== text) yield { name: `${name}, ${what}, ${how}`, proof }
      }
    }
  }
}

function seal(changed: Data): string | undefined {
  return isMembers(changed) ? forged(changed) : JSON.stringify(changed)
}

function reseal(changed: Data): string | undefined {
  return isMembers(changed) ? resealed(changed) : undefined
}

function isMembers(data: Data): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** Texts that are not the bytes of a trace, of one frozen trace. */
function* badBytes(text: string): Generator<readonly [string, string]> {
  const data = JSON.parse(text)
  yield ['a space', ` ${text}`]
  yield ['a line feed', `${text}\n`]
  yield ['indented', JSON.stringify(data, null, 2)]
  yield ['members in another order', JSON.stringify({ total: data.total, ...data })]
  yield ['a member twice', text.replace('{', '{"digest":"x",')]
  yield ['the same member twice', text.replace('"format":', `"format":"${data.format}","format":`)]
  yield ['an inner member twice', text.replace('"unit":', '"unit":"l","unit":')]
  yield ['an escaped letter', text.replace('tonne', '\\u0074onne')]
  yield ['half of a character', text.replace('"unit":"', '"unit":"\\ud800')]
  yield ['half of a character in a name', text.replace('"unit"', '"\\udfff":1,"unit"')]
  yield ['whole escaped character', text.replace('"unit":"', '"unit":"\\ud83d\\ude00')]
  yield ['a decimal year', text.replace(/"year":(\d+)/, '"year":$1.0').replace(/"version":(\d+)/, '"version":$1.0')]
  yield ['an exponent', text.replace(/"version":(\d+)/, '"version":1e0')]
  yield ['minus zero', text.replace(/"version":(\d+)/, '"version":-0')]
  yield ['a huge integer', text.replace(/"version":(\d+)/, `"version":${'9'.repeat(400)}`)]
  yield ['an integer of 2^53', text.replace(/"version":(\d+)/, '"version":9007199254740992')]
  yield ['infinity', text.replace(/"version":(\d+)/, '"version":1e999')]
  yield ['not a number', text.replace(/"version":(\d+)/, '"version":NaN')]
  yield ['a comma too many', `${text.slice(0, -1)},}`]
  yield ['cut', text.slice(0, -1)]
  yield ['empty', '']
  yield ['null', 'null']
  yield ['a list', `[${text}]`]
  yield ['a text', JSON.stringify(text)]
  yield ['a byte order mark', `\ufeff${text}`]
  for (const depth of [30, 31, 32, 33, 34, 100, 900, 20_000]) {
    yield [`${depth} lists`, text.replace('{', `{"a":${'['.repeat(depth)}${']'.repeat(depth)},`)]
    yield [`${depth} objects`, text.replace('{', `{"a":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)},`)]
  }
  for (const version of ['1', '3', '10', '02', '0', '1000000000', '2.0', '']) {
    yield [`format ${version}`, forged({ ...data, format: data.format.replace('2', version) })]
  }
  for (const version of [0, -1, 2, 3, 99])
    yield [`version ${version}`, forged({ ...data, method: { ...data.method, version } })]
  for (const id of ['walking', 'Fuel', '', 'fuel2', 'constructor', '__proto__']) {
    yield [`method ${id}`, forged({ ...data, method: { ...data.method, id } })]
  }
  yield ['another digest', text.replace(/"digest":"./, '"digest":"0')]
  yield ['a member too many', forged({ ...data, extra: { a: [1.5, 'x', null, true] } })]
  yield ['a member of another language', forged({ ...data, '\ufffd': 1, '😀': 2 })]
}

/** Texts that hold no trace, and traces whose bytes are not canonical. */
export function* byteCases(): Generator<Case> {
  const chosen = frozenCases.filter((_, index) => index % 8 === 0).concat(frozenCases.slice(-2))
  for (const { name, proof } of chosen) {
    for (const [what, text] of badBytes(String(proof))) yield { name: `${name}, ${what}`, proof: text }
    yield { name: `${name}, as data`, proof: JSON.parse(String(proof)) }
  }
}

/** Traces that were made to cost as much work as they can. */
export function* hostileCases(lengths: readonly number[]): Generator<Case> {
  for (const [name, make] of Object.entries(adversarialTraces)) {
    for (const length of lengths) yield { name: `${name}, ${length} characters`, proof: make(length) }
  }
}

/** Derived factors, rules and ideas that a forger chooses, and what the page says of questions that somebody had. */
export const chosenCases: readonly Case[] = [
  ...[...FORGED_DERIVATIONS, ...FORGED_RULES].map(({ name, make }) => ({ name, proof: make() })),
  ...DESCRIBED_CASES,
  ...HOSTILE_IDEAS,
]
