import { SEEDS } from '../../fixtures/seeds.ts'
import { describeAgreement } from './model/describe-agreement.ts'

// Sequences of this run alone, in a file of their own, so that both run at once.
describeAgreement(SEEDS[1] as number)
