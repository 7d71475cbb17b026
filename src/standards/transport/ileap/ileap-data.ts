/** A distance of iLEAP in kilometres, by its kind: travelled, great circle or shortest feasible. */
export interface IleapDistance {
  readonly actual?: string
  readonly gcd?: string
  readonly sfd?: string
}

/** A location of iLEAP. */
export interface IleapLocation {
  readonly street?: string
  readonly zip?: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly iata?: string
  readonly locode?: string
  readonly uic?: string
  readonly lat?: string
  readonly lng?: string
}

/** A mode of transport of iLEAP. */
export type IleapMode = 'Road' | 'Rail' | 'Air' | 'Sea' | 'InlandWaterway'

/** An energy carrier of iLEAP; its factors are kilograms of CO2e per unit of energy consumed. */
export interface IleapEnergyCarrier {
  readonly energyCarrier: string
  /** The share of the activity; all shares add up to 1. */
  readonly relativeShare: string
  readonly feedstocks?: readonly {
    readonly feedstock: string
    readonly feedstockShare?: string
    readonly regionProvenance?: string
  }[]
  readonly energyConsumption?: string
  readonly energyConsumptionUnit?: string
  readonly emissionFactorWTW?: string
  readonly emissionFactorTTW?: string
}

/** A transport chain element of iLEAP (TCE); decimals are text, masses kilograms. */
export interface IleapChainElement {
  readonly tceId: string
  readonly prevTceIds?: readonly string[]
  /** Either this or `hocId`. */
  readonly tocId?: string
  readonly hocId?: string
  readonly shipmentId: string
  readonly consignmentId?: string
  readonly mass: string
  readonly packagingOrTrEqType?: string
  readonly packagingOrTrEqAmount?: string
  readonly distance: IleapDistance
  readonly origin?: IleapLocation
  readonly destination?: IleapLocation
  /** Tonne-kilometres: mass × distance ÷ 1,000. */
  readonly transportActivity: string
  readonly departureAt?: string
  readonly arrivalAt?: string
  readonly flightNo?: string
  readonly voyageNo?: string
  readonly incoterms?: string
  /** Kilograms of CO2e, well to wheel and tank to wheel. */
  readonly co2eWTW: string
  readonly co2eTTW: string
  readonly noxTTW?: string
  readonly soxTTW?: string
  readonly ch4TTW?: string
  readonly pmTTW?: string
}

/** A shipment footprint of iLEAP 1.0. */
export interface IleapShipmentFootprint {
  /** Kilograms. */
  readonly mass: string
  /** Cubic metres. */
  readonly volume?: string
  readonly shipmentId: string
  readonly tces: readonly IleapChainElement[]
}

/** Fields that categories of iLEAP share. */
interface IleapCategory {
  readonly certifications?: readonly string[]
  readonly description?: string
  readonly temperatureControl?: string
  readonly energyCarriers: readonly IleapEnergyCarrier[]
  /** Kilograms of CO2e per unit of activity. */
  readonly co2eIntensityWTW: string
  readonly co2eIntensityTTW: string
}

/** A transport operation category of iLEAP 1.0 (TOC). */
export interface IleapTransportCategory extends IleapCategory {
  readonly tocId: string
  readonly mode: IleapMode
  readonly loadFactor?: string
  readonly emptyDistanceFactor?: string
  readonly truckLoadingSequence?: string
  readonly airShippingOption?: string
  readonly flightLength?: string
  readonly transportActivityUnit: 'tkm' | 'TEUkm'
}

/** A hub operation category of iLEAP 1.0 (HOC). */
export interface IleapHubCategory extends IleapCategory {
  readonly hocId: string
  readonly hubType: string
  readonly hubLocation?: IleapLocation
  readonly inboundTransportMode?: IleapMode
  readonly outboundTransportMode?: IleapMode
  readonly hubActivityUnit: 'tonnes' | 'TEU'
}

/** Transport activity data of iLEAP 1.0 (TAD): a transport of consignments, without its emission. */
export interface IleapActivityData {
  readonly activityId: string
  readonly consignmentIds: readonly string[]
  readonly distance: IleapDistance
  /** Kilograms. */
  readonly mass?: string
  readonly loadFactor?: string
  readonly emptyDistanceFactor?: string
  readonly origin: IleapLocation
  readonly destination: IleapLocation
  readonly departureAt: string
  readonly arrivalAt: string
  readonly mode: IleapMode
  readonly packagingOrTrEqType?: string
  readonly packagingOrTrEqAmount?: string
  readonly energyCarriers?: readonly IleapEnergyCarrier[]
  readonly temperatureControl?: string
}
