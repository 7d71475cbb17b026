import type { SomeFields } from '../../base/index.ts'
import type { DistanceInput, MassInput } from '../../core/activities/index.ts'
import type { EmissionFactor, GwpSetId, Source, TransportMode } from '../../core/emissions/index.ts'
import type { NumberInput } from '../../core/exact/index.ts'
import type { SymbolName, UnitTable } from '../../core/units/index.ts'

/** A mode of transport of a chain: those of movements, and inland waterways. */
export type ChainMode = TransportMode | 'INLAND_WATERWAY'

/** The modes of transport of a chain. */
export const CHAIN_MODES: readonly ChainMode[] = Object.freeze(['TRUCK', 'RAIL', 'AIR', 'SHIP', 'INLAND_WATERWAY'])

/** Kinds of distance of ISO 14083, which excludes estimates. */
export type ChainDistanceKind = 'actual' | 'shortest_feasible' | 'great_circle'

/** The kinds of distance of ISO 14083. */
export const CHAIN_DISTANCE_KINDS: readonly ChainDistanceKind[] = Object.freeze([
  'actual',
  'shortest_feasible',
  'great_circle',
])

/** The temperature of goods, and of the equipment that moves or handles them. */
export type TemperatureControl = 'ambient' | 'refrigerated' | 'mixed'

/** Every temperature of goods. */
export const TEMPERATURES: readonly TemperatureControl[] = ['ambient', 'refrigerated', 'mixed']

/** A figure per unit of activity, or a factor per such a unit, published or your own. */
export type IntensityFigure = NumberInput | EmissionFactor

/**
 * Emission intensity: kilograms of CO2e (or grams) per unit of activity, 0 or more. Either only well to wheel, or any
 * two of the three, which determine the third. Includes empty running.
 */
export interface CategoryIntensity {
  /** Tank to wheel; for a hub, the operation of its equipment. */
  readonly ttw?: IntensityFigure | undefined
  /** Well to tank: the provision of the energy. */
  readonly wtt?: IntensityFigure | undefined
  /** Well to wheel: both. */
  readonly wtw?: IntensityFigure | undefined
  /** The unit of the figures; default: kilograms. */
  readonly massUnit?: 'kg' | 'g' | undefined
}

/** An energy carrier of a category, with its share of the activity (0 to 1, above 0). */
export interface CategoryEnergyCarrier {
  readonly energyCarrier: string
  readonly relativeShare: NumberInput
  readonly feedstocks?: readonly {
    readonly feedstock: string
    readonly feedstockShare?: NumberInput
    readonly regionProvenance?: string
  }[]
  /** Per unit of activity. */
  readonly energyConsumption?: NumberInput | undefined
  readonly energyConsumptionUnit?: 'l' | 'kg' | 'kWh' | 'MJ' | undefined
  /** Kilograms of CO2e per `energyConsumptionUnit`. */
  readonly emissionFactorWTW?: NumberInput | undefined
  readonly emissionFactorTTW?: NumberInput | undefined
}

/** Fields that categories of transports and hubs share. */
interface OperationCategory {
  readonly id: string
  readonly intensity: CategoryIntensity
  readonly temperatureControl?: TemperatureControl | undefined
  readonly description?: string | undefined
  readonly certifications?: readonly string[] | undefined
  readonly energyCarriers?: readonly CategoryEnergyCarrier[] | undefined
  /** The GWP set of the figures (default: not stated). */
  readonly gwp?: GwpSetId | undefined
  /** The publication of figures. */
  readonly source?: SomeFields<Source> | undefined
}

