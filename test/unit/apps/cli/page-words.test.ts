import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { pageWords } from '../../../../src/apps/cli/serve/imports/page-words.ts'
import { mapText, optionText } from '../../../../src/rows/advice.ts'

/** Sources of sentences that the page shows: about files, rows, and the options that it sets. */
const SPOKEN = [
  'src/rows',
  'src/records/imports',
  'src/apps/cli/calculate/open-table.ts',
  'src/apps/cli/encoding.ts',
  'src/apps/cli/workbook',
]
const OPTION = /(?<![\w-])--[a-z]/

function filesBelow(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(path, name))
}

/** An expression in a sentence as a user may meet it: an option, the entry of a map, or a word. */
function exampleOf(expression: ts.Expression): string {
  const text = expression.getText()
  const [, from, to] = /^mapText\((.*?),\s*['`]?(.*?)['`]?\)$/.exec(text) ?? []
  if (to !== undefined) return mapText(from === "''" ? '' : 'Modo', to.replaceAll(/\$\{[^}]*\}/g, 'word'))
  if (/^shellWord\(/.test(text)) return '"Modo"'
  if (/^(?:options|choices)$/.test(text)) return mapText('Modo', '')
  if (/^optionText\(/.test(text)) return optionText({ name: 'map', value: 'Modo=value' })
  if (/^(?:show|JSON\.stringify)\(/.test(text)) return '"Modo"'
  return /^option$/.test(text) ? '--unpivot "Leeds,Hull=site"' : '7'
}

function sentencesOf(path: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node))
      found.push(
        node.head.text +
          node.templateSpans.map(({ expression, literal }) => exampleOf(expression) + literal.text).join(''),
      )
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

const spoken = SPOKEN.flatMap(filesBelow).flatMap(sentencesOf)

describe('the words of the page', () => {
  it('name no option of the program, in any sentence about a file or its rows', () => {
    const ofOptions = spoken.filter((sentence) => OPTION.test(sentence))
    expect(ofOptions.length).toBeGreaterThan(30)
    const said = ofOptions.map(pageWords)
    expect(
      said.filter((sentence) =>
        /--[a-z]|\btonne (?:calculate|factors|import|explain) |the options of the file|the mapping "/.test(sentence),
      ),
    ).toEqual([])
    expect(said.filter((sentence) => /\bin place of [A-Z]{3}/.test(sentence))).toEqual([])
    // an example that lost its words: 'name one, like, or leave it out'
    expect(said.filter((sentence) => /\b(?:like|pass|by)(?:[,;.)]|$)/.test(sentence))).toEqual([])
  })

  it('are used for every option of a sentence that nobody foresaw', () => {
    expect(pageWords('leave it out, or pass --decimal point')).toBe('leave it out, or pass “decimal mark” point')
    expect(pageWords('a thread died, run it with --workers 1')).not.toMatch(/--/)
  })

  it.each([
    ['if a row needs one, name it, like --map Modo=site', 'if a row needs one, choose its meaning among the columns'],
    [`leave it out: pass --map 'Total "net"='`, 'leave it out by choosing “not used”'],
    ['for single days pass --map "Month=start"', 'for single days choose “Date or first day” as its meaning'],
    ['if all are, pass --map "=currency:EUR"', 'if all are, choose EUR for all rows under “for rows that do not say”'],
    [
      `say whose cars drove: ${mapText('', 'activity:trip')} and ${mapText('', 'mode:CAR')} if employees claim mileage for their own cars (Scope 3), the same with ${mapText('', 'mode:taxi')} if they took taxis, or ${mapText('', 'activity:vehicle')} for cars of the company (Scope 1)`,
      'say whose cars drove: choose “Business trips”, and “Car” as the means of transport, if employees claim mileage for their own cars (Scope 3), the same with taxi if they took taxis, or choose “Company vehicles” for all rows under “for rows that do not say” for cars of the company (Scope 1)',
    ],
    [
      'the name is unknown; asked: airports, cities. Import the table of ports (\'tonne/places/ports\') and pass it on as a gazetteer. Write coordinates ("51.95, 4.14"), or give the distance, or add the place to your own table or a resolver',
      'the name is unknown. Write coordinates ("51.95, 4.14"), or fill in “Distance (km)”',
    ],
    ['"Hotel" needs the column nights with their number', '"Hotel" needs “Hotel nights” with their number'],
    ['"x" is no fuel; or leave its rows out: pass --map x=product:none', '"x" is no fuel, or leave its rows out'],
    [
      'pass --map "a b=status:valid" if it does, or --map "a b=status:cancelled" if not',
      'write “valid” in its place if it does, or write “cancelled” in its place if not',
    ],
    [
      'write one name in full, or name the factor by its key: --map oil=factor:WORD, with its name or key in place of WORD',
      'write one name in full, or type other words in this field, and choose a factor from its list',
    ],
    ['name one in place of FUEL: --map oil=product:FUEL, or leave the row out', 'name one, or leave the row out'],
  ])('say %s as a choice of the page', (said, shown) => {
    expect(pageWords(said)).toBe(shown)
  })

  it('are the words of the page itself', () => {
    const ofPage = filesBelow('src/apps/page').flatMap(sentencesOf)
    const markup = ['src/apps/page/index.html'].map((path) => readFileSync(path, 'utf8').replace(/<!--.*?-->/gs, ''))
    expect([...ofPage, ...markup].filter((sentence) => OPTION.test(sentence))).toEqual([])
  })
})
