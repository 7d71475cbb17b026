import { describe, expect, it } from 'vitest'
import { momentText } from '../../../src/base/index.ts'

describe('momentText', () => {
  it('prints a day if the moment is its beginning, and other moments as they are', () => {
    expect(momentText('2025-01-31T00:00:00.000Z')).toBe('2025-01-31')
    expect(momentText('2025-01-31T00:00:00.001Z')).toBe('2025-01-31T00:00:00.001Z')
    expect(momentText('2025-01-31')).toBe('2025-01-31')
  })
})
