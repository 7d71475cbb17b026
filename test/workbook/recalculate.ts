import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { zipEntries } from './zip-entries.ts'

/** The setting by which the program calculates every formula of a file that it loads, whoever wrote it. */
const ALWAYS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`

/** The program that calculates workbooks; null: there is none. */
export function spreadsheetProgram(): string | null {
  for (const name of ['soffice', 'libreoffice']) {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' })
      return name
    } catch {
      // the next one
    }
  }
  return null
}

/** The workbook without the values of its formulas: whatever stands there after loading was calculated by the program. */
export function withoutValues(workbook: Uint8Array): Uint8Array {
  const parts = [...zipEntries(workbook)].map(
    ([name, text]) => [name, strToU8(text.replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f>'))] as const,
  )
  return zipSync(Object.fromEntries(parts))
}

/** Opens a workbook in the program, headless, and saves it with what it calculated. */
export function recalculated(program: string, workbook: Uint8Array): Uint8Array {
  return converted(program, workbook, 'xlsx')
}

/** Counts the pages on which the program prints a workbook. */
export function printedPages(program: string, workbook: Uint8Array): number {
  const pages = Buffer.from(converted(program, workbook, 'pdf')).toString('latin1')
  return pages.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** Opens a workbook in the program, headless, and saves it in another format. */
function converted(program: string, workbook: Uint8Array, format: 'xlsx' | 'pdf'): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-workbook-'))
  try {
    const profile = join(folder, 'profile')
    mkdirSync(join(profile, 'user'), { recursive: true })
    writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), ALWAYS)
    writeFileSync(join(folder, 'report.xlsx'), workbook)
    const options = ['--headless', '--norestore', `-env:UserInstallation=${pathToFileURL(profile)}`]
    const saved = join(folder, 'saved')
    execFileSync(program, [...options, '--convert-to', format, '--outdir', saved, join(folder, 'report.xlsx')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return readFileSync(join(saved, `report.${format}`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
