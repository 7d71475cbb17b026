import { countPhrase } from '../../core/display/index.ts'
import { baseKeyOf } from '../../core/emissions/index.ts'
import type {
  Company,
  EditionSwitch,
  FactorDifference,
  FailedRecord,
  RestatementScope,
  StoredRestatement,
} from '../../service/index.ts'
import { choiceRule, chooseEntry, flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { restatedEditionsText } from './factor-editions.ts'
import { UsageError } from './failure.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  PERIOD_OPTIONS,
  spanArguments,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { whyText } from './rules/rule-moves.ts'
import { jsonLine, kilogramsText, listParagraph, wrap } from './text-layout.ts'

/** Lists the keys of the published factors, without the suffixes of derived ones. */
function factorKeysText(keys: readonly string[] | null): string {
  return (keys ?? ['further factors']).map((key) => baseKeyOf({ key })).join(' + ')
}

function differenceText({ before, after, records, differenceKg }: FactorDifference): string {
  const factors = `${factorKeysText(before)} to ${factorKeysText(after)}`
  return `${kilogramsText(differenceKg)} kg CO2e, ${countPhrase(records, 'record')}: ${factors}`
}

/** True if the record itself failed, and not its factor. */
function isOfRecord({ violations }: FailedRecord): boolean {
  return violations.every(({ code }) => code !== 'factor_not_found' && code !== 'factor_counterpart_differs')
}

function holderTexts({ firstHolders, vehicles }: EditionSwitch): string[] {
  return firstHolders.map(({ of, id, factor, isSwitched, violations }) => {
    const name = of === 'vehicle' ? `vehicle ${id}` : id
    if (isSwitched) return `${name}: ${factor} before, switched`
    if (violations.length > 0) return `${name}: ${factor} (${violations.map(({ code }) => code).join(', ')})`
    return `${name}: ${factor}${vehicles || of === 'policy' ? '' : '; --vehicles switches it'}`
  })
}

/** Names a restatement, and describes the records that it leaves unchanged. */
function kindTexts({ editionSwitch, ruleAssignment }: StoredRestatement): readonly [kind: string, unchanged: string] {
  if (ruleAssignment !== undefined)
    return [
      `by rules${ruleAssignment.named ? ', named factors too' : ''}`,
      'already use the factor that the rules choose, or name their factor',
    ]
  const pairs = (editionSwitch?.editions ?? []).map((pair) => `${pair.from} to ${pair.to}`)
  return [pairs.join(', '), 'do not name its factors']
}

/** The dates of both editions of each pair. */
function editionTexts({ editionSwitch }: StoredRestatement): readonly string[] {
  const pairs = editionSwitch?.editions ?? []
  return pairs.length === 0 ? [] : restatedEditionsText(pairs.flatMap(({ from, to }) => [from, to]))
}

/**
 * Formats a restatement for people: changes by factor, unchanged records with reasons, and records that still use the
 * old edition.
 */
export function restatementText(
  restatement: StoredRestatement,
  { isPreview }: { readonly isPreview: boolean },
): string {
  const { from, to, editionSwitch, records, changed, unchanged, failed, differenceKg, byFactor, failures } = restatement
  const [kind, stay] = kindTexts(restatement)
  const head = `${kind}: records that begin from ${from.slice(0, 10)} up to ${to.slice(0, 10)}${isPreview ? ' (a preview: nothing is written)' : ''}`
  const counts = `${records} checked, ${changed} change${isPreview ? '' : 'd'}, ${unchanged} ${stay}, ${failed} cannot be computed and stay unchanged; the difference is ${kilogramsText(differenceKg)} kg CO2e`
  const paragraphs = [
    [wrap(head), wrap(counts)].join('\n'),
    ...listParagraph('Differences by factor', byFactor.map(differenceText)),
    ...listParagraph(
      'Without a counterpart',
      (editionSwitch?.withoutCounterpart ?? []).map(({ factor, code, records: count }) => {
        return `${factor} (${code}): ${countPhrase(count, 'record')}`
      }),
    ),
    ...listParagraph(
      'Unchanged records',
      failures.filter(isOfRecord).map((one) => `${one.collection} ${one.recordId}: ${whyText(one)}`),
    ),
    ...listParagraph('Factors for future records', editionSwitch === undefined ? [] : holderTexts(editionSwitch)),
    ...listParagraph('Editions', editionTexts(restatement)),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const FORMATS = {
  table: restatementText,
  json: jsonLine,
} as const

/** Reads an edition option. Throws `UsageError`. */
function editionOf(args: ParsedArguments, name: string): string {
  const edition = textOption(args, name)
  if (edition !== undefined) return edition
  throw new UsageError(`--${name} is missing: the id of an edition, like desnz-2025; or restate by --rules`)
}

const OF_EDITIONS = ['from-edition', 'to-edition', 'vehicles'] as const

/** Reads the scope of a restatement. Throws `UsageError` for options of the other kind of restatement. */
function scopeOf(args: ParsedArguments): RestatementScope {
  const { rules, named, vehicles } = args.options
  if (rules !== true) {
    if (named === true) throw new UsageError('--named works only with --rules; add --rules, or leave --named out')
    const editions = { from: editionOf(args, 'from-edition'), to: editionOf(args, 'to-edition') }
    return { ...spanArguments(args), editions, vehicles: vehicles === true }
  }
  const other = OF_EDITIONS.find((name) => args.options[name] !== undefined)
  if (other === undefined) return { ...spanArguments(args), rules: true, named: named === true }
  throw new UsageError(`--${other} cannot be combined with --rules; leave one out`)
}

/** Runs a restatement to its end. */
async function runToEnd({ restatements }: Company, scope: RestatementScope): Promise<StoredRestatement> {
  let last: StoredRestatement | undefined
  for await (const restatement of restatements.run(scope)) last = restatement
  // the first restatement is returned before any page
  return last as StoredRestatement
}

/** `tonne restate`. */
export const restateCommand: Command = {
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    'from-edition': textRule('EDITION', 'edition to replace: desnz-2024'),
    'to-edition': textRule('EDITION', 'edition to use instead: desnz-2025'),
    rules: flagRule('instead of editions: use the factors that the rules of the company choose now'),
    named: flagRule('with --rules: also records that name their factor, if a rule fits them'),
    ...PERIOD_OPTIONS,
    preview: flagRule('show what would change; write nothing'),
    vehicles: flagRule('also switch the factors of vehicles, for future records'),
    format: choiceRule(Object.keys(FORMATS), 'table for people, or JSON (default: table)'),
  },
  details: [
    'Recomputes every record that begins in the year and names a factor of the first edition, with the factor of the same key in the second. Records without a counterpart and records in a locked period stay unchanged and are listed. Records with own factors, or with a factor selected by country or mode, name no edition.',
    'With --rules, recomputes every record that begins in the year and whose factor a rule of the company chose, with the factor that the rules choose now. Records that no rule fits any longer and records in a locked period stay unchanged and are listed.',
    'Uses the default policy, like tonne serve. A service with its own policy restates with company.restatements.',
    'Examples\n  tonne restate --db ./tonne.db --year 2024 --preview \\\n    --from-edition desnz-2024 --to-edition desnz-2025\n  tonne restate --db ./tonne.db --year 2024 --vehicles \\\n    --from-edition desnz-2024 --to-edition desnz-2025\n  tonne restate --db ./tonne.db --rules --year 2025 --preview',
  ],
  run: (args, io) => {
    const scope = scopeOf(args)
    const format = chooseEntry({ args, name: 'format', usual: 'table' }, FORMATS)
    return usingCompanyOrDemo(args, { io, actor: 'tonne restate' }, async (company) => {
      const isPreview = args.options.preview === true
      const restatement = isPreview ? await company.restatements.preview(scope) : await runToEnd(company, scope)
      io.stdout.write(format(restatement, { isPreview }))
    })
  },
}
