import { foldedWords, foldWord } from './word-list.ts'

/** A movement of a store: what is used, what comes in, what it holds, or what goes to another store. */
export type StockMovement = 'out' | 'in' | 'level' | 'transfer'

const WORDS: Readonly<Record<StockMovement, ReadonlySet<string>>> = {
  out: foldedWords(
    `issue,issues,issued,goods issue,stock issue,fuel issue,fuel issued,consumption,consumed,usage,used,dispensed,dispense,drawn,withdrawal,withdrawn,
out,outgoing,stock out,outbound,gi,ausgang,warenausgang,abgang,verbrauch,entnahme,abgabe,sortie,consommation,salida,consumo,uscita,scarico,
uitgifte,verbruik,afname,saída,wydanie,rozchód,uttag,forbrug`,
  ),
  in: foldedWords(
    `receipt,receipts,goods receipt,received,delivery,deliveries,delivered,purchase,purchased,in,incoming,stock in,inbound,refill,replenishment,gr,
zugang,eingang,wareneingang,lieferung,einkauf,entrée,livraison,réception,achat,entrada,entrega,compra,recepción,entrata,carico,consegna,acquisto,
ontvangst,levering,inkoop,przyjęcie,przychód,dostawa,inköp,leverans`,
  ),
  level: foldedWords(
    `opening stock,closing stock,opening balance,closing balance,opening inventory,closing inventory,opening dip,closing dip,stock level,stock count,
stocktake,stock take,dip,dip reading,inventory,balance,anfangsbestand,endbestand,bestand,inventur,stock initial,stock final,inventaire,existencias,
existencias iniciales,existencias finales,inventario,giacenza,giacenza iniziale,giacenza finale,rimanenza iniziale,rimanenza finale,beginvoorraad,
eindvoorraad,voorraad,estoque inicial,estoque final`,
  ),
  transfer: foldedWords(
    `transfer,transfers,transfer in,transfer out,stock transfer,tank transfer,internal transfer,umlagerung,umbuchung,transfert,traspaso,traslado,
trasferimento,overboeking,transferência`,
  ),
}
const MOVEMENTS = ['out', 'in', 'level', 'transfer'] as const

/** The movement of a store that a cell names; undefined for other texts. */
export function stockMovementOf(cell: string): StockMovement | undefined {
  const word = foldWord(cell)
  return MOVEMENTS.find((movement) => WORDS[movement].has(word))
}

/** Headers of the codes of movements: 'MvT', 'Movement type', 'Bewegungsart'. */
const CODES =
  /^(?:mvt\.?|mv\.? ?type|mvmt ?type|movement (?:type|code)|stock movement(?: type)?|bwa(?:rt)?|bewegungsart|type (?:de )?mouvement|code (?:de )?mouvement|(?:tipo|clase) (?:de )?movimiento|tipo (?:di )?movimento|bewegingssoort)$/i

/** True for the header of a column with codes of movements of a store. */
export function namesStockMovement(header: string): boolean {
  return CODES.test(header.trim())
}
