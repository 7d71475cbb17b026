import type { Figure } from './figures.ts'

/** Opens the explanation of a figure; focus goes back to the opener afterwards. */
export type Explain = (figure: Figure, opener: HTMLElement) => void
