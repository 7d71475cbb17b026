import { SCOPE_3_CATEGORIES } from '../../../core/emissions/index.ts'
import type { ChoiceField, FieldSchema, FormField, ObjectField } from '../edit/form-field.ts'
import { formFields } from '../edit/form-field.ts'
import { countryChoices } from '../edit/references.ts'
import { asFields, type StoredFields } from '../edit/stored-value.ts'

/** The part of the interface document that describes statements. */
export interface StatementDocument {
  readonly components: { readonly schemas: Readonly<Record<string, FieldSchema>> }
}

/** Labels of fields whose names do not say what to enter. */
const LABELS: Readonly<Record<string, string>> = {
  organization: 'Name of the company',
  approach: 'Approach to consolidation',
  company: 'Kind of company (SECR)',
  countryWithoutSite: 'Country of records without a site (SECR)',
  highClimateImpact: 'Activities in high climate impact sectors (ESRS of 2023)',
  significantCategories: 'Significant categories of Scope 3',
  intensities: 'Intensities',
  figures: 'Figures of the year that no record holds',
  figuresBefore: 'The same figures for the year before',
  prior: 'Further years',
  firstReport: 'This is the first report',
  upstream: 'Count upstream emissions of electricity in Scope 3',
  instruments: 'Contractual instruments of the market-based figure',
  consolidatedSplit: 'Scope 1 and 2 of the group and of other entities',
  efficiencyAction: 'Measures to use energy more efficiently',
  exclusions: 'Sources that were left out, and why',
  module: 'Module (VSME)',
  reductionTarget: 'Target to reduce emissions (VSME)',
  transitionPlan: 'Transition plan (VSME)',
  id: 'Short name (id)',
  label: 'Name of the denominator',
  etsTCo2e: 'Scope 1 under the EU ETS (t CO2e)',
  cloudTCo2e: 'Cloud and data centres (t CO2e)',
  rentalCarsTCo2e: "Rented and employees' cars (t CO2e)",
  highImpactMwh: 'Energy in high climate impact sectors (MWh)',
  producedRenewableMwh: 'Renewable energy produced (MWh)',
  producedNonRenewableMwh: 'Other energy produced (MWh)',
  selfGeneratedMwh: 'Own electricity, such as solar power (MWh)',
  reductionsTCo2e: 'Offsets and other deductions (t CO2e)',
  denominators: 'Denominators of intensities',
  none: 'Rows with nothing to count',
  scope1: 'Scope 1 (t CO2e)',
  scope2Location: 'Scope 2, location-based (t CO2e)',
  scope2Market: 'Scope 2, market-based (t CO2e)',
  scope3: 'Scope 3 (t CO2e)',
  base: 'Emissions of the base year',
  target: 'Emissions wanted in the target year',
}

/** The hint of the id of an intensity: one of its values decides its meaning. */
const INTENSITY_ID = 'Identifies the intensity. The id of the intensity per net revenue is netRevenue.'

/** A value to choose and its name, such as the id and the label of a row. */
export type NamedRow = readonly [value: string, name: string]

/** The name of a choice that was not made. */
const NOT_STATED: NamedRow = ['', 'Not stated']

/** Sets the choices of the item of a list of plain values. */
function withItemChoices(field: FormField, parts: Pick<ChoiceField, 'choices' | 'names' | 'isNumber'>): FormField {
  if (field.type !== 'list') return field
  const label = 'Choose one'
  const item: ChoiceField = { name: '', label, hint: '', isRequired: true, isNullable: false, type: 'choice', ...parts }
  return { ...field, fields: [item] }
}

function choicesOf(all: readonly NamedRow[]): Pick<ChoiceField, 'choices' | 'names'> {
  return { choices: all.map(([value]) => value), names: new Map([NOT_STATED, ...all]) }
}

/** Gives a field its label, and the choices that its schema does not name. */
function nameField(field: FormField, rows: readonly NamedRow[]): FormField {
  const label = LABELS[field.name] ?? field.label
  const named: FormField = { ...field, label, ...(field.name === 'id' ? { hint: INTENSITY_ID } : {}) }
  if (named.name === 'significantCategories') {
    const categories = SCOPE_3_CATEGORIES.map((name, index): NamedRow => [String(index + 1), `${index + 1} ${name}`])
    return withItemChoices(named, { ...choicesOf(categories), isNumber: true })
  }
  if (named.name === 'none') return withItemChoices(named, choicesOf(rows))
  if (named.name === 'countryWithoutSite') {
    const { name, hint, isRequired, isNullable } = named
    return { name, label, hint, isRequired, isNullable, type: 'choice', ...choicesOf(countryChoices('alpha2')) }
  }
  if (named.type === 'choice') return { ...named, names: new Map([NOT_STATED]) }
  // the title of an object is its label, which is clearer than the hint
  if (named.type === 'object') return { ...named, hint: '', fields: named.fields.map((one) => nameField(one, rows)) }
  if (named.type === 'list' || named.type === 'map')
    return { ...named, fields: named.fields.map((one) => nameField(one, rows)) }
  return named
}

/** The field that states that no target was set, which the statement says by null. */
const NO_TARGET = 'noReductionTarget'
const TARGET = 'reductionTarget'

/** Splits a field that accepts null: a field left empty states nothing, and null states that there is nothing. */
function withNullField(field: FormField): readonly FormField[] {
  if (field.name !== TARGET || field.type !== 'object') return [field]
  const target: ObjectField = { ...field, isNullable: false, hint: '' }
  const common = { isRequired: false, isNullable: false, hint: '' }
  return [{ ...common, name: NO_TARGET, label: 'No target to reduce emissions was set (VSME)', type: 'flag' }, target]
}

/** Derives the fields of the form from the schema of statements, which the service reads them with. */
export function statementFields(document: StatementDocument, rows: readonly NamedRow[]): readonly FormField[] {
  const { schemas } = document.components
  const findSchema = (reference: string) => schemas[reference.replace(/^.*\//, '')] ?? {}
  const fields = formFields(schemas.DisclosureStatement ?? {}, { findSchema, resources: [] })
  return fields.flatMap(withNullField).map((field) => nameField(field, rows))
}

/** The values of the form of a statement. */
export function formValues(statement: StoredFields): StoredFields {
  const { [TARGET]: target, ...rest } = statement
  if (target === undefined) return rest
  return target === null ? { ...rest, [NO_TARGET]: true } : { ...rest, [TARGET]: target }
}

/** The statement that the values of its form make. */
export function statementOfForm(values: StoredFields): StoredFields {
  const { [NO_TARGET]: hasNone, ...statement } = values
  return hasNone === true && statement[TARGET] === undefined ? { ...statement, [TARGET]: null } : statement
}

/** True if the form states a target, and that there is none. */
export function contradictsTarget(values: StoredFields): boolean {
  return values[NO_TARGET] === true && values[TARGET] !== undefined
}

/** Adds rows to those that a statement declares empty. */
export function withEmptyRows(statement: StoredFields, rows: readonly string[]): StoredFields {
  if (rows.length === 0) return statement
  const figures = asFields(statement.figures)
  const none = Array.isArray(figures.none) ? figures.none : []
  return { ...statement, figures: { ...figures, none: [...new Set([...none, ...rows])] } }
}