/** A transport operation category (TOC): transports similar enough to share one intensity. */
export interface TransportCategory extends OperationCategory {
  readonly mode: ChainMode
  /** The unit of activity of the intensity: tonne-kilometres, or TEU-kilometres of containers. */
  readonly activityUnit: 't·km' | 'TEU·km'
  /**
   * The kind of kilometres of the figures; factors state their own. Default: the kind of the distance, with a notice.
   */
  readonly distanceBasis?: ChainDistanceKind | undefined
  /** Load by mass ÷ the legal maximum, above 0 and up to 1. */
  readonly loadFactor?: NumberInput | undefined
  /** Empty distance ÷ all distance, 0 or more and below 1. The intensity includes it; it is never added. */
  readonly emptyDistanceFactor?: NumberInput | undefined
  readonly truckLoadingSequence?: 'LTL' | 'FTL' | undefined
  readonly airShippingOption?: 'belly freight' | 'freighter' | undefined
  readonly flightLength?: 'short-haul' | 'long-haul' | undefined
}

/** Every type of a hub, by its name in iLEAP. */
export const HUB_TYPES = [
  'Transshipment',
  'StorageAndTransshipment',
  'Warehouse',
  'LiquidBulkTerminal',
  'MaritimeContainerTerminal',
] as const

/**
 * A hub operation category (HOC): hubs similar enough to share one intensity per tonne or container that leaves them.
 */
export interface HubCategory extends OperationCategory {
  readonly activityUnit: 't' | 'TEU'
  readonly hubType?: (typeof HUB_TYPES)[number] | undefined
  readonly hubLocation?: ChainPlace | undefined
  readonly inboundTransportMode?: ChainMode | undefined
  readonly outboundTransportMode?: ChainMode | undefined
}

/** A place of a chain. */
export interface ChainPlace {
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly street?: string | undefined
  readonly zip?: string | undefined
  /** Airport code; only for flights. */
  readonly iata?: string | undefined
  readonly locode?: string | undefined
  /** Station code; only for rail. */
  readonly uic?: string | undefined
  readonly lat?: NumberInput | undefined
  readonly lng?: NumberInput | undefined
}

/** Fields that elements of both kinds share. */
export interface ChainElementFields<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends SomeFields<MassInput<Symbol, Own>> {
  readonly id: string
  /**
   * The ids of the elements immediately before; [] at the start of the chain. Default: the previous one in the list.
   */
  readonly after?: readonly string[] | undefined
  /** Twenty-foot equivalent units, 0 or more; a container of 40 feet is 2. Default: those of the chain. */
  readonly teu?: NumberInput | undefined
  readonly consignmentId?: string | undefined
  /** Timestamps in UTC. */
  readonly departureAt?: string | undefined
  readonly arrivalAt?: string | undefined
}

/** A transport in a chain: goods moved over a distance by one mode. */
export interface TransportElement<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends ChainElementFields<Symbol, Own> {
  readonly toc: TransportCategory
  /** Its `kind` must be stated: actual, shortest feasible or great circle. */
  readonly distance: DistanceInput<Symbol, Own>
  readonly origin?: ChainPlace | undefined
  readonly destination?: ChainPlace | undefined
  readonly flightNo?: string | undefined
  readonly voyageNo?: string | undefined
  readonly incoterms?: string | undefined
}

/** A hub in a chain: goods handled at one place. */
export interface HubElement<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends ChainElementFields<Symbol, Own> {
  readonly hoc: HubCategory
  readonly place?: ChainPlace | undefined
}

/** An element of a transport chain (TCE). */
export type ChainElement<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> = TransportElement<Symbol, Own> | HubElement<Symbol, Own>

/** The transport chain of a shipment, or of one consignment of it. */
export interface TransportChain<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends SomeFields<MassInput<Symbol, Own>> {
  readonly shipmentId?: string | undefined
  /** Twenty-foot equivalent units, 0 or more. */
  readonly teu?: NumberInput | undefined
  /** Cubic metres. */
  readonly volume?: NumberInput | undefined
  /** The temperature that the goods need; refrigerated goods cannot use an ambient category. */
  readonly temperatureControl?: 'ambient' | 'refrigerated' | undefined
  /** At least one. */
  readonly elements: readonly ChainElement<Symbol, Own>[]
}

/** True for a transport, false for a hub. */
export function isTransport(element: ChainElement): element is TransportElement {
  return 'toc' in element && element.toc !== undefined && element.toc !== null
}
