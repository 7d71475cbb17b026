import { lazy } from '../../base/index.ts'
import { defineFactor, type EmissionFactor } from '../../core/emissions/index.ts'
import { type Catalogue, catalogueOf, findFirst, type Shelf } from './catalogue.ts'
import type { Edition, EditionTable } from './edition.ts'

interface Reader {
  readonly id: string
  readonly find: (keyOrId: string) => EmissionFactor | undefined
  readonly factors: () => readonly EmissionFactor[]
  readonly inCategories: (wanted: readonly string[]) => readonly EmissionFactor[]
}

/** Reads an edition: its keys on first use, each factor when it is first asked for, and all ids at the first one. */
function createReader({ id, categories, entries }: EditionTable): Reader {
  const byKey = lazy(
    () =>
      new Map(
        entries().map(
          ({ key, category, row }) => [key, { category, factor: lazy(() => defineFactor(row())) }] as const,
        ),
      ),
  )
  const byId = lazy(() => new Map([...byKey().values()].map((entry) => [entry.factor().id, entry] as const)))
  return {
    id,
    find: (keyOrId) => (byKey().get(keyOrId) ?? (keyOrId.includes('/') ? undefined : byId().get(keyOrId)))?.factor(),
    factors: () => [...byKey().values()].map(({ factor }) => factor()),
    inCategories: (wanted) => {
      if (categories?.some((one) => wanted.includes(one)) === false) return []
      return [...byKey().values()].filter(({ category }) => wanted.includes(category)).map(({ factor }) => factor())
    },
  }
}

function copyEdition({ id, publisher, title, year, licence, attribution }: Edition): Edition {
  return Object.freeze({ id, publisher, title, year, licence, attribution })
}

/** Creates the catalogue of bundled editions, whose tables are parsed on first use. */
export function catalogueOfEditions(
  editions: readonly EditionTable[],
  published: Pick<Shelf, 'bridges' | 'series' | 'vocabulary'>,
): Catalogue {
  const readers = editions.map(createReader)
  const byEdition: ReadonlyMap<string, Reader> = new Map(readers.map((reader) => [reader.id, reader]))
  // keys begin with their edition; an id can belong to any
  const read = (keyOrId: string) => {
    const slash = keyOrId.indexOf('/')
    if (slash < 0) return findFirst(readers, ({ find }) => find(keyOrId))
    return byEdition.get(keyOrId.slice(0, slash))?.find(keyOrId)
  }
  const found = new Map<string, EmissionFactor>()
  return catalogueOf({
    editions: editions.map(copyEdition),
    isKeyedByEdition: true,
    look: (keyOrId) => {
      const factor = found.get(keyOrId) ?? read(keyOrId)
      if (factor !== undefined) found.set(keyOrId, factor)
      return factor
    },
    factors: (edition) =>
      edition === undefined ? readers.flatMap(({ factors }) => factors()) : (byEdition.get(edition)?.factors() ?? []),
    inCategories: (wanted) => readers.flatMap(({ inCategories }) => inCategories(wanted)),
    ...published,
  })
}
