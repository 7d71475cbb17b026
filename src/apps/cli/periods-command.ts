import { printable } from '../../base/index.ts'
import { definedFields, type PeriodLockResource } from '../../resources/index.ts'
import type { Company } from '../../service/index.ts'
import { choiceRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { PERIOD_OPTIONS, spanArguments } from './report/company-and-period.ts'
import { jsonLine, table } from './text-layout.ts'

/** Characters of a date. */
const DATE_LENGTH = 10

/** Formats locks as a table, the latest period first. */
function locksText(locks: readonly PeriodLockResource[]): string {
  if (locks.length === 0) return 'no period is locked\n'
  const rows = locks.map(({ id, from, to, comment, lockedBy }) => {
    return [id, from.slice(0, DATE_LENGTH), to.slice(0, DATE_LENGTH), lockedBy, printable(comment ?? '')]
  })
  return `${table([['Lock', 'from', 'up to', 'by', 'comment'], ...rows]).join('\n')}\n`
}

async function listLocks({ periods }: Company): Promise<readonly PeriodLockResource[]> {
  return (await periods.list()).records
}

async function lockPeriod({ periods }: Company, args: ParsedArguments): Promise<readonly PeriodLockResource[]> {
  const comment = textOption(args, 'comment')
  return [(await periods.lock({ ...spanArguments(args), ...definedFields({ comment }) })).record]
}

async function unlockPeriod(
  { periods }: Company,
  { operands }: ParsedArguments,
): Promise<readonly PeriodLockResource[]> {
  return [(await periods.unlock(operands[1] ?? '')).record]
}

type Action = 'list' | 'lock' | 'unlock'

const ACTIONS: Readonly<Record<Action, (company: Company, args: ParsedArguments) => ReturnType<typeof listLocks>>> = {
  list: listLocks,
  lock: lockPeriod,
  unlock: unlockPeriod,
}

const ACTION_NAMES = ['list', 'lock', 'unlock'] as const satisfies readonly Action[]

function chosenAction({ operands }: ParsedArguments): Action {
  const [name, id, extra] = operands
  if (name === undefined) throw new UsageError(`ACTION is missing: one of ${ACTION_NAMES.join(', ')}`)
  const action = ACTION_NAMES.find((one) => one === name)
  if (action === undefined) throw new UsageError(`ACTION must be one of ${ACTION_NAMES.join(', ')}; received ${name}`)
  if (action === 'unlock' && id === undefined)
    throw new UsageError('LOCK is missing: the id of a lock, which tonne periods list prints')
  const unused = action === 'unlock' ? extra : id
  if (unused !== undefined) throw new UsageError(`${action} does not take ${unused}`)
  return action
}

function printLocks(locks: readonly PeriodLockResource[], args: ParsedArguments, io: CliIo): void {
  io.stdout.write(textOption(args, 'format') === 'json' ? jsonLine(locks) : locksText(locks))
}

/** `tonne periods`. */
export const periodsCommand: Command = {
  options: {
    ...COMPANY_OPTIONS,
    ...PERIOD_OPTIONS,
    comment: textRule('TEXT', 'with lock: the reason'),
    format: choiceRule(['table', 'json'], 'text for people, or JSON (default: table)'),
  },
  details: [
    'ACTION is list, lock or unlock. list prints the locked periods. lock takes --year, or --from and --to: records of that period can no longer be added, changed or deleted. unlock opens the period of a lock again and prints the lock. The log of the company keeps both.',
    'Examples\n  tonne periods list --db ./tonne.db\n  tonne periods lock --year 2024 --comment "report filed" --db ./tonne.db\n  tonne periods unlock 5f0c… --db ./tonne.db',
  ],
  run: (args, io) => {
    const action = chosenAction(args)
    return usingCompany(args, { io, actor: 'tonne periods' }, async (company) => {
      printLocks(await ACTIONS[action](company, args), args, io)
    })
  },
}
