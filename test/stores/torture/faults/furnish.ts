import { units } from '../../../../src/core/units/index.ts'
import { FACTORS, siteInput } from '../../../fixtures/service.ts'
import type { Setting } from './activity.ts'
import type { Answer, Request } from './request.ts'

const VAN = {
  name: 'Van 3',
  fuelSource: 'DIESEL',
  emissionFactorId: FACTORS.diesel.id,
  activityUnitId: units.litre.id,
} as const

/** Pieces of 2 kg: the batches weigh 300 and 100 kg. */
const PIECES = [150, 50] as const

/** Makes what the activities of a company belong to. */
export async function furnish(companyId: number, send: (request: Request) => Promise<Answer>): Promise<Setting> {
  let made = 0
  const create = async <Id extends string | number>(resource: string, input: object): Promise<Id> => {
    made += 1
    const use = `${resource}.create`
    const { record } = await send({ companyId, use, given: [input], key: `furnish-${companyId}-${made}` })
    return record.id as Id
  }
  const sites = [await create<string>('sites', siteInput()), await create<string>('sites', siteInput())]
  const vendor = (name: string) => create<string>('vendors', { name, countryId: 826, vendorType: 'supplier' })
  const vendors = [await vendor('Fuel and Sons'), await vendor('Lorries')]
  const vehicleId = await create<string>('vehicles', VAN)
  const batch = async (count: number) => {
    const productId = await create<number>('products', { name: 'Bolt', weight: 2, referenceNumber: `B-${count}` })
    const manufacturingDate = '2025-01-01T00:00:00.000Z'
    const productsBathes = [{ productId, count }]
    return [productId, await create<number>('batches', { name: 'January', manufacturingDate, productsBathes })] as const
  }
  const first = await batch(PIECES[0])
  const second = await batch(PIECES[1])
  return {
    companyId,
    sites,
    vendors,
    vehicleId,
    products: [first[0], second[0]],
    batches: [first[1], second[1]],
  }
}
