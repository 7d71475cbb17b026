import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '../../src/http/index.ts'
import { FIELDS_PAGE, fieldsByOperation, fieldsPage } from '../tools/fields-page/fields-page.ts'

const page = readFileSync(FIELDS_PAGE, 'utf8')

describe('the page of fields', () => {
  it('is as `npx tsx test/tools/fields-page/write.ts` writes it', async () => {
    expect(page).toBe(await fieldsPage())
  })

  it('has a section for each of the 19 operations, in their order', () => {
    const sections = [...page.matchAll(/^## (\d+)\. (.*)\n\n`(.*)`/gm)].map(([, ...parts]) => parts.join(' '))
    expect(sections).toEqual(CONTRACT.map((one, index) => `${index + 1} ${one.summary} ${one.method} ${one.path}`))
  })

  it('says of each field what it means and which type it has', async () => {
    const operations = await fieldsByOperation()
    expect(operations.size).toBe(10)
    for (const [operation, fields] of operations) {
      expect(fields.length, operation).toBeGreaterThan(3)
      for (const { path, type, meaning } of fields) expect([path, type, meaning], operation).not.toContain('')
    }
  })

  it('tells the fields that a lenient service derives from those that it needs', async () => {
    const fields = (await fieldsByOperation()).get('POST /v1/sites/{siteId}/fuel') ?? []
    const sent = (wanted: string) => fields.filter(({ send }) => send === wanted).map(({ path }) => path)
    expect(sent('required')).toEqual(['startDate', 'endDate', 'unitId', 'value'])
    const derived = ['files', 'emissionId', 'totalEmission', 'emissionKindId', 'unit']
    expect(sent('required, unless lenient')).toEqual(derived)
  })
})
