import { lazy } from '../../errors/index.ts'
import { BLENDS } from '../data/refrigerants.ts'
import { tableLines } from '../table-lines.ts'

/** A gas of a blend, and its share of the mass as a fraction: '44/100', '689/1000'. */
export interface BlendShare {
  readonly gas: string
  readonly share: string
}

function parseShare(text: string): BlendShare {
  const [gas = '', percent = ''] = text.split(' ')
  const [whole = '', part = ''] = percent.split('.')
  return { gas, share: `${whole}${part}/1${'0'.repeat(2 + part.length)}` }
}

/** The gases of every shipped blend, by its name. */
export const blendShares: () => ReadonlyMap<string, readonly BlendShare[]> = lazy(
  () =>
    new Map(tableLines(BLENDS).map(({ cells: [name = '', gases = ''] }) => [name, gases.split(', ').map(parseShare)])),
)
