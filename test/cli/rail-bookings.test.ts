import { describe, expect, it } from 'vitest'
import { parseCsv } from '../fixtures/csv-table.ts'
import { runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

async function readingOf(text: string, options?: readonly string[]) {
  const run = await calculate(text, options)
  expect(run.stderr).toBe('')
  const { header, rows } = parseCsv(run.files['out.csv'] ?? '')
  const column = header.indexOf('co2eKg')
  return { kg: rows.map(({ cells }) => Number(cells[column])), said: run.stdout.replace(/\s+/g, ' ') }
}

const PLAIN = 'activity,start,mode,from,to,isReturn,passengers'

describe('a booking of trains', () => {
  it.each([
    [
      'Booking Reference,Traveller Name,Origin,Destination,Outbound Date,Journey Type,Ticket Type,Class,Passengers,Total Price (GBP)',
      'TL1,Ana,London Kings Cross,Leeds,2024-01-10,Return,Off-Peak Return,Standard,2,112.40',
      'London Kings Cross',
      'Leeds',
    ],
    [
      "N° dossier;Voyageur;Gare de départ;Gare d'arrivée;Date de départ;Type de trajet;Classe;Nombre de voyageurs;Montant TTC",
      'Q1;DUPONT;Paris Gare de Lyon;Lyon Part-Dieu;2024-01-10;Aller-retour;2nde;2;148,00',
      'Paris Gare de Lyon',
      'Lyon Part-Dieu',
    ],
    [
      'Auftragsnummer;Reisender;Von;Nach;Hinreise;Fahrtart;Klasse;Anzahl Reisende;Betrag EUR',
      'A1;Müller;Köln Hbf;Berlin Hbf;2024-01-10;Hin- und Rückfahrt;2. Klasse;2;215,80',
      'Köln Hbf',
      'Berlin Hbf',
    ],
  ])('counts both ways of every traveller: %s', async (header, row, from, to) => {
    const own = await readingOf(`${PLAIN}\ntrip,2024-01-10,RAIL,${from},${to},true,2`)
    const { kg, said } = await readingOf(`${header}\n${row}`)
    expect(kg).toEqual(own.kg)
    expect(said).toContain('mode')
  })

  it.each([
    ['Advance Single', 1],
    ['Anytime Day Return', 2],
    ['Off-Peak Return', 2],
    ['Aller-retour Prem', 2],
    ['Einfache Fahrt Flexpreis', 1],
  ])('reads the ways of a ticket by its words: %s', async (ticket, ways) => {
    const header = 'Traveller Name,Origin Station,Destination Station,Travel Date,Ticket Type'
    const once = await readingOf(`${PLAIN}\ntrip,2024-01-10,RAIL,Leeds,Manchester Piccadilly,,`)
    const { kg } = await readingOf(`${header}\nAna,Leeds,Manchester Piccadilly,2024-01-10,${ticket}`)
    expect(kg[0]).toBeCloseTo((once.kg[0] ?? 0) * ways, 9)
  })

  it('asks about a ticket that says no ways', async () => {
    const header = 'Traveller Name,Origin Station,Destination Station,Travel Date,Ticket Type'
    expect((await calculate(`${header}\nAna,Leeds,Manchester Piccadilly,2024-01-10,7 Day Rover`)).stderr).toContain(
      'isReturn',
    )
  })

  it('does not become a train where nothing names a station or its class', async () => {
    const header = 'Traveller Name,Origin,Destination,Travel Date,Passengers'
    expect((await calculate(`${header}\nAna,Leeds,Manchester,2024-01-10,1`)).stderr).toContain(
      'mode: the file has no such column',
    )
  })
})

describe('a refund of a booking', () => {
  const HEADER = 'Traveler Name,Line of Business,Start Date,Origin,Destination,Class of Service'
  const TRAIN = 'Raj,Train,2024-03-11,London Euston,Manchester Piccadilly,Standard'

  it('is left out by the type of its transaction, with its booking', async () => {
    const rows = [`${TRAIN},Purchase,95.00`, `${TRAIN},Refund,-95.00`]
    const { kg, said } = await readingOf([`${HEADER},Transaction Type,Total Paid`, ...rows].join('\n'))
    expect(kg).toHaveLength(0)
    expect(said).toContain('2 × is cancelled or refunded, and is not counted')
    expect(said).toContain('line 3 ("Refund"')
  })

  it.each(['-95.00', '(95.00)', '£-95.00', '95.00-'])('without a status is asked about: %s', async (amount) => {
    const { stderr } = await calculate(`${HEADER},Total Paid\n${TRAIN},${amount}`)
    expect(stderr).toContain('in.csv:2:')
    expect(stderr).toContain('is below zero, as of a refund')
  })

  it('is none where the amount is zero or above', async () => {
    const rows = ['95.00', '0', '-0.00', '', 'n/a'].map((amount) => `${TRAIN},${amount}`)
    expect((await readingOf([`${HEADER},Total Paid`, ...rows].join('\n'))).kg).toHaveLength(5)
  })
})
