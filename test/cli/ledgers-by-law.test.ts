import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const USUAL = ['--country', 'GB', '--map', '=currency:GBP', '--allow-credits'] as const
const ledger = (lines: readonly string[], ...options: readonly string[]) =>
  calculateText(`${lines.join('\n')}\n`, ...USUAL, ...options)
/** What the purchases of each ledger below are: 100 on paper, 30 of it taken back, and 400 for insurance. */
const PURCHASES = [
  'Date,Account,Net amount',
  '2023-01-15,Stationery,100.00',
  '2023-02-10,Stationery,-30.00',
  '2023-03-01,Insurance,400.00',
]

const FEC_NAMES =
  'JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|CompAuxNum|CompAuxLib|PieceRef|PieceDate|EcritureLib|Debit|Credit|EcritureLet|DateLet|ValidDate|Montantdevise|Idevise'
const fec = (journal: string, day: string, account: string, debit: string, credit: string) =>
  `${journal}|1|${day}|${account}|||P|${day}|x|${debit}|${credit}|||${day}||`
const FEC = [
  FEC_NAMES,
  fec('AN|A nouveaux', '20230101', '218300|Stationery', '5000,00', '0,00'),
  fec('AN|A nouveaux', '20230101', '101000|Capital', '0,00', '5000,00'),
  fec('AC|Achats', '20230115', '606400|Stationery', '100,00', '0,00'),
  fec('AC|Achats', '20230115', '445660|TVA', '20,00', '0,00'),
  fec('AC|Achats', '20230115', '401000|Fournisseurs', '0,00', '120,00'),
  fec('BQ|Banque', '20230131', '401000|Fournisseurs', '120,00', '0,00'),
  fec('BQ|Banque', '20230131', '512000|Banque', '0,00', '120,00'),
  fec('AC|Achats', '20230210', '606400|Stationery', '0,00', '30,00'),
  fec('AC|Achats', '20230210', '401000|Fournisseurs', '30,00', '0,00'),
  fec('AC|Achats', '20230301', '205000|Insurance', '400,00', '0,00'),
  fec('AC|Achats', '20230301', '404000|Fournisseurs', '0,00', '400,00'),
  fec('OD|Divers', '20230331', '641000|Salaires', '900,00', '0,00'),
  fec('OD|Divers', '20230331', '681120|Dotations', '50,00', '0,00'),
  fec('OD|Divers', '20230331', '281830|Amortissements', '0,00', '50,00'),
  fec('OD|Divers', '20230331', '603000|Stocks', '10,00', '0,00'),
  fec('VE|Ventes', '20230401', '411000|Clients', '1200,00', '0,00'),
  fec('VE|Ventes', '20230401', '706000|Ventes', '0,00', '1000,00'),
  fec('VE|Ventes', '20230401', '445710|TVA', '0,00', '200,00'),
]
const byDirection = FEC.map((line, index) => {
  const cells = line.split('|')
  const [debit = '', credit = ''] = cells.slice(11, 13)
  const amounts = index === 0 ? ['Montant', 'Sens'] : debit === '0,00' ? [credit, 'C'] : [debit, 'D']
  return [...cells.slice(0, 11), ...amounts, ...cells.slice(13)].join('|')
})

