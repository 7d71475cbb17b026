import type { SqlDialect } from '../../src/bulk/sql/dialect.ts'

/** A row of an answer, every cell as the engine prints it. */
export type Answer = Readonly<Record<string, string | null>>

/** A database that statements are run on. */
export interface Engine {
  readonly name: string
  readonly dialect: SqlDialect
  /** Ways in which one statement may be worked on, by name: one thread, several. */
  readonly modes: Readonly<Record<string, () => Promise<void>>>
  /** A folder whose files the engine can read. */
  readonly folder: string
  run(statement: string): Promise<void>
  rows(statement: string): Promise<readonly Answer[]>
  close(): Promise<void>
}

/** A cell as text. */
export function printed(cell: unknown): string | null {
  return cell === null || cell === undefined ? null : String(cell)
}
