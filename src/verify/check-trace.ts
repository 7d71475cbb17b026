import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { fail, isFields } from '../errors/index.ts'
import type { WorkBudget } from './budget.ts'
import { checkCatalogue } from './catalogue.ts'
import { checkContribution, sumOf } from './contribution.ts'
import { isNearestDouble, isPrintedDouble } from './double.ts'
import { checkCategories } from './factor-category.ts'
import { Findings, within } from './findings.ts'
import { exact, isSame } from './fraction.ts'
import { checkInputs } from './input-rules.ts'
import { checkMethod } from './methods.ts'
import { checkNotices } from './notices.ts'
import { canonicalText, type Plain, plainCopy } from './plain-data.ts'
import { nameStep } from './step-name.ts'
import { COLUMN_NAMES, isTrace, type Trace } from './trace-shape.ts'
import { UnitSizes } from './unit-sizes.ts'
import type { Verification, VerifyOptions } from './verification.ts'

function checkTotal({ contributions, total, emission }: Trace, findings: Findings): void {
  for (const name of COLUMN_NAMES) {
    const due = sumOf(contributions, name, findings.budget)
    const given = total[name]
    const path = within('total', name)
    if (due === undefined)
      findings.add(path, 'is a sum too long to be verified', { expected: 'a shorter sum', found: given })
    else if (due === null || given === null) {
      const expected = due === null ? null : findings.print(due)
      if (due !== given) findings.add(path, 'is not the sum of the contributions', { expected, found: given })
    } else if (!isSame(due, exact(given))) {
      findings.add(path, 'is not the sum of the contributions', { expected: findings.print(due), found: given })
    }
    checkRounded(given, emission[name], [within('emission', name), findings])
  }
}

/** The double in `emission` must be the one nearest to the exact total. */
function checkRounded(
  total: string | null,
  rounded: string | null,
  [path, findings]: readonly [string, Findings],
): void {
  if (total === null || rounded === null) {
    if (total !== rounded) findings.add(path, 'is not the total rounded', { expected: total, found: rounded })
  } else if (!isPrintedDouble(rounded)) {
    findings.add(path, 'is not how a double prints', { expected: `the double nearest to ${total}`, found: rounded })
  } else if (!isNearestDouble(rounded, exact(total))) {
    findings.add(path, 'is not the nearest double', { expected: `the double nearest to ${total}`, found: rounded })
  }
}

/** The links of all conversions of a trace. */
function* linksOf({ contributions }: Trace) {
  for (const { steps } of contributions) {
    for (const step of steps) if (step.kind === 'convert') yield* step.chain
  }
}

function checkParts(trace: Trace, { catalogue }: VerifyOptions, findings: Findings): void {
  const units = new UnitSizes(linksOf(trace), findings)
  checkMethod(trace, findings)
  checkCategories(trace, findings)
  for (const [index, contribution] of trace.contributions.entries()) {
    const path = `contributions[${index}]`
    checkContribution(contribution, path, { findings, units })
    if (catalogue !== undefined) checkCatalogue(contribution.factor, within(path, 'factor'), { catalogue, findings })
  }
  checkInputs(trace, { findings, units }, catalogue?.bridges?.() ?? [])
  checkTotal(trace, findings)
  checkNotices(trace, { findings, units })
}

function checkDigest(data: { readonly [key: string]: Plain }, findings: Findings): void {
  const { digest, ...body } = data
  const due = `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalText(body))))}`
  if (digest === due) return
  findings.add('digest', 'is not the SHA-256 of the rest', { expected: due, found: digest })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fail('', 'trace_invalid', { message: 'is not JSON; pass what toTrace returned', received: text })
  }
}

/** A copy of the trace as plain data; undefined, with a difference, if it is not data. */
function readData(trace: unknown, findings: Findings): { readonly [key: string]: Plain } | undefined {
  const given = typeof trace === 'string' ? parse(trace) : trace
  if (!isFields(given)) {
    const message = 'is not a trace; pass what toTrace returned'
    fail('', 'trace_invalid', { message, expected: 'an object', received: given })
  }
  try {
    const data = plainCopy(given, findings)
    return isFields(data) ? data : undefined
  } catch (error) {
    findings.add('', 'cannot be read as data', { expected: 'a trace', found: String(error) })
    return undefined
  }
}

/** `verify` with a work budget: all traces of a bundle share one, and each earns by its length. */
export function checkTrace(trace: string | object, options: VerifyOptions, budget: WorkBudget): Verification {
  const findings = new Findings(budget)
  const data = readData(trace, findings)
  if (data !== undefined) {
    const text = canonicalText(data)
    budget.earn(text.length)
    if (isTrace(data, '', findings)) checkParts(data, options, findings)
    if (typeof trace === 'string' && text !== trace) {
      const about = { expected: 'sorted keys, no white space, no key twice', found: 'other bytes of the same data' }
      findings.add('', 'is not the canonical JSON of a trace', about)
    }
    checkDigest(data, findings)
  }
  const differences = findings.list.map((difference) => nameStep(difference, data))
  return { verified: differences.length === 0, differences }
}
