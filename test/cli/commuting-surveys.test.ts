import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) =>
  calculateText(text, '--country', 'GB', '--year', '2025', ...options)

/** The figures of kilometres by factor. */
const quantities = async (...rows: readonly string[]) =>
  (await run(`activity,start,value,unit,factor\n${rows.map((row) => `quantity,2025,${row}`).join('\n')}`)).kg

describe.each([
  ['Employee', 'Mode', 'One-way distance (km)', 'Days per week', 'Weeks per year'],
  ['Employee ID', 'Commute mode', 'Commute distance one way (km)', 'Days in office', 'Weeks worked per year'],
  ['Mitarbeiter', 'Verkehrsmittel', 'Entfernung einfach (km)', 'Tage pro Woche', 'Wochen pro Jahr'],
  ['Salarié', 'Mode de transport', 'Distance aller simple (km)', 'Jours par semaine', 'Semaines par an'],
  ['Empleado', 'Medio de transporte', 'Distancia ida (km)', 'Días por semana', 'Semanas al año'],
  ['Dipendente', 'Mezzo di trasporto', 'Distanza sola andata (km)', 'Giorni a settimana', 'Settimane'],
])('a survey of commuting with %s, %s and %s', (...header) => {
  const survey = (...rows: readonly string[]) => `${header.join(';')}\n${rows.join('\n')}`

  it('counts the distance both ways on the days and weeks of the answers', async () => {
    const { kg, column, said } = await run(survey('A;Car;12;4;46', 'B;Train;30;3 days;40', 'C;Bus;2,5;5;44'))
    const own = ['4416,km,average car', '7200,passenger·km,national rail', '1100,passenger·km,average local bus']
    expect(kg).toEqual(await quantities(...own))
    expect(column('scope')).toEqual(['3', '3', '3'])
    expect(said).toContain(`"${header[2]}" × 2 × "${header[3]}" × "${header[4]}"`)
  })

  it('leaves bicycles out and counts nobody with 0 days', async () => {
    const { kg, said } = await run(survey('A;Bicycle;5;5;44', 'B;Car;5;0;44', 'C;Car;10;1;1'))
    expect(kg).toEqual(await quantities('20,km,average car'))
    expect(said).toContain('1 × is a journey by bicycle or on foot')
  })

  it('asks for the weeks instead of guessing them', async () => {
    const without = survey('A;Car;12;4;46').replaceAll(/;[^;\n]*(?=\n|$)/g, '')
    const { kg, said } = await run(without)
    expect(kg).toEqual([])
    expect(said).toContain('without the weeks of the year in which people travel, which are not guessed')
  })

  it('asks about an answer that is no number and about a mode that is unclear, and the advice works', async () => {
    expect((await run(survey('A;Car;12;every day;46'))).said).toContain('"every day" is no number')
    expect((await run(survey('A;Car share;12;4;46'))).said).toContain('is a shared car')
    const { kg } = await run(survey('A;Car share;12;4;46'), '--map', 'Car share=mode:car')
    expect(kg).toEqual(await quantities('4416,km,average car'))
  })
})

describe('a way to work by a car', () => {
  const survey = (mode: string, country: string) => {
    const text = `Mode,One-way distance (km),Days per week,Weeks per year\n${mode},10,1,1`
    return calculateText(text, '--country', country, '--year', '2025')
  }

  it.each([
    ['Petrol car', 'average car petrol'],
    ['Car (electric)', 'average car battery electric vehicle'],
    ['Auto - Diesel', 'average car diesel'],
    ['Car', 'average car'],
  ])('has the fuel that %s names', async (mode, factor) => {
    expect((await survey(mode, 'GB')).kg).toEqual(await quantities(`20,km,${factor}`))
    // another country has no factor of its own
    expect((await survey(mode, 'IE')).kg).toHaveLength(1)
  })
})

describe.each(['Employees', 'Number of employees', 'Anzahl Mitarbeiter', "Nombre d'employés", 'Número de empleados'])(
  'a survey with groups of people in the column %s',
  (people) => {
    it('counts each of them', async () => {
      const header = `Mode;One-way distance (km);Days per week;Weeks per year;${people}`
      const { kg, said } = await run(`${header}\nCar;12;4;46;14\nTrain;30;3;40;1`)
      expect(kg).toEqual(await quantities('61824,km,average car', '7200,passenger·km,national rail'))
      expect(said).toContain(`× "Weeks per year" × "${people}"`)
    })
  },
)

