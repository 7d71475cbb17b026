import { describe, expect, it } from 'vitest'
import { FindingList } from '../../../src/reports/readiness/finding-list.ts'
import { addOverlaps } from '../../../src/reports/readiness/readiness.ts'

const place = (name: string) => ({ site: { id: `id of ${name}`, name }, kind: { id: 'kind', name: 'Gas' } })
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `record ${from + index}`)

describe('the list of findings', () => {
  it('counts all records of a rule and place, and names the first hundred', () => {
    const findings = new FindingList()
    for (const start of [0, 60]) findings.add('evidence_missing', place('Leeds'), { ids: ids(60, start) })
    expect(findings.resource()).toEqual([
      {
        ...{ code: 'evidence_missing', severity: 'check', records: 120, first: ids(100), months: [] },
        ...{ siteId: 'id of Leeds', emissionKindId: 'kind', fuel: null, meter: null },
        message: 'Leeds, Gas: 120 records without a file; attach the bill, the ticket or the reading',
      },
    ])
  })

  it('is by code, what blocks first, then by the names of places', () => {
    const findings = new FindingList()
    const one = { ids: ['a'] }
    for (const name of ['Leeds', 'Hull']) findings.add('outlier', place(name), one)
    findings.add('same_file', place('Hull'), one)
    findings.add('same_figures', place('Leeds'), one)
    findings.add('evidence_missing', place('Hull'), { ids: [] })
    expect(findings.resource().map(({ code, severity, siteId }) => `${severity} ${code} ${siteId}`)).toEqual([
      'blocks document_duplicate id of Leeds',
      'check document_duplicate id of Hull',
      'check outlier id of Hull',
      'check outlier id of Leeds',
    ])
  })

  it('is by the fuel at one place, and begins with what is of none', () => {
    const findings = new FindingList()
    for (const fuel of ['Wood', undefined, 'Diesel', null])
      findings.add('outlier', { ...place('Leeds'), fuel }, { ids: ['a'] })
    expect(findings.resource().map(({ fuel }) => fuel)).toEqual([null, 'Diesel', 'Wood'])
  })

  it('names twelve months in the sentence, and all of them beside it', () => {
    const findings = new FindingList()
    const months = ids(14)
    findings.add('month_missing', place('Leeds'), { ids: [], months })
    const [finding] = findings.resource()
    expect(finding?.months).toEqual(months)
    expect(finding?.message).toContain('record 10, record 11 and 2 others; record it')
  })

  it('says how many overlaps the inventory does not list', () => {
    const findings = new FindingList()
    const overlap = { siteId: 'id of Leeds', emissionKindId: 'kind', records: 101, recordIds: ids(100) }
    const groups = [{ ...overlap, start: '2025-01-01', end: '2025-02-01', overlapDays: 3 }]
    addOverlaps(findings, { total: 1, groups }, () => place('Leeds'))
    expect(findings.resource()).toMatchObject([{ records: 101, first: ids(100), siteId: 'id of Leeds' }])
    addOverlaps(findings, { total: 7, groups: [] }, () => place('Leeds'))
    const [unlisted] = findings.resource()
    expect(unlisted).toMatchObject({ code: 'period_overlap', records: 0, siteId: null })
    expect(unlisted?.message).toBe('7 further overlaps are not listed; check those that are, and ask again')
  })
})
