import { add, parsePrinted, printExact, type Rational, ZERO } from '../../core/exact/index.ts'
import { emptyLog, type LogHead } from '../log-chain.ts'
import type { SqlRow } from './database.ts'
import type { GuardedConnection } from './guarded-connection.ts'
import { selectCompany, updateCompany } from './statements.ts'

/** The columns of a company's row. */
interface CompanyState {
  readonly total: Rational
  readonly logHead: LogHead
}

function stateIn(row: SqlRow | undefined, companyId: number): CompanyState {
  if (row === undefined) return { total: ZERO, logHead: emptyLog(companyId) }
  const logHead = { sequence: Number(row.log_sequence), digest: String(row.log_digest) }
  return { total: parsePrinted(String(row.exact)), logHead }
}

/** The total and log head of a company, read and written once per transaction, since its writers take turns. */
export class CompanyRow {
  readonly #companyId: number
  readonly #connection: GuardedConnection
  #state: CompanyState | null
  #isChanged = false

  /** `row`: the row of the company, if already read. */
  constructor(companyId: number, connection: GuardedConnection, row: SqlRow | null) {
    this.#companyId = companyId
    this.#connection = connection
    this.#state = row === null ? null : stateIn(row, companyId)
  }

  async total(): Promise<Rational> {
    return (await this.#read()).total
  }

  async logHead(): Promise<LogHead> {
    return (await this.#read()).logHead
  }

  async add(difference: Rational): Promise<void> {
    const state = await this.#read()
    this.#set({ ...state, total: add(state.total, difference) })
  }

  async moveLogHead({ sequence, digest }: LogHead): Promise<void> {
    this.#set({ ...(await this.#read()), logHead: { sequence, digest } })
  }

  /** Writes the changes. */
  async write(): Promise<void> {
    if (!this.#isChanged || this.#state === null) return
    this.#isChanged = false
    const { total, logHead } = this.#state
    const statement = updateCompany(this.#companyId, { exact: printExact(total), logHead })
    await this.#connection.send({ check: () => undefined, ...statement })
  }

  #set(state: CompanyState): void {
    this.#state = state
    this.#isChanged = true
  }

  async #read(): Promise<CompanyState> {
    if (this.#state !== null) return this.#state
    const [row] = await this.#connection.run(selectCompany(this.#companyId))
    this.#state = stateIn(row, this.#companyId)
    return this.#state
  }
}
