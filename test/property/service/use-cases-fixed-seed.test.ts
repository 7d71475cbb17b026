import { FIXED_SEED } from '../../fixtures/seeds.ts'
import { describeAgreement } from './model/describe-agreement.ts'

// The same sequences in every run.
describeAgreement(FIXED_SEED)
