import { execFileSync } from 'node:child_process'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import type { Asked, Figure, Scale } from './figure.ts'

/** True where a figure that does not hold makes the run fail. */
export function isMissed({ holds, isSpeed = false, isImpossible = false }: Figure, scale: Scale): boolean {
  return !holds && !((isSpeed || isImpossible) && scale === 'fast')
}

/** What other commands measure of the same issue. */
const ELSEWHERE = [
  'Branch coverage of `exact`, `units`, `emissions`, `activities`, `places` and `service`: `npm run check:coverage`.',
  'Mutation score of those folders: `npm run mutation`.',
]

function machine(): string {
  const gib = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${availableParallelism()} × ${model}, ${gib} GiB; ${platform()} ${release()}, ${arch()}; Node ${process.version}`
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

/** All figures as a page of Markdown: one table, then what a reader needs to repeat them. */
export function reportOf(figures: readonly Figure[], { scale, seed }: Asked): string {
  const rows = figures.map(
    (one) => `| ${cell(one.name)} | ${cell(one.aim)} | ${cell(one.measured)} | ${verdict(one, scale)} |`,
  )
  const told = figures.filter(({ details = [] }) => details.length > 0)
  const details = told.flatMap(({ name, details: lines = [] }) => [
    `**${name}**`,
    '',
    ...lines.map((line) => `- ${line}`),
    '',
  ])
  const held = figures.filter(({ holds }) => holds).length
  return [
    '# What the stores survive',
    '',
    `Written by \`npm run torture -- ${scale === 'full' ? '--write' : '--fast --write'} --seed ${seed}\` on ${new Date().toISOString().slice(0, 10)}.`,
    `${machine()}; ${serverVersion()}.`,
    '',
    '| figure | aim | measured | |',
    '|---|---|---|---|',
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
    ...details,
  ].join('\n')
}
