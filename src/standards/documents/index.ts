export { type BatchUseCases, batchMassReader, movementsOfBatch } from './company-batches.ts'
export * from './field-rules.ts'
