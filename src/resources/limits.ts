/** The largest accepted texts and lists; the contract defines none. */
export const LIMITS = Object.freeze({
  /** Characters. */
  name: 255,
  comment: 4000,
  address: 512,
  point: 512,
  url: 2048,
  id: 64,
  /** The id or key of an emission factor, as long as any key of a catalogue. */
  factorId: 512,
  label: 64,
  siteUnit: 32,
  /** Items. */
  files: 100,
  productLinks: 1000,
  batches: 1000,
  editions: 20,
  importedRecords: 1000,
  importedRows: 10_000,
  listedRows: 10_000,
  /** Bytes of UTF-8 as JSON, and levels of nesting. */
  customOptionsBytes: 16 * 1024,
  customOptionsDepth: 32,
  /** Characters of a saved reading of a file as JSON. */
  mapping: 65_536,
  /** Any quantity. */
  quantity: 1e15,
  /** Characters of a quantity in text form. */
  quantityCharacters: 64,
  /** Tonnes carried on a business trip, as the contract limits them. */
  transportWeightTon: 59,
})
