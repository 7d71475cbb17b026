import type { InventoryResource } from '../resources/index.ts'
import type { CompanyApi } from './api.ts'
import { type EmissionRecord, loadRecords } from './records.ts'

/** Data that the panels look up. */
export interface Ledger {
  readonly api: CompanyApi
  /** Every record; asked for once, and again after it failed. */
  records(): Promise<readonly EmissionRecord[]>
  /** 'Scope 1 · Fuel burnt at sites' */
  kindWords(record: EmissionRecord): string
}

/** 'Scope 1' of 'SCOPE_1'. */
export function scopeWords(scope: string): string {
  return scope.replace('SCOPE_', 'Scope ')
}

export function createLedger(api: CompanyApi, inventory: InventoryResource): Ledger {
  const kinds = new Map(inventory.byKind.map((kind) => [kind.emissionKindId, kind] as const))
  let records: Promise<readonly EmissionRecord[]> | undefined
  return {
    api,
    records: () => {
      records ??= loadRecords(api).catch((error: unknown) => {
        records = undefined
        throw error
      })
      return records
    },
    kindWords: ({ kindId }) => {
      const kind = kinds.get(kindId)
      return kind === undefined ? 'Record' : `${scopeWords(kind.scope)} · ${kind.name}`
    },
  }
}
