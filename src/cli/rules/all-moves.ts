import { add, parseNumber, printExact, ZERO } from '../../exact/index.ts'
import type {
  FactorRuleChange,
  FactorRulePreview,
  FactorRulePreviews,
  RulePreviewRequest,
} from '../../service/index.ts'

/** All pages of a preview as one. */
export type RuleMoves = Omit<FactorRulePreview, 'next'>

/** Records that a page lists. */
const PAGE = 1000

function joined(pages: readonly FactorRulePreview[]): RuleMoves {
  const total = (field: 'records' | 'changed' | 'unchanged' | 'failed') =>
    pages.reduce((sum, page) => sum + page[field], 0)
  return {
    ties: pages[0]?.ties ?? [],
    records: total('records'),
    changed: total('changed'),
    unchanged: total('unchanged'),
    failed: total('failed'),
    differenceKg: printExact(pages.map(({ differenceKg }) => parseNumber(differenceKg)).reduce(add, ZERO)),
    moves: pages.flatMap(({ moves }) => moves),
  }
}

/** Every record that a change of a rule would move, page by page. Throws what the preview throws. */
export async function allMoves(
  { preview }: FactorRulePreviews,
  change: FactorRuleChange,
  request: RulePreviewRequest,
): Promise<RuleMoves> {
  const pages: FactorRulePreview[] = []
  for (let after: string | undefined, isOver = false; !isOver; ) {
    const page = await preview(change, { ...request, limit: PAGE, after })
    pages.push(page)
    after = page.next ?? undefined
    isOver = page.next === null
  }
  return joined(pages)
}
