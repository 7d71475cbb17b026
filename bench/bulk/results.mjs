/** What was measured, as lines of one table: a ratio beside its bound and its aim, and how many cells were wrong. */

const lines = []

/** A line that is shown at once, in case the run is ended, and again in the table. */
function add(one) {
  lines.push(one)
  console.error(`  ${one.figure}: ${one.result} ${one.met}`)
}

const number = (value) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2))
const share = ({ wrong, cells }) =>
  `${wrong.toLocaleString('en')} of ${cells.toLocaleString('en')} (${number((100 * wrong) / cells)} %)`

/**
 * A line: how many times as fast as theirs ours is, or what share of the floor it reaches. `ours` and `theirs` are
 * { name, ns, cpu, wrong, cells }; without `bound` it is beside the point, and only shown.
 */
export function line(figure, { ours, theirs, bound, aim, unit = '×' }) {
  const ratio = theirs.ns / ours.ns
  // what is exact has no wrong cells, however fast it is
  const isRight = ours.wrong === undefined || ours.wrong === 0
  const isMet = isRight && (bound === undefined || ratio >= bound)
  add({
    figure,
    ours: `${ours.name}, ${ours.ns.toFixed(2)} ns`,
    theirs: `${theirs.name}, ${theirs.ns.toFixed(2)} ns`,
    result: `${number(ratio)}${unit}`,
    'of processor time': `${number(theirs.cpu / ours.cpu)}${unit}`,
    'at least': bound === undefined ? '' : `${bound}${unit}`,
    aim: aim === undefined ? '' : `${aim}${unit}`,
    met: !isMet ? 'NO' : bound === undefined ? '' : aim !== undefined && ratio >= aim ? 'yes, and the aim' : 'yes',
    'wrong cells, ours': ours.wrong === undefined ? '' : share(ours),
    'wrong cells, theirs': theirs.wrong === undefined ? '' : share(theirs),
  })
}

/** A line for what could not be measured: a bound that is missed. */
export function failure(figure, error) {
  add({
    figure,
    ours: '',
    theirs: '',
    result: String(error.message).split('\n')[0],
    'of processor time': '',
    'at least': '',
    aim: '',
    met: 'NO',
    'wrong cells, ours': '',
    'wrong cells, theirs': '',
  })
}

export function markdown() {
  const names = Object.keys(lines[0])
  const rows = [names, names.map(() => '---'), ...lines.map((one) => names.map((name) => one[name]))]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const isAnyMissed = () => lines.some(({ met }) => met === 'NO')
