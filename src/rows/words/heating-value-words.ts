/** Marks of the net calorific value: PCI, Hi and Hu, LHV, NCV. */
const NET_MARK = /(?<!\p{L})(?:PCI|H[iu](?:,[Nn]|[Nn])?|LHV|NCV)(?!\p{L})/u
const NET_WORDS =
  /net (?:cv|calorific)|lower (?:heating|calorific)|pouvoir calorifique inf|unterer? heizwert|heizwertbezogen|potere calorifico inf|poder calor[íi]fico inf|onderste/i

/** True for a text that says that energy is by the net calorific value: 'Erdgas (Hu)', 'kWh PCI', 'Gas (net CV)'. */
export function namesNetValue(text: string): boolean {
  return NET_MARK.test(text) || NET_WORDS.test(text)
}

/** Marks of the gross calorific value: PCS, Hs and Ho, HHV, GCV. */
const GROSS = /(?<!\p{L})(?:PCS|H[so](?:,[Nn]|[Nn])?|HHV|GCV|gross)(?!\p{L})/u

/** True for a unit that says that energy is by the gross calorific value: 'kWh (gross)', 'kWh Hs'. */
export function namesGrossValue(unit: string): boolean {
  return GROSS.test(unit) && !namesNetValue(unit)
}

/** The unit of a text with the mark of the net calorific value: 'kWh' of 'kWh Hi'; undefined for other texts. */
export function unitOfNetValue(text: string): string | undefined {
  if (!namesNetValue(text)) return undefined
  const [, before = ''] =
    /^(.*?\S)[\s,_]*[([]?(?:in )?(?:PCI|H[iu](?:,[Nn]|[Nn])?|LHV|NCV|net CV)[)\]]?$/.exec(text.trim()) ?? []
  return before === '' ? undefined : before
}
