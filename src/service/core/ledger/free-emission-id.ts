import { type Notice, notice } from '../../../errors/index.ts'
import type { Context, ReadTx } from '../context/context.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id that a client proposes for an emission, where it is a UUID that is free; else a new one, with a notice. */
export async function freeEmissionId(
  tx: ReadTx,
  { newId }: Context,
  proposed: string | undefined,
): Promise<{ readonly id: string; readonly notices: readonly Notice[] }> {
  if (proposed === undefined) return { id: newId(), notices: [] }
  const id = proposed.toLowerCase()
  if (UUID.test(id) && (await tx.emissions.get(id)) === null) return { id, notices: [] }
  const message = 'is taken, or is no UUID; the emission has a new id'
  return { id: newId(), notices: [notice('client_id_ignored', 'emissionId', message)] }
}
