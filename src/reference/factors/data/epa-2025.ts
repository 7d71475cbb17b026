/**
 * US EPA GHG Emission Factors Hub (15 January 2025), by table (`== path of the key|category|table`). Columns: row of the
 * table | name | unit | CO2 | CH4 | N2O | "biogenic" where the CO2 is. Kilograms of the gas per unit (CH4 and N2O
 * published in grams), in the eGRID2023 table pounds per MWh as published. An empty gas was not published in that table.
 *
 * US public domain.
 */
export const EPA_2025 = `
== stationary|fuel|Table 1
17|Anthracite|mmBtu (HHV)|103.69|0.011|0.0016
17|Anthracite|short ton|2602|0.276|0.04
18|Bituminous|mmBtu (HHV)|93.28|0.011|0.0016
18|Bituminous|short ton|2325|0.274|0.04
19|Sub-bituminous|mmBtu (HHV)|97.17|0.011|0.0016
19|Sub-bituminous|short ton|1676|0.19|0.028
20|Lignite|mmBtu (HHV)|97.72|0.011|0.0016
20|Lignite|short ton|1389|0.156|0.023
21|Mixed (Commercial Sector)|mmBtu (HHV)|94.27|0.011|0.0016
21|Mixed (Commercial Sector)|short ton|2016|0.235|0.034
22|Mixed (Electric Power Sector)|mmBtu (HHV)|95.52|0.011|0.0016
22|Mixed (Electric Power Sector)|short ton|1885|0.217|0.032
23|Mixed (Industrial Coking)|mmBtu (HHV)|93.9|0.011|0.0016
23|Mixed (Industrial Coking)|short ton|2468|0.289|0.042
24|Mixed (Industrial Sector)|mmBtu (HHV)|94.67|0.011|0.0016
24|Mixed (Industrial Sector)|short ton|2116|0.246|0.036
25|Coal Coke|mmBtu (HHV)|113.67|0.011|0.0016
25|Coal Coke|short ton|2819|0.273|0.04
27|Municipal Solid Waste|mmBtu (HHV)|90.7|0.032|0.0042
27|Municipal Solid Waste|short ton|902|0.318|0.042
28|Petroleum Coke (Solid)|mmBtu (HHV)|102.41|0.032|0.0042
28|Petroleum Coke (Solid)|short ton|3072|0.96|0.126
29|Plastics|mmBtu (HHV)|75|0.032|0.0042
29|Plastics|short ton|2850|1.216|0.16
30|Tires|mmBtu (HHV)|85.97|0.032|0.0042
30|Tires|short ton|2407|0.896|0.118
32|Agricultural Byproducts|mmBtu (HHV)|118.17|0.032|0.0042|biogenic
32|Agricultural Byproducts|short ton|975|0.264|0.035|biogenic
33|Peat|mmBtu (HHV)|111.84|0.032|0.0042|biogenic
33|Peat|short ton|895|0.256|0.034|biogenic
34|Solid Byproducts|mmBtu (HHV)|105.51|0.032|0.0042|biogenic
34|Solid Byproducts|short ton|1096|0.332|0.044|biogenic
35|Wood and Wood Residuals|mmBtu (HHV)|93.8|0.0072|0.0036|biogenic
35|Wood and Wood Residuals|short ton|1640|0.126|0.063|biogenic
38|Natural Gas|mmBtu (HHV)|53.06|0.001|0.0001
38|Natural Gas|scf|0.05444|0.00000103|0.0000001
40|Blast Furnace Gas|mmBtu (HHV)|274.32|0.000022|0.0001
40|Blast Furnace Gas|scf|0.02524|0.000000002|0.000000009
41|Coke Oven Gas|mmBtu (HHV)|46.85|0.00048|0.0001
41|Coke Oven Gas|scf|0.02806|0.000000288|0.00000006
42|Fuel Gas|mmBtu (HHV)|59|0.003|0.0006
42|Fuel Gas|scf|0.08189|0.000004164|0.000000833
43|Propane Gas|mmBtu (HHV)|61.46|0.003|0.0006
43|Propane Gas|scf|0.15463|0.000007548|0.00000151
45|Landfill Gas|mmBtu (HHV)|52.07|0.0032|0.00063|biogenic
45|Landfill Gas|scf|0.025254|0.000001552|0.000000306|biogenic
46|Other Biomass Gases|mmBtu (HHV)|52.07|0.0032|0.00063|biogenic
46|Other Biomass Gases|scf|0.034106|0.000002096|0.000000413|biogenic
49|Asphalt and Road Oil|mmBtu (HHV)|75.36|0.003|0.0006
49|Asphalt and Road Oil|US gallon|11.91|0.00047|0.00009
50|Aviation Gasoline|mmBtu (HHV)|69.25|0.003|0.0006
50|Aviation Gasoline|US gallon|8.31|0.00036|0.00007
51|Butane|mmBtu (HHV)|64.77|0.003|0.0006
51|Butane|US gallon|6.67|0.00031|0.00006
52|Butylene|mmBtu (HHV)|68.72|0.003|0.0006
52|Butylene|US gallon|7.22|0.00032|0.00006
53|Crude Oil|mmBtu (HHV)|74.54|0.003|0.0006
53|Crude Oil|US gallon|10.29|0.00041|0.00008
54|Distillate Fuel Oil No. 1|mmBtu (HHV)|73.25|0.003|0.0006
54|Distillate Fuel Oil No. 1|US gallon|10.18|0.00042|0.00008
55|Distillate Fuel Oil No. 2|mmBtu (HHV)|73.96|0.003|0.0006
55|Distillate Fuel Oil No. 2|US gallon|10.21|0.00041|0.00008
56|Distillate Fuel Oil No. 4|mmBtu (HHV)|75.04|0.003|0.0006
56|Distillate Fuel Oil No. 4|US gallon|10.96|0.00044|0.00009
57|Ethane|mmBtu (HHV)|59.6|0.003|0.0006
57|Ethane|US gallon|4.05|0.0002|0.00004
58|Ethylene|mmBtu (HHV)|65.96|0.003|0.0006
58|Ethylene|US gallon|3.83|0.00017|0.00003
59|Heavy Gas Oils|mmBtu (HHV)|74.92|0.003|0.0006
59|Heavy Gas Oils|US gallon|11.09|0.00044|0.00009
60|Isobutane|mmBtu (HHV)|64.94|0.003|0.0006
60|Isobutane|US gallon|6.43|0.0003|0.00006
61|Isobutylene|mmBtu (HHV)|68.86|0.003|0.0006
61|Isobutylene|US gallon|7.09|0.00031|0.00006
62|Kerosene|mmBtu (HHV)|75.2|0.003|0.0006
62|Kerosene|US gallon|10.15|0.00041|0.00008
63|Kerosene-Type Jet Fuel|mmBtu (HHV)|72.22|0.003|0.0006
63|Kerosene-Type Jet Fuel|US gallon|9.75|0.00041|0.00008
64|Liquefied Petroleum Gases (LPG)|mmBtu (HHV)|61.71|0.003|0.0006
64|Liquefied Petroleum Gases (LPG)|US gallon|5.68|0.00028|0.00006
65|Lubricants|mmBtu (HHV)|74.27|0.003|0.0006
65|Lubricants|US gallon|10.69|0.00043|0.00009
66|Motor Gasoline|mmBtu (HHV)|70.22|0.003|0.0006
66|Motor Gasoline|US gallon|8.78|0.00038|0.00008
67|Naphtha (<401 deg F)|mmBtu (HHV)|68.02|0.003|0.0006
67|Naphtha (<401 deg F)|US gallon|8.5|0.00038|0.00008
68|Natural Gasoline|mmBtu (HHV)|66.88|0.003|0.0006
68|Natural Gasoline|US gallon|7.36|0.00033|0.00007
69|Other Oil (>401 deg F)|mmBtu (HHV)|76.22|0.003|0.0006
69|Other Oil (>401 deg F)|US gallon|10.59|0.00042|0.00008
70|Pentanes Plus|mmBtu (HHV)|70.02|0.003|0.0006
70|Pentanes Plus|US gallon|7.7|0.00033|0.00007
71|Petrochemical Feedstocks|mmBtu (HHV)|71.02|0.003|0.0006
71|Petrochemical Feedstocks|US gallon|8.88|0.00038|0.00008
72|Propane|mmBtu (HHV)|62.87|0.003|0.0006
72|Propane|US gallon|5.72|0.00027|0.00005
73|Propylene|mmBtu (HHV)|67.77|0.003|0.0006
73|Propylene|US gallon|6.17|0.00027|0.00005
74|Residual Fuel Oil No. 5|mmBtu (HHV)|72.93|0.003|0.0006
74|Residual Fuel Oil No. 5|US gallon|10.21|0.00042|0.00008
75|Residual Fuel Oil No. 6|mmBtu (HHV)|75.1|0.003|0.0006
75|Residual Fuel Oil No. 6|US gallon|11.27|0.00045|0.00009
76|Special Naphtha|mmBtu (HHV)|72.34|0.003|0.0006
76|Special Naphtha|US gallon|9.04|0.00038|0.00008
77|Unfinished Oils|mmBtu (HHV)|74.54|0.003|0.0006
77|Unfinished Oils|US gallon|10.36|0.00042|0.00008
78|Used Oil|mmBtu (HHV)|74|0.003|0.0006
78|Used Oil|US gallon|10.21|0.00041|0.00008
80|Biodiesel (100%)|mmBtu (HHV)|73.84|0.0011|0.00011|biogenic
80|Biodiesel (100%)|US gallon|9.45|0.00014|0.00001|biogenic
81|Ethanol (100%)|mmBtu (HHV)|68.44|0.0011|0.00011|biogenic
81|Ethanol (100%)|US gallon|5.75|0.00009|0.00001|biogenic
82|Rendered Animal Fat|mmBtu (HHV)|71.06|0.0011|0.00011|biogenic
82|Rendered Animal Fat|US gallon|8.88|0.00014|0.00001|biogenic
83|Vegetable Oil|mmBtu (HHV)|81.55|0.0011|0.00011|biogenic
83|Vegetable Oil|US gallon|9.79|0.00013|0.00001|biogenic
85|North American Softwood|mmBtu (HHV)|94.4|0.0019|0.00042|biogenic
86|North American Hardwood|mmBtu (HHV)|93.7|0.0019|0.00042|biogenic
87|Bagasse|mmBtu (HHV)|95.5|0.0019|0.00042|biogenic
88|Bamboo|mmBtu (HHV)|93.7|0.0019|0.00042|biogenic
89|Straw|mmBtu (HHV)|95.1|0.0019|0.00042|biogenic
== mobile|fuel-mobile|Table 2
104|Aviation Gasoline|US gallon|8.31||
105|Biodiesel (100%)|US gallon|9.45|||biogenic
106|Compressed Natural Gas (CNG)|scf|0.05444||
107|Diesel Fuel|US gallon|10.21||
108|Ethanol (100%)|US gallon|5.75|||biogenic
109|Kerosene-Type Jet Fuel|US gallon|9.75||
110|Liquefied Natural Gas (LNG)|US gallon|4.5||
111|Liquefied Petroleum Gases (LPG)|US gallon|5.68||
112|Motor Gasoline|US gallon|8.78||
113|Residual Fuel Oil|US gallon|11.27||
== mobile|vehicle-mobile|Table 3
160|Gasoline Passenger Cars, model year 2018|vehicle-mile||0.0000052|0.0000016
161|Gasoline Passenger Cars, model year 2019|vehicle-mile||0.0000051|0.0000015
162|Gasoline Passenger Cars, model year 2020|vehicle-mile||0.000005|0.0000014
163|Gasoline Passenger Cars, model year 2021|vehicle-mile||0.0000051|0.0000014
164|Gasoline Passenger Cars, model year 2022|vehicle-mile||0.000005|0.0000014
201|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2018|vehicle-mile||0.0000081|0.0000015
202|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2019|vehicle-mile||0.000008|0.0000013
203|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2020|vehicle-mile||0.0000079|0.0000012
204|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2021|vehicle-mile||0.0000079|0.0000012
205|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2022|vehicle-mile||0.0000079|0.0000012
234|Gasoline Heavy-Duty Vehicles, model year 2018|vehicle-mile||0.0000326|0.0000082
235|Gasoline Heavy-Duty Vehicles, model year 2019|vehicle-mile||0.000033|0.0000091
236|Gasoline Heavy-Duty Vehicles, model year 2020|vehicle-mile||0.0000332|0.00001
237|Gasoline Heavy-Duty Vehicles, model year 2021|vehicle-mile||0.0000332|0.00001
238|Gasoline Heavy-Duty Vehicles, model year 2022|vehicle-mile||0.0000332|0.00001
239|Gasoline Motorcycles, model year 1960-1995|vehicle-mile||0.000009|0.00009
240|Gasoline Motorcycles, model year 1996-2005|vehicle-mile||0.000007|0.000067
241|Gasoline Motorcycles, model year 2006-2022|vehicle-mile||0.000018|0.000066
== mobile|vehicle-mobile|Table 4
249|Passenger Cars, Diesel, model year 1960-1982|vehicle-mile||0.0000006|0.0000012
250|Passenger Cars, Diesel, model year 1983-2006|vehicle-mile||0.0000005|0.000001
251|Passenger Cars, Diesel, model year 2007-2022|vehicle-mile||0.0000302|0.0000192
252|Light-Duty Trucks, Diesel, model year 1960-1982|vehicle-mile||0.0000011|0.0000017
253|Light-Duty Trucks, Diesel, model year 1983-2006|vehicle-mile||0.0000009|0.0000014
254|Light-Duty Trucks, Diesel, model year 2007-2022|vehicle-mile||0.000029|0.0000214
255|Medium- and Heavy-Duty Vehicles, Diesel, model year 1960-2006|vehicle-mile||0.0000051|0.0000048
256|Medium- and Heavy-Duty Vehicles, Diesel, model year 2007-2022|vehicle-mile||0.0000095|0.0000431
257|Light-Duty Cars, Methanol|vehicle-mile||0.000012|0.000004
258|Light-Duty Cars, Ethanol|vehicle-mile||0.000012|0.000004
259|Light-Duty Cars, CNG|vehicle-mile||0.00012|0.000004
260|Light-Duty Cars, LPG|vehicle-mile||0.000012|0.000004
261|Light-Duty Cars, Biodiesel|vehicle-mile||0.00003|0.000001
262|Light-Duty Trucks, Ethanol|vehicle-mile||0.000013|0.000005
263|Light-Duty Trucks, CNG|vehicle-mile||0.00013|0.000005
264|Light-Duty Trucks, LPG|vehicle-mile||0.000013|0.000005
265|Light-Duty Trucks, LNG|vehicle-mile||0.00013|0.000005
266|Light-Duty Trucks, Biodiesel|vehicle-mile||0.000054|0.000001
267|Medium-Duty Trucks, CNG|vehicle-mile||0.001786|0.000033
268|Medium-Duty Trucks, LPG|vehicle-mile||0.000179|0.000033
269|Medium-Duty Trucks, LNG|vehicle-mile||0.001786|0.000033
270|Medium-Duty Trucks, Biodiesel|vehicle-mile||0.000009|0.000005
271|Heavy-Duty Trucks, Methanol|vehicle-mile||0.000072|0.000026
272|Heavy-Duty Trucks, Ethanol|vehicle-mile||0.000072|0.000026
273|Heavy-Duty Trucks, CNG|vehicle-mile||0.000921|0.000017
274|Heavy-Duty Trucks, LPG|vehicle-mile||0.000092|0.000017
275|Heavy-Duty Trucks, LNG|vehicle-mile||0.000921|0.000017
276|Heavy-Duty Trucks, Biodiesel|vehicle-mile||0.000009|0.000002
277|Buses, Methanol|vehicle-mile||0.00019|0.000029
278|Buses, Ethanol|vehicle-mile||0.00019|0.000029
279|Buses, CNG|vehicle-mile||0.002719|0.000017
280|Buses, LPG|vehicle-mile||0.000272|0.000017
281|Buses, LNG|vehicle-mile||0.002719|0.000017
282|Buses, Biodiesel|vehicle-mile||0.000009|0.000003
== nonroad|fuel-nonroad|Table 5
290|Ships and Boats, Residual Fuel Oil|US gallon||0.0011|0.00031
292|Ships and Boats, Gasoline (4 stroke)|US gallon||0.00227|0.00001
293|Ships and Boats, Diesel|US gallon||0.00651|0.00017
294|Locomotives, Diesel|US gallon||0.0008|0.00026
295|Aircraft, Jet Fuel|US gallon||0|0.0003
298|Agricultural Equipment, Gasoline (4 stroke)|US gallon||0.00193|0.0012
300|Agricultural Equipment, Diesel Equipment|US gallon||0.00126|0.00107
302|Agricultural Equipment, LPG|US gallon||0.00033|0.00094
304|Construction/Mining Equipment, Gasoline (4 stroke)|US gallon||0.00286|0.00148
306|Construction/Mining Equipment, Diesel Equipment|US gallon||0.00101|0.00094
308|Construction/Mining Equipment, LPG|US gallon||0.00059|0.0005
310|Lawn and Garden Equipment, Gasoline (4 stroke)|US gallon||0.00302|0.0015
311|Lawn and Garden Equipment, Diesel|US gallon||0.00067|0.00049
312|Lawn and Garden Equipment, LPG|US gallon||0.00037|0.00063
313|Airport Equipment, Gasoline|US gallon||0.00107|0.00112
314|Airport Equipment, Diesel|US gallon||0.00198|0.00121
315|Airport Equipment, LPG|US gallon||0.00037|0.00093
317|Industrial/Commercial Equipment, Gasoline (4 stroke)|US gallon||0.00281|0.00157
318|Industrial/Commercial Equipment, Diesel|US gallon||0.00043|0.00062
319|Industrial/Commercial Equipment, LPG|US gallon||0.00046|0.00066
321|Logging Equipment, Gasoline (4 stroke)|US gallon||0.00322|0.00205
322|Logging Equipment, Diesel|US gallon||0.00049|0.00126
323|Railroad Equipment, Gasoline|US gallon||0.00332|0.00186
324|Railroad Equipment, Diesel|US gallon||0.00041|0.00097
325|Railroad Equipment, LPG|US gallon||0.00205|0.00001
327|Recreational Equipment, Gasoline (4 stroke)|US gallon||0.00274|0.00149
328|Recreational Equipment, Diesel|US gallon||0.00073|0.00066
329|Recreational Equipment, LPG|US gallon||0.00044|0.00061
== egrid2023|electricity|Table 6
339|AKGD (ASCC Alaska Grid)|MWh|899.003|0.086|0.012
340|AKMS (ASCC Miscellaneous)|MWh|519.445|0.026|0.004
341|AZNM (WECC Southwest)|MWh|740.81|0.041|0.006
342|CAMX (WECC California)|MWh|436.655|0.025|0.003
343|ERCT (ERCOT All)|MWh|738.038|0.043|0.006
344|FRCC (FRCC All)|MWh|801.891|0.042|0.005
345|HIMS (HICC Miscellaneous)|MWh|1122.117|0.146|0.022
346|HIOA (HICC Oahu)|MWh|1489.362|0.134|0.021
347|MROE (MRO East)|MWh|1402.005|0.116|0.017
348|MROW (MRO West)|MWh|920.022|0.097|0.014
349|NEWE (NPCC New England)|MWh|537.243|0.063|0.008
350|NWPP (WECC Northwest)|MWh|631.705|0.054|0.008
351|NYCW (NPCC NYC/Westchester)|MWh|974.656|0.025|0.003
352|NYLI (NPCC Long Island)|MWh|1180.678|0.14|0.018
353|NYUP (NPCC Upstate NY)|MWh|240.99|0.011|0.001
354|PRMS (Puerto Rico Miscellaneous)|MWh|1542.952|0.077|0.012
355|RFCE (RFC East)|MWh|594.74|0.036|0.005
356|RFCM (RFC Michigan)|MWh|962.084|0.082|0.011
357|RFCW (RFC West)|MWh|911.321|0.071|0.01
358|RMPA (WECC Rockies)|MWh|1036.021|0.09|0.013
359|SPNO (SPP North)|MWh|861.925|0.087|0.012
360|SPSO (SPP South)|MWh|891.103|0.055|0.008
361|SRMV (SERC Mississippi Valley)|MWh|739.415|0.032|0.004
362|SRMW (SERC Midwest)|MWh|1238.311|0.132|0.019
363|SRSO (SERC South)|MWh|840.893|0.055|0.008
364|SRTV (SERC Tennessee Valley)|MWh|895.693|0.079|0.011
365|SRVC (SERC Virginia/Carolina)|MWh|590.229|0.045|0.006
366|US Average|MWh|771.523|0.057|0.008
== steam-and-heat|heat-steam|Table 7
410|Natural gas, 80% boiler efficiency|mmBtu|66.33|0.00125|0.000125
== freight|freight|Table 8
422|Medium- and Heavy-Duty Truck|vehicle-mile|1.298|0.0000115|0.0000376
423|Passenger Car|vehicle-mile|0.297|0.0000059|0.0000053
424|Light-Duty Truck|vehicle-mile|0.394|0.0000109|0.0000088
425|Medium- and Heavy-Duty Truck|short ton-mile|0.186|0.0000016|0.0000054
426|Rail|short ton-mile|0.021|0.0000016|0.0000005
427|Waterborne Craft|short ton-mile|0.077|0.000031|0.000002
428|Aircraft|short ton-mile|1.086|0|0.0000334
== travel|travel|Table 10
504|Passenger Car|vehicle-mile|0.297|0.0000059|0.0000053
505|Light-Duty Truck|vehicle-mile|0.394|0.0000109|0.0000088
506|Motorcycle|vehicle-mile|0.368|0.0000888|0.0000188
507|Intercity Rail - Northeast Corridor|passenger-mile|0.023|0.000001|0.0000001
508|Intercity Rail - Other Routes|passenger-mile|0.149|0.000012|0.000004
509|Intercity Rail - National Average|passenger-mile|0.096|0.000008|0.000002
510|Commuter Rail|passenger-mile|0.133|0.0000105|0.0000026
511|Transit Rail (i.e. Subway, Tram)|passenger-mile|0.093|0.0000075|0.000001
512|Bus|passenger-mile|0.066|0.0000046|0.0000019
513|Air Travel - Short Haul (< 300 miles)|passenger-mile|0.207|0.0000064|0.0000066
514|Air Travel - Medium Haul (>= 300 miles, < 2300 miles)|passenger-mile|0.129|0.0000006|0.0000041
515|Air Travel - Long Haul (>= 2300 miles)|passenger-mile|0.163|0.0000006|0.0000052
`
