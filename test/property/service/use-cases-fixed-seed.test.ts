import { SEEDS } from '../../fixtures/seeds.ts'
import { describeAgreement } from './model/describe-agreement.ts'

// The same sequences in every run.
describeAgreement(SEEDS[0] as number)
