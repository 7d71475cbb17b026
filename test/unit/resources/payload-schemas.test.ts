import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { inputSchemas } from '../../../src/resources/index.ts'
import { payloadSchemas, resourceSchemas } from '../../../src/resources/payload-schemas.ts'
import { createService } from '../../../src/service/index.ts'
import { FUEL, SITE } from './fixtures/sent.ts'

describe('payloadSchemas', () => {
  it('are those of a service with the same policy', () => {
    expect(payloadSchemas()).toBe(inputSchemas())
    const policy = { required: 'lenient', unknownFields: 'reject', allowCredits: true } as const
    expect(payloadSchemas(policy)).toBe(inputSchemas(policy))
  })

  it('report violations as sentences, with the code', () => {
    const issues = payloadSchemas().createSite.safeParse({ ...SITE, area: -1, countryId: 0.5 }).error?.issues ?? []
    const codes = issues.map((issue) => (issue.code === 'custom' ? issue.params?.rejection.code : issue.code))
    expect(codes).toEqual(['must_be_non_negative', expect.any(String)])
    expect(issues.map(({ message }) => message)).toEqual([
      'is negative; give zero or more',
      expect.stringMatching(/\S \S/),
    ])
  })

  it('are parts of other schemas, and JSON schemas', () => {
    const form = z.object({ sites: z.array(payloadSchemas().createSite) })
    expect(form.parse({ sites: [SITE] }).sites[0]?.possessionType).toBe('Owned')
    for (const schema of Object.values(payloadSchemas())) {
      expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toHaveProperty('type', 'object')
    }
  })

  it('have the payloads as input types', () => {
    const strict = payloadSchemas()
    expectTypeOf<z.input<typeof strict.createSiteFuel>['emissionId']>().toEqualTypeOf<string>()
    const lenient = payloadSchemas({ required: 'lenient' })
    expectTypeOf<z.input<typeof lenient.createSiteFuel>['emissionId']>().toEqualTypeOf<string | undefined>()
    expect(lenient.createSiteFuel.safeParse({ ...FUEL, emissionId: undefined }).success).toBe(true)
  })

  it('and the schemas of records accept what a service answers', async () => {
    const { record } = await createService().company(1).sites.create(payloadSchemas().createSite.parse(SITE))
    expect(resourceSchemas.Site.parse(record)).toEqual(record)
  })
})
