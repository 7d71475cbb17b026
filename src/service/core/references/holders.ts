import { fail } from '../../../errors/index.ts'
import type { ReadTx } from '../context/context.ts'

type Id = string | null | undefined

/** Throws `unknown_vendor` unless the company has the vendor; null names none. */
export function checkVendor({ vendors }: ReadTx, id: Id, path: string): Promise<void> | undefined {
  return id === null || id === undefined ? undefined : requireNamed(vendors, id, { path, noun: 'vendor' })
}

/** Throws `unknown_site` unless the company has the site; null names none. */
export function checkSite({ sites }: ReadTx, id: Id, path: string): Promise<void> | undefined {
  return id === null || id === undefined ? undefined : requireNamed(sites, id, { path, noun: 'site' })
}

async function requireNamed(
  reader: { get(id: string): Promise<unknown> },
  id: string,
  { path, noun }: { readonly path: string; readonly noun: 'vendor' | 'site' },
): Promise<void> {
  if ((await reader.get(id)) !== null) return
  const message = `is no ${noun} of this company; create it first, or leave it out`
  fail(path, `unknown_${noun}`, { message, received: id })
}
