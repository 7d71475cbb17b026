import { describe, expect, it } from 'vitest'
import { findProduct } from '../../src/rows/words/product-words.ts'
import { calculateText } from './calculated-file.ts'
import { printedOptions, withWords } from './printed-options.ts'

const WORDS = 'legal services'

const USUAL = ['--country', 'GB', '--price-year', '2022', '--date-format', 'dmy']
const calculate = (lines: readonly string[], options: readonly string[] = []) =>
  calculateText(`${lines.join('\n')}\n`, ...USUAL, ...options)

/** The options that a message advises, in order. */
const optionsOf = (text: string) => printedOptions(text).map(([, value = '']) => withWords(value))
const ofAmount = async (amount: string, currency: string) =>
  (await calculate(['activity,start,value,currency,factor', `spend,2022-01-10,${amount},${currency},${WORDS}`])).kg

describe('the currency of a ledger with several', () => {
  it.each([
    ['Currency,Amount,Base amount,Base currency', 'EUR,1000,850,GBP', '1000', 'EUR'],
    ['Base currency,Base amount,Currency,Amount', 'GBP,850,EUR,1000', '1000', 'EUR'],
    ['Original Currency,Original Amount,Currency,Amount', 'EUR,1000,GBP,850', '850', 'GBP'],
    ['Original Currency,Original Amount,Base amount,Base currency', 'EUR,1000,850,GBP', '1000', 'EUR'],
    [
      'Amount in local currency,Local Currency,Amount in doc. curr.,Document Currency',
      '850,GBP,1000,EUR',
      '1000',
      'EUR',
    ],
    ['Currency,Amount,Original Currency', 'GBP,850,EUR', '850', 'GBP'],
    ['Currency,Amount,Net amount (base),Base currency', 'EUR,1000,850,GBP', '850', 'GBP'],
    ['Betrag in Belegwährung,Belegwährung,Betrag in Hauswährung,Hauswährung', '1000,EUR,850,GBP', '1000', 'EUR'],
    ['Betrag in HW,HWähr', '850,GBP', '850', 'GBP'],
    ['Foreign Amount,Foreign Currency', '1000,EUR', '1000', 'EUR'],
    ['Net amount,Transaction currency', '850,GBP', '850', 'GBP'],
  ])('is that of the amount that counts: %s', async (header, cells, amount, currency) => {
    const { stderr, kg } = await calculate([`Date,Account name,${header}`, `10/01/2022,${WORDS},${cells}`])
    expect([stderr, kg]).toEqual(['', await ofAmount(amount, currency)])
  })

  it.each([
    ['Net Amount,Original Currency', '1000,EUR'],
    ['Base amount,Currency', '1000,EUR'],
    ['Base amount,Original Currency', '1000,EUR'],
    ['Betrag in HW,Währung', '1000,EUR'],
  ])('is asked about if it may be another one, with advice that works: %s', async (header, cells) => {
    const lines = [`Date,Account name,${header}`, `10/01/2022,${WORDS},${cells}`]
    const { stderr } = await calculate(lines)
    expect(stderr).toContain('may not be the currency of')
    const [same = '', leaving = '', other = ''] = optionsOf(stderr)
    expect((await calculate(lines, ['--map', same])).kg).toEqual(await ofAmount('1000', 'EUR'))
    const named = await calculate(lines, ['--map', leaving, '--map', other])
    expect(named.kg).toEqual(await ofAmount('1000', 'GBP'))
  })
})

describe('two amounts with one currency', () => {
  it('are asked about, and either option works', async () => {
    const lines = ['Date,Account name,Amount,Foreign Amount,Currency', `10/01/2022,${WORDS},1000,1200,EUR`]
    const { stderr } = await calculate(lines)
    expect(stderr).toContain('"Currency" may be the currency of "Amount" or of "Foreign Amount"')
    const [withoutForeign = '', withoutAmount = ''] = optionsOf(stderr)
    expect((await calculate(lines, ['--map', withoutForeign])).kg).toEqual(await ofAmount('1000', 'EUR'))
    expect((await calculate(lines, ['--map', withoutAmount])).kg).toEqual(await ofAmount('1200', 'EUR'))
  })
})

