import { describe, expect, it } from 'vitest'
import { WorkBudget } from '../../../src/verify/budget.ts'
import {
  type AllowedTraces,
  checkAllowedTrace,
  Field,
  Findings,
  readEmbeddedTrace,
} from '../../../src/verify/document/index.ts'
import { fraction } from '../../../src/verify/fraction.ts'
import { changed, text } from './bent-trace.ts'

/** The differences that a check adds below the field `part`. */
function differencesOf(check: (field: Field) => unknown, budget = new WorkBudget()) {
  const findings = new Findings(budget)
  check(new Field(findings).in('part'))
  return findings.list
}

describe('the figures of a document', () => {
  const third = fraction(1n, 3n)
  const figure = (due: Parameters<Field['expectFigure']>[1], stated: unknown) =>
    differencesOf((field) => field.expectFigure('is not that of the trace', due, stated)).map(
      ({ expected }) => expected,
    )

  it('differ unless they are the expected number in any digits', () => {
    expect(figure(fraction(1n, 4n), '0.250')).toEqual([])
    expect(figure(fraction(1n, 4n), '0.2500000000000000000000000000000001')).toEqual(['0.25'])
    expect(figure(fraction(1n, 4n), 0.25)).toEqual(['0.25'])
    expect(figure(fraction(1n, 4n), undefined)).toEqual(['0.25'])
  })

  it('may be rounded to 34 digits only if no decimal is finite', () => {
    const rounded = `0.${'3'.repeat(34)}`
    expect(figure(third, rounded)).toEqual([])
    expect(figure(third, '1/3')).toEqual([rounded])
    expect(figure(third, rounded.slice(0, -1))).toEqual([rounded])
    expect(figure(fraction(-2n, 3n), `-0.${'6'.repeat(33)}7`)).toEqual([])
    expect(figure(fraction(10n ** 40n, 3n), `${'3'.repeat(34)}000000`)).toEqual([])
    expect(figure(fraction(10n ** 35n + 1n, 10n ** 35n), '1')).toEqual([`1.${'0'.repeat(34)}1`])
  })

  it('differ when the proof has no such number', () => {
    expect(figure(undefined, '1')).toEqual(['a number'])
  })

  it('differ when the work budget does not cover them', () => {
    const check = (field: Field) => field.expectFigure('is not that of the trace', third, '0.3')
    expect(differencesOf(check, new WorkBudget(1)).length).toBeGreaterThan(0)
  })
})

describe('the traces in a document', () => {
  it('are read if they verify, else their differences stand below the field', () => {
    expect(differencesOf((field) => readEmbeddedTrace(JSON.parse(text), field, {}))).toEqual([])
    const forged = changed((trace) => Object.assign(trace.total, { co2e: '1' }))
    const paths = differencesOf((field) => readEmbeddedTrace(forged, field, {})).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['part.total.co2e', 'part.digest']))
  })

  it('are not read if they are something else, or the budget is spent', () => {
    const paths = [text, undefined, [], { format: 'tonne-energy-trace/2' }].flatMap((value) =>
      differencesOf((field) => readEmbeddedTrace(value, field, {})).map(({ path }) => path),
    )
    expect(paths).toEqual(['part', 'part', 'part', 'part.format'])
    const spent = new WorkBudget(0)
    spent.spend(1)
    expect(differencesOf((field) => readEmbeddedTrace(JSON.parse(text), field, {}), spent)).toHaveLength(1)
  })

  it('have the methods, contributions and steps that the document carries', () => {
    const paths = (allowed: AllowedTraces) =>
      differencesOf((field) => checkAllowedTrace(JSON.parse(text), allowed, field)).map(({ path }) => path)
    expect(paths({ 'fuel/1': /^fuel: convert$/ })).toEqual([])
    expect(paths({ 'fuel/1': /^fuel:$/ })).toEqual(['part.contributions'])
    expect(paths({ 'fuel/2': /^fuel: convert$/ })).toEqual(['part.method'])
  })
})

describe('the list of differences', () => {
  it('has a bounded length, whatever the texts are', () => {
    const findings = new Findings()
    const long = 'x'.repeat(100_000)
    for (let index = 0; index < 2000; index++)
      findings.put({ code: 'rule_broken', path: long, message: long, expected: long, found: long })
    expect(findings.list.length).toBeLessThan(1100)
    expect(JSON.stringify(findings.list).length).toBeLessThan(5_000_000)
  })
})
