import type { Reporter, TestModule } from 'vitest/node'
import type { CaseCounts } from '../fixtures/seeds.ts'

/** Prints at the end how many of the cases of property tests the run tried, and by which seed. */
export class CaseReporter implements Reporter {
  readonly #counts = { all: 0, tried: 0 }

  onTestModuleEnd(module: TestModule): void {
    const { cases } = module.meta() as { readonly cases?: CaseCounts }
    this.#counts.all += cases?.all ?? 0
    this.#counts.tried += cases?.tried ?? 0
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const { all, tried } = this.#counts
    if (all === 0) return
    const seed = modules[0]?.project.config.env?.TONNE_SEED
    const rest = tried < all ? '; npm run test:thorough tries all' : ''
    console.log(` Cases of property tests: ${tried} of ${all}, TONNE_SEED=${seed}${rest}\n`)
  }
}
