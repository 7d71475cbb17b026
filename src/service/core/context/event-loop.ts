export { EventLoopYield, yieldToOthers } from '../../../store/index.ts'
