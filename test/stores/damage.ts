import { add, parseNumber, printExact } from '../../src/core/exact/index.ts'
import type { Damage } from '../../src/testing/store/harness.ts'

/** Adds to the total that is kept of a site, by statements of its own. */
export async function damageOf(
  { companyId, siteId, delta }: Damage,
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  const where = `where company_id = ${companyId} and id = '${siteId}'`
  const rows = (await run(`select exact from tonne_sites ${where}`)) as readonly { readonly exact: string }[]
  for (const { exact } of rows) {
    const damaged = printExact(add(parseNumber(exact), parseNumber(delta)))
    await run(`update tonne_sites set exact = '${damaged}' ${where} returning exact`)
  }
}
