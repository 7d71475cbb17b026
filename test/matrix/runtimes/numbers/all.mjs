import { activityNumbers } from './activities.mjs'
import { bulkNumbers } from './bulk.mjs'
import { factorNumbers } from './factors.mjs'
import { measuredNumbers, placeNumbers } from './places.mjs'
import { serviceNumbers } from './service.mjs'

/**
 * The program of all runtimes: JSON of what has to be the same in each, by part, and apart distances, and the kernels
 * that `tonne/bulk` had.
 */
export async function numbers() {
  const { chosen, kernels } = bulkNumbers()
  const parts = {
    activities: activityNumbers(),
    factors: factorNumbers(),
    places: await placeNumbers(),
    bulk: kernels.js,
    service: await serviceNumbers(),
  }
  const same = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]))
  const kernelNumbers = Object.fromEntries(Object.entries(kernels).map(([name, one]) => [name, JSON.stringify(one)]))
  return { same, measured: measuredNumbers(), chosen, kernels: kernelNumbers }
}
