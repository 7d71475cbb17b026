/**
 * Australian Government, Department of Climate Change, Energy, the Environment and Water, National Greenhouse Accounts
 * Factors 2023, by `== category|boundary|unit|heating value|first level of the name`. Columns: name | regions | kg CO2e |
 * kg CO2e of CO2 | of CH4 | of N2O | energy content | table and row. Empty: not published. Written by
 * test/tools/factors-data/write-nga-tables.ts.
 *
 * Licensed under CC BY 4.0.
 */
export const NGA_2023 = `
== electricity|direct|kWh||Purchased electricity
New South Wales and Australian Capital Territory|AU-NSW AU-ACT|0.68|||||Table 1 row 4
Victoria|AU-VIC|0.79|||||Table 1 row 5
Queensland|AU-QLD|0.73|||||Table 1 row 6
South Australia|AU-SA|0.25|||||Table 1 row 7
Western Australia - South West Interconnected System (SWIS)|AU-SWIS|0.53|||||Table 1 row 8
Western Australia - North Western Interconnected System (NWIS)|AU-NWIS|0.62|||||Table 1 row 10
Tasmania|AU-TAS|0.12|||||Table 1 row 11
Northern territory - Darwin Katherine Interconnected System (DKIS)|AU-DKIS|0.54|||||Table 1 row 12
National|AU|0.65|||||Table 1 row 14
== electricity-wtt|WTT|kWh||Purchased electricity, upstream and losses
New South Wales and Australian Capital Territory|AU-NSW AU-ACT|0.05|||||Table 1 row 4
Victoria|AU-VIC|0.07|||||Table 1 row 5
Queensland|AU-QLD|0.15|||||Table 1 row 6
South Australia|AU-SA|0.08|||||Table 1 row 7
Western Australia - South West Interconnected System (SWIS)|AU-SWIS|0.04|||||Table 1 row 8
Western Australia - North Western Interconnected System (NWIS)|AU-NWIS|0.07|||||Table 1 row 10
Tasmania|AU-TAS|0.01|||||Table 1 row 11
Northern territory - Darwin Katherine Interconnected System (DKIS)|AU-DKIS|0.07|||||Table 1 row 12
National|AU|0.08|||||Table 1 row 14
national residual mix|"|0.1|||||Table 1a row 4
== electricity-residual|direct|kWh||Purchased electricity
"|"|0.81|||||"
== electricity-other|direct|kWh||Electricity grid
National Electricity Market (NEM)|AU-NEM|0.66|||||Table 2 row 4
Western Australia - South West Interconnected System (SWIS)|AU-SWIS|0.53|||||Table 2 row 5
Northern territory - Darwin Katherine Interconnected System (DKIS)|AU-DKIS|0.54|||||Table 2 row 7
Western Australia - North Western Interconnected System (NWIS)|AU-NWIS|0.62|||||Table 2 row 9
Off-grid|AU|0.63|||||Table 2 row 10
== fuel|TTW|GJ|gross|Solid fuels
Bituminous coal|"|90.24|90|0.04|0.2|27 GJ/t|Table 3 row 5
Sub-bituminous coal|"|"|"|"|"|21 GJ/t|Table 3 row 6
Anthracite|"|"|"|"|"|29 GJ/t|Table 3 row 7
Brown coal (lignite)|"|93.82|93.5|0.02|0.3|10.2 GJ/t|Table 3 row 8
Coking coal|"|92.03|91.8|0.03|0.2|30 GJ/t|Table 3 row 9
Coal briquettes|"|95.38|95|0.08|0.3|22.1 GJ/t|Table 3 row 10
Coal coke|"|107.23|107|0.03|0.2|27 GJ/t|Table 3 row 11
Coal tar|"|82.03|81.8|"|"|37.5 GJ/t|Table 3 row 12
Solid fossil fuels other than those mentioned in the items above|"|95.28|95|0.08|"|22.1 GJ/t|Table 3 row 13
Industrial materials that are derived from fossil fuels, if recycled and combusted to produce heat or electricity|"|81.83|81.6|0.03|"|26.3 GJ/t|Table 3 row 14
Passenger car tyres, if recycled and combusted to produce heat or electricity|"|63.03|62.8|"|"|32 GJ/t|Table 3 row 15
Truck and off-road tyres, if recycled and combusted to produce heat or electricity|"|56.13|55.9|"|"|27.1 GJ/t|Table 3 row 16
Non-biomass municipal materials, if combusted to produce heat or electricity|"|88.9|87.1|0.8|1|10.5 GJ/t|Table 3 row 17
== fuel-wtt|WTT|GJ|gross|Solid fuels, upstream
Bituminous coal|"|3||||27 GJ/t|Table 3 row 5
Sub-bituminous coal|"|2.5||||21 GJ/t|Table 3 row 6
Brown coal (lignite)|"|0.4||||10.2 GJ/t|Table 3 row 8
Coking coal|"|6.4||||30 GJ/t|Table 3 row 9
== bioenergy|TTW|GJ|gross|Solid fuels
Dry wood|"|1.2|0|0.1|1.1|16.2 GJ/t|Table 3 row 18
Green and air dried wood|"|"|"|"|"|10.4 GJ/t|Table 3 row 19
Sulphite lyes|"|0.58|"|0.08|0.5|12.4 GJ/t|Table 3 row 20
Bagasse|"|1.4|"|0.3|1.1|9.6 GJ/t|Table 3 row 21
Biomass, municipal and industrial materials, if combusted to produce heat or electricity|"|1.8|"|0.8|1|12.2 GJ/t|Table 3 row 22
Charcoal|"|6.3|"|5.3|"|31.1 GJ/t|Table 3 row 23
Primary solid biomass fuels other than those mentioned in the items above|"|1.8|"|0.8|"|12.2 GJ/t|Table 3 row 24
== fuel|TTW|GJ|gross|Gaseous fuels
Natural gas distributed in a pipeline|"|51.53|51.4|0.1|0.03|0.0393 GJ/m3|Table 4 row 5
Coal seam methane that is captured for combustion|"|51.63|"|0.2|"|0.0377 GJ/m3|Table 4 row 6
Coal mine waste gas that is captured for combustion|"|56.8|51.9|4.6|0.3|"|Table 4 row 7
Compressed natural gas (reverting to standard conditions)|"|51.53|51.4|0.1|0.03|0.0393 GJ/m3|Table 4 row 8
Unprocessed natural gas|"|"|"|"|"|"|Table 4 row 9
Ethane|"|56.56|56.5|0.03|"|0.0629 GJ/m3|Table 4 row 10
Coke oven gas|"|37.08|37|"|0.05|0.0181 GJ/m3|Table 4 row 11
Blast furnace gas|"|234.05|234|"|0.02|0.004 GJ/m3|Table 4 row 12
Town gas|"|60.27|60.2|0.04|0.03|0.039 GJ/m3|Table 4 row 13
Liquefied natural gas|"|51.53|51.4|0.1|"|25.3 GJ/kL|Table 4 row 14
Gaseous fossil fuels other than those mentioned in the items above|"|"|"|"|"|0.039 GJ/m3|Table 4 row 15
== bioenergy|TTW|GJ|gross|Gaseous fuels
Landfill biogas that is captured for combustion (methane only)|"|6.43|0|6.4|"|0.0377 GJ/m3|Table 4 row 16
Sludge biogas that is captured for combustion (methane only)|"|"|"|"|"|"|Table 4 row 17
A biogas that is captured for combustion, other than those mentioned in the items above|"|"|"|"|"|0.037 GJ/m3|Table 4 row 18
Biomethane|"|0.13|"|0.1|"|0.0393 GJ/m3|Table 4 row 19
== fuel|TTW|GJ|gross|Liquid fuels
Petroleum based oils (other than petroleum based oil used as fuel), e.g. lubricants|"|13.9|13.9|0|0|38.8 GJ/kL|Table 7 row 5
Petroleum based greases|"|3.5|3.5|"|"|"|Table 7 row 6
Crude oil including crude oil condensates|"|69.88|69.6|0.08|0.2|45.3 GJ/t|Table 7 row 7
Other natural gas liquids|"|61.28|61|"|"|46.5 GJ/t|Table 7 row 8
Automotive gasoline/petrol (other than for use as fuel in an aircraft)|"|67.8|67.4|0.2|"|34.2 GJ/kL|Table 7 row 9
Aviation gasoline|"|67.4|67|"|"|33.1 GJ/kL|Table 7 row 10
Kerosene (other than for use as fuel in an aircraft)|"|69.11|68.9|0.01|"|37.5 GJ/kL|Table 7 row 11
Aviation turbine fuel/kerosene|"|69.82|69.6|0.02|"|36.8 GJ/kL|Table 7 row 12
Heating oil|"|69.73|69.5|0.03|"|37.3 GJ/kL|Table 7 row 13
Diesel oil|"|70.2|69.9|0.1|"|38.6 GJ/kL|Table 7 row 14
Fuel oil|"|73.84|73.6|0.04|"|39.7 GJ/kL|Table 7 row 15
Liquefied aromatic hydrocarbons|"|69.93|69.7|0.03|"|34.4 GJ/kL|Table 7 row 16
Solvents: mineral turpentine or white spirits|"|"|"|"|"|"|Table 7 row 17
Liquefied petroleum gas (LPG)|"|60.6|60.2|0.2|"|25.7 GJ/kL|Table 7 row 18
Naphtha|"|69.82|69.8|0.01|0.01|31.4 GJ/kL|Table 7 row 19
Petroleum coke|"|92.88|92.6|0.08|0.2|34.2 GJ/t|Table 7 row 20
Refinery gas and liquids|"|54.76|54.7|0.03|0.03|42.9 GJ/t|Table 7 row 21
Refinery coke|"|92.88|92.6|0.08|0.2|34.2 GJ/t|Table 7 row 22
Petroleum based products other than mentioned in the items above|"|69.92|69.8|0.02|0.1|34.4 GJ/kL|Table 7 row 23
== fuel-wtt|WTT|GJ|gross|Liquid fuels, upstream
Petroleum based oils (other than petroleum based oil used as fuel), e.g. lubricants|"|18||||38.8 GJ/kL|Table 7 row 5
Petroleum based greases|"|"||||"|Table 7 row 6
Automotive gasoline/petrol (other than for use as fuel in an aircraft)|"|17.2||||34.2 GJ/kL|Table 7 row 9
Aviation gasoline|"|18||||33.1 GJ/kL|Table 7 row 10
Kerosene (other than for use as fuel in an aircraft)|"|"||||37.5 GJ/kL|Table 7 row 11
Aviation turbine fuel/kerosene|"|"||||36.8 GJ/kL|Table 7 row 12
Heating oil|"|"||||37.3 GJ/kL|Table 7 row 13
Diesel oil|"|17.3||||38.6 GJ/kL|Table 7 row 14
Fuel oil|"|18||||39.7 GJ/kL|Table 7 row 15
Liquefied aromatic hydrocarbons|"|"||||34.4 GJ/kL|Table 7 row 16
Solvents: mineral turpentine or white spirits|"|"||||"|Table 7 row 17
Liquefied petroleum gas (LPG)|"|20.2||||25.7 GJ/kL|Table 7 row 18
Naphtha|"|18||||31.4 GJ/kL|Table 7 row 19
Petroleum coke|"|"||||34.2 GJ/t|Table 7 row 20
Refinery gas and liquids|"|"||||42.9 GJ/t|Table 7 row 21
Refinery coke|"|"||||34.2 GJ/t|Table 7 row 22
Petroleum based products other than mentioned in the items above|"|"||||34.4 GJ/kL|Table 7 row 23
== bioenergy|TTW|GJ|gross|Liquid fuels
Biodiesel|"|0.28|0|0.08|0.2|34.6 GJ/kL|Table 7 row 24
Ethanol for use as a fuel in an internal combustion engine|"|"|"|"|"|23.4 GJ/kL|Table 7 row 25
Biofuels other than those mentioned in the items above and below|"|"|"|"|"|"|Table 7 row 26
Renewable aviation kerosene|"|0.22|"|0.02|"|36.8 GJ/kL|Table 7 row 27
Renewable diesel|"|0.3|"|0.1|"|38.6 GJ/kL|Table 7 row 28
== fuel|TTW|GJ|gross|Transport fuels
Gasoline / Cars and light commercial vehicles|"|67.62|67.4|0.02|"|34.2 GJ/kL|Table 8 row 5
Diesel oil / Cars and light commercial vehicles|"|70.41|69.9|0.01|0.5|38.6 GJ/kL|Table 8 row 6
Liquefied petroleum gas (LPG) / Cars and light commercial vehicles|"|61|60.2|0.5|0.3|26.2 GJ/kL|Table 8 row 7
Fuel oil / Cars and light commercial vehicles|"|74.18|73.6|0.08|0.5|39.7 GJ/kL|Table 8 row 8
Compressed natural gas / Light duty vehicles|"|59|51.4|7.3|0.3|0.0393 GJ/m3|Table 8 row 13
Liquefied natural gas / Light duty vehicles|"|"|"|"|"|25.3 GJ/kL|Table 8 row 14
Compressed natural gas / Heavy duty vehicles|"|54.5|"|2.8|"|0.0393 GJ/m3|Table 8 row 15
Liquefied natural gas / Heavy duty vehicles|"|"|"|"|"|25.3 GJ/kL|Table 8 row 16
Diesel oil - Euro iv or higher / Heavy duty vehicles|"|70.37|69.9|0.07|0.4|38.6 GJ/kL|Table 8 row 17
Diesel oil - Euro iii / Heavy duty vehicles|"|70.4|"|0.1|"|"|Table 8 row 18
Diesel oil - Euro i / Heavy duty vehicles|"|70.5|"|0.2|"|"|Table 8 row 19
Gasoline for use as fuel in an aircraft / Aviation|"|67.66|67|0.06|0.6|33.1 GJ/kL|Table 8 row 23
Kerosene for use as fuel in an aircraft / Aviation|"|70.21|69.6|0.01|"|36.8 GJ/kL|Table 8 row 24
== fuel-wtt|WTT|GJ|gross|Transport fuels, upstream
Gasoline / Cars and light commercial vehicles|"|17.2||||34.2 GJ/kL|Table 8 row 5
Diesel oil / Cars and light commercial vehicles|"|17.3||||38.6 GJ/kL|Table 8 row 6
Liquefied petroleum gas (LPG) / Cars and light commercial vehicles|"|20.2||||26.2 GJ/kL|Table 8 row 7
Fuel oil / Cars and light commercial vehicles|"|18||||39.7 GJ/kL|Table 8 row 8
Compressed natural gas / Light duty vehicles|"|"||||0.0393 GJ/m3|Table 8 row 13
Liquefied natural gas / Light duty vehicles|"|"||||25.3 GJ/kL|Table 8 row 14
Compressed natural gas / Heavy duty vehicles|"|"||||0.0393 GJ/m3|Table 8 row 15
Liquefied natural gas / Heavy duty vehicles|"|"||||25.3 GJ/kL|Table 8 row 16
Diesel oil - Euro iv or higher / Heavy duty vehicles|"|17.3||||38.6 GJ/kL|Table 8 row 17
Diesel oil - Euro iii / Heavy duty vehicles|"|"||||"|Table 8 row 18
Diesel oil - Euro i / Heavy duty vehicles|"|"||||"|Table 8 row 19
Gasoline for use as fuel in an aircraft / Aviation|"|18||||33.1 GJ/kL|Table 8 row 23
Kerosene for use as fuel in an aircraft / Aviation|"|"||||36.8 GJ/kL|Table 8 row 24
== bioenergy|TTW|GJ|gross|Transport fuels
Ethanol / Cars and light commercial vehicles|"|0.4|0|0.2|0.2|23.4 GJ/kL|Table 8 row 9
Biodiesel / Cars and light commercial vehicles|"|2.5|"|0.8|1.7|34.6 GJ/kL|Table 8 row 10
Renewable diesel / Cars and light commercial vehicles|"|0.51|"|0.01|0.5|38.6 GJ/kL|Table 8 row 11
Other biofuels / Cars and light commercial vehicles|"|2.5|"|0.8|1.7|23.4 GJ/kL|Table 8 row 12
Renewable diesel – Euro iv or higher / Heavy duty vehicles|"|0.47|"|0.07|0.4|38.6 GJ/kL|Table 8 row 20
Renewable diesel – Euro iii / Heavy duty vehicles|"|0.5|"|0.1|"|"|Table 8 row 21
Renewable diesel – Euro i / Heavy duty vehicles|"|0.6|"|0.2|"|"|Table 8 row 22
Renewable aviation kerosene / Aviation|"|0.61|"|0.01|0.6|36.8 GJ/kL|Table 8 row 25
== fuel-wtt|WTT|GJ|gross|Natural gas, upstream
New South Wales and ACT, metro|AU-NSW AU-ACT|13.1|||||Table 5 row 4
New South Wales and ACT, non-metro|"|14|||||"
Victoria, metro|AU-VIC|4|||||Table 5 row 5
Victoria, non-metro|"|"|||||"
Queensland, metro|AU-QLD|8.8|||||Table 5 row 6
Queensland, non-metro|"|7.9|||||"
South Australia, metro|AU-SA|10.7|||||Table 5 row 7
South Australia, non-metro|"|10.6|||||"
Western Australia, metro|AU-WA|4.1|||||Table 5 row 8
Western Australia, non-metro|"|4|||||"
== fuel-wtt|WTT|GJ|gross|Ethane, upstream
New South Wales|AU-NSW AU-ACT|23.7|||||Table 6 row 3
Victoria|AU-VIC|5.7|||||Table 6 row 4
== refrigerant|direct|kg||Refrigerants
R22 (HCFC-22)|AU|1760|||||Table 10 row 3
R32 (HFC-32)|"|677|||||Table 10 row 4
R134A (HFC-134A)|"|1300|||||Table 10 row 5
R410A (HFC blend)|"|1924|||||Table 10 row 6
R404A (HFC blend)|"|3943|||||Table 10 row 7
== process|direct|t||Carbonates
Limestone (calcium carbonate)|"|440|440||||Table 11 row 3
Magnesium carbonate|"|522|522||||Table 11 row 4
Dolomite|"|477|477||||Table 11 row 5
Soda Ash Use|"|415|415||||Table 13 row 3
== waste-disposal|direct|t||Waste disposal
Food / Landfill|"|2100|||||Table 14 row 3
Paper and cardboard / Landfill|"|3300|||||Table 14 row 4
Garden and green / Landfill|"|1600|||||Table 14 row 5
Wood / Landfill|"|700|||||Table 14 row 6
Textiles / Landfill|"|2000|||||Table 14 row 7
Sludge / Landfill|"|400|||||Table 14 row 8
Nappies / Landfill|"|2000|||||Table 14 row 9
Rubber and leather / Landfill|"|3300|||||Table 14 row 10
Municipal solid waste / Landfill|"|1600|||||Table 15 row 3
Commercial and industrial waste / Landfill|"|1300|||||Table 15 row 4
Construction and demolition waste / Landfill|"|200|||||Table 15 row 5
Clinical Waste / Incineration|"|879|||||Table 17 row 3
Fossil Liquid / Incineration|"|2931|||||Table 17 row 5
Industrial Waste / Incineration|"|1649|||||Table 17 row 6
Organic waste / Composting|"|46|||||Table 18 row 3
1"Anaerobic digestion|"|28|||||Table 18 row 4
`
