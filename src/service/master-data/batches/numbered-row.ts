import type { Row } from '../../../store/index.ts'
import { notFound, numberOfPath } from '../../core/context/require.ts'

/** The row of a numeric id of a path: 12 or '12'. Throws `not_found`, also for what is no number. */
export async function requireNumbered<R>(
  reader: { get(id: number): Promise<Row<R> | null> },
  id: number | string,
  path: string,
): Promise<Row<R>> {
  return (await reader.get(numberOfPath(id, path))) ?? notFound(path, id)
}
