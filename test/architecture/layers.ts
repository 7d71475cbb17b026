import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** A folder of src: the folders below that it may import. */
export interface Layer {
  readonly mayImport: readonly string[]
}

interface Rules {
  readonly forbidden: readonly { readonly name: string }[]
  readonly LAYERS: Readonly<Record<string, Layer>>
}

/** The file of the rules on dependencies. */
export const CONFIG: string = resolve('.dependency-cruiser.cjs')

/** The rules on dependencies, and the table of layers that they follow. */
export const { forbidden, LAYERS }: Rules = createRequire(import.meta.url)(CONFIG)
