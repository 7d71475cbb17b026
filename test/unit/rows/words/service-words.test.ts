import { describe, expect, it } from 'vitest'
import { readService } from '../../../../src/rows/words/service-words.ts'

describe('readService', () => {
  it.each([
    [
      'disposal',
      `retired;end;End of the system;end of life;removed from service;Demontaż;Likwidacja;Demontage;Außerbetriebnahme;Ende der Anlage;Stilllegung
Démontage;Fin de vie;fin;Desmontaje;Fin del sistema;Dismissione;Fine vita;fine dell’impianto;Ontmanteling;Buitengebruikstelling`,
    ],
    [
      'first_fill',
      `Pierwsze napełnienie;first fill;Erstbefüllung;Inbetriebnahme;Mise en service;Première charge;Primera carga;Puesta en marcha
Prima carica;Messa in funzione;Eerste vulling;Ingebruikname`,
    ],
    [
      'leak',
      `Uzupełnienie;Uzupełnienie po nieszczelności;top-up;Nachfüllung;Complément de charge;Recharge;Recarga;Reposición;Rabbocco;Ricarica
Bijvullen`,
    ],
    ['recovery', 'Odzysk;recovery;Rückgewinnung;Récupération;Recuperación;Recupero;Terugwinning'],
  ])('reads %s in each language', (service, words) => {
    const read = words.split(/[;\n]/).map((word) => [word, readService(word)])
    expect(read).toEqual(read.map(([word]) => [word, service]))
  })

  it('reads no end in other words', () => {
    expect(['Endress', 'weekend call', 'fine', 'Ventilator'].map(readService)).toEqual(Array(4).fill(undefined))
  })
})
