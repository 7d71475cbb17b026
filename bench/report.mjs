import { printTime } from './measure.mjs'

const rows = []

/** One row a contestant: how many times as long as ours it takes, beside the bound. */
export function report(group, our, measured, peers) {
  for (const { name, bound, wrong: share, isSlower } of peers) {
    const ratio = isSlower ? measured[our] / measured[name] : measured[name] / measured[our]
    const isMet = bound === undefined || (isSlower ? ratio <= bound : ratio >= bound)
    rows.push({
      group,
      ours: `${our} ${printTime(measured[our])}`,
      against: `${name} ${printTime(measured[name])}`,
      result: isSlower ? `${ratio.toFixed(2)}× slower` : `${ratio >= 10 ? Math.round(ratio).toLocaleString('en') : ratio.toFixed(2)}× as fast`,
      bound: bound === undefined ? 'none' : isSlower ? `≤ ${bound}` : `≥ ${bound.toLocaleString('en')}`,
      met: bound === undefined ? '' : isMet ? 'yes' : 'NO',
      'wrong (theirs)': share === undefined ? '' : `${(100 * share).toFixed(1)} %`,
    })
  }
}

/** One row of a figure that has a bound of its own, in a unit. */
export function reportFigure(group, name, { value, unit, bound }) {
  const isMet = bound === undefined || value <= bound
  const shown = { group, ours: name, against: '', result: `${value} ${unit}` }
  rows.push({ ...shown, bound: bound === undefined ? 'none' : `≤ ${bound} ${unit}`, met: bound === undefined ? '' : isMet ? 'yes' : 'NO', 'wrong (theirs)': '' })
}

export function printRows() {
  console.table(rows)
}

export function isAnyBoundMissed() {
  return rows.some(({ met }) => met === 'NO')
}
