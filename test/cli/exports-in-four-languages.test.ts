import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const loadModule = async () => import('hucre/xlsx')

/** Runs the program on a file, and returns its messages, its summary on one line, and site, start, end and kilograms by row. */
async function readingOf(content: string | Uint8Array, options: readonly string[] = []) {
  const world =
    typeof content === 'string' ? { files: { 'in.csv': content } } : { bytes: { 'in.xlsx': content }, loadModule }
  const name = typeof content === 'string' ? 'in.csv' : 'in.xlsx'
  const { stdout, stderr, files } = await runTonne(['calculate', name, '--output', 'out.csv', ...options], world)
  const lines = (files['out.csv'] ?? '').trim().split('\n').slice(1)
  const cells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  const results = cells
    .filter((row) => row[6] !== 'electricity_market')
    .map(([, site, , start, end, , , , , , co2e]) => [site, start, end, co2e].join(' '))
  return { stderr, results, words: stdout.replaceAll(/\s+/g, ' ') }
}

describe('headers in German, French, Italian and Spanish', () => {
  it('are read by their nouns, in any order: a register of waste', async () => {
    const register = `Data movimento;Unità locale;Codice CER;Descrizione rifiuto;Quantità (kg);Operazione;Destinatario
12/01/2025;Sassuolo;15 01 01;Carta;1.240,00;R3;Carta Verde
13/01/2025;Fiorano;20 03 01;Misti;700,50;D1;Nord`
    const { stderr, results, words } = await readingOf(register, ['--country', 'IT'])
    const plain = await readingOf(
      'start,site,factor,value,unit,treatment\n2025-01-12,Sassuolo,15 01 01,1240,kg,recycling\n2025-01-13,Fiorano,20 03 01,700.5,kg,landfill',
      ['--country', 'IT'],
    )
    expect([stderr, results]).toEqual(['', plain.results])
    expect(words).toContain('"Descrizione rifiuto", "Destinatario" are not read')
  })

  it('name the first and the last day of a period, and days of something else', async () => {
    const meters = `PRM;Site;Date début période;Date fin période;Date d'échéance;Nature relevé;Index début;Index fin;Consommation (kWh)
1450;Rouen;01/01/2025;31/01/2025;28/02/2025;Estimé;10 000;14 200;4 200
1450;Rouen;01/01/2025;31/01/2025;28/02/2025;Réel;10 000;14 055;4 055`
    const { stderr, results, words } = await readingOf(meters, ['--country', 'FR'])
    expect([stderr, results.length]).toEqual(['', 1])
    expect(results[0]).toMatch(/^Rouen 2025-01-01 2025-02-01 /)
    expect(words).toContain('is an estimate')
  })

  it('may lack accents and umlauts', async () => {
    const refrigerants = (header: string) => `${header}\nBonn;R 134a;14.05.2025;1,25`
    const own = await readingOf(refrigerants('Standort;Kältemittel;Datum;Nachfüllmenge kg'), ['--map', '=gwp:AR5'])
    const plain = await readingOf(refrigerants('Standort;Kaeltemittel;Datum;Nachfuellmenge kg'), ['--map', '=gwp:AR5'])
    expect([plain.stderr, plain.results]).toEqual(['', own.results])
    const french = 'Debut;Fin;Energie;Quantite;Unite\n01/01/2025;31/01/2025;Electricite;100;kWh'
    expect((await readingOf(french, ['--country', 'FR'])).stderr).toBe('')
  })

  it('have the kilometres of the odometer next to the fuel of a card', async () => {
    const card = `Data e ora;N. carta;Targa;Autista;Punto vendita;Prodotto;Quantità (L);Prezzo unitario (€/L);Importo totale (€);Km
13/01/2025 07:41;7002;FX123AB;Rossi;Modena;Gasolio;61,40;1,689;103,70;120450`
    const { stderr, words } = await readingOf(card, ['--country', 'IT'])
    expect(stderr).toBe('')
    expect(words).toContain('"Prezzo unitario (€/L)", "Km" are not read')
  })

  it('have the cities of a shipment as places, and not as the days of a bill', async () => {
    const shipment = (product: string) =>
      `Sendungs-Nr.;Produkt;Abholdatum;Absender PLZ;Absender Ort;Absender Land;Empfänger PLZ;Empfänger Ort;Empfänger Land;Packstücke;Gewicht (kg);Fracht netto EUR
40001;${product};13.01.2025;86150;Augsburg;DE;20095;Hamburg;DE;4;1.250,0;320,00`
    const plain = await readingOf(shipment('LKW'))
    expect([plain.stderr, plain.results.length]).toEqual(['', 1])
    const { stderr, results, words } = await readingOf(shipment('LKW Stückgut'))
    expect([stderr, results]).toEqual(['', plain.results])
    expect(words).toContain('mode "LKW Stückgut" is TRUCK')
    expect((await readingOf(shipment('LKW + Schiff'))).stderr).toContain('received "LKW + Schiff"')
  })

  it('have the bookings of a travel agency', async () => {
    const bookings = (route: string, type = 'Ferroviaire') =>
      `N° dossier;Type de prestation;Statut;Voyageur;Date d'émission;Date de départ;Date de retour;Itinéraire;Nuits;Montant TTC
D1;${type};Émis;DUPONT;02/01/2025;14/01/2025;17/01/2025;${route};;312,00
D2;${type};Remboursé;DUPONT;02/01/2025;15/01/2025;17/01/2025;${route};;312,00`
    const one = await readingOf(bookings('Paris - Lyon'))
    expect([one.stderr, one.results.length]).toEqual(['', 1])
    const both = await readingOf(bookings('Paris - Lyon - Paris'))
    const kilograms = ({ results }: typeof one) => Number(results[0]?.split(' ').at(-1))
    expect(kilograms(both)).toBeCloseTo(2 * kilograms(one), 6)
    expect((await readingOf(bookings('Paris-Lyon'))).stderr).toBe(
      'in.csv:2:61: place_not_found: from: may be one place or several; write both ends, like "Paris - London", or "Paris - London - Paris" for a return trip (D1: "Paris-Lyon")\ntonne: 1 error in in.csv; nothing was written\n',
    )
  })
})

