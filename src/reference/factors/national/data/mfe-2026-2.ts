/**
 * New Zealand Ministry for the Environment, Measuring Emissions: 2026 emission factors, release 2026.2 (29 May 2026), by
 * `== category|boundary|unit|heating value|radiative forcing|page`. Columns: name | kg CO2e | kg CO2e of CO2 | of CH4 | of N2O |
 * kg of biogenic CO2 | year or quarter | uncertainty as printed. Empty: not published. Written by
 * test/tools/factors-data/write-mfe-table.ts.
 *
 * Licensed under CC BY 4.0.
 */
export const MFE_2026_2 = `
== agriculture|direct|head|||Agriculture, forestry and other land uses
Agricultural soils (live stock) / Agricultural soils (live stock) / Alpaca and llama|24.4417|0|0|24.4417|||54.1%
2"Dairy cattle|423.368|"|"|423.368|||"
2"Deer|63.5129|"|"|63.5129|||"
2"Emus and Ostriches|46.958|"|"|46.958|||"
2"Goats|24.3882|"|"|24.3882|||"
2"Horses|115.365|"|"|115.365|||"
2"Mules and asses|51.39|"|"|51.39|||"
2"Non-dairy cattle|260.071|"|"|260.071|||"
2"Poultry|0.811382|"|"|0.811382|||"
2"Sheep|29.4964|"|"|29.4964|||"
2"Swine|17.6971|"|"|17.6971|||"
Enteric fermentation / Enteric fermentation / Alpaca and llama|224|"|224|0|||15.5%
2"Dairy cattle|2700.7|"|2700.7|"|||"
2"Deer|558.855|"|558.855|"|||"
2"Emus and Ostriches|145.6|"|145.6|"|||"
2"Goats|250.968|"|250.968|"|||"
2"Horses|504|"|504|"|||"
2"Mules and asses|280|"|280|"|||"
2"Non-dairy cattle|1945.82|"|1945.82|"|||"
2"Poultry|0|"||"|||"
2"Sheep|348.506|"|348.506|"|||"
2"Swine|25.5733|"|25.5733|"|||"
Manure management / Manure management / Alpaca and llama|2.77515|"|2.77515|"|||CH4 20%
2"Dairy cattle|248.146|"|233.758|14.3885|||CH4 20% / N2O 100%
2"Deer|7.47015|"|7.47015|0|||CH4 20%
2"Emus and Ostriches|184.19|"|165.11|19.08|||CH4 20% / N2O 100%
2"Goats|2.09714|"|2.09714|0|||CH4 20%
2"Horses|13.0615|"|13.0615|"|||"
2"Mules and asses|5.73955|"|5.73955|"|||"
2"Non-dairy cattle|26.7351|"|26.7351|"|||"
2"Poultry|1.63536|"|0.81371|0.821652|||CH4 20% / N2O 100%
2"Sheep|3.77235|"|3.77235|0|||CH4 20%
2"Swine|187.381|"|165.346|22.0349|||CH4 20% / N2O 100%
== agriculture|direct|kg|||Agriculture, forestry and other land uses
Fertiliser use / Fertiliser use / Dolomite|0.476667|0.476667|0|0|||CO2 -50% to 0%
2"Limestone|0.3608|0.3608|"|"|||"
== agriculture|direct|ha|||Agriculture, forestry and other land uses
Land Use, Land-Use Change, and Forestry / Forest Growth - Natural Forests / Pre-1990 Tall natural forest|0||||||
1"Forest Growth - Planted Forests - Approach Two: Averaging Accounting / All planted forest above the long-term average age|"||||||
1"Land-Use Change - Natural Forests / Post-1989 Regenerating natural forest: Deforestation|141350|141350|||||27%
2"Pre-1990 Regenerating natural forest: Deforestation|281860|281860|||||27.20%
2"Pre-1990 Tall natural forest: Deforestation|898535|898535|||||21%
1"Land-Use Change - Planted Forests - Approach One: Stock Change Accounting / All Planted forests: Harvest or Deforestation|982128|982128|||||21.80%
2"All hardwoods: Harvest or Deforestation|787212|787212|||||146.10%
2"Other Softwoods: Harvest or Deforestation|1198250|1198250|||||28.90%
2"Pinus radiata: Harvest or Deforestation|1022840|1022840|||||21.80%
1"Land-Use Change - Planted Forests - Approach Two: Averaging Accounting / All Planted forests: Deforestation|982128|982128|||||"
2"All hardwoods: Deforestation|787212|787212|||||146.10%
2"Other Softwoods: Deforestation|1198250|1198250|||||28.90%
2"Pinus radiata: Deforestation|1022840|1022840|||||21.80%
== freight-air|TTW|t·km||with|Freight Transport
Air Freight / With radiative forcing multiplier / Freight flights: Domestic|4.60397|4.57703|0.00393|0.02301|||
2"Freight flights: Long haul|0.89939|0.89392|0.00006|0.00542|||
2"Freight flights: Short haul|1.27835|1.27005|0.00008|0.00822|||
== freight-air|TTW|t·km||without|Freight Transport
1"Without radiative forcing multiplier / Freight flights: Domestic|2.71931|2.69237|0.00393|0.02301|||
2"Freight flights: Long haul|0.5313|0.52583|0.00006|0.00542|||
2"Freight flights: Short haul|0.75539|0.74709|0.00008|0.00822|||
== freight-sea|TTW|t·km|||Freight Transport
Domestic Coastal Freight / Domestic Coastal Freight / Container freight|0.046|0.0455783|0.000113858|0.000307881|||
2"Oil products|0.016|0.0158533|0.0000396027|0.000107089|||
2"Other bulk|0.03|0.029725|0.0000742551|0.000200792|||
International Sea Freight / International Sea Freight / Bulk carrier: 0-9999 dwt|0.02956|0.0292|0.00001|0.00035|||
2"Bulk carrier: 10,000-34,999 dwt|0.008|0.0079|0.00000224|0.0001|||
2"Bulk carrier: 100,000-199,999 dwt|0.00304|0.003|0.00000112|0.00004|||
2"Bulk carrier: 200,000+ dwt|0.00253|0.0025|"|0.00003|||
2"Bulk carrier: 35,000-59,999 dwt|0.00577|0.0057|0.00000224|0.00007|||
2"Bulk carrier: 60,000-99,999 dwt|0.00415|0.0041|0.00000112|0.00005|||
2"Bulk carrier: Average|0.00353|0.00349|"|0.00004|||
2"Container ship: 0-999 TEU|0.03675|0.0363|0.00001|0.00044|||
2"Container ship: 1000-1999 TEU|0.0325|0.0321|"|0.00039|||
2"Container ship: 2000-2999 TEU|0.02025|0.02|"|0.00024|||
2"Container ship: 3000-4999 TEU|0.01681|0.0166|"|0.0002|||
2"Container ship: 5000-7999 TEU|"|"|"|"|||
2"Container ship: 8000+ TEU|0.01266|0.0125|0.00000448|0.00015|||
2"Container ship: Average|0.01612|0.01592|0.00001|0.00019|||
2"General cargo: 0-4999 dwt|0.01407|0.0139|0.00000448|0.00017|||
2"General cargo: 0-4999 dwt 100+ TEU|0.02005|0.0198|0.00001|0.00024|||
2"General cargo: 10,000+ dwt|0.01205|0.0119|0.00000448|0.00014|||
2"General cargo: 10,000+ dwt 100+ TEU|0.01114|0.011|0.00000336|0.00013|||
2"General cargo: 5000-9999 dwt|0.016|0.0158|0.00001|0.00019|||
2"General cargo: 5000-9999 dwt 100+ TEU|0.01772|0.0175|"|0.00021|||
2"General cargo: Average|0.01321|0.01305|0.00000448|0.00016|||
2"Refrigerated cargo: All dwt|0.01306|0.0129|"|"|||
2"RoRo-Ferry: 0-1999 LM|0.06105|0.0603|0.00002|0.00073|||
2"RoRo-Ferry: 2000+ LM|0.05012|0.0495|"|0.0006|||
2"RoRo-Ferry: Average|0.05158|0.05095|"|0.00062|||
2"RoRo-Ferry: Large RoPax ferry|0.37612|0.3715|0.00012|0.0045|||
2"Vehicle transport: 0-3999 CEU|0.05832|0.0576|0.00002|0.0007|||
2"Vehicle transport: 4000+ CEU|0.0324|0.032|0.00001|0.00039|||
2"Vehicle transport: Average|0.03852|0.03805|"|0.00046|||
== freight-road|TTW|t·km|||Freight Transport
Freighting Goods by Road / Freighting Goods by Road / All trucks|0.135|0.132912|0.000199538|0.00188849|||
2"Long-haul heavy truck|0.105|0.103376|0.000155196|0.00146882|||
2"Urban delivery heavy truck|0.39|0.383968|0.000576444|0.00545563|||
== vehicle-hgv|TTW|km|||Freight Transport
Heavy Goods Vehicles / 2010-2015 Fleet / HGV BEV: 10,000 - 12,000 kg|0.0623808|0.0603745|0.00190895|0.0000973786|||
2"HGV BEV: 12,000 - 15,000 kg|0.070885|0.0686052|0.00216919|0.000110654|||
2"HGV BEV: 5,000 - 7,500 kg|0.0430286|0.0416447|0.00131674|0.000067169|||
2"HGV BEV: 7,500 - 10,000 kg|0.0526074|0.0509154|0.00160987|0.0000821219|||
2"HGV BEV: <5,000 kg|0.0375537|0.0363459|0.0011492|0.0000586227|||
2"HGV diesel hybrid: 10,000 - 12,000 kg|0.56134|0.552658|0.000829694|0.00785247|||
2"HGV diesel hybrid: 12,000 - 15,000 kg|0.63802|0.628152|0.000943032|0.00892512|||
2"HGV diesel hybrid: 15,000 - 20,000 kg|0.864319|0.850951|0.00127752|0.0120908|||
2"HGV diesel hybrid: 20,000 - 25,000 kg|1.15047|1.13267|0.00170046|0.0160936|||
2"HGV diesel hybrid: 25,000 - 30,000 kg|1.32841|1.30786|0.00196347|0.0185828|||
2"HGV diesel hybrid: 5,000 - 7,500 kg|0.387407|0.381415|0.000572612|0.00541936|||
2"HGV diesel hybrid: 7,500 - 10,000 kg|0.473439|0.466116|0.000699771|0.00662283|||
2"HGV diesel hybrid: <5,000 kg|0.33798|0.332752|0.000499554|0.00472792|||
2"HGV diesel hybrid: >=30,000 kg|1.39948|1.37783|0.00206851|0.019577|||
2"HGV diesel: 10,000 - 12,000 kg|0.694929|0.68418|0.00102715|0.00972121|||
2"HGV diesel: 12,000 - 15,000 kg|0.792448|0.780192|0.00117129|0.0110854|||
2"HGV diesel: 15,000 - 20,000 kg|0.950885|0.936178|0.00140547|0.0133017|||
2"HGV diesel: 20,000 - 25,000 kg|1.26562|1.24604|0.00187066|0.0177045|||
2"HGV diesel: 25,000 - 30,000 kg|1.41337|1.39151|0.00208905|0.0197713|||
2"HGV diesel: 5,000 - 7,500 kg|0.481187|0.473744|0.000711223|0.00673122|||
2"HGV diesel: 7,500 - 10,000 kg|0.588058|0.578962|0.000869185|0.00822621|||
2"HGV diesel: <5,000 kg|0.420003|0.413507|0.00062079|0.00587533|||
2"HGV diesel: >=30,000 kg|1.48898|1.46595|0.0022008|0.020829|||
1"Heavy Goods Vehicle Defaults / HGV Diesel|0.474641|0.4673|0.000701548|0.00663965|||
2"HGV Diesel Hybrid|0.382598|0.376681|0.000565503|0.00535208|||
1"Post 2015 Fleet / HGV BEV: 10,000 - 12,000 kg|0.0693365|0.0671065|0.0021218|0.000108237|||
2"HGV BEV: 12,000 - 15,000 kg|0.0777984|0.0752962|0.00238075|0.000121446|||
2"HGV BEV: 5,000 - 7,500 kg|0.0420893|0.0407356|0.001288|0.0000657028|||
2"HGV BEV: 7,500 - 10,000 kg|0.051465|0.0498098|0.00157491|0.0000803387|||
2"HGV BEV: <5,000 kg|0.0367414|0.0355597|0.00112434|0.0000573546|||
2"HGV diesel hybrid: 10,000 - 12,000 kg|0.547714|0.539242|0.000809554|0.00766185|||
2"HGV diesel hybrid: 12,000 - 15,000 kg|0.622524|0.612895|0.000920128|0.00870835|||
2"HGV diesel hybrid: 15,000 - 20,000 kg|0.862182|0.848847|0.00127436|0.0120609|||
2"HGV diesel hybrid: 20,000 - 25,000 kg|1.14779|1.13004|0.00169651|0.0160563|||
2"HGV diesel hybrid: 25,000 - 30,000 kg|1.3252|1.3047|0.00195873|0.0185379|||
2"HGV diesel hybrid: 5,000 - 7,500 kg|0.377789|0.371946|0.000558395|0.00528481|||
2"HGV diesel hybrid: 7,500 - 10,000 kg|0.46195|0.454805|0.00068279|0.00646212|||
2"HGV diesel hybrid: <5,000 kg|0.329697|0.324598|0.000487312|0.00461206|||
2"HGV diesel hybrid: >=30,000 kg|1.39627|1.37467|0.00206377|0.0195321|||
2"HGV diesel: 10,000 - 12,000 kg|0.686913|0.676289|0.0010153|0.00960909|||
2"HGV diesel: 12,000 - 15,000 kg|0.780693|0.768618|0.00115391|0.0109209|||
2"HGV diesel: 15,000 - 20,000 kg|0.94848|0.93381|0.00140191|0.0132681|||
2"HGV diesel: 20,000 - 25,000 kg|1.26268|1.24315|0.00186632|0.0176634|||
2"HGV diesel: 25,000 - 30,000 kg|1.4099|1.38809|0.00208391|0.0197227|||
2"HGV diesel: 5,000 - 7,500 kg|0.473706|0.466379|0.000700166|0.00662657|||
2"HGV diesel: 7,500 - 10,000 kg|0.579241|0.570282|0.000856153|0.00810288|||
2"HGV diesel: <5,000 kg|0.4184|0.411929|0.000618421|0.00585291|||
2"HGV diesel: >=30,000 kg|1.48551|1.46253|0.00219567|0.0207804|||
1"Pre 2010 Fleet / HGV diesel hybrid: 10,000 - 12,000 kg|0.592333|0.583171|0.000875503|0.00828601|||
2"HGV diesel hybrid: 12,000 - 15,000 kg|0.67302|0.662611|0.000994765|0.00941474|||
2"HGV diesel hybrid: 15,000 - 20,000 kg|0.886762|0.873047|0.00131069|0.0124047|||
2"HGV diesel hybrid: 20,000 - 25,000 kg|1.18039|1.16213|0.00174469|0.0165122|||
2"HGV diesel hybrid: 25,000 - 30,000 kg|1.36314|1.34206|0.0020148|0.0190687|||
2"HGV diesel hybrid: 5,000 - 7,500 kg|0.408514|0.402196|0.000603809|0.00571462|||
2"HGV diesel hybrid: 7,500 - 10,000 kg|0.499622|0.491894|0.000738472|0.00698911|||
2"HGV diesel hybrid: <5,000 kg|0.356682|0.351165|0.000527198|0.00498955|||
2"HGV diesel hybrid: >=30,000 kg|1.43608|1.41387|0.00212261|0.020089|||
2"HGV diesel: 10,000 - 12,000 kg|0.735005|0.723637|0.00108638|0.0102818|||
2"HGV diesel: 12,000 - 15,000 kg|0.835197|0.822279|0.00123447|0.0116834|||
2"HGV diesel: 15,000 - 20,000 kg|0.975465|0.960378|0.0014418|0.0136456|||
2"HGV diesel: 20,000 - 25,000 kg|1.29875|1.27866|0.00191963|0.0181679|||
2"HGV diesel: 25,000 - 30,000 kg|1.53039|1.50672|0.00226201|0.0214083|||
2"HGV diesel: 5,000 - 7,500 kg|0.506836|0.498997|0.000749134|0.00709002|||
2"HGV diesel: 7,500 - 10,000 kg|0.619852|0.610265|0.000916179|0.00867098|||
2"HGV diesel: <5,000 kg|0.442446|0.435603|0.000653962|0.00618928|||
2"HGV diesel: >=30,000 kg|1.53039|1.50672|0.00226201|0.0214083|||
== vehicle-van|TTW|km|||Freight Transport
Light Commercial Vehicles / 2010-2015 Fleet / Diesel hybrid: 1350 - <1600 cc|0.169575|0.166953|0.000250643|0.00237216|||
2"Diesel hybrid: 1600 - <2000 cc|0.225742|0.222251|0.00033366|0.00315786|||
2"Diesel hybrid: 2000 - <3000 cc|0.242053|0.23831|0.00035777|0.00338603|||
2"Diesel hybrid: <1350 cc|0.176216|0.173491|0.000260458|0.00246505|||
2"Diesel hybrid: >=3000 cc|0.2451|0.241309|0.000362272|0.00342865|||
2"Diesel: 1350 - <1600 cc|0.189046|0.186122|0.000279421|0.00264452|||
2"Diesel: 1600 - <2000 cc|0.251661|0.247769|0.000371971|0.00352044|||
2"Diesel: 2000 - <3000 cc|0.269846|0.265672|0.000398848|0.00377481|||
2"Diesel: <1350 cc|0.196449|0.193411|0.000290364|0.00274809|||
2"Diesel: >=3000 cc|0.273242|0.269015|0.000403868|0.00382232|||
2"Electric vehicle: 1350 - <1600 cc|0.0192257|0.0186073|0.000588334|0.0000300119|||
2"Electric vehicle: 1600 - <2000 cc|0.0217516|0.021052|0.000665631|0.0000339549|||
2"Electric vehicle: 2000 - <3000 cc|0.0267899|0.0259283|0.000819811|0.0000418199|||
2"Electric vehicle: <1350 cc|0.0179052|0.0173293|0.000547925|0.0000279505|||
2"Electric vehicle: >=3000 cc|0.0313157|0.0303085|0.000958309|0.0000488849|||
2"PHEV (Diesel) - Diesel consumption: 1350 - <1600 cc|0.0887445|0.0873719|0.00013117|0.00124143|||
2"PHEV (Diesel) - Diesel consumption: 1600 - <2000 cc|0.118138|0.116311|0.000174616|0.00165261|||
2"PHEV (Diesel) - Diesel consumption: 2000 - <3000 cc|0.126675|0.124715|0.000187233|0.00177202|||
2"PHEV (Diesel) - Diesel consumption: <1350 cc|0.0922199|0.0907936|0.000136307|0.00129004|||
2"PHEV (Diesel) - Diesel consumption: >=3000 cc|0.128269|0.126285|0.000189589|0.00179433|||
2"PHEV (Diesel) - Electricity consumption: 1350 - <1600 cc|0.00831491|0.00804748|0.000254449|0.0000129799|||
2"PHEV (Diesel) - Electricity consumption: 1600 - <2000 cc|0.00911057|0.00881755|0.000278797|0.0000142219|||
2"PHEV (Diesel) - Electricity consumption: 2000 - <3000 cc|0.0103118|0.00998018|0.000315558|0.0000160971|||
2"PHEV (Diesel) - Electricity consumption: <1350 cc|0.00865716|0.00837872|0.000264922|0.0000135141|||
2"PHEV (Diesel) - Electricity consumption: >=3000 cc|0.0121962|0.011804|0.000373223|0.0000190387|||
2"PHEV (Petrol) - Electricity consumption: 1350 - <1600 cc|0.00916423|0.00886949|0.000280439|0.0000143057|||
2"PHEV (Petrol) - Electricity consumption: 1600 - <2000 cc|0.0103682|0.0100348|0.000317284|0.0000161852|||
2"PHEV (Petrol) - Electricity consumption: 2000 - <3000 cc|0.0127698|0.0123591|0.000390777|0.0000199342|||
2"PHEV (Petrol) - Electricity consumption: <1350 cc|0.00853479|0.00826029|0.000261178|0.0000133231|||
2"PHEV (Petrol) - Electricity consumption: >=3000 cc|0.0149272|0.0144471|0.000456794|0.0000233018|||
2"PHEV (Petrol) - Petrol consumption: 1350 - <1600 cc|0.0832215|0.0797139|0.00106473|0.00244288|||
2"PHEV (Petrol) - Petrol consumption: 1600 - <2000 cc|0.112286|0.107553|0.00143658|0.00329604|||
2"PHEV (Petrol) - Petrol consumption: 2000 - <3000 cc|0.118777|0.113771|0.00151962|0.00348658|||
2"PHEV (Petrol) - Petrol consumption: <1350 cc|0.0775055|0.0742388|0.000991597|0.00227509|||
2"PHEV (Petrol) - Petrol consumption: >=3000 cc|0.135635|0.129918|0.00173529|0.00398141|||
2"Petrol hybrid: 1350 - <1600 cc|0.159022|0.15232|0.00203451|0.00466792|||
2"Petrol hybrid: 1600 - <2000 cc|0.214559|0.205516|0.00274505|0.00629817|||
2"Petrol hybrid: 2000 - <3000 cc|0.226963|0.217397|0.00290374|0.00666225|||
2"Petrol hybrid: <1350 cc|0.1481|0.141858|0.00189477|0.00434731|||
2"Petrol hybrid: >=3000 cc|0.259174|0.248251|0.00331585|0.00760779|||
2"Petrol: 1350 - <1600 cc|0.201428|0.192938|0.00257705|0.0059127|||
2"Petrol: 1600 - <2000 cc|0.271775|0.26032|0.00347706|0.00797768|||
2"Petrol: 2000 - <3000 cc|0.287486|0.275369|0.00367807|0.00843885|||
2"Petrol: <1350 cc|0.187593|0.179686|0.00240004|0.00550659|||
2"Petrol: >=3000 cc|0.328288|0.314451|0.00420008|0.00963654|||
1"2015-2020 Fleet / Diesel hybrid: 1350 - <1600 cc|0.16106|0.158569|0.000238057|0.00225304|||
2"Diesel hybrid: 1600 - <2000 cc|0.214406|0.21109|0.000316906|0.00299929|||
2"Diesel hybrid: 2000 - <3000 cc|0.229899|0.226343|0.000339804|0.00321601|||
2"Diesel hybrid: <1350 cc|0.167368|0.164779|0.00024738|0.00234127|||
2"Diesel hybrid: >=3000 cc|0.232792|0.229191|0.000344081|0.00325648|||
2"Diesel: 1350 - <1600 cc|0.179024|0.176255|0.000264609|0.00250433|||
2"Diesel: 1600 - <2000 cc|0.238321|0.234635|0.000352252|0.00333382|||
2"Diesel: 2000 - <3000 cc|0.255541|0.251589|0.000377705|0.00357471|||
2"Diesel: <1350 cc|0.186035|0.183158|0.000274972|0.00260241|||
2"Diesel: >=3000 cc|0.258757|0.254755|0.000382458|0.00361969|||
2"Electric vehicle: 1350 - <1600 cc|0.0185437|0.0179472|0.000567464|0.0000289473|||
2"Electric vehicle: 1600 - <2000 cc|0.02098|0.0203052|0.000642019|0.0000327504|||
2"Electric vehicle: 2000 - <3000 cc|0.0258396|0.0250085|0.00079073|0.0000403364|||
2"Electric vehicle: <1350 cc|0.01727|0.0167145|0.000528488|0.000026959|||
2"Electric vehicle: >=3000 cc|0.0302049|0.0292334|0.000924315|0.0000471508|||
2"PHEV (Diesel) - Diesel consumption: 1350 - <1600 cc|0.0842882|0.0829845|0.000124583|0.00117909|||
2"PHEV (Diesel) - Diesel consumption: 1600 - <2000 cc|0.112206|0.110471|0.000165847|0.00156963|||
2"PHEV (Diesel) - Diesel consumption: 2000 - <3000 cc|0.120314|0.118453|0.000177831|0.00168304|||
2"PHEV (Diesel) - Diesel consumption: <1350 cc|0.0875891|0.0862344|0.000129462|0.00122527|||
2"PHEV (Diesel) - Diesel consumption: >=3000 cc|0.121828|0.119944|0.000180069|0.00170422|||
2"PHEV (Diesel) - Electricity consumption: 1350 - <1600 cc|0.00801995|0.00776201|0.000245423|0.0000125194|||
2"PHEV (Diesel) - Electricity consumption: 1600 - <2000 cc|0.00878739|0.00850476|0.000268907|0.0000137174|||
2"PHEV (Diesel) - Electricity consumption: 2000 - <3000 cc|0.00994604|0.00962615|0.000304364|0.0000155261|||
2"PHEV (Diesel) - Electricity consumption: <1350 cc|0.00835006|0.0080815|0.000255525|0.0000130347|||
2"PHEV (Diesel) - Electricity consumption: >=3000 cc|0.0117636|0.0113852|0.000359983|0.0000183633|||
2"PHEV (Petrol) - Electricity consumption: 1350 - <1600 cc|0.00883914|0.00855485|0.000270491|0.0000137982|||
2"PHEV (Petrol) - Electricity consumption: 1600 - <2000 cc|0.0100005|0.00967881|0.000306029|0.000015611|||
2"PHEV (Petrol) - Electricity consumption: 2000 - <3000 cc|0.0123169|0.0119207|0.000376915|0.000019227|||
2"PHEV (Petrol) - Electricity consumption: <1350 cc|0.00823203|0.00796727|0.000251913|0.0000128505|||
2"PHEV (Petrol) - Electricity consumption: >=3000 cc|0.0143976|0.0139346|0.00044059|0.0000224752|||
2"PHEV (Petrol) - Petrol consumption: 1350 - <1600 cc|0.0788099|0.0754882|0.00100829|0.00231338|||
2"PHEV (Petrol) - Petrol consumption: 1600 - <2000 cc|0.106334|0.101852|0.00136042|0.00312131|||
2"PHEV (Petrol) - Petrol consumption: 2000 - <3000 cc|0.112481|0.10774|0.00143907|0.00330175|||
2"PHEV (Petrol) - Petrol consumption: <1350 cc|0.0733969|0.0703033|0.000939031|0.00215449|||
2"PHEV (Petrol) - Petrol consumption: >=3000 cc|0.128444|0.123031|0.00164331|0.00377035|||
2"Petrol hybrid: 1350 - <1600 cc|0.150592|0.144245|0.00192666|0.00442047|||
2"Petrol hybrid: 1600 - <2000 cc|0.203185|0.194622|0.00259953|0.00596429|||
2"Petrol hybrid: 2000 - <3000 cc|0.214931|0.205872|0.00274981|0.00630908|||
2"Petrol hybrid: <1350 cc|0.140249|0.134338|0.00179433|0.00411686|||
2"Petrol hybrid: >=3000 cc|0.245435|0.235091|0.00314007|0.0072045|||
2"Petrol: 1350 - <1600 cc|0.19075|0.18271|0.00244044|0.00559927|||
2"Petrol: 1600 - <2000 cc|0.257368|0.246521|0.00329274|0.00755477|||
2"Petrol: 2000 - <3000 cc|0.272246|0.260772|0.00348309|0.0079915|||
2"Petrol: <1350 cc|0.177648|0.170161|0.00227282|0.00521468|||
2"Petrol: >=3000 cc|0.310885|0.297782|0.00397743|0.0091257|||
1"Light Commercial Vehicle Default / Diesel|0.304587|0.299876|0.000450198|0.00426081|||
2"Diesel Hybrid|0.273041|0.268818|0.000403571|0.00381951|||
2"Petrol|0.324499|0.310822|0.0041516|0.00952532|||
2"Petrol Hybrid|0.256183|0.245386|0.00327758|0.00751999|||
1"Post 2020 Fleet / Diesel hybrid: 1350 - <1600 cc|0.154682|0.15229|0.00022863|0.00216382|||
2"Diesel hybrid: 1600 - <2000 cc|0.205916|0.202731|0.000304357|0.00288052|||
2"Diesel hybrid: 2000 - <3000 cc|0.220795|0.21738|0.000326348|0.00308865|||
2"Diesel hybrid: <1350 cc|0.16074|0.158254|0.000237584|0.00224856|||
2"Diesel hybrid: >=3000 cc|0.223574|0.220116|0.000330455|0.00312752|||
2"Diesel: 1350 - <1600 cc|0.171131|0.168484|0.000252942|0.00239391|||
2"Diesel: 1600 - <2000 cc|0.227813|0.224289|0.000336721|0.00318682|||
2"Diesel: 2000 - <3000 cc|0.244274|0.240495|0.000361051|0.00341709|||
2"Diesel: <1350 cc|0.177833|0.175082|0.000262847|0.00248766|||
2"Diesel: >=3000 cc|0.247348|0.243522|0.000365595|0.00346009|||
2"Electric vehicle: 1350 - <1600 cc|0.0180459|0.0174655|0.000552231|0.0000281702|||
2"Electric vehicle: 1600 - <2000 cc|0.0204168|0.0197601|0.000624784|0.0000318713|||
2"Electric vehicle: 2000 - <3000 cc|0.0251459|0.0243371|0.000769503|0.0000392536|||
2"Electric vehicle: <1350 cc|0.0168064|0.0162659|0.000514301|0.0000262353|||
2"Electric vehicle: >=3000 cc|0.029394|0.0284486|0.000899502|0.0000458851|||
2"PHEV (Diesel) - Diesel consumption: 1350 - <1600 cc|0.0809505|0.0796984|0.00011965|0.0011324|||
2"PHEV (Diesel) - Diesel consumption: 1600 - <2000 cc|0.107763|0.106096|0.00015928|0.00150747|||
2"PHEV (Diesel) - Diesel consumption: 2000 - <3000 cc|0.115549|0.113762|0.000170789|0.0016164|||
2"PHEV (Diesel) - Diesel consumption: <1350 cc|0.0841207|0.0828196|0.000124335|0.00117675|||
2"PHEV (Diesel) - Diesel consumption: >=3000 cc|0.117004|0.115194|0.000172938|0.00163674|||
2"PHEV (Diesel) - Electricity consumption: 1350 - <1600 cc|0.00780466|0.00755364|0.000238835|0.0000121833|||
2"PHEV (Diesel) - Electricity consumption: 1600 - <2000 cc|0.00855149|0.00827645|0.000261689|0.0000133492|||
2"PHEV (Diesel) - Electricity consumption: 2000 - <3000 cc|0.00967905|0.00936774|0.000296194|0.0000151093|||
2"PHEV (Diesel) - Electricity consumption: <1350 cc|0.0081259|0.00786456|0.000248665|0.0000126848|||
2"PHEV (Diesel) - Electricity consumption: >=3000 cc|0.0114478|0.0110796|0.00035032|0.0000178704|||
2"PHEV (Petrol) - Electricity consumption: 1350 - <1600 cc|0.00860186|0.0083252|0.00026323|0.0000134278|||
2"PHEV (Petrol) - Electricity consumption: 1600 - <2000 cc|0.00973199|0.00941899|0.000297814|0.000015192|||
2"PHEV (Petrol) - Electricity consumption: 2000 - <3000 cc|0.0119862|0.0116007|0.000366796|0.0000187109|||
2"PHEV (Petrol) - Electricity consumption: <1350 cc|0.00801105|0.00775339|0.00024515|0.0000125055|||
2"PHEV (Petrol) - Electricity consumption: >=3000 cc|0.0140111|0.0135605|0.000428762|0.0000218719|||
2"PHEV (Petrol) - Petrol consumption: 1350 - <1600 cc|0.0755861|0.0724003|0.00096704|0.00221875|||
2"PHEV (Petrol) - Petrol consumption: 1600 - <2000 cc|0.101984|0.0976856|0.00130477|0.00299363|||
2"PHEV (Petrol) - Petrol consumption: 2000 - <3000 cc|0.10788|0.103333|0.0013802|0.00316669|||
2"PHEV (Petrol) - Petrol consumption: <1350 cc|0.0703945|0.0674275|0.00090062|0.00206636|||
2"PHEV (Petrol) - Petrol consumption: >=3000 cc|0.12319|0.117998|0.00157608|0.00361612|||
2"Petrol hybrid: 1350 - <1600 cc|0.144432|0.138345|0.00184785|0.00423965|||
2"Petrol hybrid: 1600 - <2000 cc|0.194874|0.18666|0.0024932|0.00572032|||
2"Petrol hybrid: 2000 - <3000 cc|0.206139|0.197451|0.00263732|0.006051|||
2"Petrol hybrid: <1350 cc|0.134512|0.128842|0.00172093|0.00394845|||
2"Petrol hybrid: >=3000 cc|0.235396|0.225474|0.00301163|0.00690979|||
2"Petrol: 1350 - <1600 cc|0.181484|0.173835|0.00232189|0.00532729|||
2"Petrol: 1600 - <2000 cc|0.244867|0.234546|0.0031328|0.0071878|||
2"Petrol: 2000 - <3000 cc|0.259022|0.248105|0.0033139|0.00760332|||
2"Petrol: <1350 cc|0.169019|0.161895|0.00216241|0.00496138|||
2"Petrol: >=3000 cc|0.295784|0.283317|0.00378423|0.00868242|||
1"Pre 2010 Fleet / Diesel hybrid: 1350 - <1600 cc|0.191284|0.188326|0.00028273|0.00267583|||
2"Diesel hybrid: 1600 - <2000 cc|0.254641|0.250703|0.000376375|0.00356212|||
2"Diesel hybrid: 2000 - <3000 cc|0.273041|0.268818|0.000403571|0.00381951|||
2"Diesel hybrid: <1350 cc|0.198775|0.195701|0.000293802|0.00278062|||
2"Diesel hybrid: >=3000 cc|0.276477|0.272201|0.000408649|0.00386758|||
2"Diesel: 1350 - <1600 cc|0.213385|0.210084|0.000315396|0.00298499|||
2"Diesel: 1600 - <2000 cc|0.284062|0.279668|0.00041986|0.00397368|||
2"Diesel: 2000 - <3000 cc|0.304587|0.299876|0.000450198|0.00426081|||
2"Diesel: <1350 cc|0.221741|0.218312|0.000327747|0.00310189|||
2"Diesel: >=3000 cc|0.30842|0.30365|0.000455864|0.00431443|||
2"Petrol hybrid: 1350 - <1600 cc|0.179495|0.17193|0.00229645|0.0052689|||
2"Petrol hybrid: 1600 - <2000 cc|0.242183|0.231976|0.00309846|0.00710903|||
2"Petrol hybrid: 2000 - <3000 cc|0.256183|0.245386|0.00327758|0.00751999|||
2"Petrol hybrid: <1350 cc|0.167167|0.160121|0.00213871|0.00490701|||
2"Petrol hybrid: >=3000 cc|0.292542|0.280212|0.00374275|0.00858726|||
2"Petrol: 1350 - <1600 cc|0.227361|0.217778|0.00290883|0.00667394|||
2"Petrol: 1600 - <2000 cc|0.306765|0.293836|0.00392472|0.00900477|||
2"Petrol: 2000 - <3000 cc|0.324499|0.310822|0.0041516|0.00952532|||
2"Petrol: <1350 cc|0.211745|0.20282|0.00270904|0.00621554|||
2"Petrol: >=3000 cc|0.370553|0.354935|0.00474082|0.0108772|||
== freight-rail|TTW|t·km|||Freight Transport
Rail Freight / Rail Freight / Rail Freight|0.0272117|0.026788|0.0000449917|0.000378622|||
== bioenergy|TTW|GJ|gross||Fuel
Biofuel and Biomass / Biofuel / Biodiesel|1.48582|0|0.504|0.981825|67.26||CO2e ±37.14%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Bioethanol|2.518|"|"|2.014|64.2||CO2e ±41.23%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
== bioenergy|TTW|l|||Fuel
2"Biodiesel|0.0541153|"|0.0183562|0.0357591|2.44968||CO2e ±37.14%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Biodiesel blend B20|2.14824|2.10436|0.00683048|0.0370517|0.489936||CO2e ±1.31%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Biodiesel blend B5|2.54089|2.49893|0.0046694|0.0372941|0.122484||CO2e ±1.23%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Bioethanol|0.0594248|0|0.0118944|0.0475304|1.51512||CO2e ±41.23%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Bioethanol blend E10|2.17967|2.08282|0.0287836|0.0680643|0.151512||CO2e ±1.95%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Bioethanol blend E3|2.29237|2.19404|0.0296623|0.0686636|0.0454536||CO2e ±1.89%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
== bioenergy|TTW|kg|||Fuel
1"Biomass - Commercial Use / Wood - Chips|0.114655|0|0.101808|0.0128472|1.35542||CO2e ±44.75%, CH4 ±50.0%, N2O ±50.0%
2"Wood - Pellets|0.143701|"|0.127599|0.0161018|1.69879||"
1"Biomass - Manufacturing Use / Wood - Chips|0.023028|"|0.0101808|0.0128472|1.35542||CO2e ±35.59%, CH4 ±50.0%, N2O ±50.0%
2"Wood - Green|0.0135098|"|0.00597274|0.00753702|0.79518||"
2"Wood - Pellets|0.0288618|"|0.0127599|0.0161018|1.69879||"
== fuel|TTW|kg|||Fuel
Stationary Combustion of Fuels / Commercial Use / Coal - Bituminous|2.65641|2.63736|0.00787095|0.0111739|||CO2e ±2.0%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
2"Coal - Default|2.08783|2.07318|0.00605494|0.00859585|||"
2"Coal - Lignite|1.43027|1.42045|0.00405799|0.00576089|||"
2"Coal - Sub-Bituminous|2.00494|1.99101|0.00575724|0.00817322|||"
2"LPG|2.97164|2.96373|0.00665|0.00125875|||"
1"Industrial Use / Coal - Bituminous|2.65641|2.63736|0.00787095|0.0111739|||"
2"Coal - Default|1.96451|1.95079|0.00567207|0.00805232|||"
2"Coal - Lignite|1.43027|1.42045|0.00405799|0.00576089|||"
2"Coal - Sub-Bituminous|2.00494|1.99101|0.00575724|0.00817322|||"
2"LPG|2.96632|2.96373|0.00133|0.00125875|||"
1"Residential Use / Coal - Bituminous|2.88466|2.63736|0.236129|0.0111739|||CO2e ±4.49%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
2"Coal - Default|2.15778|1.97777|0.171883|0.00813375|||CO2e ±4.39%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
2"Coal - Lignite|1.54795|1.42045|0.12174|0.00576089|||CO2e ±4.34%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
2"Coal - Sub-Bituminous|2.1719|1.99101|0.172717|0.00817322|||CO2e ±4.38%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
== fuel|TTW|l|||Fuel
1"Commercial Use / Diesel|2.6759|2.65984|0.0102389|0.00581423|||CO2e ±1.02%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Heavy Fuel Oil|3.05359|3.0366|0.0108367|0.00615367|||"
2"Light Fuel Oil|2.97088|2.95401|0.0107608|0.00611058|||"
1"Industrial Use / Diesel|2.66873|2.65984|0.00307167|0.00581423|||CO2e ±1.0%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Heavy Fuel Oil|3.04601|3.0366|0.003251|0.00615367|||"
2"Light Fuel Oil|2.96335|2.95401|0.00322823|0.00611058|||"
Transport Fuel / Transport Fuel / Aviation fuel - Kerosene|2.51938|2.50036|0.000489487|0.0185306|||CO2e ±1.06%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Aviation gas|2.24904|2.23153|0.000450428|0.0170519|||"
2"Diesel|2.67177|2.63045|0.00394905|0.0373749|||CO2e ±1.21%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Heavy Fuel Oil|3.0647|3.0366|0.00758566|0.0205122|||CO2e ±1.05%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"LPG|1.61825|1.57315|0.0437698|0.00133629|||CO2e ±2.37%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
2"Light Fuel Oil|2.98191|2.95401|0.00753254|0.0203686|||CO2e ±1.06%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Premium Petrol|2.41525|2.31425|0.0306602|0.0703459|||CO2e ±1.86%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Regular Petrol|2.36143|2.2619|0.0302118|0.0693172|||CO2e ±1.87%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
== fuel|TTW|GJ|gross||Fuel
Stationary Combustion of Fuels / Commercial Use / Natural Gas|54.2862|54.1363|0.126|0.02385|||CO2e ±2.0%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
1"Industrial Use / Natural Gas|54.1854|"|0.0252|"|||"
Transport Fuel / Transport Fuel / Aviation fuel - Kerosene|68.4549|67.9381|0.0133|0.5035|||CO2e ±1.06%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%
2"Aviation gas|66.4083|65.8915|"|"|||"
== fuel|TTW|kWh|gross||Fuel
Stationary Combustion of Fuels / Commercial Use / Natural Gas|0.19543|0.194891|0.0004536|0.00008586|||CO2e ±2.0%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%
1"Industrial Use / Natural Gas|0.195067|"|0.00009072|"|||"
== fuel-wtt|WTT|GJ|gross||Fuel
Transmission and distribution losses / Reticulated Gases / Natural gas used|1.61768|0.0140783|1.6036||||
== fuel-wtt|WTT|kWh|gross||Fuel
"|0.00582364|0.0000506819|0.00577296||||
== homeworking|direct|employee·day|||Indirect Business Related
Working From Home / Working From Home / Working from home - Default|0.372483|0.360503|0.0113985|0.000581458|||
2"Working from home - With heating|0.816096|0.789849|0.0249738|0.00127395|||
2"Working from home - Without heating|0.0556158|0.053827|0.00170193|0.0000868181|||
== waste-disposal|direct|kg|||Materials and Waste
Waste Disposal / Biological treatment / Anaerobic digestion|0.0224||0.0224||||IPCC uncertainties
2"Composting|0.1756||0.112|0.0636|||"
1"Average for non-municipal solid waste / Landfill, non-municipal|0.307323||0.307323||||"
1"Food / Landfill, non-municipal|0.8624||0.8624||||"
1"Green Waste / Landfill, non-municipal|0.7056||0.7056||||"
1"Inert (all other waste) / Landfill, non-municipal|0||0||||"
1"Nappies / Landfill, non-municipal|0.3136||0.3136||||"
1"Paper / Landfill, non-municipal|1.2544||1.2544||||"
1"Sludge / Landfill, non-municipal|0.2744||0.2744||||"
1"Textiles / Landfill, non-municipal|0.6272||0.6272||||"
1"Wood (timber) / Landfill, non-municipal|0.4704||0.4704||||"
1"Food / Landfill - With Gas Recovery|0.971043||0.971043||||40%
1"Garden / Landfill - With Gas Recovery|0.79449||0.79449||||"
1"Nappies / Landfill - With Gas Recovery|0.353107||0.353107||||"
1"Other (Inert) / Landfill - With Gas Recovery|0||0||||"
1"Paper / Landfill - With Gas Recovery|1.41243||1.41243||||"
1"Sludge / Landfill - With Gas Recovery|0.220692||0.220692||||"
1"Textile / Landfill - With Gas Recovery|0.706213||0.706213||||"
1"Wood (combined) / Landfill - With Gas Recovery|0.547315||0.547315||||"
1"Wood (treated) / Landfill - With Gas Recovery|0.0882766||0.0882766||||"
1"Wood (untreated) / Landfill - With Gas Recovery|1.23587||1.23587||||"
1"General waste / Landfill - With Gas Recovery|0.333843||0.333843||||Not quantified
1"Office waste / Landfill - With Gas Recovery|0.959037||0.959037||||"
1"Food / Landfill - Without Gas Recovery|1.848||1.848||||40%
1"Garden / Landfill - Without Gas Recovery|1.512||1.512||||"
1"Nappies / Landfill - Without Gas Recovery|0.672||0.672||||"
1"Other (Inert) / Landfill - Without Gas Recovery|0||0||||"
1"Paper / Landfill - Without Gas Recovery|2.688||2.688||||"
1"Sludge / Landfill - Without Gas Recovery|0.42||0.42||||"
1"Textile / Landfill - Without Gas Recovery|1.344||1.344||||"
1"Wood (combined) / Landfill - Without Gas Recovery|1.0416||1.0416||||"
1"Wood (treated) / Landfill - Without Gas Recovery|0.168||0.168||||"
1"Wood (untreated) / Landfill - Without Gas Recovery|2.352||2.352||||"
1"General waste / Landfill - Without Gas Recovery|0.635339||0.635339||||Not quantified
1"Office waste / Landfill - Without Gas Recovery|1.82515||1.82515||||"
== electricity|direct|kWh|||Purchased Electricity, Heat, and Steam
Purchased Electricity / Annual Averages / Electricity Used - 2010|0.150551|0.146708|0.00367289|0.00017044||2010|
2"Electricity Used - 2011|0.13872|0.13476|0.00377322|0.000187115||2011|
2"Electricity Used - 2012|0.172972|0.168685|0.00398084|0.000306438||2012|
2"Electricity Used - 2013|0.146071|0.141639|0.00422992|0.000202257||2013|
2"Electricity Used - 2014|0.121976|0.117495|0.00432532|0.000155005||2014|
2"Electricity Used - 2015|0.116715|0.112041|0.00453395|0.000140686||2015|
2"Electricity Used - 2016|0.0914997|0.0873165|0.00411009|0.0000730725||2016|
2"Electricity Used - 2017|0.103105|0.0992181|0.00380078|0.0000856557||2017|
2"Electricity Used - 2018|0.0977256|0.0942051|0.00340028|0.000120258||2018|
2"Electricity Used - 2019|0.110329|0.107121|0.00303602|0.000171851||2019|
2"Electricity Used - 2020|0.121468|0.118376|0.00290034|0.000191555||2020|
2"Electricity Used - 2021|0.123399|0.120322|0.00282183|0.000255036||2021|
2"Electricity Used - 2022|0.0817278|0.0788813|0.00275254|0.0000939435||2022|
2"Electricity Used - 2023|0.0765687|0.074061|0.00243148|0.0000762189||2023|
2"Electricity Used - 2024|0.0993596|0.096777|0.00239406|0.000188616||2024|
2"Electricity Used - 2025|0.0786625|0.0761325|0.00240719|0.000122795||2025|
== electricity-other|direct|kWh|||Purchased Electricity, Heat, and Steam
1"Quarterly Averages / Electricity Used - Dec-2023|0.0742611|0.0715502|0.00259396|0.000116933||2023-Q4|
2"Electricity Used - Dec-2024|0.0383377|0.0358888|0.00243034|0.000018561||2024-Q4|
2"Electricity Used - Dec-2025|0.0272654|0.025013|0.00223889|0.0000135055||2025-Q4|
2"Electricity Used - Jun-2023|0.0529497|0.0508473|0.00207736|0.0000250221||2023-Q2|
2"Electricity Used - Jun-2024|0.134587|0.131975|0.00229824|0.000314382||2024-Q2|
2"Electricity Used - Jun-2025|0.108492|0.105982|0.00230793|0.000202353||2025-Q2|
2"Electricity Used - Mar-2023|0.0767607|0.0740866|0.00261876|0.000055305||2023-Q1|
2"Electricity Used - Mar-2024|0.0880302|0.0855611|0.00235738|0.000111765||2024-Q1|
2"Electricity Used - Mar-2025|0.115912|0.112967|0.00273997|0.000205025||2025-Q1|
2"Electricity Used - Sep-2023|0.100358|0.0977978|0.00245478|0.00010526||2023-Q3|
2"Electricity Used - Sep-2024|0.130384|0.127607|0.00248778|0.000289319||2024-Q3|
2"Electricity Used - Sep-2025|0.066386|0.0639363|0.00237022|0.0000794735||2025-Q3|
== electricity-td|direct|kWh|||Purchased Electricity, Heat, and Steam
Transmission and distribution losses / Electricity Consumption / Electricity Used - 2012|0.0130686|0.0127447|0.000300766|0.0000231524||2012|
2"Electricity Used - 2013|0.0107768|0.0104498|0.000312074|0.000014922||2013|
2"Electricity Used - 2014|0.00871749|0.00839728|0.000309127|0.0000110781||2014|
2"Electricity Used - 2015|0.00831389|0.0079809|0.000322963|0.0000100214||2015|
2"Electricity Used - 2016|0.0066904|0.00638452|0.000300527|0.00000534301||2016|
2"Electricity Used - 2017|0.00750829|0.00722527|0.000276781|0.00000623763||2017|
2"Electricity Used - 2018|0.00708579|0.00683052|0.000246544|0.00000871956||2018|
2"Electricity Used - 2019|0.00816851|0.00793101|0.00022478|0.0000127234||2019|
2"Electricity Used - 2020|0.00906589|0.00883512|0.00021647|0.0000142969||2020|
2"Electricity Used - 2021|0.00932754|0.00909496|0.000213298|0.0000192779||2021|
2"Electricity Used - 2022|0.00614709|0.005933|0.00020703|0.00000706588||2022|
2"Electricity Used - 2023|0.00573639|0.00554851|0.000182162|0.00000571018||2023|
2"Electricity Used - 2024|0.00752331|0.00732776|0.000181273|0.0000142816||2024|
2"Electricity Used - 2025|0.00595616|0.0057646|0.000182268|0.00000929777||2025|
== refrigerant|direct|kg|||Refrigerant and Other Gases
Medical Gases Use / Medical Gases (AR5 GWPs) / Entonox - N2O/O2 (57.9/42.1)|153.435||||||
2"HCFE-235da2 (Isoflurane) - CHF₂OCHClCF₃|491||||||
2"HFE-236ea2 (Desflurane) - CHF₂OCHFCF₃|1790||||||
2"HFE-347mmz1 (Sevoflurane) - (CF₃)₂CHOCH₂F|216||||||
Refrigerant Use / Fluorinated Ethers / HCFE-235da2 (Isoflurane) - CHF₂OCHClCF₃|491||||||
2"HFE-125 - CHF₂OCF₃|12400||||||
2"HFE-134 - CHF₂OCHF₂|5560||||||
2"HFE-143a - CH₃OCF₃|523||||||
2"HFE-227ea - CF₃CHFOCF₃|6450||||||
2"HFE-236ca12 (HG-10) - CHF₂OCF₂OCHF₂|5350||||||
2"HFE-236ea2 - CHF₂OCHFCF₃|1790||||||
2"HFE-236fa - CF₃CH₂OCF₃|979||||||
2"HFE-245cb2 - CH₃OCF₂CF₃|654||||||
2"HFE-245fa1 - CHF₂CH₂OCF₃|828||||||
2"HFE-245fa2 - CHF₂OCH₂CF₃|812||||||
2"HFE-254cb2 - CH₃OCF₂CHF₂|301||||||
2"HFE-263fb2 - CF₃CH₂OCH₃|1||||||
2"HFE-329mcc2 - CHF₂CF₂OCF₂CF₃|3070||||||
2"HFE-338mcf2 - CF₃CH₂OCF₂CF₃|929||||||
2"HFE-338pcc13 (HG-01) - CHF₂OCF₂CF₂OCHF₂|2910||||||
2"HFE-347mcc3 - CH₃OCF₂CF₂CF₃|530||||||
2"HFE-347mcf2 - CHF₂CH₂OCF₂CF₃|854||||||
2"HFE-347pcf2 - CHF₂CF₂OCH₂CF₃|889||||||
2"HFE-356mec3 - CH₃OCF₂CHFCF₃|387||||||
2"HFE-356pcc3 - CH₃OCF₂CF₂CHF₂|413||||||
2"HFE-356pcf2 - CHF₂CH₂OCF₂CHF₂|719||||||
2"HFE-356pcf3 - CHF₂OCH₂CF₂CHF₂|446||||||
2"HFE-365mcf3 - CF₃CF₂CH₂OCH₃|1||||||
2"HFE-374pc2 - CHF₂CF₂OCH₂CH₃|627||||||
2"HFE-43-10pccc124 (H-Galden 1040x) - CHF₂OCF₂OC₂F₄OCHF₂|2820||||||
2"HFE-449sl (HFE-7100) - C₄F₉OCH₃|421||||||
2"HFE-569sf2 (HFE-7200) - C₄F₉OC₂H₅|57||||||
1"Hydrocarbons and other compounds - Direct Effects / Chloroform - CHCl₃|16||||||
2"Dimethylether - CH₃OCH₃|1||||||
2"Halon-1201 - CHBrF₂|376||||||
2"Methyl chloride - CH₃Cl|12||||||
2"Methylene chloride - CH₂Cl₂|9||||||
1"Hydroflurocarbons / HFC-125 (R-125) - CHF₂CF₃|3170||||||
2"HFC-134 - CHF₂CHF₂|1120||||||
2"HFC-134a (R-134a) - CH₂FCF₃|1300||||||
2"HFC-143 - CH₂FCHF₂|328||||||
2"HFC-143a (R-143a) - CH₃CF₃|4800||||||
2"HFC-152 - CH₂FCH₂F|16||||||
2"HFC-152a (R-152a) - CH₃CHF₂|138||||||
2"HFC-161 - CH₃CH₂F|4||||||
2"HFC-227ea (R-227ea) - CF₃CHFCF₃|3350||||||
2"HFC-23 (R-23) - CHF₃|12400||||||
2"HFC-236cb - CH₂FCF₂CF₃|1210||||||
2"HFC-236ea - CHF₂CHFCF₃|1330||||||
2"HFC-236fa (R-236fa) - CF₃CH₂CF₃|8060||||||
2"HFC-245ca - CH₂FCF₂CHF₂|716||||||
2"HFC-245fa (R-245fa) - CHF₂CH₂CF₃|858||||||
2"HFC-32 (R-32) - CH₂F₂|677||||||
2"HFC-365mfc (R-365mfc) - CH₃CF₂CH₂CF₃|804||||||
2"HFC-41 - CH₃F|116||||||
2"HFC-43-10mee - CF₃CHFCHFCF₂CF₃|1650||||||
1"Perfluorinated Compounds / Nitrogen trifluoride - NF₃|16100||||||
2"PFC-116 - C₂F₆|11100||||||
2"PFC-14 - CF₄|6630||||||
2"PFC-218 - C₃F₈|8900||||||
2"PFC-31-10 - C₄F₁₀|9200||||||
2"PFC-318 - c-C₄F₈|9540||||||
2"PFC-41-12 - n-C₅F₁₂|8550||||||
2"PFC-51-14 - n-C₆F₁₄|7910||||||
2"PFC-91-18 - C₁₀F₁₈|7190||||||
2"Perfluorocyclopropane - c-C₃F₆|9200||||||
2"Sulphur hexafluoride - SF₆|23500||||||
2"Trifluoromethyl sulphur pentafluoride - SF₅CF₃|17400||||||
1"Perfluoropolyethers / PFPMIE - CF₃OCF(CF₃)CF₂OCF₂OCF₃|9710||||||
1"Refrigerant blends: Azeotropes / 507A - R-125/143a (50.0/50.0)|3985||||||
1"Refrigerant blends: Zeotropes / 403B - R-290/22/218 (5.0/56.0/39.0)|4456.6||||||
2"404A - R-125/143a/134a (44.0/52.0/4.0)|3942.8||||||
2"406A - R-22/600a/142b (55.0/4.0/41.0)|1779.92||||||
2"407C - R-32/125/134a (23.0/25.0/52.0)|1624.21||||||
2"407F - R-32/125/134a (30.0/30.0/40.0)|1674.1||||||
2"408A - R-125/143a/22 (7.0/46.0/47.0)|3257.1||||||
2"409A - R-22/124/142b (60.0/25.0/15.0)|1484.75||||||
2"409B - R-22/124/142b (65.0/25.0/10.0)|1473.75||||||
2"410A - R-32/125 (50.0/50.0)|1923.5||||||
2"413A - R-218/134a/600a (9.0/88.0/3.0)|1945.09||||||
2"416A - R-134a/124/600 (59.0/39.5/1.5)|975.21||||||
2"417A - R-125/134a/600 (46.6/50.0/3.4)|2127.32||||||
2"422A - R-125/134a/600a (85.1/11.5/3.4)|2847.27||||||
2"436A - R-290/600 (56.0/44.0)|1.3536||||||
2"436B - R-290/600 (52.0/48.0)|1.4712||||||
2"502 - R-22/115 (48.8/51.2)|4785.92||||||
1"Refrigerants / Carbon dioxide (R-744) - CO₂|1||||||
2"Isobutane (R-600a) - C₄H₁₀|3||||||
2"Methane - CH₄|28||||||
2"Nitrous oxide (R-744a) - N₂O|265||||||
2"Propane (R-290) - C₃H₈|0.06||||||
1"Substances controlled by the Montreal Protocol / CFC-11 (R-11) - CCl₃F|4660||||||
2"CFC-113 (R-113) - CCl₂FCClF₂|5820||||||
2"CFC-114 (R-114) - CClF₂CClF₂|8590||||||
2"CFC-115 (R-115) - CClF₂CF₃|7670||||||
2"CFC-12 (R-12) - CCl₂F₂|10200||||||
2"CFC-13 (R-13) - CClF₃|13900||||||
2"Carbon tetrachloride (R-10) - CCl₄|1730||||||
2"HCFC-123 (R-123) - CHCl₂CF₃|79||||||
2"HCFC-124 (R-124) - CHClFCF₃|527||||||
2"HCFC-141b (R-141b) - CH₃CCl₂F|782||||||
2"HCFC-142b (R-142b) - CH₃CClF₂|1980||||||
2"HCFC-21 - CHCl₂F|148||||||
2"HCFC-22 (R-22) - CHClF₂|1760||||||
2"HCFC-225ca (R-225ca) - CHCl₂CF₂CF₃|127||||||
2"HCFC-225cb (R-225cb) - CHClFCF₂CClF₂|525||||||
2"Halon-1211 (R-1211) - CBrClF₂|1750||||||
2"Halon-1301 (R-1301) - CBrF₃|6290||||||
2"Halon-2402 (R-2402) - CBrF₂CBrF₂|1470||||||
2"Methyl bromide - CH₃Br|2||||||
2"Methyl chloroform - CH₃CCl₃|160||||||
== hotel|direct|room·night|||Travel
Accommodation / Hotel Stays / Argentina|30.5|30.5|0|0|||
2"Australia|29.9039|29.9039|"|"|||
2"Austria|8.66548|8.66548|"|"|||
2"Belgium|10.306|10.306|"|"|||
2"Brazil|11.6152|11.6152|"|"|||
2"Canada|9.99379|9.99379|"|"|||
2"Caribbean Region|33.2014|33.2014|"|"|||
2"Chile|23.4645|23.4645|"|"|||
2"China|41.9961|41.9961|"|"|||
2"Colombia|11.3694|11.3694|"|"|||
2"Costa Rica|4.63807|4.63807|"|"|||
2"Czech Republic|22.0474|22.0474|"|"|||
2"Dominican Republic|38.6601|38.6601|"|"|||
2"Ecuador|16.2383|16.2383|"|"|||
2"Egypt|43.4324|43.4324|"|"|||
2"Finland|11.085|11.085|"|"|||
2"France|6.99968|6.99968|"|"|||
2"Georgia|23.6745|23.6745|"|"|||
2"Germany|13.5052|13.5052|"|"|||
2"Greece|16.3115|16.3115|"|"|||
2"Hong Kong|53.0916|53.0916|"|"|||
2"Hungary|19.2408|19.2408|"|"|||
2"India|51.0974|51.0974|"|"|||
2"Indonesia|44.684|44.684|"|"|||
2"Ireland|13.8604|13.8604|"|"|||
2"Israel|36.0594|36.0594|"|"|||
2"Italy|16.6438|16.6438|"|"|||
2"Japan|30.1141|30.1141|"|"|||
2"Jordan|43.885|43.885|"|"|||
2"Kazakhstan|42.0011|42.0011|"|"|||
2"Malaysia|53.1705|53.1705|"|"|||
2"Mexico|18.3703|18.3703|"|"|||
2"Morocco|47.8092|47.8092|"|"|||
2"Netherlands|12.615|12.615|"|"|||
2"New Zealand|8.33691|8.33691|"|"|||
2"Nigeria|42.9759|42.9759|"|"|||
2"Oman|46.4389|46.4389|"|"|||
2"Panama|21.0694|21.0694|"|"|||
2"Peru|17.3733|17.3733|"|"|||
2"Philippines|50.552|50.552|"|"|||
2"Poland|25.0656|25.0656|"|"|||
2"Portugal|12.26|12.26|"|"|||
2"Puerto Rico- USA|33.157|33.157|"|"|||
2"Qatar|70.7759|70.7759|"|"|||
2"Romania|16.6843|16.6843|"|"|||
2"Russian Federation|21.5086|21.5086|"|"|||
2"Saudi Arabia|60.6826|60.6826|"|"|||
2"Singapore|27.2271|27.2271|"|"|||
2"Slovak Republic|10.2154|10.2154|"|"|||
2"South Africa|29.396|29.396|"|"|||
2"South Korea|31.5832|31.5832|"|"|||
2"Spain|10.9898|10.9898|"|"|||
2"Switzerland|5.9885|5.9885|"|"|||
2"Taiwan- China|37.0227|37.0227|"|"|||
2"Tanzania|21.4907|21.4907|"|"|||
2"Thailand|31.2815|31.2815|"|"|||
2"Turkey|29.1942|29.1942|"|"|||
2"United Arab Emirates|42.731|42.731|"|"|||
2"United Kingdom|10.0313|10.0313|"|"|||
2"United States|15.0548|15.0548|"|"|||
2"Vietnam|52.7891|52.7891|"|"|||
2"Zambia|9.84687|9.84687|"|"|||
== travel-air|TTW|passenger·km||with|Travel
Domestic Air Travel / With Radiative Forcing factors / Large aircraft|0.178165|0.17682|0.0000346|0.00131052|||
2"Medium aircraft|0.205816|0.204262|0.00004|0.00151391|||
2"National average|0.196964|0.195477|0.0000383|0.0014488|||
2"Small aircraft|0.590838|0.578912|0.0028842|0.0090416|||
Individual Aircraft / With radiative forcing factors / Aerospatiale/Alenia ATR 72|0.192432|0.191575|0.0000220611|0.000835171|||
2"Airbus A320|0.187296|0.186462|0.0000214723|0.00081288|||
2"Beechcraft Beech 1900D|0.303503|0.302151|0.0000347948|0.00131723|||
2"British Aerospace Jetstream 32|0.385992|0.384273|0.0000442516|0.00167524|||
2"Cessna Light Aircraft|0.898081|0.89408|0.000102959|0.00389774|||
2"De Havilland Canada DHC-8-300 Dash 8/8Q|0.37301|0.371348|0.0000427632|0.00161889|||
2"FOKKER F50|0.147608|0.146951|0.0000169224|0.000640633|||
2"Pilatus PC-12|0.306117|0.304754|0.0000350944|0.00132857|||
2"Saab SF-340|0.157651|0.156948|0.0000180737|0.000684217|||
International Air Travel / With Radiative Forcing / Long-haul (>3700km): Average passenger|0.15282|0.15152|0.00001|0.00129|||
2"Long-haul (>3700km): Business class|0.33939|0.33652|0.00002|0.00285|||
2"Long-haul (>3700km): Economy class|0.11704|0.11604|0.00001|0.00099|||
2"Long-haul (>3700km): First class|0.46814|0.46417|0.00003|0.00394|||
2"Long-haul (>3700km): Premium economy class|0.18725|0.18567|0.00001|0.00157|||
2"Short-haul (<3700km): Average passenger|0.12786|0.12693|"|0.00092|||
2"Short-haul (<3700km): Business class|0.18863|0.18727|"|0.00135|||
2"Short-haul (<3700km): Economy class|0.12576|0.12485|"|0.0009|||
== travel-air|TTW|passenger·km||without|Travel
Domestic Air Travel / Without Radiative Forcing factors / Large aircraft|0.104803|0.104012|0.00002036|0.00077089|||
2"Medium aircraft|0.121068|0.120154|0.00002352|0.00089053|||
2"National average|0.115861|0.114987|0.00002251|0.00085224|||
2"Small aircraft|0.352462|0.340537|0.0028842|0.0090416|||
Individual Aircraft / Without radiative forcing factors / Aerospatiale/Alenia ATR 72|0.113548|0.112691|0.0000220611|0.000835171|||
2"Airbus A320|0.110518|0.109683|0.0000214723|0.00081288|||
2"Beechcraft Beech 1900D|0.179088|0.177736|0.0000347948|0.00131723|||
2"British Aerospace Jetstream 32|0.227762|0.226043|0.0000442516|0.00167524|||
2"Cessna Light Aircraft|0.52993|0.525929|0.000102959|0.00389774|||
2"De Havilland Canada DHC-8-300 Dash 8/8Q|0.220102|0.21844|0.0000427632|0.00161889|||
2"FOKKER F50|0.0870993|0.0864417|0.0000169224|0.000640633|||
2"Pilatus PC-12|0.180631|0.179267|0.0000350944|0.00132857|||
2"Saab SF-340|0.0930249|0.0923226|0.0000180737|0.000684217|||
International Air Travel / Without Radiative Forcing / Long-haul (>3700km): Average passenger|0.09043|0.08913|0.00001|0.00129|||
2"Long-haul (>3700km): Business class|0.20082|0.19795|0.00002|0.00285|||
2"Long-haul (>3700km): Economy class|0.06926|0.06826|0.00001|0.00099|||
2"Long-haul (>3700km): First class|0.27701|0.27304|0.00003|0.00394|||
2"Long-haul (>3700km): Premium economy class|0.1108|0.10922|0.00001|0.00157|||
2"Short-haul (<3700km): Average passenger|0.07559|0.07466|"|0.00092|||
2"Short-haul (<3700km): Business class|0.11152|0.11016|"|0.00135|||
2"Short-haul (<3700km): Economy class|0.07435|0.07344|"|0.0009|||
== vehicle|TTW|km|||Travel
Light Passenger Vehicle / 2010-2015 Fleet / Diesel hybrid vehicle: 1350 - <1600 cc|0.160299|0.157819|0.000236931|0.00224239|||
2"Diesel hybrid vehicle: 1600 - <2000 cc|0.169898|0.16727|0.00025112|0.00237667|||
2"Diesel hybrid vehicle: 2000 - <3000 cc|0.208869|0.205638|0.000308721|0.00292182|||
2"Diesel hybrid vehicle: <1350 cc|0.166576|0.164|0.00024621|0.0023302|||
2"Diesel hybrid vehicle: ≥3000 cc|0.231691|0.228108|0.000342454|0.00324108|||
2"Diesel vehicle: 1350 - <1600 cc|0.179176|0.176405|0.000264833|0.00250646|||
2"Diesel vehicle: 1600 - <2000 cc|0.189906|0.186969|0.000280692|0.00265655|||
2"Diesel vehicle: 2000 - <3000 cc|0.233443|0.229832|0.000345042|0.00326558|||
2"Diesel vehicle: <1350 cc|0.186193|0.183313|0.000275205|0.00260462|||
2"Diesel vehicle: ≥3000 cc|0.25895|0.254945|0.000382744|0.0036224|||
2"Electric vehicle: 1350 - <1600 cc|0.0162736|0.0157502|0.000497997|0.0000254036|||
2"Electric vehicle: 1600 - <2000 cc|0.0183236|0.0177343|0.000560731|0.0000286038|||
2"Electric vehicle: 2000 - <3000 cc|0.0203526|0.019698|0.000622819|0.000031771|||
2"Electric vehicle: <1350 cc|0.0157241|0.0152184|0.000481181|0.0000245458|||
2"Electric vehicle: ≥3000 cc|0.024347|0.0235639|0.000745055|0.0000380065|||
2"Motorcycle: <60cc, electricity|0.00387074|0.00374625|0.000118451|0.00000604235|||
2"Motorcycle: <60cc, petrol|0.0579353|0.0554934|0.000741218|0.00170063|||
2"Motorcycle: ≥ 60cc, electricity|0.00774148|0.00749249|0.000236901|0.0000120847|||
2"Motorcycle: ≥ 60cc, petrol|0.115871|0.110987|0.00148244|0.00340126|||
2"PHEV (Diesel) - Diesel consumption: 1350 - <1600 cc|0.0838897|0.0825922|0.000123994|0.00117352|||
2"PHEV (Diesel) - Diesel consumption: 1600 - <2000 cc|0.0889133|0.0875381|0.000131419|0.00124379|||
2"PHEV (Diesel) - Diesel consumption: 2000 - <3000 cc|0.109308|0.107617|0.000161564|0.00152909|||
2"PHEV (Diesel) - Diesel consumption: <1350 cc|0.087175|0.0858267|0.00012885|0.00121947|||
2"PHEV (Diesel) - Diesel consumption: ≥3000 cc|0.121252|0.119376|0.000179218|0.00169617|||
2"PHEV (Diesel) - Electricity consumption: 1350 - <1600 cc|0.00785167|0.00759914|0.000240273|0.0000122567|||
2"PHEV (Diesel) - Electricity consumption: 1600 - <2000 cc|0.008603|0.00832631|0.000263265|0.0000134296|||
2"PHEV (Diesel) - Electricity consumption: 2000 - <3000 cc|0.00973735|0.00942417|0.000297978|0.0000152003|||
2"PHEV (Diesel) - Electricity consumption: <1350 cc|0.00817485|0.00791193|0.000250163|0.0000127612|||
2"PHEV (Diesel) - Electricity consumption: ≥3000 cc|0.0115167|0.0111463|0.00035243|0.000017978|||
2"PHEV (Petrol) - Electricity consumption: 1350 - <1600 cc|0.00775708|0.00750759|0.000237378|0.0000121091|||
2"PHEV (Petrol) - Electricity consumption: 1600 - <2000 cc|0.00873427|0.00845335|0.000267282|0.0000136345|||
2"PHEV (Petrol) - Electricity consumption: 2000 - <3000 cc|0.00970138|0.00938936|0.000296877|0.0000151442|||
2"PHEV (Petrol) - Electricity consumption: <1350 cc|0.00749515|0.00725409|0.000229363|0.0000117002|||
2"PHEV (Petrol) - Electricity consumption: ≥3000 cc|0.0116054|0.0112321|0.000355143|0.0000181164|||
2"PHEV (Petrol) - Petrol consumption: 1350 - <1600 cc|0.0705636|0.0675895|0.000902783|0.00207132|||
2"PHEV (Petrol) - Petrol consumption: 1600 - <2000 cc|0.0794527|0.076104|0.00101651|0.00233225|||
2"PHEV (Petrol) - Petrol consumption: 2000 - <3000 cc|0.0882503|0.0845307|0.00112906|0.00259049|||
2"PHEV (Petrol) - Petrol consumption: <1350 cc|0.0681809|0.0653072|0.000872299|0.00200138|||
2"PHEV (Petrol) - Petrol consumption: ≥3000 cc|0.10557|0.101121|0.00135066|0.00309891|||
2"Petrol hybrid vehicle: 1350 - <1600 cc|0.134835|0.129152|0.00172506|0.00395794|||
2"Petrol hybrid vehicle: 1600 - <2000 cc|0.151821|0.145422|0.00194238|0.00445653|||
2"Petrol hybrid vehicle: 2000 - <3000 cc|0.168631|0.161524|0.00215745|0.00494999|||
2"Petrol hybrid vehicle: <1350 cc|0.130282|0.124791|0.00166681|0.00382429|||
2"Petrol hybrid vehicle: ≥3000 cc|0.201727|0.193225|0.00258087|0.00592148|||
2"Petrol vehicle: 1350 - <1600 cc|0.170791|0.163592|0.00218508|0.00501338|||
2"Petrol vehicle: 1600 - <2000 cc|0.192306|0.184201|0.00246034|0.00564494|||
2"Petrol vehicle: 2000 - <3000 cc|0.213599|0.204597|0.00273277|0.00626999|||
2"Petrol vehicle: <1350 cc|0.165024|0.158068|0.0021113|0.0048441|||
2"Petrol vehicle: ≥3000 cc|0.255521|0.244751|0.00326911|0.00750054|||
1"2015-2020 Fleet / Diesel hybrid vehicle: 1350 - <1600 cc|0.1509|0.148566|0.000223039|0.00211091|||
2"Diesel hybrid vehicle: 1600 - <2000 cc|0.159936|0.157463|0.000236396|0.00223732|||
2"Diesel hybrid vehicle: 2000 - <3000 cc|0.196622|0.193581|0.000290619|0.0027505|||
2"Diesel hybrid vehicle: <1350 cc|0.156809|0.154384|0.000231774|0.00219357|||
2"Diesel hybrid vehicle: ≥3000 cc|0.218107|0.214733|0.000322375|0.00305105|||
2"Diesel vehicle: 1350 - <1600 cc|0.170209|0.167577|0.000251579|0.00238102|||
2"Diesel vehicle: 1600 - <2000 cc|0.180402|0.177612|0.000266645|0.0025236|||
2"Diesel vehicle: 2000 - <3000 cc|0.221659|0.218231|0.000327626|0.00310074|||
2"Diesel vehicle: <1350 cc|0.176875|0.174139|0.000261432|0.00247427|||
2"Diesel vehicle: ≥3000 cc|0.245879|0.242076|0.000363425|0.00343956|||
2"Electric vehicle: 1350 - <1600 cc|0.0155648|0.0150642|0.000476307|0.0000242972|||
2"Electric vehicle: 1600 - <2000 cc|0.0175256|0.0169619|0.000536309|0.000027358|||
2"Electric vehicle: 2000 - <3000 cc|0.0194661|0.01884|0.000595693|0.0000303873|||
2"Electric vehicle: <1350 cc|0.0150392|0.0145555|0.000460224|0.0000234768|||
2"Electric vehicle: ≥3000 cc|0.0232866|0.0225376|0.000712604|0.0000363511|||
2"Motorcycle: <60cc, electricity|0.0038091|0.00368659|0.000116564|0.00000594613|||
2"Motorcycle: <60cc, petrol|0.0549576|0.0526413|0.000703122|0.00161322|||
2"Motorcycle: ≥ 60cc, electricity|0.0076182|0.00737318|0.000233128|0.0000118923|||
2"Motorcycle: ≥ 60cc, petrol|0.109915|0.105283|0.00140624|0.00322645|||
2"PHEV (Diesel) - Diesel consumption: 1350 - <1600 cc|0.078971|0.0777495|0.000116724|0.00110471|||
2"PHEV (Diesel) - Diesel consumption: 1600 - <2000 cc|0.0837|0.0824055|0.000123714|0.00117086|||
2"PHEV (Diesel) - Diesel consumption: 2000 - <3000 cc|0.102899|0.101307|0.000152091|0.00143943|||
2"PHEV (Diesel) - Diesel consumption: <1350 cc|0.0820636|0.0807944|0.000121295|0.00114797|||
2"PHEV (Diesel) - Diesel consumption: ≥3000 cc|0.114142|0.112377|0.000168709|0.00159671|||
2"PHEV (Diesel) - Electricity consumption: 1350 - <1600 cc|0.0075097|0.00726817|0.000229808|0.0000117229|||
2"PHEV (Diesel) - Electricity consumption: 1600 - <2000 cc|0.0082283|0.00796366|0.000251799|0.0000128447|||
2"PHEV (Diesel) - Electricity consumption: 2000 - <3000 cc|0.00931325|0.00901371|0.000285|0.0000145383|||
2"PHEV (Diesel) - Electricity consumption: <1350 cc|0.0078188|0.00756733|0.000239267|0.0000122054|||
2"PHEV (Diesel) - Electricity consumption: ≥3000 cc|0.0110151|0.0106609|0.00033708|0.000017195|||
2"PHEV (Petrol) - Electricity consumption: 1350 - <1600 cc|0.00741922|0.0071806|0.00022704|0.0000115817|||
2"PHEV (Petrol) - Electricity consumption: 1600 - <2000 cc|0.00835385|0.00808517|0.000255641|0.0000130406|||
2"PHEV (Petrol) - Electricity consumption: 2000 - <3000 cc|0.00927885|0.00898042|0.000283947|0.0000144846|||
2"PHEV (Petrol) - Electricity consumption: <1350 cc|0.0071687|0.00693814|0.000219373|0.0000111906|||
2"PHEV (Petrol) - Electricity consumption: ≥3000 cc|0.0110999|0.0107429|0.000339675|0.0000173274|||
2"PHEV (Petrol) - Petrol consumption: 1350 - <1600 cc|0.0664262|0.0636265|0.00084985|0.00194987|||
2"PHEV (Petrol) - Petrol consumption: 1600 - <2000 cc|0.0747942|0.0716418|0.000956909|0.0021955|||
2"PHEV (Petrol) - Petrol consumption: 2000 - <3000 cc|0.0830759|0.0795744|0.00106286|0.00243861|||
2"PHEV (Petrol) - Petrol consumption: <1350 cc|0.0641832|0.0614781|0.000821153|0.00188403|||
2"PHEV (Petrol) - Petrol consumption: ≥3000 cc|0.0993805|0.0951918|0.00127146|0.00291721|||
2"Petrol hybrid vehicle: 1350 - <1600 cc|0.126929|0.121579|0.00162392|0.00372587|||
2"Petrol hybrid vehicle: 1600 - <2000 cc|0.142919|0.136895|0.00182849|0.00419523|||
2"Petrol hybrid vehicle: 2000 - <3000 cc|0.158744|0.152053|0.00203095|0.00465976|||
2"Petrol hybrid vehicle: <1350 cc|0.122643|0.117474|0.00156908|0.00360006|||
2"Petrol hybrid vehicle: ≥3000 cc|0.189899|0.181895|0.00242955|0.00557429|||
2"Petrol vehicle: 1350 - <1600 cc|0.160777|0.154|0.00205696|0.00471943|||
2"Petrol vehicle: 1600 - <2000 cc|0.18103|0.1734|0.00231608|0.00531396|||
2"Petrol vehicle: 2000 - <3000 cc|0.201075|0.1926|0.00257254|0.00590236|||
2"Petrol vehicle: <1350 cc|0.155348|0.1488|0.00198751|0.00456008|||
2"Petrol vehicle: ≥3000 cc|0.240539|0.230401|0.00307743|0.00706076|||
1"Post 2020 Fleet / Diesel hybrid vehicle: 1350 - <1600 cc|0.143992|0.141765|0.000212829|0.00201428|||
2"Diesel hybrid vehicle: 1600 - <2000 cc|0.152615|0.150254|0.000225574|0.0021349|||
2"Diesel hybrid vehicle: 2000 - <3000 cc|0.187621|0.184719|0.000277316|0.00262459|||
2"Diesel hybrid vehicle: <1350 cc|0.149631|0.147317|0.000221164|0.00209316|||
2"Diesel hybrid vehicle: ≥3000 cc|0.208122|0.204903|0.000307617|0.00291138|||
2"Diesel vehicle: 1350 - <1600 cc|0.163679|0.161147|0.000241927|0.00228967|||
2"Diesel vehicle: 1600 - <2000 cc|0.17348|0.170797|0.000256414|0.00242678|||
2"Diesel vehicle: 2000 - <3000 cc|0.213111|0.209815|0.000314991|0.00298117|||
2"Diesel vehicle: <1350 cc|0.170089|0.167458|0.000251401|0.00237933|||
2"Diesel vehicle: ≥3000 cc|0.236397|0.232741|0.00034941|0.00330691|||
2"Electric vehicle: 1350 - <1600 cc|0.0150615|0.0145771|0.000460905|0.0000235115|||
2"Electric vehicle: 1600 - <2000 cc|0.0169588|0.0164134|0.000518967|0.0000264733|||
2"Electric vehicle: 2000 - <3000 cc|0.0188366|0.0182308|0.00057643|0.0000294046|||
2"Electric vehicle: <1350 cc|0.0145529|0.0140849|0.000445342|0.0000227176|||
2"Electric vehicle: ≥3000 cc|0.0225336|0.0218088|0.000689561|0.0000351756|||
2"Motorcycle: <60cc, electricity|0.00376922|0.003648|0.000115344|0.00000588388|||
2"Motorcycle: <60cc, petrol|0.0527642|0.0505403|0.000675059|0.00154884|||
2"Motorcycle: ≥ 60cc, electricity|0.00753845|0.00729599|0.000230688|0.0000117678|||
2"Motorcycle: ≥ 60cc, petrol|0.105528|0.101081|0.00135012|0.00309767|||
2"PHEV (Diesel) - Diesel consumption: 1350 - <1600 cc|0.0753559|0.0741904|0.000111381|0.00105414|||
2"PHEV (Diesel) - Diesel consumption: 1600 - <2000 cc|0.0798685|0.0786331|0.00011805|0.00111726|||
2"PHEV (Diesel) - Diesel consumption: 2000 - <3000 cc|0.0981884|0.0966698|0.000145128|0.00137354|||
2"PHEV (Diesel) - Diesel consumption: <1350 cc|0.078307|0.0770958|0.000115742|0.00109542|||
2"PHEV (Diesel) - Diesel consumption: ≥3000 cc|0.108917|0.107233|0.000160986|0.00152362|||
2"PHEV (Diesel) - Electricity consumption: 1350 - <1600 cc|0.00726686|0.00703314|0.000222377|0.0000113438|||
2"PHEV (Diesel) - Electricity consumption: 1600 - <2000 cc|0.00796223|0.00770614|0.000243656|0.0000124293|||
2"PHEV (Diesel) - Electricity consumption: 2000 - <3000 cc|0.00901209|0.00872223|0.000275784|0.0000140682|||
2"PHEV (Diesel) - Electricity consumption: <1350 cc|0.00756597|0.00732263|0.00023153|0.0000118107|||
2"PHEV (Diesel) - Electricity consumption: ≥3000 cc|0.0106589|0.0103161|0.00032618|0.000016639|||
2"PHEV (Petrol) - Electricity consumption: 1350 - <1600 cc|0.00717931|0.0069484|0.000219698|0.0000112071|||
2"PHEV (Petrol) - Electricity consumption: 1600 - <2000 cc|0.00808372|0.00782372|0.000247374|0.000012619|||
2"PHEV (Petrol) - Electricity consumption: 2000 - <3000 cc|0.0089788|0.00869002|0.000274765|0.0000140162|||
2"PHEV (Petrol) - Electricity consumption: <1350 cc|0.00693689|0.00671378|0.000212279|0.0000108287|||
2"PHEV (Petrol) - Electricity consumption: ≥3000 cc|0.010741|0.0103955|0.000328691|0.0000167671|||
2"PHEV (Petrol) - Petrol consumption: 1350 - <1600 cc|0.0632316|0.0605665|0.000808978|0.0018561|||
2"PHEV (Petrol) - Petrol consumption: 1600 - <2000 cc|0.0711971|0.0681963|0.000910889|0.00208992|||
2"PHEV (Petrol) - Petrol consumption: 2000 - <3000 cc|0.0790806|0.0757475|0.00101175|0.00232133|||
2"PHEV (Petrol) - Petrol consumption: <1350 cc|0.0610965|0.0585214|0.000781662|0.00179342|||
2"PHEV (Petrol) - Petrol consumption: ≥3000 cc|0.094601|0.0906138|0.00121032|0.00277691|||
2"Petrol hybrid vehicle: 1350 - <1600 cc|0.120825|0.115732|0.00154582|0.00354668|||
2"Petrol hybrid vehicle: 1600 - <2000 cc|0.136045|0.130311|0.00174055|0.00399347|||
2"Petrol hybrid vehicle: 2000 - <3000 cc|0.151109|0.14474|0.00193328|0.00443566|||
2"Petrol hybrid vehicle: <1350 cc|0.116745|0.111824|0.00149362|0.00342692|||
2"Petrol hybrid vehicle: ≥3000 cc|0.180766|0.173147|0.0023127|0.00530621|||
2"Petrol vehicle: 1350 - <1600 cc|0.153231|0.146772|0.00196042|0.00449793|||
2"Petrol vehicle: 1600 - <2000 cc|0.172534|0.165262|0.00220738|0.00506455|||
2"Petrol vehicle: 2000 - <3000 cc|0.191638|0.183561|0.00245179|0.00562533|||
2"Petrol vehicle: <1350 cc|0.148057|0.141816|0.00189422|0.00434605|||
2"Petrol vehicle: ≥3000 cc|0.229249|0.219587|0.00293299|0.00672937|||
1"Pre 2010 Fleet / Diesel hybrid vehicle: 1350 - <1600 cc|0.181306|0.178502|0.000267982|0.00253626|||
2"Diesel hybrid vehicle: 1600 - <2000 cc|0.192164|0.189192|0.00028403|0.00268814|||
2"Diesel hybrid vehicle: 2000 - <3000 cc|0.236242|0.232588|0.00034918|0.00330473|||
2"Diesel hybrid vehicle: <1350 cc|0.188407|0.185493|0.000278477|0.00263558|||
2"Diesel hybrid vehicle: ≥3000 cc|0.262055|0.258002|0.000387334|0.00366584|||
2"Diesel vehicle: 1350 - <1600 cc|0.202254|0.199126|0.000298944|0.00282929|||
2"Diesel vehicle: 1600 - <2000 cc|0.214366|0.21105|0.000316846|0.00299872|||
2"Diesel vehicle: 2000 - <3000 cc|0.263537|0.25946|0.000389523|0.00368656|||
2"Diesel vehicle: <1350 cc|0.210175|0.206924|0.000310651|0.00294009|||
2"Diesel vehicle: ≥3000 cc|0.292333|0.287811|0.000432085|0.00408938|||
2"Motorcycle: <60cc, petrol|0.0655098|0.0627487|0.000838125|0.00192297|||
2"Motorcycle: ≥ 60cc, petrol|0.13102|0.125497|0.00167625|0.00384594|||
2"Petrol hybrid vehicle: 1350 - <1600 cc|0.152505|0.146078|0.00195114|0.00447664|||
2"Petrol hybrid vehicle: 1600 - <2000 cc|0.171717|0.16448|0.00219693|0.00504058|||
2"Petrol hybrid vehicle: 2000 - <3000 cc|0.190731|0.182692|0.00244019|0.0055987|||
2"Petrol hybrid vehicle: <1350 cc|0.147356|0.141145|0.00188526|0.00432548|||
2"Petrol hybrid vehicle: ≥3000 cc|0.228164|0.218547|0.00291911|0.00669751|||
2"Petrol vehicle: 1350 - <1600 cc|0.193174|0.185032|0.00247144|0.00567041|||
2"Petrol vehicle: 1600 - <2000 cc|0.217508|0.208341|0.00278278|0.00638473|||
2"Petrol vehicle: 2000 - <3000 cc|0.241592|0.23141|0.00309091|0.00709169|||
2"Petrol vehicle: <1350 cc|0.186651|0.178784|0.00238799|0.00547894|||
2"Petrol vehicle: ≥3000 cc|0.289008|0.276827|0.00369753|0.00848352|||
1"Private car default / Diesel|0.263537|0.25946|0.000389523|0.00368656|||
2"Diesel hybrid|0.236242|0.232588|0.00034918|0.00330473|||
2"Electric|0.0203526|0.019698|0.000622819|0.000031771|||
2"PHEV (Diesel) - Diesel consumption|0.109308|0.107617|0.000161564|0.00152909|||
2"PHEV (Diesel) - Electricity consumption|0.00973735|0.00942417|0.000297978|0.0000152003|||
2"PHEV (Petrol) - Electricity consumption|0.00970138|0.00938936|0.000296877|0.0000151442|||
2"PHEV (Petrol) - Petrol consumption|0.0882503|0.0845307|0.00112906|0.00259049|||
2"Petrol|0.241592|0.23141|0.00309091|0.00709169|||
2"Petrol hybrid|0.190731|0.182692|0.00244019|0.0055987|||
1"Rental car default / Diesel|0.180402|0.177612|0.000266645|0.0025236|||
2"Diesel hybrid|0.159936|0.157463|0.000236396|0.00223732|||
2"Electric|0.0175256|0.0169619|0.000536309|0.000027358|||
2"PHEV (Diesel) - Diesel consumption|0.0837|0.0824055|0.000123714|0.00117086|||
2"PHEV (Diesel) - Electricity consumption|0.0082283|0.00796366|0.000251799|0.0000128447|||
2"PHEV (Petrol) - Electricity consumption|0.00835385|0.00808517|0.000255641|0.0000130406|||
2"PHEV (Petrol) - Petrol consumption|0.0747942|0.0716418|0.000956909|0.0021955|||
2"Petrol|0.18103|0.1734|0.00231608|0.00531396|||
2"Petrol hybrid|0.142919|0.136895|0.00182849|0.00419523|||
== travel-land|TTW|passenger·km|||Travel
Public Transport Passenger Travel / Bus / Average Bus|0.144925|0.142654|0.000278103|0.00199331|||
2"Diesel Bus|0.168496|0.16589|0.000249048|0.00235706|||
2"Electric Bus|0.0175734|0.0171104|0.000434797|0.0000281847|||
2"Hydrogen Bus|0.0332677|0.0324063|0.000808818|0.0000526118|||
2"National Average for Bus|0.15525|0.153|0.000125|0.002125|||
1"Rail / Metropolitan Average|0.0270397|0.0263842|0.00051988|0.000135611|||
2"Metropolitan Diesel|0.273943|0.269706|0.000404905|0.00383213|||
2"Metropolitan Electric|0.0204306|0.019871|0.000522958|0.0000366631|||
== travel-sea|TTW|passenger·km|||Travel
1"Ferry / Ferry Average|0.661724|0.651489|0.000978068|0.00925671|||
== vehicle-hgv|TTW|km|||Travel
Public Transport Vehicle / Public Transport Vehicle / Diesel bus: 7500 - 12000 kg|0.777864|0.765833|0.00114973|0.0108814|||
2"Diesel bus: < 7500 kg|0.561585|0.5529|0.000830057|0.0078559|||
2"Diesel bus: ≥ 12000 kg|1.07809|1.06142|0.00159348|0.0150812|||
2"Diesel hybrid bus: 7500 - 12000 kg|0.550454|0.541941|0.000813605|0.00770019|||
2"Diesel hybrid bus: < 7500 kg|0.397405|0.391258|0.000587389|0.00555921|||
2"Diesel hybrid bus: ≥ 12000 kg|0.762909|0.75111|0.00112763|0.0106722|||
2"Electric bus: 7500 - 12000 kg|0.0676162|0.0654414|0.00206916|0.000105551|||
2"Electric bus: < 7500 kg|0.048816|0.047246|0.00149385|0.0000762035|||
2"Electric bus: ≥ 12000 kg|0.0937135|0.0906994|0.00286778|0.00014629|||
== travel-land|TTW|km|||Travel
Taxi Travel / Taxi Travel / Electric|0.0203526|0.019698|0.000622819|0.000031771|||
2"Petrol hybrid|0.168631|0.161524|0.00215745|0.00494999|||
2"Regular|0.159006|0.153913|0.00146452|0.00362933|||
== water-treatment|direct|m3|||Water Supply and Wastewater
Wastewater Treatment / Domestic Wastewater / Average for wastewater treatment plants (m3)|0.494999|0.0628711|0.203746|0.228381|||The uncertainty for domestic and industrial wastewater methane and nitrous oxide emission factors are ±40% and ±90% respectively
== water|direct|m3|||Water Supply and Wastewater
Water Supply / Water Supply / Water supply emission factors (m3)|0.0377557|0.0365414|0.00115538|0.0000589379|||
`
