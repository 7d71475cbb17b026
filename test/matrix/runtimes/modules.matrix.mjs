import { beforeAll, describe, expect, it } from 'vitest'
import { printed, RUNTIMES, served } from './started.mjs'

const [HERE, ...OTHERS] = Object.keys(RUNTIMES)
const PROGRAM = 'node_modules/tonne/dist/cli/main.js'

/** What the program is asked; its answers have to be the same bytes in every runtime. */
const COMMANDS = [
  ['--help'],
  ['calculate', '--sample'],
  ['calculate', 'modules/activities.csv', '--workers', '2'],
  ['distance', 'Hamburg', 'Shanghai', '--mode', 'SHIP'],
  ['factors', 'diesel'],
  ['explain', 'modules/activities.csv'],
]

describe('the package as modules', () => {
  const held = {}
  beforeAll(async () => {
    held.names = JSON.parse(await printed(HERE, 'modules/entries.mjs'))
    held.both = await printed(HERE, 'modules/both.cjs')
  })

  it('has names in every entry', () => {
    expect(Object.keys(held.names).length).toBeGreaterThan(10)
    for (const [entry, names] of Object.entries(held.names)) expect(names.length, entry).toBeGreaterThan(0)
  })

  for (const runtime of Object.keys(RUNTIMES)) {
    it(`${runtime} imports and requires every entry, with the same names`, async () => {
      expect(JSON.parse(await printed(runtime, 'modules/entries.mjs'))).toEqual(held.names)
      expect(JSON.parse(await printed(runtime, 'modules/entries.cjs'))).toEqual(held.names)
    })
    it(`${runtime} knows errors and factors across import and require`, async () => {
      const { known, mixed } = JSON.parse(await printed(runtime, 'modules/both.cjs'))
      expect(known).toEqual([true, true])
      expect(mixed.map(({ co2e }) => co2e)).toEqual([2.57082, 2.57082])
    })
  }
})

describe('the command line', () => {
  for (const command of COMMANDS) {
    it(`tonne ${command.join(' ')} prints the same in ${OTHERS.join(', ')}`, async () => {
      const due = await printed(HERE, PROGRAM, ...command)
      expect(due.length).toBeGreaterThan(50)
      for (const runtime of OTHERS) expect(await printed(runtime, PROGRAM, ...command), runtime).toBe(due)
    })
  }

  it(`tonne serve answers the same in ${OTHERS.join(', ')}, and ends when it is told to`, async () => {
    const answers = []
    for (const runtime of [HERE, ...OTHERS]) {
      const { port, stop } = await served(runtime, PROGRAM, 'serve', '--port', '0')
      const texts = []
      for (const path of ['/health', '/v1/units', '/v1/openapi.json']) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`)
        texts.push(`${answer.status} ${await answer.text()}`)
      }
      await stop()
      answers.push(texts)
    }
    expect(answers[0].map((text) => text.slice(0, 3))).toEqual(['200', '401', '200'])
    for (const [at, texts] of answers.entries()) expect(texts, [HERE, ...OTHERS][at]).toEqual(answers[0])
  })
})
