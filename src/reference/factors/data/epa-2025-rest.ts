/**
 * US EPA GHG Emission Factors Hub (15 January 2025), the rows that `epa-2025.ts` leaves out, by table (`== path of the
 * key|category|table`). Columns of Tables 3, 5 and 6: as there (Table 6 in pounds per MWh). Of Table 9: row | material /
 * treatment | metric tons CO2e per short ton. Of Tables 11 and 12: row | gas | GWP100 | formula or composition. R-424A of
 * Table 12 is left out: its figure is not that of its composition. Written by test/tools/factors-data/write-epa-rest-table.ts.
 *
 * US public domain.
 */
export const EPA_2025_REST = `
== mobile|vehicle-mobile|Table 3
127|Gasoline Passenger Cars, model year 1973-1974|vehicle-mile||0.0001696|0.0000197
128|Gasoline Passenger Cars, model year 1975|vehicle-mile||0.0001423|0.0000443
129|Gasoline Passenger Cars, model year 1976-1977|vehicle-mile||0.0001406|0.0000458
130|Gasoline Passenger Cars, model year 1978-1979|vehicle-mile||0.0001389|0.0000473
131|Gasoline Passenger Cars, model year 1980|vehicle-mile||0.0001326|0.0000499
132|Gasoline Passenger Cars, model year 1981|vehicle-mile||0.0000802|0.0000626
133|Gasoline Passenger Cars, model year 1982|vehicle-mile||0.0000795|0.0000627
134|Gasoline Passenger Cars, model year 1983|vehicle-mile||0.0000782|0.000063
135|Gasoline Passenger Cars, model year 1984-1993|vehicle-mile||0.0000704|0.0000647
136|Gasoline Passenger Cars, model year 1994|vehicle-mile||0.0000617|0.0000603
137|Gasoline Passenger Cars, model year 1995|vehicle-mile||0.0000531|0.000056
138|Gasoline Passenger Cars, model year 1996|vehicle-mile||0.0000434|0.0000503
139|Gasoline Passenger Cars, model year 1997|vehicle-mile||0.0000337|0.0000446
140|Gasoline Passenger Cars, model year 1998|vehicle-mile||0.000024|0.0000389
141|Gasoline Passenger Cars, model year 1999|vehicle-mile||0.0000215|0.0000355
142|Gasoline Passenger Cars, model year 2000|vehicle-mile||0.0000175|0.0000304
143|Gasoline Passenger Cars, model year 2001|vehicle-mile||0.0000105|0.0000212
144|Gasoline Passenger Cars, model year 2002|vehicle-mile||0.0000102|0.0000207
145|Gasoline Passenger Cars, model year 2003|vehicle-mile||0.0000095|0.0000181
146|Gasoline Passenger Cars, model year 2004|vehicle-mile||0.0000078|0.0000085
147|Gasoline Passenger Cars, model year 2005|vehicle-mile||0.0000075|0.0000067
148|Gasoline Passenger Cars, model year 2006|vehicle-mile||0.0000076|0.0000075
149|Gasoline Passenger Cars, model year 2007|vehicle-mile||0.0000072|0.0000052
150|Gasoline Passenger Cars, model year 2008|vehicle-mile||0.0000072|0.0000049
151|Gasoline Passenger Cars, model year 2009|vehicle-mile||0.0000071|0.0000046
152|Gasoline Passenger Cars, model year 2010|vehicle-mile||0.0000071|0.0000046
153|Gasoline Passenger Cars, model year 2011|vehicle-mile||0.0000071|0.0000046
154|Gasoline Passenger Cars, model year 2012|vehicle-mile||0.0000071|0.0000046
155|Gasoline Passenger Cars, model year 2013|vehicle-mile||0.0000071|0.0000046
156|Gasoline Passenger Cars, model year 2014|vehicle-mile||0.0000071|0.0000046
157|Gasoline Passenger Cars, model year 2015|vehicle-mile||0.0000068|0.0000042
158|Gasoline Passenger Cars, model year 2016|vehicle-mile||0.0000065|0.0000038
159|Gasoline Passenger Cars, model year 2017|vehicle-mile||0.0000054|0.0000018
165|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1973-1974|vehicle-mile||0.0001908|0.0000218
166|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1975|vehicle-mile||0.0001634|0.0000513
167|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1976|vehicle-mile||0.0001594|0.0000555
168|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1977-1978|vehicle-mile||0.0001614|0.0000534
169|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1979-1980|vehicle-mile||0.0001594|0.0000555
170|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1981|vehicle-mile||0.0001479|0.000066
171|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1982|vehicle-mile||0.0001442|0.0000681
172|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1983|vehicle-mile||0.0001368|0.0000722
173|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1984|vehicle-mile||0.0001294|0.0000764
174|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1985|vehicle-mile||0.000122|0.0000806
175|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1986|vehicle-mile||0.0001146|0.0000848
176|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1987-1993|vehicle-mile||0.0000813|0.0001035
177|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1994|vehicle-mile||0.0000646|0.0000982
178|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1995|vehicle-mile||0.0000517|0.0000908
179|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1996|vehicle-mile||0.0000452|0.0000871
180|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1997|vehicle-mile||0.0000452|0.0000871
181|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1998|vehicle-mile||0.0000412|0.0000787
182|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 1999|vehicle-mile||0.0000333|0.0000618
183|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2000|vehicle-mile||0.000034|0.0000631
184|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2001|vehicle-mile||0.0000221|0.0000379
185|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2002|vehicle-mile||0.0000242|0.0000424
186|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2003|vehicle-mile||0.0000221|0.0000373
187|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2004|vehicle-mile||0.0000115|0.0000088
188|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2005|vehicle-mile||0.0000105|0.0000064
189|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2006|vehicle-mile||0.0000108|0.000008
190|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2007|vehicle-mile||0.0000103|0.0000061
191|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2008|vehicle-mile||0.0000095|0.0000036
192|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2009|vehicle-mile||0.0000095|0.0000036
193|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2010|vehicle-mile||0.0000095|0.0000035
194|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2011|vehicle-mile||0.0000096|0.0000034
195|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2012|vehicle-mile||0.0000096|0.0000033
196|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2013|vehicle-mile||0.0000095|0.0000035
197|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2014|vehicle-mile||0.0000095|0.0000033
198|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2015|vehicle-mile||0.0000094|0.0000031
199|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2016|vehicle-mile||0.0000091|0.0000029
200|Gasoline Light-Duty Trucks (Vans, Pickup Trucks, SUVs), model year 2017|vehicle-mile||0.0000084|0.0000018
206|Gasoline Heavy-Duty Vehicles, model year ≤1980|vehicle-mile||0.0004604|0.0000497
207|Gasoline Heavy-Duty Vehicles, model year 1981-1984|vehicle-mile||0.0004492|0.0000538
208|Gasoline Heavy-Duty Vehicles, model year 1985-1986|vehicle-mile||0.000409|0.0000515
209|Gasoline Heavy-Duty Vehicles, model year 1987|vehicle-mile||0.0003675|0.0000849
210|Gasoline Heavy-Duty Vehicles, model year 1988-1989|vehicle-mile||0.0003492|0.0000933
211|Gasoline Heavy-Duty Vehicles, model year 1990-1995|vehicle-mile||0.0003246|0.0001142
212|Gasoline Heavy-Duty Vehicles, model year 1996|vehicle-mile||0.0001278|0.000168
213|Gasoline Heavy-Duty Vehicles, model year 1997|vehicle-mile||0.0000924|0.0001726
214|Gasoline Heavy-Duty Vehicles, model year 1998|vehicle-mile||0.0000655|0.000175
215|Gasoline Heavy-Duty Vehicles, model year 1999|vehicle-mile||0.0000648|0.0001724
216|Gasoline Heavy-Duty Vehicles, model year 2000|vehicle-mile||0.000063|0.000166
217|Gasoline Heavy-Duty Vehicles, model year 2001|vehicle-mile||0.0000577|0.0001468
218|Gasoline Heavy-Duty Vehicles, model year 2002|vehicle-mile||0.0000634|0.0001673
219|Gasoline Heavy-Duty Vehicles, model year 2003|vehicle-mile||0.0000602|0.0001553
220|Gasoline Heavy-Duty Vehicles, model year 2004|vehicle-mile||0.0000298|0.0000164
221|Gasoline Heavy-Duty Vehicles, model year 2005|vehicle-mile||0.0000297|0.0000083
222|Gasoline Heavy-Duty Vehicles, model year 2006|vehicle-mile||0.0000299|0.0000241
223|Gasoline Heavy-Duty Vehicles, model year 2007|vehicle-mile||0.0000322|0.0000015
224|Gasoline Heavy-Duty Vehicles, model year 2008|vehicle-mile||0.000034|0.0000015
225|Gasoline Heavy-Duty Vehicles, model year 2009|vehicle-mile||0.0000339|0.0000015
226|Gasoline Heavy-Duty Vehicles, model year 2010|vehicle-mile||0.000032|0.0000015
227|Gasoline Heavy-Duty Vehicles, model year 2011|vehicle-mile||0.0000304|0.0000015
228|Gasoline Heavy-Duty Vehicles, model year 2012|vehicle-mile||0.0000313|0.0000015
229|Gasoline Heavy-Duty Vehicles, model year 2013|vehicle-mile||0.0000313|0.0000015
230|Gasoline Heavy-Duty Vehicles, model year 2014|vehicle-mile||0.0000315|0.0000015
231|Gasoline Heavy-Duty Vehicles, model year 2015|vehicle-mile||0.0000332|0.0000021
232|Gasoline Heavy-Duty Vehicles, model year 2016|vehicle-mile||0.0000321|0.0000061
233|Gasoline Heavy-Duty Vehicles, model year 2017|vehicle-mile||0.0000329|0.0000084
== nonroad|fuel-nonroad|Table 5
291|Ships and Boats, Gasoline (2 stroke)|US gallon||0.00467|0.00008
296|Aircraft, Aviation Gasoline|US gallon||0.00706|0.00011
297|Agricultural Equipment, Gasoline (2 stroke)|US gallon||0.0069|0.00047
299|Agricultural Equipment, Gasoline Off-Road Trucks|US gallon||0.00193|0.0012
301|Agricultural Equipment, Diesel Off-Road Trucks|US gallon||0.00092|0.00056
303|Construction/Mining Equipment, Gasoline (2 stroke)|US gallon||0.008|0.00012
305|Construction/Mining Equipment, Gasoline Off-Road Trucks|US gallon||0.00286|0.00148
307|Construction/Mining Equipment, Diesel Off-Road Trucks|US gallon||0.00092|0.00056
309|Lawn and Garden Equipment, Gasoline (2 stroke)|US gallon||0.00734|0.00031
316|Industrial/Commercial Equipment, Gasoline (2 stroke)|US gallon||0.0073|0.00051
320|Logging Equipment, Gasoline (2 stroke)|US gallon||0.00962|0
326|Recreational Equipment, Gasoline (2 stroke)|US gallon||0.00986|0.00011
== egrid2023-non-baseload|electricity-non-baseload|Table 6
339|AKGD (ASCC Alaska Grid)|MWh|1077.11|0.116|0.016
340|AKMS (ASCC Miscellaneous)|MWh|1548.607|0.067|0.012
341|AZNM (WECC Southwest)|MWh|1260.436|0.067|0.009
342|CAMX (WECC California)|MWh|1033.985|0.051|0.007
343|ERCT (ERCOT All)|MWh|1264.939|0.076|0.01
344|FRCC (FRCC All)|MWh|1033.954|0.045|0.006
345|HIMS (HICC Miscellaneous)|MWh|1596.385|0.17|0.027
346|HIOA (HICC Oahu)|MWh|1753.441|0.159|0.025
347|MROE (MRO East)|MWh|1713.772|0.161|0.023
348|MROW (MRO West)|MWh|1776.58|0.18|0.026
349|NEWE (NPCC New England)|MWh|885.161|0.067|0.009
350|NWPP (WECC Northwest)|MWh|1613.426|0.146|0.021
351|NYCW (NPCC NYC/Westchester)|MWh|1008.891|0.02|0.002
352|NYLI (NPCC Long Island)|MWh|1316.557|0.05|0.006
353|NYUP (NPCC Upstate NY)|MWh|909.108|0.041|0.005
354|PRMS (Puerto Rico Miscellaneous)|MWh|1636.738|0.072|0.012
355|RFCE (RFC East)|MWh|1175.499|0.077|0.01
356|RFCM (RFC Michigan)|MWh|1508.119|0.144|0.02
357|RFCW (RFC West)|MWh|1757.345|0.161|0.023
358|RMPA (WECC Rockies)|MWh|1620.64|0.124|0.018
359|SPNO (SPP North)|MWh|1892.091|0.188|0.027
360|SPSO (SPP South)|MWh|1508.425|0.095|0.013
361|SRMV (SERC Mississippi Valley)|MWh|1145.487|0.061|0.008
362|SRMW (SERC Midwest)|MWh|1818.554|0.19|0.027
363|SRSO (SERC South)|MWh|1385.997|0.096|0.014
364|SRTV (SERC Tennessee Valley)|MWh|1665.755|0.154|0.022
365|SRVC (SERC Virginia/Carolina)|MWh|1286.77|0.1|0.014
366|US Average|MWh|1393.7|0.104|0.015
== waste|waste-disposal|Table 9
436|Aluminum Cans / Recycled|0.06
436|Aluminum Cans / Landfilled|0.02
436|Aluminum Cans / Combusted|0.01
437|Aluminum Ingot / Recycled|0.04
437|Aluminum Ingot / Landfilled|0.02
437|Aluminum Ingot / Combusted|0.01
438|Steel Cans / Recycled|0.32
438|Steel Cans / Landfilled|0.02
438|Steel Cans / Combusted|0.01
439|Copper Wire / Recycled|0.18
439|Copper Wire / Landfilled|0.02
439|Copper Wire / Combusted|0.01
440|Glass / Recycled|0.05
440|Glass / Landfilled|0.02
440|Glass / Combusted|0.01
441|HDPE / Recycled|0.21
441|HDPE / Landfilled|0.02
441|HDPE / Combusted|2.8
442|LDPE / Landfilled|0.02
442|LDPE / Combusted|2.8
443|PET / Recycled|0.23
443|PET / Landfilled|0.02
443|PET / Combusted|2.05
444|LLDPE / Landfilled|0.02
444|LLDPE / Combusted|2.8
445|PP / Recycled|0.2
445|PP / Landfilled|0.02
445|PP / Combusted|2.8
446|PS / Landfilled|0.02
446|PS / Combusted|3.02
447|PVC / Landfilled|0.02
447|PVC / Combusted|1.26
448|PLA / Landfilled|0.02
448|PLA / Combusted|0.01
448|PLA / Composted|0.13
449|Corrugated Containers / Recycled|0.11
449|Corrugated Containers / Landfilled|1
449|Corrugated Containers / Combusted|0.05
450|Magazines/Third-class mail / Recycled|0.02
450|Magazines/Third-class mail / Landfilled|0.46
450|Magazines/Third-class mail / Combusted|0.05
451|Newspaper / Recycled|0.02
451|Newspaper / Landfilled|0.39
451|Newspaper / Combusted|0.05
452|Office Paper / Recycled|0.02
452|Office Paper / Landfilled|1.41
452|Office Paper / Combusted|0.05
453|Phonebooks / Recycled|0.04
453|Phonebooks / Landfilled|0.39
453|Phonebooks / Combusted|0.05
454|Textbooks / Recycled|0.04
454|Textbooks / Landfilled|1.41
454|Textbooks / Combusted|0.05
455|Dimensional Lumber / Landfilled|0.17
455|Dimensional Lumber / Combusted|0.05
456|Medium-density Fiberboard / Landfilled|0.07
456|Medium-density Fiberboard / Combusted|0.05
457|Food Waste (non-meat) / Landfilled|0.67
457|Food Waste (non-meat) / Combusted|0.05
457|Food Waste (non-meat) / Composted|0.11
457|Food Waste (non-meat) / Anaerobically Digested (Dry Digestate with Curing)|0.14
457|Food Waste (non-meat) / Anaerobically Digested (Wet Digestate with Curing)|0.11
458|Food Waste (meat only) / Landfilled|0.69
458|Food Waste (meat only) / Combusted|0.05
458|Food Waste (meat only) / Composted|0.11
458|Food Waste (meat only) / Anaerobically Digested (Dry Digestate with Curing)|0.14
458|Food Waste (meat only) / Anaerobically Digested (Wet Digestate with Curing)|0.11
459|Beef / Landfilled|0.64
459|Beef / Combusted|0.05
459|Beef / Composted|0.11
459|Beef / Anaerobically Digested (Dry Digestate with Curing)|0.14
459|Beef / Anaerobically Digested (Wet Digestate with Curing)|0.11
460|Poultry / Landfilled|0.73
460|Poultry / Combusted|0.05
460|Poultry / Composted|0.11
460|Poultry / Anaerobically Digested (Dry Digestate with Curing)|0.14
460|Poultry / Anaerobically Digested (Wet Digestate with Curing)|0.11
461|Grains / Landfilled|2.06
461|Grains / Combusted|0.05
461|Grains / Composted|0.11
461|Grains / Anaerobically Digested (Dry Digestate with Curing)|0.14
461|Grains / Anaerobically Digested (Wet Digestate with Curing)|0.11
462|Bread / Landfilled|1.49
462|Bread / Combusted|0.05
462|Bread / Composted|0.11
462|Bread / Anaerobically Digested (Dry Digestate with Curing)|0.14
462|Bread / Anaerobically Digested (Wet Digestate with Curing)|0.11
463|Fruits and Vegetables / Landfilled|0.28
463|Fruits and Vegetables / Combusted|0.05
463|Fruits and Vegetables / Composted|0.11
463|Fruits and Vegetables / Anaerobically Digested (Dry Digestate with Curing)|0.14
463|Fruits and Vegetables / Anaerobically Digested (Wet Digestate with Curing)|0.11
464|Dairy Products / Landfilled|0.72
464|Dairy Products / Combusted|0.05
464|Dairy Products / Composted|0.11
464|Dairy Products / Anaerobically Digested (Dry Digestate with Curing)|0.14
464|Dairy Products / Anaerobically Digested (Wet Digestate with Curing)|0.11
465|Yard Trimmings / Landfilled|0.36
465|Yard Trimmings / Combusted|0.05
465|Yard Trimmings / Composted|0.14
465|Yard Trimmings / Anaerobically Digested (Dry Digestate with Curing)|0.11
466|Grass / Landfilled|0.28
466|Grass / Combusted|0.05
466|Grass / Composted|0.14
466|Grass / Anaerobically Digested (Dry Digestate with Curing)|0.09
467|Leaves / Landfilled|0.28
467|Leaves / Combusted|0.05
467|Leaves / Composted|0.14
467|Leaves / Anaerobically Digested (Dry Digestate with Curing)|0.12
468|Branches / Landfilled|0.58
468|Branches / Combusted|0.05
468|Branches / Composted|0.14
468|Branches / Anaerobically Digested (Dry Digestate with Curing)|0.15
469|Mixed Paper (general) / Recycled|0.07
469|Mixed Paper (general) / Landfilled|0.89
469|Mixed Paper (general) / Combusted|0.05
470|Mixed Paper (primarily residential) / Recycled|0.07
470|Mixed Paper (primarily residential) / Landfilled|0.86
470|Mixed Paper (primarily residential) / Combusted|0.05
471|Mixed Paper (primarily from offices) / Recycled|0.03
471|Mixed Paper (primarily from offices) / Landfilled|0.84
471|Mixed Paper (primarily from offices) / Combusted|0.05
472|Mixed Metals / Recycled|0.23
472|Mixed Metals / Landfilled|0.02
472|Mixed Metals / Combusted|0.01
473|Mixed Plastics / Recycled|0.22
473|Mixed Plastics / Landfilled|0.02
473|Mixed Plastics / Combusted|2.34
474|Mixed Recyclables / Recycled|0.09
474|Mixed Recyclables / Landfilled|0.75
474|Mixed Recyclables / Combusted|0.11
475|Food Waste / Landfilled|0.68
475|Food Waste / Combusted|0.05
475|Food Waste / Composted|0.11
476|Mixed Organics / Landfilled|0.54
476|Mixed Organics / Combusted|0.05
476|Mixed Organics / Composted|0.13
477|Mixed MSW / Landfilled|0.58
477|Mixed MSW / Combusted|0.43
478|Carpet / Landfilled|0.02
478|Carpet / Combusted|1.68
479|Desktop CPUs / Recycled|0.01
479|Desktop CPUs / Landfilled|0.02
479|Desktop CPUs / Combusted|0.4
480|Portable Electronic Devices / Recycled|0.02
480|Portable Electronic Devices / Landfilled|0.02
480|Portable Electronic Devices / Combusted|0.89
481|Flat-panel Displays / Recycled|0.02
481|Flat-panel Displays / Landfilled|0.02
481|Flat-panel Displays / Combusted|0.74
482|CRT Displays / Landfilled|0.02
482|CRT Displays / Combusted|0.64
483|Electronic Peripherals / Recycled|0.05
483|Electronic Peripherals / Landfilled|0.02
483|Electronic Peripherals / Combusted|2.23
484|Hard-copy Devices / Recycled|0.01
484|Hard-copy Devices / Landfilled|0.02
484|Hard-copy Devices / Combusted|1.92
485|Mixed Electronics / Recycled|0.02
485|Mixed Electronics / Landfilled|0.02
485|Mixed Electronics / Combusted|0.96
486|Clay Bricks / Landfilled|0.02
487|Concrete / Recycled|0.01
487|Concrete / Landfilled|0.02
488|Fly Ash / Recycled|0.01
488|Fly Ash / Landfilled|0.02
489|Tires / Recycled|0.1
489|Tires / Landfilled|0.02
489|Tires / Combusted|2.21
490|Asphalt Concrete / Recycled|0.004
490|Asphalt Concrete / Landfilled|0.02
491|Asphalt Shingles / Recycled|0.03
491|Asphalt Shingles / Landfilled|0.02
491|Asphalt Shingles / Combusted|0.7
492|Drywall / Landfilled|0.02
493|Fiberglass Insulation / Recycled|0.05
493|Fiberglass Insulation / Landfilled|0.02
494|Structural Steel / Recycled|0.04
494|Structural Steel / Landfilled|0.02
495|Vinyl Flooring / Landfilled|0.02
495|Vinyl Flooring / Combusted|0.29
496|Wood Flooring / Landfilled|0.18
496|Wood Flooring / Combusted|0.08
== gwp|refrigerant-other|Table 11
524|Carbon dioxide|1|CO2
525|Methane|28|CH4
526|Nitrous oxide|265|N2O
527|HFC-23|12400|CHF3
528|HFC-32|677|CH2F2
529|HFC-41|116|CH3F
530|HFC-125|3170|CHF2CF3
531|HFC-134|1120|CHF2CHF2
532|HFC-134a|1300|CH2FCF3
533|HFC-143|328|CH2FCHF2
534|HFC-143a|4800|CH3CF3
535|HFC-152|16|CH2FCH2F
536|HFC-152a|138|CH3CHF2
537|HFC-161|4|CH3CH2F
538|HFC-227ea|3350|CF3CHFCF3
539|HFC-236cb|1210|CH2FCF2CF3
540|HFC-236ea|1330|CHF2CHFCF3
541|HFC-236fa|8060|CF3CH2CF3
542|HFC-245ca|716|CH2FCF2CHF2
543|HFC-245fa|858|CHF2CH2CF3
544|HFC-365mfc|804|CH3CF2CH2CF3
545|HFC-43-10mee|1650|CF3CHFCHFCF2CF3
546|Sulfur hexafluoride|23500|SF6
547|Nitrogen trifluoride|16100|NF3
548|PFC-14|6630|CF4
549|PFC-116|11100|C2F6
550|PFC-218|8900|C3F8
551|PFC-318|9540|c-C4F8
552|PFC-31-10|9200|C4F10
553|PFC-41-12|8550|C5F12
554|PFC-51-14|7910|C6F14
555|PFC-91-18|7190|C10F18
== gwp|refrigerant-other|Table 12
561|R-401A|18|53% HCFC-22, 34% HCFC-124, 13% HFC-152a
562|R-401B|15|61% HCFC-22, 28% HCFC-124, 11% HFC-152a
563|R-401C|21|33% HCFC-22, 52% HCFC-124, 15% HFC-152a
564|R-402A|1902|38% HCFC-22, 60% HFC-125, 2% propane
565|R-402B|1205|60% HCFC-22, 38% HFC-125, 2% propane
566|R-403B|3471|56% HCFC-22, 39% PFC-218, 5% propane
567|R-404A|3943|44% HFC-125, 4% HFC-134a, 52% HFC-143a
568|R-406A|0|55% HCFC-22, 41% HCFC-142b, 4% isobutane
569|R-407A|1923|20% HFC-32, 40% HFC-125, 40% HFC-134a
570|R-407B|2547|10% HFC-32, 70% HFC-125, 20% HFC-134a
571|R-407C|1624|23% HFC-32, 25% HFC-125, 52% HFC-134a
572|R-407D|1487|15% HFC-32, 15% HFC-125, 70% HFC-134a
573|R-408A|2430|47% HCFC-22, 7% HFC-125, 46% HFC-143a
574|R-409A|0|60% HCFC-22, 25% HCFC-124, 15% HCFC-142b
575|R-410A|1924|50% HFC-32, 50% HFC-125
576|R-410B|2048|45% HFC-32, 55% HFC-125
577|R-411A|15|87.5% HCFC-22, 11% HFC-152a, 1.5% propylene
578|R-411B|4|94% HCFC-22, 3% HFC-152a, 3% propylene
579|R-414A|0|51% HCFC-22, 28.5% HCFC-124, 16.5% HCFC-142b, 4% isobutane
580|R-414B|0|50% HCFC-22, 39% HCFC-124, 9.5% HCFC-142b, 1.5% isobutane
581|R-417A|2127|46.6% HFC-125, 50% HFC-134a, 3.4% butane
582|R-422A|2847|85.1% HFC-125, 11.5% HFC-134a, 3.4% isobutane
583|R-422D|2473|65.1% HFC-125, 31.5% HFC-134a, 3.4% isobutane
585|R-426A|1371|5.1% HFC-125, 93% HFC-134a, 1.3% butane, 0.6% isobutane
586|R-428A|3417|77.5% HFC-125, 20% HFC-143a, 1.9% isobutane, 0.6% propane
587|R-434A|3075|63.2% HFC-125, 16% HFC-134a, 18% HFC-143a, 2.8% isobutane
588|R-507A|3985|50% HFC-125, 50% HFC-143a
589|R-508A|11607|39% HFC-23, 61% PFC-116
590|R-508B|11698|46% HFC-23, 54% PFC-116
`
