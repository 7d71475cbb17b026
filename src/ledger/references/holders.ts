import { fail } from '../../core/errors/index.ts'
import type { ReadTx } from '../context/context.ts'

type Id<T = string> = T | null | undefined

/** Throws `unknown_vendor` unless the company has the vendor. Accepts null. */
export function checkVendor({ vendors }: ReadTx, id: Id, path: string): Promise<void> | undefined {
  return id === null || id === undefined ? undefined : requireNamed(vendors, id, { path, noun: 'vendor' })
}

/** Throws `unknown_site` unless the company has the site. Accepts null. */
export function checkSite({ sites }: ReadTx, id: Id, path: string): Promise<void> | undefined {
  return id === null || id === undefined ? undefined : requireNamed(sites, id, { path, noun: 'site' })
}

/** Throws `unknown_product` unless the company has the product. Accepts null. */
export function checkProduct({ products }: ReadTx, id: Id<number>, path: string): Promise<void> | undefined {
  return id === null || id === undefined ? undefined : requireNamed(products, id, { path, noun: 'product' })
}

async function requireNamed<Id extends string | number>(
  reader: { get(id: Id): Promise<unknown> },
  id: Id,
  { path, noun }: { readonly path: string; readonly noun: 'vendor' | 'site' | 'product' },
): Promise<void> {
  if ((await reader.get(id)) !== null) return
  const message = `is no ${noun} of this company; create it first, or leave it out`
  fail(path, `unknown_${noun}`, { message, received: id })
}