describe('the net amount of a ledger', () => {
  it.each([
    'Kontobezeichnung,Netto,MwSt,Brutto,Währung',
    'Kontobezeichnung,Brutto,USt,Netto,Währung',
    'Libellé compte,HT,TVA,TTC,Devise',
    'Intitulé du compte,TTC,TVA,HT,Devise',
    'Descrizione conto,Imponibile,IVA,Totale,Valuta',
    'Nombre cuenta,Base imponible,Cuota IVA,Total factura,Moneda',
    'Account name,Net,VAT,Gross,Currency',
  ])('is the value, and not that with taxes: %s', async (header) => {
    const isGrossFirst = /^[^,]+,(?:Brutto|TTC)/.test(header)
    const { stderr, kg } = await calculate([
      `Date,${header}`,
      `10/01/2022,${WORDS},${isGrossFirst ? '1190,190,1000' : '1000,190,1190'},GBP`,
    ])
    expect([stderr, kg]).toEqual(['', await ofAmount('1000', 'GBP')])
  })

  it.each([
    ['Account', 'Gross Amount'],
    ['Kontobezeichnung', 'Brutto'],
    ['Libellé compte', 'TTC'],
    ['Descrizione conto', 'Totale'],
    ['Nombre cuenta', 'Total factura'],
  ])('is asked for where only one with taxes is there: %s, %s', async (account, gross) => {
    const lines = [`Date,${account},${gross},Currency`, `10/01/2022,${WORDS},1000,GBP`]
    const { stderr } = await calculate(lines)
    expect(stderr).toContain(`has only the amount "${gross}", which has taxes in it or may have them`)
    const read = await calculate(lines, ['--map', optionsOf(stderr)[0] ?? ''])
    expect([read.stderr, read.kg]).toEqual(['', await ofAmount('1000', 'GBP')])
  })

  it('is no weight of a weighbridge', async () => {
    const { stderr } = await calculate(['Datum;Abfall;Brutto;Tara;Netto;Währung', '10.01.2022;Papier;12;2;10;EUR'])
    expect(stderr).not.toContain('which has taxes')
  })
})

describe('the columns of a ledger', () => {
  it('that are read as one name both, and either option works', async () => {
    const lines = ['Date,Account,Net Amount,Net Value,Currency', `10/01/2022,${WORDS},1000,850,GBP`]
    const { stderr } = await calculate(lines)
    expect(stderr).toContain('the columns "Net Amount" and "Net Value" are both read as value; leave one of them out')
    const [first = '', second = ''] = optionsOf(stderr)
    expect((await calculate(lines, ['--map', first])).kg).toEqual(await ofAmount('850', 'GBP'))
    expect((await calculate(lines, ['--map', second])).kg).toEqual(await ofAmount('1000', 'GBP'))
  })

  it('may have one name twice if they are not read', async () => {
    const lines = (name: string) => [
      `Date,${name},Account,${name},Net Amount,Currency`,
      `10/01/2022,x,${WORDS},y,850,GBP`,
    ]
    expect((await calculate(lines('St'))).kg).toEqual(await ofAmount('850', 'GBP'))
    const asked = await calculate(['Date,Net amount,Account,Net amount,Currency', `10/01/2022,1,${WORDS},2,GBP`])
    expect(asked.stderr).toContain('both read as value; rename one of them in the file')
  })

  it('with debits and credits leave out an amount that repeats them without a sign', async () => {
    const { kg } = await calculate(
      ['Date,Account,Value,Debit,Credit,Currency', `10/01/2022,${WORDS},850,,850,GBP`],
      ['--allow-credits'],
    )
    expect(kg.map((one) => -one)).toEqual(await ofAmount('850', 'GBP'))
  })

  it.each([
    ['Date,Account,Debit,Credit,Currency', `10/01/2022,${WORDS},see note,12,GBP`, '2:27'],
    ['Date,Account,Debit,Credit,Currency', `,${WORDS},12,see note,GBP`, '2:20'],
    ['Date,Account,Amount,S/H,Currency', `10/01/2022,${WORDS},see note,H,GBP`, '2:27'],
    ['Date,Refrigerant,Added (kg),Recovered (kg)', '10/01/2022,R134a,see note,1', '2:18'],
    ['Traveller,Departure date,From,To,Mode,Distance (miles)', 'Jo,10/01/2022,London,Paris,AIR,see note', '2:32'],
  ])('say where a text stands in place of a number: %s, %s', async (header, row, place) => {
    const { stderr } = await calculate([header, row])
    expect(stderr).toMatch(new RegExp(`in\\.csv:${place}: not_a_number: \\w+: .*is not a number`))
  })
})

