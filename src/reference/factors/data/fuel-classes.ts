/**
 * Three lists. The published fuels by class, named as in the factor's key: class | fuels; those of national publishers
 * come last. Fuels whose properties are published under another name: name in the key | fuel of the properties. Fuels
 * with only a gross calorific value, and the other publisher's fuel whose two values convert it to net: fuel | fuel.
 */
export const FUEL_CLASSES = `
== classes
coal|anthracite bituminous sub-bituminous lignite mixed-commercial-sector mixed-electric-power-sector mixed-industrial-coking mixed-industrial-sector coal-coke blast-furnace-gas coke-oven-gas coal-domestic coal-electricity-generation coal-electricity-generation-home-produced-coal-only coal-industrial coking-coal bituminous-coal sub-bituminous-coal brown-coal-lignite coal-briquettes coal-tar coal-bituminous coal-default coal-lignite coal-sub-bituminous
natural_gas|natural-gas natural-gas-100pct-mineral-blend cng lng compressed-natural-gas-cng liquefied-natural-gas-lng natural-gas-distributed-in-a-pipeline coal-seam-methane-that-is-captured-for-combustion coal-mine-waste-gas-that-is-captured-for-combustion compressed-natural-gas-reverting-to-standard-conditions compressed-natural-gas unprocessed-natural-gas liquefied-natural-gas gaz-naturel-2022-mix-moyen-consommation
petroleum|lpg propane butane other-petroleum-gas aviation-spirit aviation-turbine-fuel burning-oil diesel-100pct-mineral-diesel diesel-average-biofuel-blend fuel-oil gas-oil lubricants marine-fuel-oil marine-gas-oil naphtha petrol-100pct-mineral-petrol petrol-average-biofuel-blend processed-fuel-oils-distillate-oil processed-fuel-oils-residual-oil refinery-miscellaneous waste-oils petroleum-coke petroleum-coke-solid fuel-gas propane-gas asphalt-and-road-oil aviation-gasoline butylene crude-oil distillate-fuel-oil-no-1 distillate-fuel-oil-no-2 distillate-fuel-oil-no-4 ethane ethylene heavy-gas-oils isobutane isobutylene kerosene kerosene-type-jet-fuel liquefied-petroleum-gases-lpg motor-gasoline naphtha-under-401-deg-f natural-gasoline other-oil-over-401-deg-f pentanes-plus petrochemical-feedstocks propylene residual-fuel-oil-no-5 residual-fuel-oil-no-6 special-naphtha unfinished-oils used-oil diesel-fuel residual-fuel-oil petroleum-based-oils-other-than-petroleum-based-oil-used-as-fuel-e-g-lubricants petroleum-based-greases crude-oil-including-crude-oil-condensates other-natural-gas-liquids automotive-gasoline-petrol-other-than-for-use-as-fuel-in-an-aircraft gasoline gasoline-for-use-as-fuel-in-an-aircraft kerosene-other-than-for-use-as-fuel-in-an-aircraft kerosene-for-use-as-fuel-in-an-aircraft aviation-turbine-fuel-kerosene heating-oil diesel-oil diesel-oil-euro-iv-or-higher diesel-oil-euro-iii diesel-oil-euro-i liquefied-aromatic-hydrocarbons solvents-mineral-turpentine-or-white-spirits liquefied-petroleum-gas-lpg refinery-gas-and-liquids refinery-coke petroleum-based-products-other-than-mentioned-in-the-items-above diesel light-fuel-oil heavy-fuel-oil aviation-fuel-kerosene aviation-gas regular-petrol premium-petrol supercarburant-sans-plomb-95-95-e10-98 essence-e10 gazole-routier-b7 gpl-pour-vehicule-routier
other_fossil|municipal-solid-waste plastics tires peat solid-fossil-fuels-other-than-those-mentioned-in-the-items-above industrial-materials-that-are-derived-from-fossil-fuels-if-recycled-and-combusted-to-produce-heat-or-electricity passenger-car-tyres-if-recycled-and-combusted-to-produce-heat-or-electricity truck-and-off-road-tyres-if-recycled-and-combusted-to-produce-heat-or-electricity non-biomass-municipal-materials-if-combusted-to-produce-heat-or-electricity gaseous-fossil-fuels-other-than-those-mentioned-in-the-items-above town-gas
renewable|bioethanol biodiesel-me biodiesel-me-from-used-cooking-oil biodiesel-me-from-tallow biodiesel-hvo biomethane-compressed biomethane-liquified biopropane development-diesel development-petrol off-road-biodiesel methanol-bio avtur-renewable wood-logs wood-chips wood-pellets grass-straw biogas landfill-gas agricultural-byproducts solid-byproducts wood-and-wood-residuals other-biomass-gases biodiesel-100pct ethanol-100pct rendered-animal-fat vegetable-oil north-american-softwood north-american-hardwood bagasse bamboo straw dry-wood green-and-air-dried-wood wood-green sulphite-lyes biomass-municipal-and-industrial-materials-if-combusted-to-produce-heat-or-electricity charcoal primary-solid-biomass-fuels-other-than-those-mentioned-in-the-items-above landfill-biogas-that-is-captured-for-combustion-methane-only sludge-biogas-that-is-captured-for-combustion-methane-only a-biogas-that-is-captured-for-combustion-other-than-those-mentioned-in-the-items-above biomethane biodiesel ethanol-for-use-as-a-fuel-in-an-internal-combustion-engine ethanol biofuels-other-than-those-mentioned-in-the-items-above-and-below other-biofuels renewable-aviation-kerosene renewable-diesel renewable-diesel-euro-iv-or-higher renewable-diesel-euro-iii renewable-diesel-euro-i
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
natural-gas-distributed-in-a-pipeline|natural-gas
coal-seam-methane-that-is-captured-for-combustion|natural-gas
compressed-natural-gas-reverting-to-standard-conditions|natural-gas
compressed-natural-gas|natural-gas
unprocessed-natural-gas|natural-gas
liquefied-natural-gas|lng
gaz-naturel-2022-mix-moyen-consommation|natural-gas
automotive-gasoline-petrol-other-than-for-use-as-fuel-in-an-aircraft|petrol-100pct-mineral-petrol
gasoline|petrol-100pct-mineral-petrol
regular-petrol|petrol-100pct-mineral-petrol
premium-petrol|petrol-100pct-mineral-petrol
supercarburant-sans-plomb-95-95-e10-98|petrol-average-biofuel-blend
essence-e10|petrol-average-biofuel-blend
gasoline-for-use-as-fuel-in-an-aircraft|aviation-spirit
aviation-gas|aviation-spirit
kerosene-other-than-for-use-as-fuel-in-an-aircraft|burning-oil
kerosene-for-use-as-fuel-in-an-aircraft|aviation-turbine-fuel
aviation-turbine-fuel-kerosene|aviation-turbine-fuel
aviation-fuel-kerosene|aviation-turbine-fuel
heating-oil|gas-oil
diesel|diesel-100pct-mineral-diesel
diesel-oil|diesel-100pct-mineral-diesel
diesel-oil-euro-iv-or-higher|diesel-100pct-mineral-diesel
diesel-oil-euro-iii|diesel-100pct-mineral-diesel
diesel-oil-euro-i|diesel-100pct-mineral-diesel
gazole-routier-b7|diesel-average-biofuel-blend
heavy-fuel-oil|fuel-oil
liquefied-petroleum-gas-lpg|lpg
gpl-pour-vehicule-routier|lpg
petroleum-based-oils-other-than-petroleum-based-oil-used-as-fuel-e-g-lubricants|lubricants
bituminous-coal|coal-industrial
coal-bituminous|coal-industrial
landfill-biogas-that-is-captured-for-combustion-methane-only|landfill-gas
sludge-biogas-that-is-captured-for-combustion-methane-only|biogas
a-biogas-that-is-captured-for-combustion-other-than-those-mentioned-in-the-items-above|biogas
biodiesel|biodiesel-me
ethanol|bioethanol
ethanol-for-use-as-a-fuel-in-an-internal-combustion-engine|bioethanol
renewable-diesel|biodiesel-btl-or-hvo
renewable-diesel-euro-iv-or-higher|biodiesel-btl-or-hvo
renewable-diesel-euro-iii|biodiesel-btl-or-hvo
renewable-diesel-euro-i|biodiesel-btl-or-hvo
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
