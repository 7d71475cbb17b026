import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** Calculates a tonne of each waste with a treatment, in Great Britain in 2025. */
const calculate = (wastes: readonly string[], treatment: string, options: readonly string[] = []) => {
  const rows = wastes.map((waste) => `quantity,2025-01-05,"${waste}",${treatment},1,t,GB`)
  const text = ['activity,start,factor,treatment,value,unit,country', ...rows].join('\n')
  return runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })
}
const factorsOf = (results = '') =>
  Array.from(results.matchAll(/desnz-\d+\/waste-disposal\/([a-z-]+\/[a-z0-9-]+\/[a-z-]+)/g), ([, path]) => path)

describe('words for waste in five languages', () => {
  it.each([
    [
      'refuse/commercial-and-industrial-waste',
      'general waste',
      'Restmüll',
      'Sperrmüll',
      'rifiuti misti',
      'déchets en mélange',
      'fracción resto',
    ],
    [
      'paper/paper-and-board-mixed',
      'paper',
      'Altpapier',
      'PPK',
      'papier',
      'carton',
      'papel',
      'carta',
      'carta e cartone',
    ],
    ['plastic/plastics-average-plastics', 'plastics', 'Kunststoffe', 'plastique', 'plásticos', 'plastica'],
    ['construction/wood', 'wood', 'Altholz', 'bois', 'madera', 'legno'],
    ['other/glass', 'glass', 'Altglas', 'verre', 'vidrio', 'vetro'],
    ['metal/metal-scrap-metal', 'metals', 'Schrott', 'ferraille', 'chatarra', 'rottami'],
    ['construction/aggregates', 'rubble', 'Bauschutt', 'gravats', 'escombros', 'macerie'],
    [
      'refuse/organic-food-and-drink-waste',
      'food waste',
      'Speisereste',
      'déchets alimentaires',
      'restos de comida',
      'rifiuti alimentari',
    ],
    [
      'refuse/organic-garden-waste',
      'garden waste',
      'Grünschnitt',
      'déchets verts',
      'residuos de jardín',
      'rifiuti verdi',
    ],
    ['electrical-items/weee-mixed', 'WEEE', 'Elektroschrott', 'DEEE', 'RAEE'],
  ])('%s', async (path, ...wastes) => {
    const { stderr, files } = await calculate(wastes, 'landfill')
    expect(stderr).toBe('')
    expect(factorsOf(files['out.csv'])).toEqual(wastes.map(() => `${path}/landfill`))
  })

  it.each([
    ['landfill', 'discarica', 'vertedero', 'enfouissement', 'Deponie'],
    [
      'incineration-with-energy-recovery',
      'incinération',
      'Verbrennung',
      'incineración',
      'incinerazione',
      'termovalorizzazione',
    ],
    ['closed-loop', 'reciclaje', 'recyclage', 'riciclo', 'riciclaggio', 'recycelt'],
  ])('%s', async (path, ...treatments) => {
    for (const treatment of treatments) {
      const { files } = await calculate(['paper'], treatment)
      expect(factorsOf(files['out.csv'])).toEqual([`paper/paper-and-board-mixed/${path}`])
    }
  })
})

describe('codes of the list of wastes', () => {
  it.each(['17 09 04*', 'EWC 17 09 04', 'CER 170904', '17 09 04'])('reads %s', async (code) => {
    expect(factorsOf((await calculate([code], 'recycling')).files['out.csv'])).toEqual([
      'construction/average-construction/closed-loop',
    ])
  })

  it.each(['20', '17', '15', '20 01', '2001', 'EWC 17', 'LER 20 01'])('asks for the six digits of %s', async (code) => {
    const { stderr } = await calculate([code], 'recycling')
    expect(stderr).toContain(`"${code}" is a chapter or group of the list of wastes`)
  })

  it('reads a group whose codes are of one material', async () => {
    expect(factorsOf((await calculate(['17 04'], 'recycling')).files['out.csv'])).toEqual([
      'construction/metals/closed-loop',
    ])
  })
})

describe('waste that is asked', () => {
  it.each([
    'DMR',
    'Dry mixed recycling',
    'mixed recyclables',
    '15 01 06',
    'Leichtverpackungen',
    'emballages en mélange',
    'envases',
    'multimateriale',
  ])('%s is a mix, and the option works', async (waste) => {
    const { stderr } = await calculate([waste], 'recycling')
    expect(stderr).toContain(`"${waste}" is a mix of materials`)
    const [, option = ''] = /--map "([^"]+)"/.exec(stderr) ?? []
    const mapped = await calculate([waste], 'recycling', ['--map', option.replace('MATERIAL', 'paper')])
    expect(factorsOf(mapped.files['out.csv'])).toEqual(['paper/paper-and-board-mixed/closed-loop'])
  })

  it.each(['waste', 'Abfall', 'déchets', 'residuos', 'rifiuti'])('%s does not say which', async (waste) => {
    expect((await calculate([waste], 'landfill')).stderr).toContain(`"${waste}" does not say which waste`)
  })

  it('has no keys proposed that share only the treatment', async () => {
    const { stderr } = await calculate(['xyzzy'], 'recycling')
    expect(stderr).toContain('"xyzzy" is no known waste')
    expect(stderr).not.toContain('desnz-')
  })

  it.each(['Verwertung', 'recupero', 'valorisation', 'valorización', 'disposal', 'R13', 'D15'])(
    'by the treatment %s, with options that work',
    async (treatment) => {
      const { stderr } = await calculate(['paper'], treatment)
      const options = Array.from(stderr.matchAll(/--map "([^"]+)"/g), ([, option = '']) => option)
      expect(options.length).toBeGreaterThan(1)
      for (const option of options) expect((await calculate(['paper'], treatment, ['--map', option])).code).toBe(0)
    },
  )

  it('is offered keys of the edition of its period only', async () => {
    const text = 'activity,start,factor,value,unit,country\nquantity,2025-01-05,plastic fim landfil tonne xq,1,t,GB'
    const { stderr } = await runTonne(['calculate', 'in.csv'], { files: { 'in.csv': text } })
    expect(stderr).toContain('did you mean desnz-2025/')
    expect(stderr).not.toContain('desnz-2026/')
  })
})

describe('everyday names of waste in the United States', () => {
  it.each([
    ['Food scraps', 'Composted', 'food-waste/composted'],
    ['Kitchen waste', 'Landfill', 'food-waste/landfilled'],
    ['General waste', 'Landfill', 'mixed-msw/landfilled'],
    ['Rubbish', 'WTE', 'mixed-msw/combusted'],
    ['Scrap metal', 'Recycled', 'mixed-metals/recycled'],
    ['Plastics', 'Recycled', 'mixed-plastics/recycled'],
    ['E-waste', 'Recycled', 'mixed-electronics/recycled'],
  ])('%s, %s is of US EPA', async (material, treatment, key) => {
    const { files, stdout } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'US'], {
      files: { 'in.csv': `Date,Site,Material,Treatment,Weight (t)\n2025-01-20,P,${material},${treatment},1\n` },
    })
    expect(files['out.csv']).toContain(`epa-2025/waste/${key}/`)
    expect(stdout).not.toContain('no factor of the United States')
  })
})
