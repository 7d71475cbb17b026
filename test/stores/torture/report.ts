import { execFileSync } from 'node:child_process'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import type { Figure, Scale } from './figure.ts'
import type { Kept } from './kept-figures.ts'

/** True where a figure that does not hold makes the run fail. */
export function isMissed({ holds, isSpeed = false, isImpossible = false }: Figure, scale: Scale): boolean {
  return !holds && !((isSpeed || isImpossible) && scale === 'fast')
}

/** What other commands measure of the same issue. */
const ELSEWHERE = [
  'Branch coverage of `exact`, `units`, `emissions`, `activities`, `places` and `service`: `npm run check:coverage`.',
  'Mutation score of those folders: `npm run mutation`.',
]

/** Where figures are taken: processors, memory, system, Node and server. */
export function machine(): string {
  const gib = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model ?? 'unknown processor'
  const system = `${platform()} ${release()}, ${arch()}; Node ${process.version}; ${serverVersion()}`
  return `${availableParallelism()} × ${model}, ${gib} GiB; ${system}`
}

function serverVersion(): string {
  try {
    return execFileSync('psql', ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return 'PostgreSQL: no psql to tell its version'
  }
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function verdict(figure: Figure, scale: Scale): string {
  if (figure.holds) return 'holds'
  if (figure.isImpossible === true) return '**not measured**'
  return isMissed(figure, scale) ? '**missed**' : 'missed (a speed, which a fast run does not decide)'
}

function rowOf(figure: Figure, { scale, when }: { readonly scale: Scale; readonly when: string }): string {
  return `| ${[figure.name, figure.aim, figure.measured].map(cell).join(' | ')} | ${verdict(figure, scale)} | ${when} |`
}

function detailsOf({ name, details = [] }: Figure): readonly string[] {
  return details.length === 0 ? [] : [`**${name}**`, '', ...details.map((line) => `- ${line}`), '']
}

/** All figures as a page of Markdown: one table, then what a reader needs to repeat them. */
export function reportOf(kept: readonly Kept[], scale: Scale): string {
  const figures = kept.flatMap((one) => one.figures)
  const rows = kept.flatMap((one) => {
    const when = `${one.day}, \`--only ${one.measurement} --seed ${one.seed}\``
    return one.figures.map((figure) => rowOf(figure, { scale, when }))
  })
  const held = figures.filter(({ holds }) => holds).length
  return [
    '# What the stores survive',
    '',
    `Printed by \`npm run torture${scale === 'full' ? '' : ' -- --fast'}\`; with \`--write\` a full run keeps what it measured here, and leaves what it did not.`,
    ...[...new Set(kept.map((one) => one.machine))].map((one) => `Taken on ${one}.`),
    '',
    '| figure | aim | measured | | taken |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `${held} of ${figures.length} hold.`,
    '',
    'Measured by commands of their own:',
    '',
    ...ELSEWHERE.map((line) => `- ${line}`),
    '',
    '## How they were taken',
    '',
    ...figures.flatMap(detailsOf),
  ].join('\n')
}