describe.each([
  [
    'How do you usually travel to work?',
    'How many miles is your one-way commute?',
    'How many days a week do you come to the office?',
    'How many weeks did you work in 2025?',
  ],
  [
    'How do you get from home to work?',
    'One-way distance from home to office (miles)',
    'How many days per week do you travel to the office?',
    'Working weeks per year',
  ],
  [
    'Wie kommen Sie zur Arbeit?',
    'Wie weit ist Ihr Arbeitsweg (einfach, miles)?',
    'An wie vielen Tagen pro Woche kommen Sie ins Büro?',
    'Wie viele Wochen im Jahr arbeiten Sie?',
  ],
  [
    'Comment venez-vous au travail ?',
    'Quelle est la distance domicile-travail (aller simple, miles) ?',
    'Combien de jours par semaine venez-vous au bureau ?',
    'Combien de semaines par an ?',
  ],
  [
    '¿Cómo va al trabajo?',
    '¿Cuántas miles hay hasta la oficina (solo ida)?',
    '¿Cuántos días a la semana va a la oficina?',
    '¿Cuántas semanas al año?',
  ],
  [
    'Come si reca al lavoro?',
    'Distanza casa-lavoro (sola andata, miles)',
    'Quanti giorni a settimana viene in ufficio?',
    'Quante settimane all’anno?',
  ],
  [
    'Hoe reist u naar het werk?',
    'Hoe ver is uw woon-werkafstand (enkele reis, miles)?',
    'Hoeveel dagen per week komt u naar kantoor?',
    'Hoeveel weken per jaar?',
  ],
])('a form that asks %s', (...questions) => {
  const header = ['ID', 'Start time', 'Completion time', ...questions].join(';')
  const answer = (...cells: readonly string[]) => ['1', '2025-11-03 09:01', '2025-11-03 09:04', ...cells].join(';')
  const rows = [
    answer('Car', '12', '3', '46'),
    answer('Walk / cycle', '1', '5', '46'),
    answer('Work from home', '', '', ''),
  ]

  it('counts the journeys of a year, and says who moves without a motor', async () => {
    const { kg, said } = await run([header, ...rows].join('\n'))
    expect(kg).toEqual(await quantities('3312,mi,average car'))
    expect(said).toContain('3.7 Employee commuting')
    expect(said).toContain('1 × is a journey by bicycle or on foot')
    expect(said).toContain('1 × is work at home and no journey')
    expect(said).not.toContain('add its cost as spend')
  })

  it('never counts one journey: asks for the days, and for the weeks', async () => {
    const keep = (text: string, but: number) =>
      text
        .split('\n')
        .map((line) =>
          line
            .split(';')
            .filter((_, index) => index !== but)
            .join(';'),
        )
        .join('\n')
    for (const [but, asked] of [
      [5, 'without the days'],
      [6, 'without the weeks'],
    ] as const) {
      const { kg, said } = await run(keep(`${header}\n${rows[0] ?? ''}`, but))
      expect(kg).toEqual([])
      expect(said).toContain(asked)
    }
  })

  it('reads the parts that a map names', async () => {
    const [mode = '', distance = ''] = questions
    const maps = ['--map', `${mode}=mode`, '--map', `${distance}=value`]
    const { kg } = await run([header, ...rows].join('\n'), ...maps)
    expect(kg).toEqual(await quantities('3312,mi,average car'))
  })
})

