export { type BatchUseCases, batchMassReader, movementsOfBatch } from './company-batches.ts'
export * from './field-rules.ts'
export { printDecimal } from './print-decimal.ts'
