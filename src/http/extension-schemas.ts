import * as z from 'zod'

const editionPairSchema = z.strictObject({ from: z.string(), to: z.string() })

const violationsSchema = z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))

const editionSwitchSchema = z.strictObject({
  editions: z.array(editionPairSchema),
  vehicles: z.boolean(),
  withoutCounterpart: z.array(z.strictObject({ factor: z.string(), code: z.string(), records: z.int().min(1) })),
  holders: z.int().min(0),
  switchedHolders: z.int().min(0),
  firstHolders: z.array(
    z.strictObject({
      of: z.enum(['vehicle', 'policy']),
      id: z.string(),
      factor: z.string(),
      isSwitched: z.boolean(),
      violations: violationsSchema,
    }),
  ),
})

const positionSchema = z.strictObject({
  at: z.union([z.string(), z.number()]),
  key: z.array(z.union([z.string(), z.number()])),
})

const factorDifferenceSchema = z.strictObject({
  collection: z.string(),
  before: z.array(z.string()).nullable(),
  after: z.array(z.string()).nullable(),
  records: z.int().min(1),
  differenceKg: z.string(),
})

/** The schema of a restatement: its scope, progress and changes. */
export const restatementSchema: z.ZodObject = z.strictObject({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  finishedAt: z.string().nullable(),
  actor: z.string(),
  from: z.string(),
  to: z.string(),
  editionSwitch: editionSwitchSchema.exactOptional(),
  ruleAssignment: z.strictObject({ named: z.boolean() }).exactOptional(),
  next: z.strictObject({ collection: z.string(), after: positionSchema.nullable() }).nullable(),
  records: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  failed: z.int().min(0),
  differenceKg: z.string(),
  byFactor: z.array(factorDifferenceSchema),
  failures: z.array(z.strictObject({ collection: z.string(), recordId: z.string(), violations: violationsSchema })),
})

/** The schema of an import of rows. */
export const importSchema: z.ZodObject = z.strictObject({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  actor: z.string(),
  status: z.enum(['running', 'complete', 'undoing', 'undone']),
  name: z.string(),
  digest: z.string(),
  rows: z.int().min(0),
  records: z.int().min(0),
  chunks: z.int().min(0),
  co2eKg: z.string(),
  created: z.strictObject({
    sites: z.array(z.string()),
    vehicles: z.array(z.string()),
    batches: z.array(z.int()),
  }),
  mapping: z
    .strictObject({
      name: z.string(),
      columns: z.record(z.string(), z.string()),
      words: z.record(z.string(), z.record(z.string(), z.string())),
      settings: z.record(z.string(), z.string()),
    })
    .exactOptional(),
})

const rowFailureSchema = z.strictObject({
  position: z.strictObject({ line: z.int(), column: z.int() }).optional(),
  code: z.string(),
  message: z.string(),
  cell: z
    .strictObject({ column: z.string(), id: z.string().optional(), content: z.string().optional() })
    .exactOptional(),
})

/** The schema of a preview of an import of rows. */
export const importPreviewSchema: z.ZodObject = z.strictObject({
  name: z.string(),
  digest: z.string(),
  rows: z.int().min(0),
  records: z.record(z.string(), z.int().min(0)),
  co2eKg: z.strictObject({
    scope1: z.string(),
    scope2Location: z.string(),
    scope2Market: z.string(),
    scope3: z.string(),
  }),
  references: z.array(
    z.strictObject({
      kind: z.enum(['site', 'vehicle', 'batch']),
      name: z.string(),
      id: z.string().nullable(),
      country: z.string().nullable(),
      rows: z.int().min(1),
      firstLine: z.int(),
    }),
  ),
  words: z.array(z.string()),
  notices: z.array(z.strictObject({ code: z.string(), message: z.string(), firstLine: z.int(), rows: z.int().min(1) })),
  warnings: z.array(
    z.strictObject({
      cause: z.string(),
      scope: z.string().exactOptional(),
      count: z.int().min(1),
      examples: z.array(z.strictObject({ line: z.int(), id: z.string().optional() })),
    }),
  ),
  comparedRows: z.int().min(0),
  leftOut: z.array(z.strictObject({ line: z.int(), label: z.string(), value: z.string(), unit: z.string() })),
  problems: z.array(
    z.strictObject({
      code: z.string(),
      message: z.string(),
      examples: z.array(rowFailureSchema),
      count: z.int().min(1),
    }),
  ),
  problemRows: z.int().min(0),
  rowProblems: z.array(
    z.strictObject({
      row: z.int().min(0),
      line: z.int(),
      failures: z.array(z.strictObject({ code: z.string(), message: z.string(), column: z.string().nullable() })),
    }),
  ),
  earlier: importSchema.nullable(),
})

const assignedFigureSchema = z.strictObject({
  assignedBy: z.strictObject({ ruleId: z.string(), level: z.array(z.string()) }).nullable(),
  emissionFactorId: z.string(),
  factor: z.string(),
  co2eKg: z.string(),
})

const ruleMoveSchema = z.strictObject({
  collection: z.string(),
  recordId: z.string(),
  before: assignedFigureSchema,
  after: assignedFigureSchema.nullable(),
  differenceKg: z.string(),
  violations: violationsSchema,
})

/** The schema of a preview of a rule: a page of the records that would get another factor. */
export const rulePreviewSchema: z.ZodObject = z.strictObject({
  ties: z.array(z.string()),
  records: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  failed: z.int().min(0),
  differenceKg: z.string(),
  moves: z.array(ruleMoveSchema),
  next: z.string().nullable(),
})
