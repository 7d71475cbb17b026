import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A statement, or a part of one that reads on its own. */
interface Block {
  readonly text: string
}

/** The index behind the parenthesis that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index++) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return index + 1
  }
  return text.length
}

/** A statement and its subqueries, each without those within it. */
function blocksOf(text: string): Block[] {
  const open = text.search(/\(\s*(?:select|insert|update|delete)\b/i)
  if (open < 0) return text.split(/ union all /i).map((one) => ({ text: one }))
  const end = closing(text, open)
  const outer = `${text.slice(0, open)}()${text.slice(end)}`
  return [...blocksOf(outer), ...blocksOf(text.slice(open + 1, end - 1))]
}

const TABLES = /\b(from|join|update|into)\s+(tonne_\w+)(?:\s+as\s+(\w+))?/gi

/** The violations of an insert: the company comes first in it and in each of its rows, and in what may conflict. */
function inInsert(text: string): string[] {
  const violations: string[] = []
  const columns = /^insert into \w+(?: as \w+)? \(company_id\b[^)]*\) values /i.exec(text)
  if (columns === null) return ['the company is not the first column of the new rows']
  const [rows = ''] = text.slice(columns[0].length).split(/ on conflict| returning/i)
  for (const row of rows.match(/\((?:[^()]|\([^()]*\))*\)/g) ?? []) {
    if (!/^\(\$1\b/.test(row)) violations.push(`a new row is not of the company: ${row}`)
  }
  const target = /on conflict \(([^)]*)\)/i.exec(text)?.[1]
  if (target !== undefined && !/^company_id\b/.test(target)) violations.push('what may conflict is not of the company')
  return violations
}

function inBlock({ text }: Block): string[] {
  const violations: string[] = []
  const tables = [...text.matchAll(TABLES)].map(([, word = '', table = '', alias = '']) => ({ word, table, alias }))
  if (/\bor\b/i.test(text)) violations.push('a condition is optional')
  if (/\bset\b[^;]*?\bcompany_id\s*=.*\bwhere\b/i.test(text)) violations.push('a row changes its company')
  for (const { word, table, alias } of tables) {
    if (word.toLowerCase() === 'into') {
      violations.push(...inInsert(text))
      continue
    }
    const name = alias === '' || /^(?:set|where|order|left)$/i.test(alias) ? '' : `${alias}\\.`
    const bound =
      word.toLowerCase() === 'join'
        ? new RegExp(`\\bon (?:\\w+\\.)?${name}company_id = \\w+\\.company_id\\b`)
        : new RegExp(`\\bwhere ${name}company_id = \\$1(?: |$)`)
    if (!bound.test(text)) violations.push(`${table} is not bound to the company in: ${text}`)
  }
  return violations
}

/** What of a statement would concern the rows of several companies, which lie on several nodes; none: it is fine. */
export function undistributable(text: string): string[] {
  return blocksOf(text).flatMap(inBlock)
}

const SQL =
  /^\s*(?:select|insert into|update|delete from|create|alter|drop|set local|begin|with|truncate|copy|lock|merge)\s+\S/i

function literalsOf(file: ts.SourceFile): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
    const text = isText ? node.text : ts.isTemplateExpression(node) ? node.getText(file).slice(1, -1) : ''
    if (SQL.test(text)) texts.push(text)
    node.forEachChild(visit)
  }
  visit(file)
  return texts
}

/** The SQL that is written in the files of folders, by file. */
export function sqlWrittenIn(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const folder of folders) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.ts')) continue
      const path = join(folder, name)
      const texts = literalsOf(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
      if (texts.length > 0) found.set(name, texts)
    }
  }
  return found
}
