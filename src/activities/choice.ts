export { checkChoice } from '../errors/index.ts'