const LEDGERS: Readonly<Record<string, readonly string[]>> = {
  'FEC with bars': FEC,
  'FEC with tabs': FEC.map((line) => line.replaceAll('|', '\t')),
  'FEC with Montant and Sens': byDirection,
  Sage: [
    'No,Type,Date,A/C,N/C,Name,Details,Net,T/C,VAT,Debit,Credit',
    '1,PI,15/01/2023,B,7504,Stationery,Paper,100.00,T1,20.00,100.00,',
    '2,PI,15/01/2023,B,2201,Purchase Tax Control,Paper,,,,20.00,',
    '3,PI,15/01/2023,B,2100,Creditors Control Account,Paper,,,,,120.00',
    '4,PP,31/01/2023,B,2100,Creditors Control Account,Payment,,,,120.00,',
    '5,PP,31/01/2023,B,1200,Bank Current Account,Payment,,,,,120.00',
    '6,PC,10/02/2023,B,7504,Stationery,Refund,30.00,T1,6.00,,30.00',
    '7,BP,01/03/2023,A,8204,Insurance,Cover,400.00,T0,0.00,400.00,',
    '8,BP,01/03/2023,A,1200,Bank Current Account,Cover,,,,,400.00',
  ],
  Xero: [
    'Date,Source,Description,Reference,Account Code,Account,Debit,Credit,Gross,Tax',
    '15 Jan 2023,Payable Invoice,Paper,1,461,Stationery,100.00,0.00,120.00,20.00',
    '15 Jan 2023,Payable Invoice,Paper,1,800,Accounts Payable,0.00,120.00,,',
    '15 Jan 2023,Payable Invoice,Paper,1,820,VAT,20.00,0.00,,',
    '31 Jan 2023,Payable Payment,Paper,1,090,Lloyds Current Account,0.00,120.00,,',
    '31 Jan 2023,Payable Payment,Paper,1,800,Accounts Payable,120.00,0.00,,',
    '10 Feb 2023,Payable Credit Note,Paper,2,461,Stationery,0.00,30.00,36.00,6.00',
    '01 Mar 2023,Spend Money,Cover,3,433,Insurance,400.00,0.00,400.00,0.00',
    '01 Mar 2023,Spend Money,Cover,3,091,Barclaycard Credit Card,0.00,400.00,400.00,0.00',
  ],
  QuickBooks: [
    'Date,Transaction Type,Num,Name,Account,Debit,Credit',
    '01/15/2023,Bill,101,Bureau,Stationery,100.00,',
    '01/15/2023,Bill,101,Bureau,Accounts Payable (A/P),,100.00',
    '02/10/2023,Vendor Credit,2,Bureau,Stationery,,30.00',
    '02/10/2023,Vendor Credit,2,Bureau,Accounts Payable (A/P),30.00,',
    '03/01/2023,Expense,,Farm,Insurance,400.00,',
    '03/01/2023,Expense,,Farm,Visa Credit Card,,400.00',
    '04/01/2023,Invoice,1,Client,Services,,1000.00',
  ],
}

describe('a ledger of double entry', () => {
  it.each(Object.entries(LEDGERS))('counts each purchase once, without taxes: %s', async (_, lines) => {
    const [found, flat] = [await ledger(lines), await ledger(PURCHASES)]
    expect([found.stderr, found.kg]).toEqual(['', flat.kg])
    expect(flat.kg).toHaveLength(3)
  })

  it('says which lines of a FEC are read, and names their place in the file', async () => {
    const { summary, column } = await ledger(FEC)
    expect(summary).toContain('it is a French FEC: each line of an account of purchases (classes 6 and 2) is a row')
    expect(column('id')).toEqual(['line 4', 'line 9', 'line 11'])
  })
})

describe('the orders of SAP', () => {
  const NAMES =
    'Purch.Doc.;Vendor/supplying plant;Short Text;Matl Group;Plnt;PO Quantity;OUn;Net Price;Crcy;per;Net Value;Doc. Date'

  it('are money of their net value, at the plant and not at the vendor', async () => {
    const { stderr, kg, column } = await ledger([
      NAMES,
      '45;100345 Bureau GmbH;Paper;Stationery;1000;10;PC;10,00;GBP;1;100,00;15.01.2023',
    ])
    expect([stderr, kg]).toEqual(['', (await ledger(PURCHASES.slice(0, 2))).kg])
    expect(column('site')).toEqual(['1000'])
    const without = await ledger([
      'Purch.Doc.;Vendor/supplying plant;Material Group;Net Value;Crcy;Doc. Date',
      '45;100345 Bureau GmbH;Stationery;100,00;GBP;15.01.2023',
    ])
    expect([without.stderr, without.kg, without.column('site')]).toEqual(['', kg, ['']])
  })
})

describe('a table of purchases by category', () => {
  it('counts the net amount, and names the others as not read', async () => {
    const found = await ledger([
      'Date,Supplier,Category,Net,VAT,Gross',
      '2023-01-15,Bureau,Stationery,100.00,20.00,120.00',
    ])
    expect([found.stderr, found.kg]).toEqual(['', (await ledger(PURCHASES.slice(0, 2))).kg])
    expect(found.summary).toContain('the columns "Supplier", "VAT", "Gross" are not read')
  })
})
