/**
 * Three lists. The published fuels by class, named as in the factor's key: class | fuels. Fuels whose properties are
 * published under another name: name in the key | fuel of the properties. Fuels with only a gross calorific value, and
 * the other publisher's fuel whose two values convert it to net: fuel | fuel.
 */
export const FUEL_CLASSES = `
== classes
coal|anthracite bituminous sub-bituminous lignite mixed-commercial-sector mixed-electric-power-sector mixed-industrial-coking mixed-industrial-sector coal-coke blast-furnace-gas coke-oven-gas coal-domestic coal-electricity-generation coal-electricity-generation-home-produced-coal-only coal-industrial coking-coal
natural_gas|natural-gas natural-gas-100pct-mineral-blend cng lng compressed-natural-gas-cng liquefied-natural-gas-lng
petroleum|lpg propane butane other-petroleum-gas aviation-spirit aviation-turbine-fuel burning-oil diesel-100pct-mineral-diesel diesel-average-biofuel-blend fuel-oil gas-oil lubricants marine-fuel-oil marine-gas-oil naphtha petrol-100pct-mineral-petrol petrol-average-biofuel-blend processed-fuel-oils-distillate-oil processed-fuel-oils-residual-oil refinery-miscellaneous waste-oils petroleum-coke petroleum-coke-solid fuel-gas propane-gas asphalt-and-road-oil aviation-gasoline butylene crude-oil distillate-fuel-oil-no-1 distillate-fuel-oil-no-2 distillate-fuel-oil-no-4 ethane ethylene heavy-gas-oils isobutane isobutylene kerosene kerosene-type-jet-fuel liquefied-petroleum-gases-lpg motor-gasoline naphtha-under-401-deg-f natural-gasoline other-oil-over-401-deg-f pentanes-plus petrochemical-feedstocks propylene residual-fuel-oil-no-5 residual-fuel-oil-no-6 special-naphtha unfinished-oils used-oil diesel-fuel residual-fuel-oil
other_fossil|municipal-solid-waste plastics tires peat
renewable|bioethanol biodiesel-me biodiesel-me-from-used-cooking-oil biodiesel-me-from-tallow biodiesel-hvo biomethane-compressed biomethane-liquified biopropane development-diesel development-petrol off-road-biodiesel methanol-bio avtur-renewable wood-logs wood-chips wood-pellets grass-straw biogas landfill-gas agricultural-byproducts solid-byproducts wood-and-wood-residuals other-biomass-gases biodiesel-100pct ethanol-100pct rendered-animal-fat vegetable-oil north-american-softwood north-american-hardwood bagasse bamboo straw
== properties
biodiesel-hvo|biodiesel-btl-or-hvo
biodiesel-me-from-used-cooking-oil|biodiesel-me
biodiesel-me-from-tallow|biodiesel-me
biomethane-compressed|biomethane
biomethane-liquified|biomethane
grass-straw|grasses-straw
compressed-natural-gas-cng|natural-gas
diesel-fuel|distillate-fuel-oil-no-2
residual-fuel-oil|residual-fuel-oil-no-6
== net
natural-gas|natural-gas
propane-gas|propane
propane|propane
butane|butane
liquefied-petroleum-gases-lpg|lpg
motor-gasoline|petrol-100pct-mineral-petrol
distillate-fuel-oil-no-2|gas-oil
kerosene|burning-oil
kerosene-type-jet-fuel|aviation-turbine-fuel
aviation-gasoline|aviation-spirit
residual-fuel-oil-no-5|fuel-oil
residual-fuel-oil-no-6|fuel-oil
lubricants|lubricants
used-oil|waste-oils
petroleum-coke-solid|petroleum-coke
mixed-industrial-sector|coal-industrial
mixed-industrial-coking|coking-coal
mixed-electric-power-sector|coal-electricity-generation
landfill-gas|landfill-gas
ethanol-100pct|bioethanol
biodiesel-100pct|biodiesel-me
`
