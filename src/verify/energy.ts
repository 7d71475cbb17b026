import { TRACE_NOTICE_PATHS } from '../core/errors/index.ts'
import { checkRounding, checkStepResults } from './contribution.ts'
import type { Field } from './findings.ts'
import { exact, isSame, parseFraction } from './fraction.ts'
import { checkPublishedBridge } from './input-rules.ts'
import { checkNoMoney } from './money.ts'
import { checkNoticeOrder } from './notices.ts'
import type { PublishedProperties } from './published-properties.ts'
import type { EnergyTrace, StepOf } from './trace-shape.ts'
import { linksOf, UnitSizes } from './unit-sizes.ts'
import { splitUnit } from './unit-walk.ts'

/** The kinds of the steps of version 1, each followed by a space; it never changes. */
const KINDS = /^(?:(?:convert )?bridge )*(?:convert )?(?:heating_value )?$/

/**
 * Checks that each step starts from the unit of the previous result. Properties convert to energy, but not from it:
 * only the ratio of the calorific values converts one basis to the other.
 */
function checkWay({ activity, steps }: EnergyTrace, field: Field, units: UnitSizes): void {
  let unit = activity.unit
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'heating_value') continue
    const [to, from] = splitUnit(step.unit, unit)
    field.in(index, 'unit').expect('does not start where the step before led', unit, from)
    if (step.kind === 'bridge' && units.dimensionOf(unit) === 'energy') {
      field.in(index).differs('converts what is energy already', 'no property', step.name)
    }
    unit = to
  }
}

/** Checks that a fuel has one basis before and one after the ratio of its calorific values; other energy has none. */
function checkBasis({ source, heatingValue, basis, steps }: EnergyTrace, root: Field): void {
  const ratio = steps.find((step) => step.kind === 'heating_value')
  if (source.kind === 'fuel' || source.kind === 'feedstock') {
    if (heatingValue === null) root.in('heatingValue').differs('of a fuel is missing', 'gross, net', null)
    root.in('basis').expect('is not that of the energy', ratio?.to ?? heatingValue, basis)
    if (ratio !== undefined) root.in('heatingValue').expect('is not where the ratio starts', ratio.from, heatingValue)
    return
  }
  root.in('heatingValue').expect('is stated without a fuel', null, heatingValue)
  root.in('basis').expect('is stated without a fuel', null, basis)
  if (ratio !== undefined) root.in('steps').differs('assume a fuel', 'no calorific values', ratio.name)
}

/** Checks that calorific values that cite a published source match it. */
function checkRatio(step: StepOf<'heating_value'>, published: PublishedProperties, field: Field): void {
  const ofSource = published(step.source)
  if (ofSource.length === 0) return
  for (const which of ['gross', 'net'] as const) {
    const name = `${which} calorific value of ${step.name}`
    const due = ofSource.find((bridge) => bridge.name === name)?.times
    const figure = due === undefined ? undefined : parseFraction(due)
    if (figure !== undefined && isSame(figure, exact(step[which]))) continue
    field
      .in(which)
      .coded('publication_differs')
      .differs('is not what the named source publishes', due ?? 'a fuel of the source', step[which])
  }
}

function checkProperties({ steps, heatingValue }: EnergyTrace, root: Field, published: PublishedProperties): void {
  for (const [index, step] of steps.entries()) {
    const field = root.in('steps', index)
    if (step.kind === 'heating_value') checkRatio(step, published, field)
    if (step.kind !== 'bridge') continue
    checkPublishedBridge(step, published, field)
    const stated = published(step.source).find(({ name }) => name === step.name)
    if (stated?.heatingValue === undefined) continue
    root
      .in('heatingValue')
      .coded('publication_differs')
      .expect('is not that of the published property', stated.heatingValue, heatingValue)
  }
}

function checkEvidence({ source }: EnergyTrace, field: Field): void {
  if (source.kind !== 'purchased') return
  const { origin, evidence } = source
  const isShown = origin === 'nuclear' || origin === 'renewable'
  if (isShown && evidence === null) field.in('evidence').differs('of the origin is missing', 'a contract or mix', null)
  if (!isShown && evidence !== null) field.in('evidence').differs('shows an origin that is not stated', null, evidence)
}

/** Checks that the notices are exactly those that the steps and the source require, in order. */
function checkEnergyNotices({ steps, source, notices }: EnergyTrace, field: Field): void {
  const bridges = steps.filter(({ kind }) => kind === 'bridge')
  const due = bridges.length === 0 ? [] : ['bridge_used']
  if (source.kind === 'purchased' && source.origin === null) due.push('energy_origin_assumed_fossil')
  if (steps.some(({ kind }) => kind === 'heating_value')) due.push('heating_value_converted')
  checkNoticeOrder(notices, field)
  // codes of a later version are accepted
  const stated = notices.map(({ code }) => code).filter((code) => Object.hasOwn(TRACE_NOTICE_PATHS, code))
  field.expect('are not those that the steps show', due.join(), stated.join())
}

/** Checks the trace of an energy figure from quantity to kWh, each number against those it follows from. */
export function checkEnergy(trace: EnergyTrace, root: Field, published: PublishedProperties): void {
  const { method, steps, quantity, energyKwh } = trace
  const units = new UnitSizes(linksOf(steps), root.findings)
  root.in('method', 'version').expect('is not known to this verifier', 1, method.version)
  const kinds = steps.map(({ kind }) => `${kind} `).join('')
  if (!KINDS.test(kinds)) root.in('steps').differs('are not those of the method', KINDS.source, kinds.trim())
  const figures = root.coded('figure_differs')
  checkStepResults(trace, figures, { units, target: 'kWh' })
  checkWay(trace, figures.in('steps'), units)
  checkBasis(trace, root)
  checkProperties(trace, root, published)
  checkEvidence(trace, root.in('source'))
  checkNoMoney(trace, root)
  checkRounding(quantity.value, energyKwh, figures.in('energyKwh'))
  checkEnergyNotices(trace, root.in('notices'))
}
