import type { Asked, Figure, Measure } from './figure.ts'

// A process for one measurement: its file, how much is tried, and where chance begins. It sends the figures.
const [file = '', scale = 'fast', seed = '0'] = process.argv.slice(2)
const { measure } = (await import(file)) as { readonly measure: Measure }
const asked: Asked = { scale: scale === 'full' ? 'full' : 'fast', seed: Number(seed) }
const figures: readonly Figure[] = await measure(asked)
process.send?.(figures, () => process.exit(0))