describe('a list of SAP', () => {
  const LISTS: Readonly<Record<string, readonly string[]>> = {
    'FBL3N in English': [
      ',St,Assignment,DocumentNo,Doc. Date,Pstng Date,Amount in local cur.,LCurr,Tx,G/L Acct Long Text,St',
      `,@5C@,1,19,09.01.2022,10.01.2022,1200.50,GBP,V1,${WORDS},1`,
      `,@5C@,1,20,09.01.2022,10.01.2022,200.50-,GBP,V1,${WORDS},1`,
      '*,,,,,,1000.00,GBP,,,',
      `,@5C@,1,21,09.01.2022,10.01.2022,500.00,GBP,V1,${WORDS},1`,
      '*,,,,,,500.00,GBP,,,',
      '**,,,,,,1500.00,GBP,,,',
    ],
    'FBL3N in German': [
      ';St;Zuordnung;Belegnr;Buchungsdatum;Betrag in HW;HWähr;St;Sachkontolangtext',
      `;@5C@;1;19;10.01.2022;1.200,50;GBP;V1;${WORDS}`,
      `;@5C@;1;20;10.01.2022;200,50-;GBP;V1;${WORDS}`,
      '*;;;;;1.000,00;GBP;;',
      `;@5C@;1;21;10.01.2022;500,00;GBP;V1;${WORDS}`,
      '**;;;;;1.500,00;GBP;;',
    ],
    KSB1: [
      'Cost Element,Cost element name,Cost Center,Posting Date,Val.in rep.cur.,RCurr,Name of offsetting account',
      `476000,${WORDS},1000,10.01.2022,1200.50,GBP,Acme`,
      `476000,${WORDS},1000,10.01.2022,200.50-,GBP,Acme`,
      `476000,${WORDS},1000,10.01.2022,500.00,GBP,Acme`,
      ',*,,,1500.00,GBP,',
    ],
    ME2N: [
      'Purchasing Document,Item,Document Date,Material Group,Order Quantity,Order Unit,Net Price,Currency,Net Order Value',
      `45,10,10.01.2022,${WORDS},100,PC,12.005,GBP,1200.50`,
      `45,20,10.01.2022,${WORDS},-1,PC,200.50,GBP,200.50-`,
      `45,30,10.01.2022,${WORDS},1,PC,500,GBP,500.00`,
    ],
  }

  it.each(Object.entries(LISTS))('has its rows without its subtotals: %s', async (_, lines) => {
    const { stderr, kg, summary } = await calculate(lines, ['--allow-credits', '--map', '=currency:GBP'])
    const one = async (amount: string) => (await ofAmount(amount, 'GBP'))[0] ?? 0
    const [first, second, third] = [await one('1200.50'), await one('200.50'), await one('500')]
    expect([stderr, kg]).toEqual(['', [first, -second, third]])
    if (lines.some((line) => line.startsWith('*'))) expect(summary).toContain('is the sum of other rows: line')
  })
})

describe('the name of a supplier in place of a purchase', () => {
  it.each([
    'BRITISH GAS',
    'British Gas Business',
    'Scottish Power',
    'Shell Energy',
    'TOTAL GAS & POWER',
    'National Grid Electricity',
  ])('decides nothing by a part of it, and the advice works: %s', async (name) => {
    const lines = ['activity,start,value,currency,factor', `spend,2022-01-10,1000,GBP,${name}`]
    const { stderr } = await calculate(lines)
    expect(stderr).toContain(`"${name}"`)
    const named = await calculate(lines, ['--map', `${name}=factor:natural gas supply`])
    expect([named.stderr, named.kg.length]).toEqual(['', 1])
  })

  it('is no fuel if it is only a brand', () => {
    expect(['Shell', 'Total', 'Jet', 'Texaco'].map((name) => findProduct(name))).toEqual(Array(4).fill(undefined))
    expect(findProduct('Shell Diesel')).toEqual({ activity: 'fuel', fuel: 'Diesel' })
  })
})
