import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import { verify } from '../../src/verify/index.ts'
import { adversarialTraces } from '../fixtures/adversarial-traces.ts'

/**
 * Prints the processor time that each adversarial trace takes to be refused, at a length and at four times it: `npx tsx
 * test/tools/adversarial-traces.ts [characters]`.
 */
const length = Number(process.argv[2] ?? 1_000_000)
verify(adversarialTraces['contributions as they should be']?.(20_000) ?? '', { catalogue: publishedCatalogue })
for (const [name, make] of Object.entries(adversarialTraces)) {
  if (process.argv[3] !== undefined && !name.includes(process.argv[3])) continue
  const times = [length, 4 * length].map((size) => {
    const trace = make(size)
    const begin = process.cpuUsage()
    const { differences } = verify(trace, { catalogue: publishedCatalogue })
    return {
      characters: trace.length,
      ms: Math.round(process.cpuUsage(begin).user / 1000),
      differences: differences.length,
    }
  })
  console.log(
    name.padEnd(55),
    times.map(({ characters, ms, differences }) => `${characters}: ${ms} ms, ${differences}`).join(' | '),
  )
}
