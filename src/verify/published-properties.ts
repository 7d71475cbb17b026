import { cacheByObject, getOrCompute } from '../base/index.ts'
import type { FactorCatalogue, FuelBridge } from '../core/emissions/index.ts'
import { foldSource } from './published-series.ts'

/** Returns the published properties of a source; empty for other sources. */
export type PublishedProperties = (source: string) => readonly FuelBridge[]

/** A list of properties by source: long lists are read once for all steps. */
const bySource = cacheByObject((list: readonly FuelBridge[]) => {
  const sources = new Map<string, FuelBridge[]>()
  for (const bridge of list) getOrCompute(sources, foldSource(bridge.source), () => []).push(bridge)
  return sources
})

/** Returns the properties that a catalogue publishes, read when the first step asks for them. */
export function publishedProperties(catalogue: FactorCatalogue | undefined): PublishedProperties {
  let list: readonly FuelBridge[] | undefined
  return (source) => {
    list ??= catalogue?.bridges?.() ?? []
    return bySource(list).get(foldSource(source)) ?? []
  }
}
