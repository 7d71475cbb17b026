import type { GoldenCase } from '../golden-case.ts'
import { burnt, chainOf, figures, hoc, perActivity } from './glec-arithmetic.ts'

const source = (page: string) => `GLEC Framework v3.0 (updated 2 April 2024), Section 3 Module 4, p. ${page}`

const GENERAL = '988475/4250000'
const COOLED = '73980/50000'

export const glecHubs: readonly GoldenCase[] = [
  {
    id: 'hub-01',
    source: source('122'),
    title: 'A terminal with one intensity',
    given: '542,520, 257,990, 99,734, 9,319, 78,912 and 73,980 kg over 4,250,000 t',
    how: 'categoryIntensity of the printed emissions',
    expected: { kg: '1062455', kgPerTonne: '0.25' },
    compute: () => {
      const sources = [542_520, 257_990, 99_734, 9319, 78_912, 73_980].map((value) => burnt(value, 'kg', 1))
      const { emission, intensity } = perActivity(sources, 4_250_000)
      return figures({ kg: emission.wtw, kgPerTonne: intensity.wtw })
    },
  },
  {
    id: 'hub-02',
    source: source('123'),
    title: 'Ambient and refrigerated throughput of that terminal',
    given: '988,475 kg for 4,250,000 t, and 73,980 kg more for the 50,000 t that are cooled',
    how: 'categoryIntensity; a chain of one tonne through both for what is cooled',
    expected: { ambient: '0.233', addition: '1.48', refrigerated: '1.71' },
    compute: () => {
      const ambient = perActivity([burnt(988_475, 'kg', 1)], 4_250_000).intensity.wtw
      const addition = perActivity([burnt(73_980, 'kg', 1)], 50_000).intensity.wtw
      const both = ['a', 'b'].map((id, index) => ({ id, hoc: hoc({ wtw: [ambient, addition][index] ?? '' }) }))
      return figures({ ambient, addition, refrigerated: chainOf(1, both).emission.wtw })
    },
  },
  {
    id: 'hub-03',
    source: source('123'),
    title: 'Goods of a client at that terminal',
    given: '87 t ambient, 100 t refrigerated, printed as 0.233 and 1.71 kg/t',
    how: 'transportChain with the unrounded intensities: the printed 0.233 would give 20.3, the source has 20.2',
    expected: { ambient: '20.2', refrigerated: '171' },
    compute: () => {
      const general = { id: 'general', hoc: hoc({ wtw: GENERAL }) }
      const cooled = { id: 'cooled', hoc: hoc({ wtw: COOLED }) }
      const [ambient, refrigerated] = [chainOf(87, [general]), chainOf(100, [general, cooled])]
      return figures({ ambient: ambient.emission.wtw, refrigerated: refrigerated.emission.wtw })
    },
  },
]