describe('a survey of commuting', () => {
  it.each([
    ['days of a week', 'Days per week,Weeks per year', '8,40', 'is more than 7'],
    ['weeks of a year', 'Days per week,Weeks per year', '4,60', 'is more than 53'],
    ['days of a year', 'Days per year', '400', 'is more than 366'],
    ['days of a month', 'Commuting days per month', '12', 'is days of a month'],
  ])('refuses wrong %s', async (_, names, numbers, sentence) => {
    const { kg, said } = await run(`Employee,Commute mode,One-way distance (km),${names}\nA,Car,10,${numbers}`)
    expect(kg).toEqual([])
    expect(said).toContain(sentence)
  })

  const header = (distance: string) => `Employee,Mode,${distance},Days per week,Weeks per year`

  it('does not double the distance of both ways, and reads miles', async () => {
    const { kg } = await run(`${header('Round-trip distance (miles)')}\nA,Car,20,4,46`)
    expect(kg).toEqual(await quantities('3680,mi,average car'))
  })

  it.each(['One way miles', 'Miles one way', 'Single journey miles'])(
    'knows the distance by its way: %s',
    async (name) => {
      const { kg } = await run(`${header(name)}\nA,Car,10,4,46`)
      expect(kg).toEqual(await quantities('3680,mi,average car'))
    },
  )

  it('takes the days of a year, and the fuel of a car', async () => {
    const { kg } = await run('Employee,Mode,Fuel,One-way distance (km),Days per year\nA,Car,Petrol,10,200')
    expect(kg).toEqual(await quantities('4000,km,average car petrol'))
  })

  it('asks about a distance of unknown ways, and about times of travel', async () => {
    const unclear = await run(`${header('Distance (km)')}\nA,Car,20,4,46`)
    expect(unclear.said).toContain('does not say whether it is one way or both')
    expect((await run(`${header('Travel time (minutes)')}\nA,Car,20,4,46`)).said).toContain('which gives no distance')
  })

  it('says that home days and a response rate are not read', async () => {
    const rows = `${header('One-way distance (km)')},Home office days,Response rate\nA,Car,20,4,46,1,62%`
    const { said } = await run(rows)
    expect(said).toContain('the column "Home office days" is not read: homeworking counts by its hours')
    expect(said).toContain('the column "Response rate" is not read')
  })

  it('needs the year, and says how to give it', async () => {
    const { said } = await calculateText(`${header('One-way distance (km)')}\nA,Car,20,4,46`, '--country', 'GB')
    expect(said).toContain('pass --year YEAR with their year if all rows are of one year')
  })
})

describe.each([
  ['Do you share the car?', 'No', 'Yes, with one colleague'],
  ['Number of people in the car', '1', '2'],
  ['Passengers', '0', '1'],
  ['Fahrgemeinschaft', 'nein, allein', 'ja'],
  ['Covoiturage', 'non', '2 personnes'],
])('a survey of commuting with %s', (header, alone, shared) => {
  const survey = (...cells: readonly string[]) =>
    `Mode,One-way distance (km),Days per week,Weeks per year,${header}\n${cells
      .map((cell) => `Car,12,4,46,"${cell}"`)
      .join('\n')}`

  it('counts a car with one person whole', async () => {
    const { kg } = await run(survey(alone, ''))
    expect(kg).toEqual(await quantities('4416,km,average car', '4416,km,average car'))
  })

  it('asks about a shared car, and the advice works', async () => {
    const { kg, said } = await run(survey(alone, shared))
    expect(kg).toEqual([])
    expect(said).toContain(`"${shared}" is a shared car, of which this row would count the whole`)
    const left = await run(survey(alone, shared), '--map', `${header}=`)
    expect(left.kg).toEqual(await quantities('4416,km,average car', '4416,km,average car'))
    expect(left.said).toContain(`the column "${header}" is not read`)
  })

  it('needs no answer of those who take a train', async () => {
    const { kg } = await run(survey(shared).replace('Car,', 'Train,'))
    expect(kg).toEqual(await quantities('4416,passenger·km,national rail'))
  })
})

it('names the columns of a survey that are not read', async () => {
  const text = 'Timestamp,Mode,Distance one way (km),Days per week,Weeks per year,Why?\n2025-03-03,Car,12,4,46,Fast\n'
  const { said } = await run(text)
  expect(said).toContain('the columns "Timestamp", "Why?" are not read; check that they are no part of a journey')
})

describe('the map of a survey of commuting', () => {
  const survey = (...modes: readonly string[]) =>
    `Mode,One-way distance (km),Days per week,Weeks per year\n${modes.map((mode) => `${mode},12,4,46`).join('\n')}`

  it.each(['E-Bike=mode:bicycle', 'E-Bike=mode:motorbike', 'E-Bike=mode:none'])(
    'uses %s without a remark',
    async (word) => {
      const { said, code } = await run(survey('Car', 'E-Bike'), '--map', word)
      expect(code).toBe(0)
      expect(said).not.toContain('never used')
    },
  )

  it('reports a word that no answer has', async () => {
    const { said } = await run(survey('Car'), '--map', 'E-Bik=mode:bicycle')
    expect(said).toContain('the map gives "E-Bik" a meaning that is never used')
  })

  it('asks for what people who take public transport travel by', async () => {
    for (const word of ['ÖPNV', 'public transport', 'transports en commun', 'mezzi pubblici']) {
      const { said } = await run(survey(word))
      expect(said).toContain('does not say by what; write train, bus or tram')
    }
    const { kg } = await run(survey('ÖPNV'), '--map', 'ÖPNV=mode:bus')
    expect(kg).toEqual(await quantities('4416,passenger·km,average local bus'))
  })
})
