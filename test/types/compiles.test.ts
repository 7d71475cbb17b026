import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const FOLDER = 'test/types'
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test-d.ts'))
  .map((name) => `${FOLDER}/${name}`)

/** The options of the repository's own compiler run. */
function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, '.').options
}

describe('types', () => {
  it('accept what is meant, and reject the rest where the source says so', () => {
    const program = ts.createProgram(files, compilerOptions())
    const found = files.flatMap((name) => ts.getPreEmitDiagnostics(program, program.getSourceFile(name)))
    const lines = found.map(({ file, start = 0, messageText }) => {
      const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1
      return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
    expect(lines).toEqual([])
    expect(files.length).toBeGreaterThan(1)
  })
})
