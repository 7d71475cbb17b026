import { describe, expect, it } from 'vitest'
import { findProposals } from '../../../../src/apps/page/import/proposals.ts'

describe('the words that a message proposes', () => {
  it('are those to write in place of a name, which leave its message', () => {
    const message =
      '"York" is the name of 2 places: York, GB; York, US; choose one by writing a country ("York, GB"); for all rows of the name, write “York, GB” in its place or write “York, US” in its place'
    expect(findProposals(message)).toEqual({
      message: '"York" is the name of 2 places: York, GB; York, US; choose one by writing a country ("York, GB")',
      words: ['York, GB', 'York, US'],
    })
  })

  it('are those of another sentence', () => {
    const message =
      'is in GB, and the row says US; correct one of the two; if it is in US, write “Leeds, US” in its place; if it is in GB, write “Leeds, GB” in its place'
    expect(findProposals(message)).toEqual({
      message: 'is in GB, and the row says US; correct one of the two',
      words: ['Leeds, US', 'Leeds, GB'],
    })
  })

  it('are the word that is meant', () => {
    expect(findProposals('"kWhh" is not a unit; did you mean kWh?').words).toEqual(['kWh'])
    expect(findProposals('is no unit; did you mean kWh or "MWh"?').words).toEqual(['kWh', 'MWh'])
  })

  it('are none of any other message, which stays as it is', () => {
    expect(findProposals('Must not be negative.')).toEqual({ message: 'Must not be negative.', words: [] })
  })
})
