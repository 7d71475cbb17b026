import { decimalText, rationalOf } from '../../display/index.ts'
import { baseKeyOf } from '../../emissions/index.ts'
import type { EditionSwitch, FactorDifference, FailedRecord, StoredRestatement } from '../../service/index.ts'
import { whyText } from '../rules/move-kind.ts'
import { listText, wrap } from '../text-layout.ts'

function kilograms(exact: string): string {
  return decimalText(rationalOf(exact), 3)
}

function counted(records: number): string {
  return `${records.toLocaleString('en')} ${records === 1 ? 'record' : 'records'}`
}

/** The keys of the published factors, without what they were derived by. */
function factorsText(keys: readonly string[] | null): string {
  return (keys ?? ['further factors']).map((key) => baseKeyOf({ key })).join(' + ')
}

function differenceText({ before, after, records, differenceKg }: FactorDifference): string {
  const factors = `${factorsText(before)} to ${factorsText(after)}`
  return `${kilograms(differenceKg)} kg CO2e, ${counted(records)}: ${factors}`
}

/** True for what is not said of the factor of the record already. */
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

/** The name of a restatement, and the records of which it changes nothing. */
function kindTexts({ editionSwitch, ruleAssignment }: StoredRestatement): readonly [kind: string, unchanged: string] {
  if (ruleAssignment !== undefined)
    return [
      `by rules${ruleAssignment.named ? ', named factors too' : ''}`,
      'have what the rules choose, or name their factor',
    ]
  const pairs = (editionSwitch?.editions ?? []).map((pair) => `${pair.from} to ${pair.to}`)
  return [pairs.join(', '), 'name none of its factors']
}

/** A restatement for people: what changed by factor, what stays and why, and what still names the edition left. */
export function restatementText(
  restatement: StoredRestatement,
  { isPreview }: { readonly isPreview: boolean },
): string {
  const { from, to, editionSwitch, records, changed, unchanged, failed, differenceKg, byFactor, failures } = restatement
  const [kind, stay] = kindTexts(restatement)
  const head = `${kind}: records that begin from ${from.slice(0, 10)} up to ${to.slice(0, 10)}${isPreview ? ' (a preview: nothing is written)' : ''}`
  const counts = `${records} looked at, ${changed} change${isPreview ? '' : 'd'}, ${unchanged} ${stay}, ${failed} cannot be computed and stay; the difference is ${kilograms(differenceKg)} kg CO2e`
  const paragraphs = [
    [wrap(head), wrap(counts)].join('\n'),
    ...listText('Differences by factor', byFactor.map(differenceText)),
    ...listText(
      'Without a counterpart',
      (editionSwitch?.withoutCounterpart ?? []).map(({ factor, code, records: count }) => {
        return `${factor} (${code}): ${counted(count)}`
      }),
    ),
    ...listText(
      'Records that stay',
      failures.filter(isOfRecord).map((one) => `${one.collection} ${one.recordId}: ${whyText(one)}`),
    ),
    ...listText('What names factors of further records', editionSwitch === undefined ? [] : holderTexts(editionSwitch)),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
