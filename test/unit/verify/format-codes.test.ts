import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorOf } from '../../fixtures/violations.ts'