describe('a wide table', () => {
  it('may have the first or the last days of months as columns', async () => {
    const wide = (months: string) =>
      `Consumi\nCentro,Suministro,Unidad,${months},Total\nLodosa,Electricidad,kWh,100,200,300`
    const named = await readingOf(wide('Jan 2025,Feb 2025'), ['--country', 'ES'])
    expect(named.results[0]).toMatch(/^Lodosa 2025-01-01 2025-02-01 /)
    for (const months of ['2025-01-01,2025-02-01', '31.01.2025,28.02.2025', '01-Jan-25,01-Feb-25']) {
      const { stderr, results } = await readingOf(wide(months), ['--country', 'ES'])
      expect([stderr, results]).toEqual(['', named.results])
    }
  })

  it('has the gross calorific value next to the unit of gas, or the net one', async () => {
    const table = (unit: string) => `Mois;Électricité (kWh);Gaz naturel (${unit})\njanv. 2025;100;1000`
    const plain = await readingOf(table('kWh'), ['--country', 'FR'])
    const gross = await readingOf(table('kWh PCS'), ['--country', 'FR'])
    expect([gross.stderr, gross.results]).toEqual(['', plain.results])
    const net = await readingOf('start;fuel;value;unit\n31.01.2025;Erdgas;1;kWh Hi', ['--country', 'DE'])
    const stated = await readingOf('start;fuel;value;unit;heatingValue\n31.01.2025;Erdgas;1;kWh;net', [
      '--country',
      'DE',
    ])
    expect([net.stderr, net.results]).toEqual(['', stated.results])
  })
})

describe('a total', () => {
  it('is found in a column that is not read', async () => {
    const bills = `Kostenart;Standort;Energieart;Von;Bis;Menge [kWh];Belegtext-Nr.
Netz;Augsburg;Strom;01.01.2025;31.01.2025;100;1
Netz;Augsburg;Strom;01.02.2025;28.02.2025;200;2
;;;;;300;Gesamt`
    const { stderr, results } = await readingOf(bills, ['--country', 'DE', '--map', 'Kostenart='])
    expect([stderr, results.length]).toEqual(['', 2])
  })
})

describe('merged cells of a workbook', () => {
  const book = (merges: readonly object[], january: number | null = 300) =>
    writeXlsx({
      sheets: [
        {
          name: 'Consumos',
          rows: [
            ['Conservas Ribera', null, null, null, null],
            ['Centro', 'Suministro', 'Unidad', 'Jan 2025', 'Feb 2025'],
            ['Lodosa', 'Electricidad', 'kWh', 100, 200],
            [null, 'Gas natural', 'kWh', january, 400],
          ],
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 4 }, ...merges] as never,
        },
      ],
    })

  it('have their text in each of their rows', async () => {
    const area = { startRow: 2, startCol: 0, endRow: 3, endCol: 0 }
    const { stderr, results } = await readingOf(await book([area]), ['--country', 'ES'])
    expect([stderr, results.map((row) => row.split(' ')[0])]).toEqual(['', ['Lodosa', 'Lodosa', 'Lodosa', 'Lodosa']])
    const { results: apart } = await readingOf(await book([]), ['--country', 'ES'])
    expect(apart.map((row) => row.split(' ')[0])).toEqual(['Lodosa', 'Lodosa', '', ''])
  })

  it('do not repeat a number', async () => {
    const area = { startRow: 2, startCol: 3, endRow: 3, endCol: 3 }
    const { results } = await readingOf(await book([area], null), ['--country', 'ES'])
    expect(results.filter((row) => row.includes('2025-01-01'))).toHaveLength(1)
  })
})
