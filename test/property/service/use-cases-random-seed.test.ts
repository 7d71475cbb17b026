import { SEED_OF_RUN } from '../../fixtures/seeds.ts'
import { describeAgreement } from './model/describe-agreement.ts'

// Sequences of this run alone, in a file of their own, so that both run at once.
describeAgreement(SEED_OF_RUN)
