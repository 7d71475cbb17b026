import { foldedWords, foldWord } from './word-list.ts'

/** Headers of the type of a document, in any table of invoices. */
const TYPES = foldedWords(
  `document type,doc type,doc. type,doctype,type of document,transaction type,type of transaction,trans type,tran type,txn type,trx type,
invoice type,bill type,voucher type,entry type,belegart,beleg-art,belegtyp,dokumentart,dokumenttyp,rechnungsart,rechnungstyp,buchungsart,
vorgangsart,type de pièce,type de document,type de facture,type d'écriture,type pièce,type document,type facture,type de transaction,
nature de la pièce,tipo documento,tipo de documento,tipo di documento,tipo doc,tipo doc.,tipo factura,tipo de factura,tipo fattura,
tipo di fattura,tipo de transacción,tipo transacción,tipo di transazione,clase de documento,tipo movimento,tipo movimiento,
documenttype,soort document,documentsoort,factuurtype,boekingstype,tipo de fatura,dokumenttype,dokumenttyp,typ dokumentu,rodzaj dokumentu`,
)
/** Headers of any type, which are that of a document in a table of money. */
const BARE_TYPES = foldedWords('type,typ,tipo,art,tt,soort,rodzaj')

/** Documents that take money or goods back. Code 381 is that of UNTDID 1001, TD04 that of the Italian FatturaPA. */
const CREDITS = foldedWords(
  `credit,credits,credit note,credit notes,credit memo,credit memos,credit invoice,vendor credit,supplier credit,supplier credit note,
vendor credit memo,vendor credit note,purchase credit,purchase credit note,purchase credit memo,purchase return,purchase returns,bill credit,ap credit,
ap credit memo,ap credit note,accounts payable credit,accpaycredit,accreccredit,accounts receivable credit,sales credit,sales credit note,
sales credit memo,customer credit,refund,refunds,supplier refund,vendor refund,purchase refund,expense refund,cash refund,bill refund,
credit refund,credit card credit,credit card refund,cc credit,card refund,journal credit,pc,sc,pcn,scn,pcr,jc,cn,crn,c/n,381,
gutschrift,gutschriften,gutschriftsanzeige,gutschriftanzeige,lieferantengutschrift,eingangsgutschrift,einkaufsgutschrift,kreditorengutschrift,
rechnungsgutschrift,stornorechnung,rechnungsstorno,storno,erstattung,rückerstattung,rückvergütung,retoure,gs,
avoir,avoirs,facture d'avoir,facture avoir,avoir fournisseur,avoir client,note de crédit,note de crédit fournisseur,remboursement,
nota de crédito,notas de crédito,nota crédito,nota de abono,abono,abonos,factura de abono,abono de compra,abono proveedor,reembolso,
nota di credito,note di credito,nota credito,nota di accredito,nota accredito,nota di credito fornitore,accredito,rimborso,reso,td04,
creditnota,credit nota,creditfactuur,terugbetaling,estorno,kreditnota,kreditfaktura,kreditering,creditnota inkoop,nota kredytowa`,
)
/** Documents whose amounts count as they are written. */
const INVOICES = foldedWords(
  `invoice,invoices,inv,bill,bills,purchase,purchases,purchase invoice,supplier invoice,vendor invoice,vendor bill,ap invoice,accpay,expense,expenses,
expense claim,check,cheque,payment,bank payment,cash payment,card payment,card purchase,credit card expense,credit card charge,spend money,
cash purchase,cash expense,journal,journal entry,general journal,journal debit,manual journal,receipt,item receipt,pi,pinv,bp,cp,vp,jd,380,td01,
rechnung,eingangsrechnung,lieferantenrechnung,kreditorenrechnung,re,er,beleg,quittung,zahlung,buchung,lastschrift,facture,factures,
facture fournisseur,facture d'achat,achat,note de frais,paiement,fa,factura,facturas,factura de compra,factura recibida,factura proveedor,
compra,gasto,pago,ticket,fattura,fatture,fattura di acquisto,fattura acquisto,fattura fornitore,acquisto,spesa,pagamento,ft,ricevuta,
factuur,facturen,inkoopfactuur,aankoop,bon,fatura,compras,despesa,faktura,leverantörsfaktura,leverandørfaktura,faktury,rachunek`,
)
/** Words of a document that may take money back, or correct an amount in either direction. */
const MAY_BE_CREDIT =
  /credit|refund|return|revers|debit note|gutschr|storn|korrekt|korygu|rectif|correct|rettific|\bavoir|erstatt|rembours|abono|reembols|rimbors|devol|nota de d[eé]bito|nota di debito|r[uü]ckgabe|annul/i
/** A means of payment or a supplier, and no credit. */
const NO_CREDIT =
  /credit ?card|carte de cr[eé]dit|tarjeta de cr[eé]dito|carta di credito|credit ?transfer|\bcreditors?\b|\bcrediteur/i

/** The kind of a header of types: of documents, or `bare` for one that tables of other things have too; undefined for others. */
export function typeOfHeader(header: string): 'document' | 'bare' | undefined {
  const word = foldWord(header)
  if (TYPES.has(word)) return 'document'
  return BARE_TYPES.has(word) ? 'bare' : undefined
}

/** The effect of a document on the amount of its row: it takes it back, it may, it does not; `unknown` for any other type. */
export function effectOfDocument(type: string): 'credit' | 'unclear' | 'none' | 'unknown' {
  const word = foldWord(type)
  if (CREDITS.has(word)) return 'credit'
  if (INVOICES.has(word)) return 'none'
  return MAY_BE_CREDIT.test(type) && !NO_CREDIT.test(type) ? 'unclear' : 'unknown'
}

/** A movement of a store: fuel is used, comes in or is moved to another store; `level` is an amount in store. */
type StockMovement = 'out' | 'in' | 'level' | 'transfer'

const STOCK_WORDS: Readonly<Record<StockMovement, ReadonlySet<string>>> = {
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
const STOCK_MOVEMENTS = ['out', 'in', 'level', 'transfer'] as const

/** The movement of a store that a cell names; undefined for other texts. */
export function stockMovementOf(cell: string): StockMovement | undefined {
  const word = foldWord(cell)
  return STOCK_MOVEMENTS.find((movement) => STOCK_WORDS[movement].has(word))
}

/** Headers of the codes of movements: 'MvT', 'Movement type', 'Bewegungsart'. */
const MOVEMENT_CODES =
  /^(?:mvt\.?|mv\.? ?type|mvmt ?type|movement (?:type|code)|stock movement(?: type)?|bwa(?:rt)?|bewegungsart|type (?:de )?mouvement|code (?:de )?mouvement|(?:tipo|clase) (?:de )?movimiento|tipo (?:di )?movimento|bewegingssoort)$/i

/** True for the header of a column with codes of movements of a store. */
export function namesStockMovement(header: string): boolean {
  return MOVEMENT_CODES.test(header.trim())
}
