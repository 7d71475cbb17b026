import { attributions, findBridge, findFactor, publishedCatalogue, searchFactors, selectFactor } from 'tonne/factors'
import { calculations } from './activities.mjs'
import { codesOf, digest } from './digest.mjs'

const period = { start: '2025-01-01', end: '2026-01-01' }

/** All published factors, and what is found and selected among them. */
export function factorNumbers() {
  const all = publishedCatalogue.factors()
  return {
    count: all.length,
    all: digest(JSON.stringify(all)),
    found: searchFactors('diesel').map(({ key }) => key),
    natural: searchFactors('Erdgas naturel gas')
      .map(({ key }) => key)
      .slice(0, 20),
    grids: ['GB', 'DE', 'US', 'US-CA', 'FR', 'ZZ'].map((region) =>
      codesOf(() => selectFactor({ activity: { kind: 'electricity' }, region, period })),
    ),
    missing: codesOf(() => findFactor('desnz-2025/fuels/liquid-fuels/diesel/litre')),
    bridge: codesOf(() => findBridge('diesel')),
    attributions: attributions(calculations()),
  }
}
