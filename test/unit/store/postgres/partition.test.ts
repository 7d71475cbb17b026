import { describe, expect, it } from 'vitest'
import { STORE_DEFINITION } from '../../../../src/ledger/collections/collections.ts'
import { partitionStatements } from '../../../../src/ledger/collections/postgres.ts'
import { partitionedTables } from '../../../../src/store/postgres/partition.ts'
import { companyTables } from '../../../../src/store/sql/migrations/schema-tables.ts'

describe('partitionStatements', () => {
  it('has one statement for each table that grows with the records, and none for another', () => {
    const statements = partitionStatements({ partitions: 16 })
    const tables = statements.map((one) => /lock table (\w+) in access exclusive mode/.exec(one)?.[1])
    expect(tables).toEqual(partitionedTables(STORE_DEFINITION))
    const others = companyTables().filter((table) => !tables.includes(table))
    expect(others.map((table) => table.replace('tonne_', '')).sort()).toEqual([
      ...['api_keys', 'base_years', 'batches', 'boundary_shares', 'companies', 'counters', 'emission_factors'],
      ...['emission_kinds', 'factor_rules', 'factor_snapshots', 'files', 'import_chunks', 'imports', 'instruments'],
      ...['period_locks', 'products', 'restatements', 'sites', 'vehicles', 'vendors'],
    ])
    expect(tables.length + others.length).toBe(companyTables().length)
  })

  it('names the partitions asked for, and leaves nothing to fill in', () => {
    for (const one of partitionStatements({ partitions: 7 })) {
      expect(one).toContain('for number in 0..7 - 1 loop')
      expect(one).toContain('with (modulus 7, remainder')
      expect(one).not.toMatch(/\{\w+\}/)
    }
  })

  it.each([1, 0, -4, 1.5, 1025, Number.NaN, '16'])('refuses %s partitions', (partitions) => {
    expect(() => partitionStatements({ partitions: partitions as number })).toThrow(
      expect.objectContaining({ code: 'invalid_choice', path: 'partitions' }),
    )
  })
})
