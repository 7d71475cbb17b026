import { beforeAll, describe, expect, it } from 'vitest'
import { type FormField, placeOfFault } from '../../../../src/apps/page/edit/form-field.ts'
import {
  contradictsTarget,
  formValues,
  type StatementDocument,
  statementFields,
  statementOfForm,
  withEmptyRows,
} from '../../../../src/apps/page/statement/statement-fields.ts'
import { parseStatementKey, parseStatementText, printStatementKey } from '../../../../src/apps/page/statement-key.ts'
import { openApiDocument } from '../../../../src/http/index.ts'
import { DISCLOSURE_STANDARDS } from '../../../../src/resources/index.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../../fixtures/service.ts'

let document: StatementDocument
let fields: readonly FormField[]
beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await openApiDocument({ extensions: true }))) as StatementDocument
  fields = statementFields(document, [['scope1', 'E1: Scope 1']])
})

function pathsOf(all: readonly FormField[], path = ''): readonly string[] {
  return all.flatMap((field) => {
    const own = path === '' ? field.name : `${path}.${field.name}`
    return 'fields' in field ? [own, ...pathsOf(field.fields, own)] : [own]
  })
}

const named = (name: string): FormField | undefined => fields.find((field) => field.name === name)

describe('the form of a statement', () => {
  it('has every field of a statement, each with a label of its own', () => {
    const described = Object.keys(document.components.schemas.DisclosureStatement?.properties ?? {})
    expect(described.length).toBeGreaterThan(15)
    expect(fields.map(({ name }) => name).filter((name) => name !== 'noReductionTarget')).toEqual(described)
    const labels = fields.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it.each(DISCLOSURE_STANDARDS)(
    'has a field for each missing item of %s that a statement supplies',
    async (standard) => {
      const { company } = testService()
      const site = (await company.sites.create(siteInput())).record.id
      await company.siteFuels.create(site, fuelInput())
      await company.siteEnergies.create(site, energyInput())
      const { missing } = await company.report({
        standard,
        year: 2025,
        statement: { reductionTarget: { baseYear: 2020, targetYear: 2030 } },
      })
      const places = new Map(pathsOf(fields).map((path) => [path, null]))
      const asked = missing.flatMap(({ field }) => (field === undefined ? [] : [field]))
      expect(asked.length).toBeGreaterThan(0)
      // denominators have names that the company chooses
      const isKnown = (field: string) =>
        placeOfFault(field, places) === field.replace(/^(figures\.denominators)\..*/, '$1')
      expect(asked.filter((field) => !isKnown(field))).toEqual([])
    },
  )

  it('offers the choices that the schema does not name, with words', () => {
    expect(named('significantCategories')).toMatchObject({
      fields: [{ type: 'choice', isNumber: true, choices: expect.arrayContaining(['1', '15']) }],
    })
    const country = named('countryWithoutSite')
    expect(country?.type === 'choice' ? country.names?.get('GB') : null).toBe('United Kingdom')
    const figures = named('figures')
    const none = figures?.type === 'object' ? figures.fields.find(({ name }) => name === 'none') : undefined
    expect(none).toMatchObject({ type: 'list', fields: [{ choices: ['scope1'] }] })
    const denominators = figures?.type === 'object' ? figures.fields.find(({ name }) => name === 'denominators') : null
    expect(denominators).toMatchObject({ type: 'map', fields: [{ type: 'text' }, { type: 'number' }] })
  })

  it('states null for a ticked box only, and changes no other statement', () => {
    for (const statement of [
      {},
      { reductionTarget: null },
      { reductionTarget: { baseYear: 2020 } },
      { module: 'basic' },
    ])
      expect(statementOfForm(formValues(statement))).toEqual(statement)
    expect(contradictsTarget({ ...formValues({ reductionTarget: null }), reductionTarget: { baseYear: 1 } })).toBe(true)
    expect(contradictsTarget(formValues({ reductionTarget: null }))).toBe(false)
  })

  it('adds each row to declare empty once, and leaves the others', () => {
    const before = { approach: 'equity_share', figures: { etsTCo2e: '1', none: ['a'] } }
    expect(withEmptyRows(before, ['a', 'b'])).toEqual({
      approach: 'equity_share',
      figures: { etsTCo2e: '1', none: ['a', 'b'] },
    })
    expect(withEmptyRows(before, [])).toBe(before)
  })
})

describe('the key of the form of a statement', () => {
  it('survives its print, and other keys are none', () => {
    const key = { companyId: '7', year: '2025', standard: 'secr', field: 'figures.none', rows: ['a:b', 'c&d'] }
    expect(parseStatementKey(printStatementKey(key))).toEqual(key)
    for (const other of ['statement:', 'statement:company=1&year=25', 'form:company=1&year=2025', 'total'])
      expect(parseStatementKey(other)).toBeNull()
  })
})

describe('a statement in a file', () => {
  it('is an object of JSON, and nothing else', () => {
    expect(parseStatementText('{"approach":"equity_share"}')).toEqual({ approach: 'equity_share' })
    for (const text of ['', '12.5', '[]', 'null', '{figures: 1}', '{"a":1']) expect(parseStatementText(text)).toBeNull()
  })
})
