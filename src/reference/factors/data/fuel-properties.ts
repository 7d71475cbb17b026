/**
 * Densities and calorific values, as published. DESNZ 2025, sheet "Fuel properties" (condensed set v1): fuel |
 * density in kg/m3 | gross calorific value in GJ/t | net in GJ/t. US EPA Hub 2025, Table 1: fuel | per unit | gross (higher)
 * heating value in mmBtu per that unit | row. Empty: not published.
 *
 * DESNZ: contains public sector information licensed under the Open Government Licence v3.0. EPA: US public domain.
 */
export const FUEL_PROPERTIES = `
== desnz-2025
Aviation Spirit|729.927|47.155|44.797
Aviation Turbine Fuel|800|46.215|43.905
Burning Oil|802.568|46.174|43.865
Butane|575.374|49.1|45.3
Coal (domestic)|850|30.119|28.613
Coal (electricity generation)||25.08|23.826
Coal (electricity generation - home produced coal only)||25.041|23.789
Coal (industrial)||26.742|25.405
Coking Coal||31.832|30.24
Diesel (100% mineral diesel)|830.565|45.774|43.027
Diesel (average biofuel blend)|832.361|45.545|42.839
Fuel Oil|983.284|43.353|40.752
Gas Oil|853.971|45.286|42.569
Lubricants|864.304|43.353|40.752
LPG|529.749|49.333|45.944
Naphtha|674.309|47.839|45.447
Natural Gas|0.802|50.678|45.745
Natural Gas (100% mineral blend)|0.802|50.678|45.745
Other petroleum gas|366.3|50.654|46.602
Petroleum coke||35.76|33.972
Petrol (100% mineral petrol)|741.84|47|44.65
Petrol (average biofuel blend)|746.204|45.46|43.061
Propane|514.933|50.4|46.4
Waste oils|853.971|45.2|42.208
Biodiesel (ME)|890|38.7|37.2
Biodiesel (BtL or HVO)|780|45.833|44
Bioethanol|794|29.7|26.8
BioETBE|750|39.629|36.3
Biogas|1.15|21.978|20
Biomethane|0.725|54.298|49
CNG|175|50.678|45.745
Grasses/Straw|160|15.845|13.468
Landfill Gas|1.3|13.516|12.3
LNG|452.489|50.678|45.745
Wood Chips|253|14.713|13.6
Wood Logs|425|16.256|14.71
Wood Pellets|650|18.694|17.28
Methane (CH4)|0.716|55.406|50
Carbon Dioxide (CO2)|1.964|0|0
== epa-2025
Anthracite|short ton|25.09|17
Bituminous|short ton|24.93|18
Sub-bituminous|short ton|17.25|19
Lignite|short ton|14.21|20
Mixed (Commercial Sector)|short ton|21.39|21
Mixed (Electric Power Sector)|short ton|19.73|22
Mixed (Industrial Coking)|short ton|26.28|23
Mixed (Industrial Sector)|short ton|22.35|24
Coal Coke|short ton|24.8|25
Municipal Solid Waste|short ton|9.95|27
Petroleum Coke (Solid)|short ton|30|28
Plastics|short ton|38|29
Tires|short ton|28|30
Agricultural Byproducts|short ton|8.25|32
Peat|short ton|8|33
Solid Byproducts|short ton|10.39|34
Wood and Wood Residuals|short ton|17.48|35
Natural Gas|scf|0.001026|38
Blast Furnace Gas|scf|0.000092|40
Coke Oven Gas|scf|0.000599|41
Fuel Gas|scf|0.001388|42
Propane Gas|scf|0.002516|43
Landfill Gas|scf|0.000485|45
Other Biomass Gases|scf|0.000655|46
Asphalt and Road Oil|US gallon|0.158|49
Aviation Gasoline|US gallon|0.12|50
Butane|US gallon|0.103|51
Butylene|US gallon|0.105|52
Crude Oil|US gallon|0.138|53
Distillate Fuel Oil No. 1|US gallon|0.139|54
Distillate Fuel Oil No. 2|US gallon|0.138|55
Distillate Fuel Oil No. 4|US gallon|0.146|56
Ethane|US gallon|0.068|57
Ethylene|US gallon|0.058|58
Heavy Gas Oils|US gallon|0.148|59
Isobutane|US gallon|0.099|60
Isobutylene|US gallon|0.103|61
Kerosene|US gallon|0.135|62
Kerosene-Type Jet Fuel|US gallon|0.135|63
Liquefied Petroleum Gases (LPG)|US gallon|0.092|64
Lubricants|US gallon|0.144|65
Motor Gasoline|US gallon|0.125|66
Naphtha (<401 deg F)|US gallon|0.125|67
Natural Gasoline|US gallon|0.11|68
Other Oil (>401 deg F)|US gallon|0.139|69
Pentanes Plus|US gallon|0.11|70
Petrochemical Feedstocks|US gallon|0.125|71
Propane|US gallon|0.091|72
Propylene|US gallon|0.091|73
Residual Fuel Oil No. 5|US gallon|0.14|74
Residual Fuel Oil No. 6|US gallon|0.15|75
Special Naphtha|US gallon|0.125|76
Unfinished Oils|US gallon|0.139|77
Used Oil|US gallon|0.138|78
Biodiesel (100%)|US gallon|0.128|80
Ethanol (100%)|US gallon|0.084|81
Rendered Animal Fat|US gallon|0.125|82
Vegetable Oil|US gallon|0.12|83
`
