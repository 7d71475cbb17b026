import { fail } from '../../../errors/index.ts'
import type { ReadTx } from '../context/context.ts'

/** Throws `unknown_vendor` unless the company has the vendor; null names none. */
export function checkVendor(tx: ReadTx, id: string | null | undefined, path: string): Promise<void> | undefined {
  return id === null || id === undefined ? undefined : requireVendor(tx, id, path)
}

async function requireVendor(tx: ReadTx, id: string, path: string): Promise<void> {
  if ((await tx.vendors.get(id)) !== null) return
  const message = 'is no vendor of this company; create it first, or leave it out'
  fail(path, 'unknown_vendor', { message, received: id })
}
