/**
 * Australian Government, Department of Climate Change, Energy, the Environment and Water, National Greenhouse Accounts
 * Factors 2026, by `== category|boundary|unit|heating value|first level of the name`. Columns: name | regions | kg CO2e |
 * kg CO2e of CO2 | of CH4 | of N2O | energy content | table and row. Empty: not published. Written by
 * test/tools/factors-data/write-nga-tables.ts.
 *
 * Licensed under CC BY 4.0.
 */
export const NGA_2026 = `
== electricity|direct|kWh||Purchased electricity
New South Wales and Australian Capital Territory|AU-NSW AU-ACT|0.6|||||Table 1 row 4
Victoria|AU-VIC|0.74|||||Table 1 row 5
Queensland|AU-QLD|0.65|||||Table 1 row 6
South Australia|AU-SA|0.21|||||Table 1 row 7
Western Australia - South West Interconnected System (SWIS)|AU-SWIS|0.45|||||Table 1 row 8
Western Australia - North Western Interconnected System (NWIS)|AU-NWIS|0.56|||||Table 1 row 9
Northern territory - Darwin Katherine Interconnected System (DKIS)|AU-DKIS|0.55|||||Table 1 row 11
National|AU|0.59|||||Table 1 row 12
== electricity-wtt|WTT|kWh||Purchased electricity, upstream and losses
New South Wales and Australian Capital Territory|AU-NSW AU-ACT|0.07|||||Table 1 row 4
Victoria|AU-VIC|0.11|||||Table 1 row 5
Queensland|AU-QLD|"|||||Table 1 row 6
South Australia|AU-SA|0.03|||||Table 1 row 7
Western Australia - South West Interconnected System (SWIS)|AU-SWIS|0.1|||||Table 1 row 8
Western Australia - North Western Interconnected System (NWIS)|AU-NWIS|0.09|||||Table 1 row 9
Tasmania|AU-TAS|0.03|||||Table 1 row 10
National|AU|0.1|||||Table 1 row 12
national residual mix|"|0.11|||||Table 2 row 4
== electricity-residual|direct|kWh||Purchased electricity
"|"|0.79|||||"
== electricity-other|direct|kWh||Electricity grid
National Electricity Market (NEM)|AU-NEM|0.6|||||Table 3 row 4
Western Australia - South West Interconnected System (SWIS)|AU-SWIS|0.45|||||Table 3 row 5
Northern territory - Darwin Katherine Interconnected System (DKIS)|AU-DKIS|0.55|||||Table 3 row 6
Western Australia - North Western Interconnected System (NWIS)|AU-NWIS|0.56|||||Table 3 row 7
Off-grid|AU|0.67|||||Table 3 row 8
== fuel|TTW|GJ|gross|Solid fuels
Bituminous coal|"|90.24|90|0.04|0.2|27 GJ/t|Table 4 row 5
Sub-bituminous coal|"|"|"|"|"|21 GJ/t|Table 4 row 6
Anthracite|"|"|"|"|"|29 GJ/t|Table 4 row 7
Brown coal (lignite)|"|93.82|93.5|0.02|0.3|10.2 GJ/t|Table 4 row 8
Coking coal|"|92.03|91.8|0.03|0.2|30 GJ/t|Table 4 row 9
Coal briquettes|"|95.38|95|0.08|0.3|22.1 GJ/t|Table 4 row 10
Coal coke|"|107.23|107|0.03|0.2|27 GJ/t|Table 4 row 11
Coal tar|"|82.03|81.8|"|"|37.5 GJ/t|Table 4 row 12
Solid fossil fuels other than those mentioned in the items above|"|95.28|95|0.08|"|22.1 GJ/t|Table 4 row 13
Industrial materials that are derived from fossil fuels, if recycled and combusted to produce heat or electricity|"|81.83|81.6|0.03|"|26.3 GJ/t|Table 4 row 14
Passenger car tyres, if recycled and combusted to produce heat or electricity|"|63.03|62.8|"|"|32 GJ/t|Table 4 row 15
Truck and off-road tyres, if recycled and combusted to produce heat or electricity|"|56.13|55.9|"|"|27.1 GJ/t|Table 4 row 16
Non-biomass municipal materials, if combusted to produce heat or electricity|"|88.9|87.1|0.8|1|10.5 GJ/t|Table 4 row 17
== fuel-wtt|WTT|GJ|gross|Solid fuels, upstream
Bituminous coal|"|3||||27 GJ/t|Table 4 row 5
Sub-bituminous coal|"|2.5||||21 GJ/t|Table 4 row 6
Brown coal (lignite)|"|0.4||||10.2 GJ/t|Table 4 row 8
Coking coal|"|6.4||||30 GJ/t|Table 4 row 9
== bioenergy|TTW|GJ|gross|Solid fuels
Dry wood|"|1.2|0|0.1|1.1|16.2 GJ/t|Table 4 row 18
Green and air dried wood|"|"|"|"|"|10.4 GJ/t|Table 4 row 19
Sulphite lyes|"|0.58|"|0.08|0.5|12.4 GJ/t|Table 4 row 20
Bagasse|"|1.4|"|0.3|1.1|9.6 GJ/t|Table 4 row 21
Biomass, municipal and industrial materials, if combusted to produce heat or electricity|"|1.8|"|0.8|1|12.2 GJ/t|Table 4 row 22
Charcoal|"|6.3|"|5.3|"|31.1 GJ/t|Table 4 row 23
Primary solid biomass fuels other than those mentioned in the items above|"|1.8|"|0.8|"|12.2 GJ/t|Table 4 row 24
== fuel|TTW|GJ|gross|Gaseous fuels
Natural gas distributed in a pipeline|"|51.53|51.4|0.1|0.03|0.0393 GJ/m3|Table 5 row 5
Coal seam methane that is captured for combustion|"|51.63|"|0.2|"|0.0377 GJ/m3|Table 5 row 6
Coal mine waste gas that is captured for combustion|"|56.8|51.9|4.6|0.3|"|Table 5 row 7
Compressed natural gas (reverting to standard conditions)|"|51.53|51.4|0.1|0.03|0.0393 GJ/m3|Table 5 row 8
Unprocessed natural gas|"|"|"|"|"|"|Table 5 row 9
Ethane|"|56.56|56.5|0.03|"|0.0629 GJ/m3|Table 5 row 10
Coke oven gas|"|37.08|37|"|0.05|0.0181 GJ/m3|Table 5 row 11
Blast furnace gas|"|234.05|234|"|0.02|0.004 GJ/m3|Table 5 row 12
Town gas|"|60.27|60.2|0.04|0.03|0.039 GJ/m3|Table 5 row 13
Liquefied natural gas|"|51.53|51.4|0.1|"|25.3 GJ/kL|Table 5 row 14
Gaseous fossil fuels other than those mentioned in the items above|"|"|"|"|"|0.039 GJ/m3|Table 5 row 15
Hydrogen|"|0.05|0|0|0.05|0.0122 GJ/m3|Table 5 row 20
== bioenergy|TTW|GJ|gross|Gaseous fuels
Landfill biogas that is captured for combustion (methane only)|"|6.43|"|6.4|0.03|0.0377 GJ/m3|Table 5 row 16
Sludge biogas that is captured for combustion (methane only)|"|"|"|"|"|"|Table 5 row 17
A biogas that is captured for combustion, other than those mentioned in the items above|"|"|"|"|"|0.037 GJ/m3|Table 5 row 18
Biomethane|"|0.13|"|0.1|"|0.0393 GJ/m3|Table 5 row 19
== fuel|TTW|GJ|gross|Liquid fuels
Petroleum based oils (other than petroleum based oil used as fuel), e.g. lubricants|"|13.9|13.9|0|0|38.8 GJ/kL|Table 8 row 5
Petroleum based greases|"|3.5|3.5|"|"|"|Table 8 row 6
Crude oil including crude oil condensates|"|69.88|69.6|0.08|0.2|45.3 GJ/t|Table 8 row 7
Other natural gas liquids|"|61.28|61|"|"|46.5 GJ/t|Table 8 row 8
Automotive gasoline/petrol (other than for use as fuel in an aircraft)|"|67.8|67.4|0.2|"|34.2 GJ/kL|Table 8 row 9
Aviation gasoline|"|67.4|67|"|"|33.1 GJ/kL|Table 8 row 10
Kerosene (other than for use as fuel in an aircraft)|"|69.11|68.9|0.01|"|37.5 GJ/kL|Table 8 row 11
Aviation turbine fuel/kerosene|"|69.82|69.6|0.02|"|36.8 GJ/kL|Table 8 row 12
Heating oil|"|69.73|69.5|0.03|"|37.3 GJ/kL|Table 8 row 13
Diesel oil|"|70.2|69.9|0.1|"|38.6 GJ/kL|Table 8 row 14
Fuel oil|"|73.84|73.6|0.04|"|39.7 GJ/kL|Table 8 row 15
Liquefied aromatic hydrocarbons|"|69.93|69.7|0.03|"|34.4 GJ/kL|Table 8 row 16
Solvents: mineral turpentine or white spirits|"|"|"|"|"|"|Table 8 row 17
Liquefied petroleum gas (LPG)|"|60.6|60.2|0.2|"|25.7 GJ/kL|Table 8 row 18
Naphtha|"|69.82|69.8|0.01|0.01|31.4 GJ/kL|Table 8 row 19
Petroleum coke|"|92.88|92.6|0.08|0.2|34.2 GJ/t|Table 8 row 20
Refinery gas and liquids|"|54.76|54.7|0.03|0.03|42.9 GJ/t|Table 8 row 21
Refinery coke|"|92.88|92.6|0.08|0.2|34.2 GJ/t|Table 8 row 22
Petroleum based products other than mentioned in the items above|"|69.92|69.8|0.02|0.1|34.4 GJ/kL|Table 8 row 23
== fuel-wtt|WTT|GJ|gross|Liquid fuels, upstream
Petroleum based oils (other than petroleum based oil used as fuel), e.g. lubricants|"|18||||38.8 GJ/kL|Table 8 row 5
Petroleum based greases|"|"||||"|Table 8 row 6
Automotive gasoline/petrol (other than for use as fuel in an aircraft)|"|17.2||||34.2 GJ/kL|Table 8 row 9
Aviation gasoline|"|18||||33.1 GJ/kL|Table 8 row 10
Kerosene (other than for use as fuel in an aircraft)|"|"||||37.5 GJ/kL|Table 8 row 11
Aviation turbine fuel/kerosene|"|"||||36.8 GJ/kL|Table 8 row 12
Heating oil|"|"||||37.3 GJ/kL|Table 8 row 13
Diesel oil|"|17.3||||38.6 GJ/kL|Table 8 row 14
Fuel oil|"|18||||39.7 GJ/kL|Table 8 row 15
Liquefied aromatic hydrocarbons|"|"||||34.4 GJ/kL|Table 8 row 16
Solvents: mineral turpentine or white spirits|"|"||||"|Table 8 row 17
Liquefied petroleum gas (LPG)|"|20.2||||25.7 GJ/kL|Table 8 row 18
Naphtha|"|18||||31.4 GJ/kL|Table 8 row 19
Petroleum coke|"|"||||34.2 GJ/t|Table 8 row 20
Refinery gas and liquids|"|"||||42.9 GJ/t|Table 8 row 21
Refinery coke|"|"||||34.2 GJ/t|Table 8 row 22
Petroleum based products other than mentioned in the items above|"|"||||34.4 GJ/kL|Table 8 row 23
== bioenergy|TTW|GJ|gross|Liquid fuels
Biodiesel|"|0.28|0|0.08|0.2|34.6 GJ/kL|Table 8 row 24
Ethanol for use as a fuel in an internal combustion engine|"|"|"|"|"|23.4 GJ/kL|Table 8 row 25
Biofuels other than those mentioned in the items above and below|"|"|"|"|"|"|Table 8 row 26
Renewable aviation kerosene|"|0.22|"|0.02|"|36.8 GJ/kL|Table 8 row 27
Renewable diesel|"|0.3|"|0.1|"|38.6 GJ/kL|Table 8 row 28
== fuel|TTW|GJ|gross|Transport fuels
Gasoline / Cars and light commercial vehicles|"|67.62|67.4|0.02|"|34.2 GJ/kL|Table 9 row 5
Diesel oil / Cars and light commercial vehicles|"|70.41|69.9|0.01|0.5|38.6 GJ/kL|Table 9 row 6
Liquefied petroleum gas (LPG) / Cars and light commercial vehicles|"|61|60.2|0.5|0.3|26.2 GJ/kL|Table 9 row 7
Fuel oil / Cars and light commercial vehicles|"|74.18|73.6|0.08|0.5|39.7 GJ/kL|Table 9 row 8
Compressed natural gas / Light duty vehicles|"|59|51.4|7.3|0.3|0.0393 GJ/m3|Table 9 row 13
Liquefied natural gas / Light duty vehicles|"|"|"|"|"|25.3 GJ/kL|Table 9 row 14
Compressed natural gas / Heavy duty vehicles|"|54.5|"|2.8|"|0.0393 GJ/m3|Table 9 row 15
Liquefied natural gas / Heavy duty vehicles|"|"|"|"|"|25.3 GJ/kL|Table 9 row 16
Diesel oil - Euro iv or higher / Heavy duty vehicles|"|70.37|69.9|0.07|0.4|38.6 GJ/kL|Table 9 row 17
Diesel oil - Euro iii / Heavy duty vehicles|"|70.4|"|0.1|"|"|Table 9 row 18
Diesel oil - Euro i / Heavy duty vehicles|"|70.5|"|0.2|"|"|Table 9 row 19
Gasoline for use as fuel in an aircraft / Aviation|"|67.66|67|0.06|0.6|33.1 GJ/kL|Table 9 row 23
Kerosene for use as fuel in an aircraft / Aviation|"|70.21|69.6|0.01|"|36.8 GJ/kL|Table 9 row 24
== fuel-wtt|WTT|GJ|gross|Transport fuels, upstream
Gasoline / Cars and light commercial vehicles|"|17.2||||34.2 GJ/kL|Table 9 row 5
Diesel oil / Cars and light commercial vehicles|"|17.3||||38.6 GJ/kL|Table 9 row 6
Liquefied petroleum gas (LPG) / Cars and light commercial vehicles|"|20.2||||26.2 GJ/kL|Table 9 row 7
Fuel oil / Cars and light commercial vehicles|"|18||||39.7 GJ/kL|Table 9 row 8
Compressed natural gas / Light duty vehicles|"|"||||0.0393 GJ/m3|Table 9 row 13
Liquefied natural gas / Light duty vehicles|"|"||||25.3 GJ/kL|Table 9 row 14
Compressed natural gas / Heavy duty vehicles|"|"||||0.0393 GJ/m3|Table 9 row 15
Liquefied natural gas / Heavy duty vehicles|"|"||||25.3 GJ/kL|Table 9 row 16
Diesel oil - Euro iv or higher / Heavy duty vehicles|"|17.3||||38.6 GJ/kL|Table 9 row 17
Diesel oil - Euro iii / Heavy duty vehicles|"|"||||"|Table 9 row 18
Diesel oil - Euro i / Heavy duty vehicles|"|"||||"|Table 9 row 19
Gasoline for use as fuel in an aircraft / Aviation|"|18||||33.1 GJ/kL|Table 9 row 23
Kerosene for use as fuel in an aircraft / Aviation|"|"||||36.8 GJ/kL|Table 9 row 24
== bioenergy|TTW|GJ|gross|Transport fuels
Ethanol / Cars and light commercial vehicles|"|0.4|0|0.2|0.2|23.4 GJ/kL|Table 9 row 9
Biodiesel / Cars and light commercial vehicles|"|2.5|"|0.8|1.7|34.6 GJ/kL|Table 9 row 10
Renewable diesel / Cars and light commercial vehicles|"|0.51|"|0.01|0.5|38.6 GJ/kL|Table 9 row 11
Other biofuels / Cars and light commercial vehicles|"|2.5|"|0.8|1.7|23.4 GJ/kL|Table 9 row 12
Renewable diesel – Euro iv or higher / Heavy duty vehicles|"|0.47|"|0.07|0.4|38.6 GJ/kL|Table 9 row 20
Renewable diesel – Euro iii / Heavy duty vehicles|"|0.5|"|0.1|"|"|Table 9 row 21
Renewable diesel – Euro i / Heavy duty vehicles|"|0.6|"|0.2|"|"|Table 9 row 22
Renewable aviation kerosene / Aviation|"|0.61|"|0.01|0.6|36.8 GJ/kL|Table 9 row 25
== fuel-wtt|WTT|GJ|gross|Natural gas, upstream
New South Wales and ACT, metro|AU-NSW AU-ACT|13.1|||||Table 6 row 4
New South Wales and ACT, non-metro|"|14|||||"
Victoria, metro|AU-VIC|4|||||Table 6 row 5
Victoria, non-metro|"|"|||||"
Queensland, metro|AU-QLD|8.8|||||Table 6 row 6
Queensland, non-metro|"|7.9|||||"
South Australia, metro|AU-SA|10.7|||||Table 6 row 7
South Australia, non-metro|"|10.6|||||"
Western Australia, metro|AU-WA|4.1|||||Table 6 row 8
Western Australia, non-metro|"|4|||||"
== fuel-wtt|WTT|GJ|gross|Ethane, upstream
New South Wales|AU-NSW AU-ACT|23.7|||||Table 7 row 3
Victoria|AU-VIC|5.7|||||Table 7 row 4
== refrigerant|direct|kg||Refrigerants
R22 (HCFC-22)|AU|1760|||||Table 11 row 3
R32 (HFC-32)|"|677|||||Table 11 row 4
R134A (HFC-134A)|"|1300|||||Table 11 row 5
R410A (HFC blend)|"|1924|||||Table 11 row 6
R404A (HFC blend)|"|3943|||||Table 11 row 7
== process|direct|t||Carbonates
Limestone (calcium carbonate)|"|440|440||||Table 12 row 3
Magnesium carbonate|"|522|522||||Table 12 row 4
Dolomite|"|477|477||||Table 12 row 5
Soda Ash Use|"|415|415||||Table 14 row 3
== waste-disposal|direct|t||Waste disposal
Food / Landfill|"|2100|||||Table 15 row 3
Paper and cardboard / Landfill|"|3300|||||Table 15 row 4
Garden and green / Landfill|"|1600|||||Table 15 row 5
Wood / Landfill|"|700|||||Table 15 row 6
Textiles / Landfill|"|2000|||||Table 15 row 7
Sludge / Landfill|"|400|||||Table 15 row 8
Nappies / Landfill|"|2000|||||Table 15 row 9
Rubber and leather / Landfill|"|3300|||||Table 15 row 10
Municipal solid waste / Landfill|"|1500|||||Table 16 row 3
Commercial and industrial waste / Landfill|"|1200|||||Table 16 row 4
Construction and demolition waste / Landfill|"|200|||||Table 16 row 5
Clinical Waste / Incineration|"|879|||||Table 18 row 3
Fossil Liquid / Incineration|"|2931|||||Table 18 row 5
Industrial Waste / Incineration|"|1649|||||Table 18 row 6
Municipal Solid Waste / Incineration|"|53.7|||||Table 18 row 7
Organic waste / Composting|"|46|||||Table 19 row 3
1"Anaerobic digestion|"|28|||||Table 19 row 4
== electricity-td|direct|kWh||Transmission and distribution losses
New South Wales and Australian Capital Territory|AU-NSW AU-ACT|0.02|||||Table 40 row 3
Victoria|AU-VIC|0.08|||||Table 40 row 4
Queensland|AU-QLD|0.06|||||Table 40 row 5
South Australia|AU-SA|0.02|||||Table 40 row 6
Western Australia - South-West Interconnected System (SWIS)|AU-SWIS|0.04|||||Table 40 row 7
Tasmania|AU-TAS|0.02|||||Table 40 row 9
Northern territory - Darwin Katherine Interconnected System (DKIS)|AU-DKIS|0.03|||||Table 40 row 10
Western Australia – North-Western Interconnected System (NWIS)|AU-NWIS|0.05|||||Table 40 row 12
== agriculture|direct|head||Livestock
Beef cattle on pasture|AU-ACT|1562.82|||||Table 20 row 5
"|AU-NSW|1535.42|||||"
"|AU-NT|1397.37|||||"
"|AU-QLD|1463.69|||||"
"|AU-SA|1496.7|||||"
"|AU-TAS|1623.65|||||"
"|AU-VIC|1706.61|||||"
"|AU-WA|1461.72|||||"
Feedlot beef cattle|AU-NSW|1216.73|||||Table 21 row 5
"|AU-QLD|1256.05|||||"
"|AU-SA|1218.48|||||"
"|AU-VIC|1221.65|||||"
"|AU-WA|1218.1|||||"
Dairy cattle|AU-NSW|3584.42|||||Table 22 row 5
"|AU-QLD|3071.06|||||"
"|AU-SA|3733.65|||||"
"|AU-TAS|3210.73|||||"
"|AU-VIC|3577.72|||||"
"|AU-WA|3280.5|||||"
Sheep|AU-ACT|229.45|||||Table 23 row 5
"|AU-NSW|218.3|||||"
"|AU-QLD|154.55|||||"
"|AU-SA|196.43|||||"
"|AU-TAS|200.73|||||"
"|AU-VIC|194.89|||||"
"|AU-WA|187.41|||||"
Pigs|AU-NSW|654.69|||||Table 24 row 5
"|AU-NT|953.73|||||"
"|AU-QLD|860.27|||||"
"|AU-SA|794.24|||||"
"|AU-TAS|756.84|||||"
"|AU-VIC|668.22|||||"
"|AU-WA|765.01|||||"
Alpacas|AU-ACT|239.97|||||Table 25 row 6
"|AU-NSW|238.81|||||"
"|AU-QLD|239.27|||||"
"|AU-SA|240.61|||||"
"|AU-TAS|243.55|||||"
"|AU-VIC|240.7|||||"
"|AU-WA|238.62|||||"
Buffalo|AU-NSW|2232.54|||||Table 25 row 10
"|AU-NT|2252.77|||||"
"|AU-QLD|2221.81|||||"
"|AU-SA|2227.12|||||"
"|AU-TAS|1381.92|||||"
"|AU-VIC|2229.23|||||"
"|AU-WA|2235.24|||||"
Camels|AU-NSW|1378.19|||||Table 25 row 14
"|AU-NT|1412.89|||||"
"|AU-QLD|1382.84|||||"
"|AU-SA|1384.59|||||"
"|AU-WA|1376.95|||||"
Deer|AU-NSW|590.49|||||Table 25 row 18
"|AU-NT|602.27|||||"
"|AU-QLD|591.35|||||"
"|AU-SA|593.96|||||"
"|AU-TAS|599.32|||||"
"|AU-VIC|594.04|||||"
"|AU-WA|590.17|||||"
Donkeys and mules|AU-NSW|311.24|||||Table 25 row 22
"|AU-NT|319.52|||||"
"|AU-QLD|311.06|||||"
"|AU-TAS|159.99|||||"
"|AU-VIC|314.79|||||"
"|AU-WA|317.15|||||"
Goats|AU-ACT|160.93|||||Table 25 row 26
"|AU-NSW|154.8|||||"
"|AU-NT|160.81|||||"
"|AU-QLD|155.27|||||"
"|AU-SA|156.62|||||"
"|AU-TAS|159.58|||||"
"|AU-VIC|156.71|||||"
"|AU-WA|154.62|||||"
Horses|AU-ACT|631.74|||||Table 25 row 30
"|AU-NSW|595.23|||||"
"|AU-NT|628.79|||||"
"|AU-QLD|597.98|||||"
"|AU-SA|605.45|||||"
"|AU-TAS|621.91|||||"
"|AU-VIC|605.94|||||"
"|AU-WA|594.23|||||"
Ostriches and emus|AU-NSW|154.79|||||Table 25 row 34
"|AU-QLD|155.46|||||"
"|AU-SA|156.6|||||"
"|AU-TAS|160.37|||||"
"|AU-VIC|156.69|||||"
"|AU-WA|154.6|||||"
Layers poultry|AU-ACT|5.206|||||Table 26 row 6
"|AU-NSW|5.101|||||"
"|AU-NT|5.39|||||"
"|AU-QLD|4.897|||||"
"|AU-SA|4.881|||||"
"|AU-TAS|5.101|||||"
"|AU-VIC|5.067|||||"
"|AU-WA|4.857|||||"
Meat poultry|AU-NSW|4.207|||||Table 26 row 10
"|AU-NT|4.463|||||"
"|AU-QLD|4.361|||||"
"|AU-SA|4.059|||||"
"|AU-TAS|4.315|||||"
"|AU-VIC|4.207|||||"
"|AU-WA|4.249|||||"
== agriculture|direct|ha||Agriculture
Rice cultivation|AU|3714|||||Table 27 row 3
`
