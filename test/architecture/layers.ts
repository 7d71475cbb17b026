import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** A folder of src: how high it lies, and the folders below that it may import. */
export interface Layer {
  readonly layer: number
  readonly mayImport: readonly string[]
}

interface Rules {
  readonly forbidden: readonly { readonly name: string }[]
  readonly LAYERS: Readonly<Record<string, Layer>>
  readonly SERVICE_LAYERS: readonly string[]
}

/** The file of the rules on dependencies. */
export const CONFIG: string = resolve('.dependency-cruiser.cjs')

/** The rules on dependencies, and the table of layers that they follow. */
export const { forbidden, LAYERS, SERVICE_LAYERS }: Rules = createRequire(import.meta.url)(CONFIG)
