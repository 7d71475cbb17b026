export { EventLoopYield as Pace, yieldToOthers as pause } from '../../store/index.ts'
