import { describe, expect, it } from 'vitest'
import { disagreements } from './golden-case.ts'
import { desnzExamples } from './worked-examples/desnz.ts'
import { epaExamples } from './worked-examples/epa.ts'
import { glecExamples } from './worked-examples/glec.ts'
import { serviceExamples } from './worked-examples/services.ts'
import { travelImpactExamples, travelImpactUnexpressed } from './worked-examples/travel-impact-model.ts'

const expressed = [...glecExamples, ...travelImpactExamples, ...desnzExamples, ...epaExamples, ...serviceExamples]
const unexpressed = travelImpactUnexpressed

/** Every published calculation that was collected, in the order of its collection. */
const COLLECTED = [
  ...['glec3-road-01', 'glec3-road-04', 'glec3-road-07', 'glec3-mail-03', 'glec3-mail-04', 'glec3-mail-05'],
  ...['glec3-rail-03', 'glec3-air-01', 'glec3-air-02', 'glec3-air-03', 'glec3-sea-01', 'glec3-bulk-02'],
  ...['glec3-bulk-03', 'glec3-bulk-04', 'glec3-ropax-02', 'glec3-hub-02', 'glec3-hub-03'],
  ...['tim-01', 'tim-03', 'tim-06', 'tim-07', 'tim-08', 'tim-09', 'tim-10'],
  ...['desnz-01', 'desnz-02', 'desnz-04', 'desnz-05', 'desnz-06', 'desnz-rf-domestic', 'desnz-rf-short-haul'],
  ...['epa-01', 'epa-03', 'epa-04', 'epa-09', 'epa-10', 'epa-eq-02', 'epa-eq-03', 'epa-eq-04'],
  ...['ibm-01', 'ibm-02', 'ibm-03', 'ibm-04', 'ibm-05', 'climatiq-01', 'climatiq-03', 'ileap-02', 'ileap-03'],
]

describe('published calculations', () => {
  it.each(expressed.map((golden) => [golden.id, golden.title, golden] as const))('%s: %s', (_id, _title, golden) => {
    expect(disagreements(golden)).toEqual([])
  })

  it('are all expressed, or listed with the reason', () => {
    const ids = [...expressed, ...unexpressed].map(({ id }) => id)
    expect(ids.sort()).toEqual([...COLLECTED].sort())
  })

  it('say their source and how they are expressed', () => {
    for (const { source, given, how, expected } of expressed) {
      expect([source, given, how].every((text) => text.length > 0) && Object.keys(expected).length > 0).toBe(true)
    }
    for (const { reason } of unexpressed) expect(reason.length).toBeGreaterThan(20)
  })
})
