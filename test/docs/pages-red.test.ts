import { describe, expect, it } from 'vitest'
import { commandsOf, installOf, isAsSaid, pageOf, unusedFiles } from './page.ts'
import { runElsewhere } from './run-elsewhere.ts'
import { sessionOf, typeSession } from './session.ts'

const page = (...lines: string[]) => pageOf('page.md', lines.join('\n'))

describe('a page', () => {
  it('is followed from its top', () => {
    const { steps } = page(
      'Save as `a.mts`:',
      '```ts a.mts',
      '1',
      '```',
      '```sh',
      'npx tsx a.mts # runs it',
      '```',
      '```text',
      '1',
      '```',
    )
    expect(steps.map(({ does }) => does)).toEqual(['file', 'shell'])
    expect(steps[1]).toMatchObject({ output: { code: '1' } })
    expect(steps.flatMap((step) => (step.does === 'shell' ? commandsOf(step.block) : []))).toEqual(['npx tsx a.mts'])
  })

  it.each([
    [['```python', 'x', '```'], "page.md:1 says 'python': no test checks such a block"],
    [['```', 'x', '```'], "page.md:1 says '': no test checks such a block"],
    [['```json', '{}', '```'], 'page.md:1: json is neither a file with a name nor what the shell'],
    [['```sh', 'a', '```', '```text', 'x', '```', '```text', 'y', '```'], 'page.md:7: text is neither a file'],
    [['```ts a.mts', 'x', '```'], 'page.md:1: the text above does not say to save it as `a.mts`'],
    [['```csv with words', 'x', '```'], "page.md:1: 'with words' is not a name of a file"],
    [['```sh quietly', 'x', '```'], "page.md:1: 'quietly' is unknown behind sh"],
  ])('has no block that nothing checks: %j', (lines, message) => {
    expect(() => page(...lines)).toThrow(message)
  })

  it.each([
    [['```sh', 'npm install tonne tsx', '```'], 'itself'],
    [['[How](README.md#run-the-examples).'], 'link'],
    [['```ts', '1 // => 1', '```'], null],
  ])('says how to install the package: %j', (lines, where) => {
    expect(installOf(page(...lines), lines.join('\n'))).toBe(where)
  })

  it('marks the blocks that share one shell', () => {
    const { steps } = page('```sh session', 'A=1', '```', '```sh', 'ls', '```')
    expect(steps.map((step) => step.does === 'shell' && step.isSession)).toEqual([true, false])
  })

  it('types blocks that share one shell into one shell', async () => {
    const session = page('```sh session', 'A=1; echo one', '```', '```sh session', 'echo $A >&2; printf end', '```')
    const printed = await typeSession(sessionOf(session), { cwd: '.', env: process.env })
    expect(printed.map((text) => text.trim())).toEqual(['one', '1\nend'])
  })

  it('reports a session that breaks off', async () => {
    const session = sessionOf(page('```sh session', 'exit 1', '```', '```sh session', 'echo two', '```'))
    await expect(typeSession(session, { cwd: '.', env: process.env })).rejects.toThrow('broke off')
  })

  it('has no file that nothing uses', () => {
    const saved = ['`a.mts`', '```ts a.mts', '1', '```', '`b.csv`', '```csv b.csv', '1', '```']
    expect(unusedFiles(page(...saved))).toEqual(['a.mts', 'b.csv'])
    expect(unusedFiles(page(...saved, '```sh', 'npx tsx a.mts < b.csv', '```'))).toEqual([])
  })

  it.each([
    ['a\nb', 'a\nb', true],
    ['a\nb', 'a', false],
    ['a 1.5 b', 'a … b', true],
    ['a\n1\n2\nb', 'a\n…\nb', true],
    ['a.b', 'axb', false],
  ])('prints what it says: %j, %j', (text, said, isSo) => {
    expect(isAsSaid(text, said)).toBe(isSo)
  })

  it.each([
    ['npm run lint', '.ci/run'],
    ['npm run no-such', undefined],
    ['npx vitest run test/unit/core/units', 'npm test'],
    ['npx vitest run test/no-such', undefined],
    ['rm -rf /', undefined],
  ])('runs %s by %s', (command, by) => {
    expect(runElsewhere(command)).toBe(by)
  })
})
