// two copies of the library in one process know each other's errors and factors
const { calculateFuel, EmissionsError } = require('tonne')
const { findFactor } = require('tonne/factors')

const KEY = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'

async function run() {
  const modules = { ...(await import('tonne')), ...(await import('tonne/factors')) }
  const thrown = (call) => {
    try {
      return call()
    } catch (error) {
      return error
    }
  }
  const theirs = thrown(() => modules.findFactor('none'))
  const ours = thrown(() => findFactor('none'))
  console.log(
    JSON.stringify({
      known: [EmissionsError.is(theirs), modules.EmissionsError.is(ours)],
      mixed: [
        calculateFuel({ value: 1, unit: 'l', factor: modules.findFactor(KEY) }).emission,
        modules.calculateFuel({ value: 1, unit: 'l', factor: findFactor(KEY) }).emission,
      ],
    }),
  )
}

run()
