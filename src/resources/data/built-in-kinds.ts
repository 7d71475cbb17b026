/** The emission kinds that every company finds, by key: scope, category, and the name people read. */
export const BUILT_IN_KINDS = {
  'site-fuel': { scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'FUEL', name: 'Fuel burnt at sites' },
  'site-electricity': { scope: 'SCOPE_2', underScope: 'Sites', activityTypeUnderScope: 'ELECTRICITY', name: 'Electricity bought for sites' },
  vehicle: { scope: 'SCOPE_1', underScope: 'Vehicles', activityTypeUnderScope: 'COMPANY_VEHICLE', name: 'Company vehicles' },
  'vehicle-electric': { scope: 'SCOPE_2', underScope: 'Vehicles', activityTypeUnderScope: 'COMPANY_VEHICLE', name: 'Electric company vehicles' },
  'movement-truck': { scope: 'SCOPE_3', underScope: 'Movements', activityTypeUnderScope: 'TRUCK', name: 'Freight by road' },
  'movement-ship': { scope: 'SCOPE_3', underScope: 'Movements', activityTypeUnderScope: 'SHIP', name: 'Freight by sea' },
  'movement-air': { scope: 'SCOPE_3', underScope: 'Movements', activityTypeUnderScope: 'AIR', name: 'Freight by air' },
  'movement-rail': { scope: 'SCOPE_3', underScope: 'Movements', activityTypeUnderScope: 'RAIL', name: 'Freight by rail' },
  travel: { scope: 'SCOPE_3', underScope: 'Travels', activityTypeUnderScope: 'BUSINESS_TRAVEL', name: 'Business trips' },
  product: { scope: 'SCOPE_3', underScope: 'Products', activityTypeUnderScope: 'PURCHASED_GOODS', name: 'Purchased goods and services' },
  'site-refrigerant': { scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'REFRIGERANT', name: 'Refrigerants leaked at sites' },
  heat: { scope: 'SCOPE_2', underScope: 'Sites', activityTypeUnderScope: 'HEAT', name: 'Heat, steam and cooling bought' },
  'energy-upstream': { scope: 'SCOPE_3', underScope: 'Energy', activityTypeUnderScope: 'FUEL_AND_ENERGY', name: 'Fuel- and energy-related activities' },
  waste: { scope: 'SCOPE_3', underScope: 'Operations', activityTypeUnderScope: 'WASTE', name: 'Waste generated in operations' },
  commuting: { scope: 'SCOPE_3', underScope: 'Employees', activityTypeUnderScope: 'COMMUTING', name: 'Commuting and homeworking' },
  'capital-goods': { scope: 'SCOPE_3', underScope: 'Products', activityTypeUnderScope: 'CAPITAL_GOODS', name: 'Capital goods' },
} as const satisfies Record<string, BuiltInKind>

interface BuiltInKind {
  readonly scope: 'SCOPE_1' | 'SCOPE_2' | 'SCOPE_3'
  readonly underScope: string
  readonly activityTypeUnderScope: string
  readonly name: string
}

/** The key of a built-in emission kind; its id is the UUID of `emission-kind/<key>`. */
export type BuiltInKindKey = keyof typeof BUILT_IN_KINDS
