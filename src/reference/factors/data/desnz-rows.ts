/**
 * The rows of the UK Government GHG Conversion Factors that are shipped, by sheet (`== sheet`); an edition may lack some.
 * Columns: the publisher's row id without its last part (which counts the gases) | name below the sheet | unit | region
 * where it is not GB; `"` as in the line above, `2"…` its first two parts. Written by test/tools/factors-data/write-desnz-tables.ts.
 *
 * Contains public sector information licensed under the Open Government Licence v3.0.
 */
export const DESNZ_ROWS = `
== Fuels
1_100_1004_6|Gaseous fuels / Natural gas|kWh (Gross CV)
3"7|"|kWh (Net CV)
3"1|"|cubic metres
3"15|"|tonnes
2"1003_8|1"LPG|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1007_8|1"Propane|litres
3"6|"|kWh (Gross CV)
2"1000_8|1"Butane|litres
2"1001_6|1"CNG|kWh (Gross CV)
3"15|"|tonnes
2"1002_15|1"LNG|"
3"8|"|litres
1"101_1011_8|Liquid fuels / Diesel (average biofuel blend)|"
3"6|"|kWh (Gross CV)
3"7|"|kWh (Net CV)
3"15|"|tonnes
2"1012_8|1"Diesel (100% mineral diesel)|litres
3"15|"|tonnes
2"1017_8|1"Petrol (average biofuel blend)|litres
3"6|"|kWh (Gross CV)
3"7|"|kWh (Net CV)
3"15|"|tonnes
2"1018_8|1"Petrol (100% mineral petrol)|litres
3"15|"|tonnes
2"1013_8|1"Fuel oil|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1014_8|1"Gas oil|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1010_8|1"Burning oil|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1009_8|1"Aviation turbine fuel|litres
3"15|"|tonnes
2"1008_8|1"Aviation spirit|litres
3"15|"|tonnes
2"1023_8|1"Marine gas oil|litres
3"15|"|tonnes
2"1024_8|1"Marine fuel oil|litres
3"15|"|tonnes
2"1015_8|1"Lubricants|litres
2"1016_8|1"Naphtha|"
2"1022_8|1"Waste oils|"
1"102_1025_15|Solid fuels / Coal (industrial)|tonnes
3"6|"|kWh (Gross CV)
2"1027_15|1"Coal (domestic)|tonnes
3"6|"|kWh (Gross CV)
2"1026_15|1"Coal (electricity generation)|tonnes
3"6|"|kWh (Gross CV)
2"1028_15|1"Coking coal|tonnes
2"1029_15|1"Petroleum coke|"
3"6|"|kWh (Gross CV)
1"100_1000_15|Gaseous fuels / Butane|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1001_8|1"CNG|litres
3"7|"|kWh (Net CV)
2"1002_7|1"LNG|"
3"6|"|kWh (Gross CV)
2"1003_7|1"LPG|kWh (Net CV)
2"1005_15|1"Natural gas (100% mineral blend)|tonnes
3"1|"|cubic metres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1006_15|1"Other petroleum gas|tonnes
3"8|"|litres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1007_15|1"Propane|tonnes
3"7|"|kWh (Net CV)
1"101_1008_7|Liquid fuels / Aviation spirit|"
3"6|"|kWh (Gross CV)
2"1009_7|1"Aviation turbine fuel|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1010_7|1"Burning oil|kWh (Net CV)
2"1012_7|1"Diesel (100% mineral diesel)|"
3"6|"|kWh (Gross CV)
2"1013_7|1"Fuel oil|kWh (Net CV)
2"1014_7|1"Gas oil|"
2"1015_15|1"Lubricants|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1016_15|1"Naphtha|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1018_7|1"Petrol (100% mineral petrol)|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1019_15|1"Processed fuel oils - residual oil|tonnes
3"8|"|litres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1020_15|1"Processed fuel oils - distillate oil|tonnes
3"8|"|litres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1021_15|1"Refinery miscellaneous|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1022_15|1"Waste oils|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1023_7|1"Marine gas oil|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1024_7|1"Marine fuel oil|kWh (Net CV)
3"6|"|kWh (Gross CV)
1"102_1025_7|Solid fuels / Coal (industrial)|kWh (Net CV)
2"1026_7|1"Coal (electricity generation)|"
2"1027_7|1"Coal (domestic)|"
2"1028_7|1"Coking coal|"
3"6|"|kWh (Gross CV)
2"1029_7|1"Petroleum coke|kWh (Net CV)
2"1030_15|1"Coal (electricity generation - home produced coal only)|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
== WTT- fuels
11_100_1004_6|Gaseous fuels / Natural gas|kWh (Gross CV)
3"7|"|kWh (Net CV)
3"1|"|cubic metres
3"15|"|tonnes
2"1003_8|1"LPG|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1007_8|1"Propane|litres
3"6|"|kWh (Gross CV)
2"1000_8|1"Butane|litres
2"1001_6|1"CNG|kWh (Gross CV)
3"15|"|tonnes
2"1002_15|1"LNG|"
3"8|"|litres
1"101_1011_8|Liquid fuels / Diesel (average biofuel blend)|"
3"6|"|kWh (Gross CV)
3"7|"|kWh (Net CV)
3"15|"|tonnes
2"1012_8|1"Diesel (100% mineral diesel)|litres
3"15|"|tonnes
2"1017_8|1"Petrol (average biofuel blend)|litres
3"6|"|kWh (Gross CV)
3"7|"|kWh (Net CV)
3"15|"|tonnes
2"1018_8|1"Petrol (100% mineral petrol)|litres
3"15|"|tonnes
2"1013_8|1"Fuel oil|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1014_8|1"Gas oil|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1010_8|1"Burning oil|litres
3"6|"|kWh (Gross CV)
3"15|"|tonnes
2"1009_8|1"Aviation turbine fuel|litres
3"15|"|tonnes
2"1008_8|1"Aviation spirit|litres
3"15|"|tonnes
2"1023_8|1"Marine gas oil|litres
3"15|"|tonnes
2"1024_8|1"Marine fuel oil|litres
3"15|"|tonnes
1"102_1025_15|Solid fuels / Coal (industrial)|"
3"6|"|kWh (Gross CV)
2"1027_15|1"Coal (domestic)|tonnes
3"6|"|kWh (Gross CV)
2"1026_15|1"Coal (electricity generation)|tonnes
3"6|"|kWh (Gross CV)
2"1028_15|1"Coking coal|tonnes
2"1029_15|1"Petroleum coke|"
3"6|"|kWh (Gross CV)
1"100_1000_15|Gaseous fuels / Butane|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1001_8|1"CNG|litres
3"7|"|kWh (Net CV)
2"1002_7|1"LNG|"
3"6|"|kWh (Gross CV)
2"1003_7|1"LPG|kWh (Net CV)
2"1005_15|1"Natural gas (100% mineral blend)|tonnes
3"1|"|cubic metres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1006_15|1"Other petroleum gas|tonnes
3"8|"|litres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1007_15|1"Propane|tonnes
3"7|"|kWh (Net CV)
1"101_1008_7|Liquid fuels / Aviation spirit|"
3"6|"|kWh (Gross CV)
2"1009_7|1"Aviation turbine fuel|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1010_7|1"Burning oil|kWh (Net CV)
2"1012_7|1"Diesel (100% mineral diesel)|"
3"6|"|kWh (Gross CV)
2"1013_7|1"Fuel oil|kWh (Net CV)
2"1014_7|1"Gas oil|"
2"1015_15|1"Lubricants|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1016_15|1"Naphtha|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1018_7|1"Petrol (100% mineral petrol)|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1019_15|1"Processed fuel oils - residual oil|tonnes
3"8|"|litres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1020_15|1"Processed fuel oils - distillate oil|tonnes
3"8|"|litres
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1021_15|1"Refinery miscellaneous|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1022_15|1"Waste oils|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1023_7|1"Marine gas oil|kWh (Net CV)
3"6|"|kWh (Gross CV)
2"1024_7|1"Marine fuel oil|kWh (Net CV)
3"6|"|kWh (Gross CV)
1"102_1025_7|Solid fuels / Coal (industrial)|kWh (Net CV)
2"1026_7|1"Coal (electricity generation)|"
2"1027_7|1"Coal (domestic)|"
2"1028_7|1"Coking coal|"
3"6|"|kWh (Gross CV)
2"1029_7|1"Petroleum coke|kWh (Net CV)
2"1030_15|1"Coal (electricity generation - home produced coal only)|tonnes
3"7|"|kWh (Net CV)
3"6|"|kWh (Gross CV)
== Bioenergy
2_103_1031_8|Biofuel / Bioethanol|litres
2"1032_8|1"Biodiesel ME|"
2"1036_8|1"Biodiesel HVO|"
2"1033_3|1"Biomethane (compressed)|kg
1"104_1043_15|Biomass / Wood logs|tonnes
2"1044_15|1"Wood chips|"
2"1045_15|1"Wood pellets|"
3"5|"|kWh
1"105_1047_15|Biogas / Biogas|tonnes
1"103_1049_8|Biofuel / Avtur (renewable)|litres
2"1031_2|1"Bioethanol|GJ
3"3|"|kg
2"1032_2|1"Biodiesel ME|GJ
3"3|"|kg
2"1033_2|1"Biomethane (compressed)|GJ
2"1034_8|1"Biodiesel ME (from used cooking oil)|litres
3"2|"|GJ
3"3|"|kg
2"1035_8|1"Biodiesel ME (from tallow)|litres
3"2|"|GJ
3"3|"|kg
2"1036_2|1"Biodiesel HVO|GJ
3"3|"|kg
2"1037_8|1"Biopropane|litres
3"2|"|GJ
3"3|"|kg
2"1038_8|1"Development diesel|litres
3"2|"|GJ
3"3|"|kg
2"1039_8|1"Development petrol|litres
3"2|"|GJ
3"3|"|kg
2"1040_8|1"Off road biodiesel|litres
3"2|"|GJ
3"3|"|kg
2"1041_2|1"Biomethane (liquified)|GJ
3"3|"|kg
2"1042_8|1"Methanol (bio)|litres
3"2|"|GJ
3"3|"|kg
2"1049_2|1"Avtur (renewable)|GJ
3"3|"|kg
1"104_1043_5|Biomass / Wood logs|kWh
2"1044_5|1"Wood chips|"
2"1046_15|1"Grass/straw|tonnes
3"5|"|kWh
1"105_1047_5|Biogas / Biogas|"
2"1048_15|1"Landfill gas|tonnes
3"5|"|kWh
== Outside of scopes
99_604_1011_8|Forecourt fuels containing biofuel / Diesel (average biofuel blend)|litres
2"1017_8|1"Petrol (average biofuel blend)|"
1"104_1045_15|Biomass / Wood pellets|tonnes
2"1043_15|1"Wood logs|"
2"1044_15|1"Wood chips|"
1"103_1031_8|Biofuel / Bioethanol|litres
2"1032_8|1"Biodiesel ME|"
2"1036_8|1"Biodiesel HVO|"
1"604_1011_15|Forecourt fuels containing biofuel / Diesel (average biofuel blend)|tonnes
3"5|"|kWh
2"1017_15|1"Petrol (average biofuel blend)|tonnes
3"5|"|kWh
1"103_1031_2|Biofuel / Bioethanol|GJ
3"3|"|kg
2"1032_2|1"Biodiesel ME|GJ
3"3|"|kg
2"1033_2|1"Biomethane (compressed)|GJ
3"3|"|kg
2"1034_8|1"Biodiesel ME (from used cooking oil)|litres
3"2|"|GJ
3"3|"|kg
2"1035_8|1"Biodiesel ME (from Tallow)|litres
3"2|"|GJ
3"3|"|kg
2"1036_2|1"Biodiesel HVO|GJ
3"3|"|kg
2"1037_8|1"Biopropane|litres
3"2|"|GJ
3"3|"|kg
2"1038_8|1"Development diesel|litres
3"2|"|GJ
3"3|"|kg
2"1039_8|1"Development petrol|litres
3"2|"|GJ
3"3|"|kg
2"1040_8|1"Off road biodiesel|litres
3"2|"|GJ
3"3|"|kg
2"1041_2|1"Biomethane (liquified)|GJ
3"3|"|kg
2"1042_8|1"Methanol (bio)|litres
3"2|"|GJ
3"3|"|kg
2"1049_8|1"Avtur (renewable)|litres
3"2|"|GJ
3"3|"|kg
1"104_1043_5|Biomass / Wood logs|kWh
2"1044_5|1"Wood chips|"
2"1045_5|1"Wood pellets|"
2"1046_15|1"Grass/straw|tonnes
3"5|"|kWh
1"105_1047_15|Biogas / Biogas|tonnes
3"5|"|kWh
2"1048_15|1"Landfill gas|tonnes
3"5|"|kWh
1"400_4001_5|Electricity generated / Electricity: UK|"
== UK electricity
7_400_4000_5|Electricity generated / Electricity: UK / kWh|kWh
== Transmission and distribution
13_402_4000_5|T&D- UK electricity / Electricity: UK / kWh|kWh
1"403_4004_5|Distribution - district heat & steam / 5% loss / kWh|"
== WTT- UK electricity
15_917_4000_5|WTT- UK electricity (generation) / Electricity: UK / kWh|kWh
1"918_4000_5|WTT- UK electricity (T&D) / Electricity: UK / kWh|"
== Heat and steam
10_401_4002_5|Heat and steam / Onsite heat and steam / kWh|kWh
2"4003_5|1"District heat and steam / kWh|"
== Passenger vehicles
4_301_3045_4|Cars (by size) / Small car / Diesel|km
2"3046_4|2"Petrol|"
2"3047_4|2"Hybrid|"
2"3050_4|2"Unknown|"
2"3051_4|2"Plug-in Hybrid Electric Vehicle|"
2"3052_4|2"Battery Electric Vehicle|"
2"3053_4|1"Medium car / Diesel|"
2"3054_4|2"Petrol|"
2"3055_4|2"Hybrid|"
2"3056_4|2"CNG|"
2"3057_4|2"LPG|"
2"3058_4|2"Unknown|"
2"3059_4|2"Plug-in Hybrid Electric Vehicle|"
2"3060_4|2"Battery Electric Vehicle|"
2"3061_4|1"Large car / Diesel|"
2"3062_4|2"Petrol|"
2"3063_4|2"Hybrid|"
2"3064_4|2"CNG|"
2"3065_4|2"LPG|"
2"3066_4|2"Unknown|"
2"3067_4|2"Plug-in Hybrid Electric Vehicle|"
2"3068_4|2"Battery Electric Vehicle|"
2"3069_4|1"Average car / Diesel|"
2"3070_4|2"Petrol|"
2"3071_4|2"Hybrid|"
2"3072_4|2"CNG|"
2"3073_4|2"LPG|"
2"3074_4|2"Unknown|"
2"3075_4|2"Plug-in Hybrid Electric Vehicle|"
2"3076_4|2"Battery Electric Vehicle|"
1"302_3077_4|Motorbike / Small|"
2"3078_4|1"Medium|"
2"3079_4|1"Large|"
2"3080_4|1"Average|"
1"300_3000_4|Cars (by market segment) / Mini / Diesel|"
2"3001_4|2"Petrol|"
2"3002_4|2"Unknown|"
2"3004_4|2"Battery Electric Vehicle|"
2"3000_9|2"Diesel|miles
2"3001_9|2"Petrol|"
2"3002_9|2"Unknown|"
2"3004_9|2"Battery Electric Vehicle|"
2"3005_4|1"Supermini / Diesel|km
2"3006_4|2"Petrol|"
2"3007_4|2"Unknown|"
2"3008_4|2"Plug-in Hybrid Electric Vehicle|"
2"3009_4|2"Battery Electric Vehicle|"
2"3005_9|2"Diesel|miles
2"3006_9|2"Petrol|"
2"3007_9|2"Unknown|"
2"3008_9|2"Plug-in Hybrid Electric Vehicle|"
2"3009_9|2"Battery Electric Vehicle|"
2"3010_4|1"Lower medium / Diesel|km
2"3011_4|2"Petrol|"
2"3012_4|2"Unknown|"
2"3013_4|2"Plug-in Hybrid Electric Vehicle|"
2"3014_4|2"Battery Electric Vehicle|"
2"3010_9|2"Diesel|miles
2"3011_9|2"Petrol|"
2"3012_9|2"Unknown|"
2"3013_9|2"Plug-in Hybrid Electric Vehicle|"
2"3014_9|2"Battery Electric Vehicle|"
2"3015_4|1"Upper medium / Diesel|km
2"3016_4|2"Petrol|"
2"3017_4|2"Unknown|"
2"3018_4|2"Plug-in Hybrid Electric Vehicle|"
2"3019_4|2"Battery Electric Vehicle|"
2"3015_9|2"Diesel|miles
2"3016_9|2"Petrol|"
2"3017_9|2"Unknown|"
2"3018_9|2"Plug-in Hybrid Electric Vehicle|"
2"3019_9|2"Battery Electric Vehicle|"
2"3020_4|1"Executive / Diesel|km
2"3021_4|2"Petrol|"
2"3022_4|2"Unknown|"
2"3023_4|2"Plug-in Hybrid Electric Vehicle|"
2"3024_4|2"Battery Electric Vehicle|"
2"3020_9|2"Diesel|miles
2"3021_9|2"Petrol|"
2"3022_9|2"Unknown|"
2"3023_9|2"Plug-in Hybrid Electric Vehicle|"
2"3024_9|2"Battery Electric Vehicle|"
2"3025_4|1"Luxury / Diesel|km
2"3026_4|2"Petrol|"
2"3027_4|2"Unknown|"
2"3028_4|2"Plug-in Hybrid Electric Vehicle|"
2"3029_4|2"Battery Electric Vehicle|"
2"3025_9|2"Diesel|miles
2"3026_9|2"Petrol|"
2"3027_9|2"Unknown|"
2"3028_9|2"Plug-in Hybrid Electric Vehicle|"
2"3029_9|2"Battery Electric Vehicle|"
2"3030_4|1"Sports / Diesel|km
2"3031_4|2"Petrol|"
2"3032_4|2"Unknown|"
2"3033_4|2"Plug-in Hybrid Electric Vehicle|"
2"3034_4|2"Battery Electric Vehicle|"
2"3030_9|2"Diesel|miles
2"3031_9|2"Petrol|"
2"3032_9|2"Unknown|"
2"3033_9|2"Plug-in Hybrid Electric Vehicle|"
2"3034_9|2"Battery Electric Vehicle|"
2"3035_4|1"Dual purpose 4X4 / Diesel|km
2"3036_4|2"Petrol|"
2"3037_4|2"Unknown|"
2"3038_4|2"Plug-in Hybrid Electric Vehicle|"
2"3039_4|2"Battery Electric Vehicle|"
2"3035_9|2"Diesel|miles
2"3036_9|2"Petrol|"
2"3037_9|2"Unknown|"
2"3038_9|2"Plug-in Hybrid Electric Vehicle|"
2"3039_9|2"Battery Electric Vehicle|"
2"3040_4|1"MPV / Diesel|km
2"3041_4|2"Petrol|"
2"3042_4|2"Unknown|"
2"3043_4|2"Plug-in Hybrid Electric Vehicle|"
2"3044_4|2"Battery Electric Vehicle|"
2"3040_9|2"Diesel|miles
2"3041_9|2"Petrol|"
2"3042_9|2"Unknown|"
2"3043_9|2"Plug-in Hybrid Electric Vehicle|"
2"3044_9|2"Battery Electric Vehicle|"
1"301_3045_9|Cars (by size) / Small car / Diesel|"
2"3046_9|2"Petrol|"
2"3047_9|2"Hybrid|"
2"3050_9|2"Unknown|"
2"3051_9|2"Plug-in Hybrid Electric Vehicle|"
2"3052_9|2"Battery Electric Vehicle|"
2"3053_9|1"Medium car / Diesel|"
2"3054_9|2"Petrol|"
2"3055_9|2"Hybrid|"
2"3056_9|2"CNG|"
2"3057_9|2"LPG|"
2"3058_9|2"Unknown|"
2"3059_9|2"Plug-in Hybrid Electric Vehicle|"
2"3060_9|2"Battery Electric Vehicle|"
2"3061_9|1"Large car / Diesel|"
2"3062_9|2"Petrol|"
2"3063_9|2"Hybrid|"
2"3064_9|2"CNG|"
2"3065_9|2"LPG|"
2"3066_9|2"Unknown|"
2"3067_9|2"Plug-in Hybrid Electric Vehicle|"
2"3068_9|2"Battery Electric Vehicle|"
2"3069_9|1"Average car / Diesel|"
2"3070_9|2"Petrol|"
2"3071_9|2"Hybrid|"
2"3072_9|2"CNG|"
2"3073_9|2"LPG|"
2"3074_9|2"Unknown|"
2"3075_9|2"Plug-in Hybrid Electric Vehicle|"
2"3076_9|2"Battery Electric Vehicle|"
1"302_3077_9|Motorbike / Small|"
2"3078_9|1"Medium|"
2"3079_9|1"Large|"
2"3080_9|1"Average|"
== UK electricity for EVs
8_301_3051_4|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
2"3052_4|2"Battery Electric Vehicle|"
2"3059_4|1"Medium car / Plug-in Hybrid Electric Vehicle|"
2"3060_4|2"Battery Electric Vehicle|"
2"3067_4|1"Large car / Plug-in Hybrid Electric Vehicle|"
2"3068_4|2"Battery Electric Vehicle|"
2"3075_4|1"Average car / Plug-in Hybrid Electric Vehicle|"
2"3076_4|2"Battery Electric Vehicle|"
1"300_3004_4|Cars (by market segment) / Mini / Battery Electric Vehicle|"
3"9|"|miles
2"3008_4|1"Supermini / Plug-in Hybrid Electric Vehicle|km
2"3009_4|2"Battery Electric Vehicle|"
2"3008_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3009_9|2"Battery Electric Vehicle|"
2"3013_4|1"Lower medium / Plug-in Hybrid Electric Vehicle|km
2"3014_4|2"Battery Electric Vehicle|"
2"3013_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3014_9|2"Battery Electric Vehicle|"
2"3018_4|1"Upper medium / Plug-in Hybrid Electric Vehicle|km
2"3019_4|2"Battery Electric Vehicle|"
2"3018_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3019_9|2"Battery Electric Vehicle|"
2"3023_4|1"Executive / Plug-in Hybrid Electric Vehicle|km
2"3024_4|2"Battery Electric Vehicle|"
2"3023_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3024_9|2"Battery Electric Vehicle|"
2"3028_4|1"Luxury / Plug-in Hybrid Electric Vehicle|km
2"3029_4|2"Battery Electric Vehicle|"
2"3028_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3029_9|2"Battery Electric Vehicle|"
2"3033_4|1"Sports / Plug-in Hybrid Electric Vehicle|km
2"3034_4|2"Battery Electric Vehicle|"
2"3033_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3034_9|2"Battery Electric Vehicle|"
2"3038_4|1"Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
2"3039_4|2"Battery Electric Vehicle|"
2"3038_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3039_9|2"Battery Electric Vehicle|"
2"3043_4|1"MPV / Plug-in Hybrid Electric Vehicle|km
2"3044_4|2"Battery Electric Vehicle|"
2"3043_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3044_9|2"Battery Electric Vehicle|"
1"301_3051_9|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|"
2"3052_9|2"Battery Electric Vehicle|"
2"3059_9|1"Medium car / Plug-in Hybrid Electric Vehicle|"
2"3060_9|2"Battery Electric Vehicle|"
2"3067_9|1"Large car / Plug-in Hybrid Electric Vehicle|"
2"3068_9|2"Battery Electric Vehicle|"
2"3075_9|1"Average car / Plug-in Hybrid Electric Vehicle|"
2"3076_9|2"Battery Electric Vehicle|"
1"303_3087_14|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|tonne.km
3"4|"|km
3"9|"|miles
2"3094_14|1"Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|tonne.km
3"4|"|km
3"9|"|miles
2"3100_14|1"Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
2"3101_14|2"Battery Electric Vehicle|"
2"3100_4|2"Plug-in Hybrid Electric Vehicle|km
2"3101_4|2"Battery Electric Vehicle|"
2"3100_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3101_9|2"Battery Electric Vehicle|"
2"3107_14|1"Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
2"3108_14|2"Battery Electric Vehicle|"
2"3107_4|2"Plug-in Hybrid Electric Vehicle|km
2"3108_4|2"Battery Electric Vehicle|"
2"3107_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3108_9|2"Battery Electric Vehicle|"
== Business travel- land
25_313_3141_11|Taxis / Regular taxi|passenger.km
2"3142_11|1"Black cab|"
2"3141_4|1"Regular taxi|km
2"3142_4|1"Black cab|"
1"314_3143_11|Bus / Local bus (not London)|passenger.km
2"3144_11|1"Local London bus|"
2"3145_11|1"Average local bus|"
2"3146_11|1"Coach|"
1"315_3147_11|Rail / National rail|"
2"3148_11|1"International rail|"
2"3149_11|1"Light rail and tram|"
2"3150_11|1"London Underground|"
1"300_3000_4|Cars (by market segment) / Mini / Diesel|km
2"3001_4|2"Petrol|"
2"3002_4|2"Unknown|"
2"3004_4|2"Battery Electric Vehicle|"
2"3000_9|2"Diesel|miles
2"3001_9|2"Petrol|"
2"3002_9|2"Unknown|"
2"3004_9|2"Battery Electric Vehicle|"
2"3005_4|1"Supermini / Diesel|km
2"3006_4|2"Petrol|"
2"3007_4|2"Unknown|"
2"3008_4|2"Plug-in Hybrid Electric Vehicle|"
2"3009_4|2"Battery Electric Vehicle|"
2"3005_9|2"Diesel|miles
2"3006_9|2"Petrol|"
2"3007_9|2"Unknown|"
2"3008_9|2"Plug-in Hybrid Electric Vehicle|"
2"3009_9|2"Battery Electric Vehicle|"
2"3010_4|1"Lower medium / Diesel|km
2"3011_4|2"Petrol|"
2"3012_4|2"Unknown|"
2"3013_4|2"Plug-in Hybrid Electric Vehicle|"
2"3014_4|2"Battery Electric Vehicle|"
2"3010_9|2"Diesel|miles
2"3011_9|2"Petrol|"
2"3012_9|2"Unknown|"
2"3013_9|2"Plug-in Hybrid Electric Vehicle|"
2"3014_9|2"Battery Electric Vehicle|"
2"3015_4|1"Upper medium / Diesel|km
2"3016_4|2"Petrol|"
2"3017_4|2"Unknown|"
2"3018_4|2"Plug-in Hybrid Electric Vehicle|"
2"3019_4|2"Battery Electric Vehicle|"
2"3015_9|2"Diesel|miles
2"3016_9|2"Petrol|"
2"3017_9|2"Unknown|"
2"3018_9|2"Plug-in Hybrid Electric Vehicle|"
2"3019_9|2"Battery Electric Vehicle|"
2"3020_4|1"Executive / Diesel|km
2"3021_4|2"Petrol|"
2"3022_4|2"Unknown|"
2"3023_4|2"Plug-in Hybrid Electric Vehicle|"
2"3024_4|2"Battery Electric Vehicle|"
2"3020_9|2"Diesel|miles
2"3021_9|2"Petrol|"
2"3022_9|2"Unknown|"
2"3023_9|2"Plug-in Hybrid Electric Vehicle|"
2"3024_9|2"Battery Electric Vehicle|"
2"3025_4|1"Luxury / Diesel|km
2"3026_4|2"Petrol|"
2"3027_4|2"Unknown|"
2"3028_4|2"Plug-in Hybrid Electric Vehicle|"
2"3029_4|2"Battery Electric Vehicle|"
2"3025_9|2"Diesel|miles
2"3026_9|2"Petrol|"
2"3027_9|2"Unknown|"
2"3028_9|2"Plug-in Hybrid Electric Vehicle|"
2"3029_9|2"Battery Electric Vehicle|"
2"3030_4|1"Sports / Diesel|km
2"3031_4|2"Petrol|"
2"3032_4|2"Unknown|"
2"3033_4|2"Plug-in Hybrid Electric Vehicle|"
2"3034_4|2"Battery Electric Vehicle|"
2"3030_9|2"Diesel|miles
2"3031_9|2"Petrol|"
2"3032_9|2"Unknown|"
2"3033_9|2"Plug-in Hybrid Electric Vehicle|"
2"3034_9|2"Battery Electric Vehicle|"
2"3035_4|1"Dual purpose 4X4 / Diesel|km
2"3036_4|2"Petrol|"
2"3037_4|2"Unknown|"
2"3038_4|2"Plug-in Hybrid Electric Vehicle|"
2"3039_4|2"Battery Electric Vehicle|"
2"3035_9|2"Diesel|miles
2"3036_9|2"Petrol|"
2"3037_9|2"Unknown|"
2"3038_9|2"Plug-in Hybrid Electric Vehicle|"
2"3039_9|2"Battery Electric Vehicle|"
2"3040_4|1"MPV / Diesel|km
2"3041_4|2"Petrol|"
2"3042_4|2"Unknown|"
2"3043_4|2"Plug-in Hybrid Electric Vehicle|"
2"3044_4|2"Battery Electric Vehicle|"
2"3040_9|2"Diesel|miles
2"3041_9|2"Petrol|"
2"3042_9|2"Unknown|"
2"3043_9|2"Plug-in Hybrid Electric Vehicle|"
2"3044_9|2"Battery Electric Vehicle|"
1"301_3045_4|Cars (by size) / Small car / Diesel|km
2"3046_4|2"Petrol|"
2"3047_4|2"Hybrid|"
2"3050_4|2"Unknown|"
2"3051_4|2"Plug-in Hybrid Electric Vehicle|"
2"3052_4|2"Battery Electric Vehicle|"
2"3045_9|2"Diesel|miles
2"3046_9|2"Petrol|"
2"3047_9|2"Hybrid|"
2"3050_9|2"Unknown|"
2"3051_9|2"Plug-in Hybrid Electric Vehicle|"
2"3052_9|2"Battery Electric Vehicle|"
2"3053_4|1"Medium car / Diesel|km
2"3054_4|2"Petrol|"
2"3055_4|2"Hybrid|"
2"3056_4|2"CNG|"
2"3057_4|2"LPG|"
2"3058_4|2"Unknown|"
2"3059_4|2"Plug-in Hybrid Electric Vehicle|"
2"3060_4|2"Battery Electric Vehicle|"
2"3053_9|2"Diesel|miles
2"3054_9|2"Petrol|"
2"3055_9|2"Hybrid|"
2"3056_9|2"CNG|"
2"3057_9|2"LPG|"
2"3058_9|2"Unknown|"
2"3059_9|2"Plug-in Hybrid Electric Vehicle|"
2"3060_9|2"Battery Electric Vehicle|"
2"3061_4|1"Large car / Diesel|km
2"3062_4|2"Petrol|"
2"3063_4|2"Hybrid|"
2"3064_4|2"CNG|"
2"3065_4|2"LPG|"
2"3066_4|2"Unknown|"
2"3067_4|2"Plug-in Hybrid Electric Vehicle|"
2"3068_4|2"Battery Electric Vehicle|"
2"3061_9|2"Diesel|miles
2"3062_9|2"Petrol|"
2"3063_9|2"Hybrid|"
2"3064_9|2"CNG|"
2"3065_9|2"LPG|"
2"3066_9|2"Unknown|"
2"3067_9|2"Plug-in Hybrid Electric Vehicle|"
2"3068_9|2"Battery Electric Vehicle|"
2"3069_4|1"Average car / Diesel|km
2"3070_4|2"Petrol|"
2"3071_4|2"Hybrid|"
2"3072_4|2"CNG|"
2"3073_4|2"LPG|"
2"3074_4|2"Unknown|"
2"3075_4|2"Plug-in Hybrid Electric Vehicle|"
2"3076_4|2"Battery Electric Vehicle|"
2"3069_9|2"Diesel|miles
2"3070_9|2"Petrol|"
2"3071_9|2"Hybrid|"
2"3072_9|2"CNG|"
2"3073_9|2"LPG|"
2"3074_9|2"Unknown|"
2"3075_9|2"Plug-in Hybrid Electric Vehicle|"
2"3076_9|2"Battery Electric Vehicle|"
1"302_3077_4|Motorbike / Small|km
3"9|"|miles
2"3078_4|1"Medium|km
3"9|"|miles
2"3079_4|1"Large|km
3"9|"|miles
2"3080_4|1"Average|km
3"9|"|miles
== Business travel- sea
23_318_3188_11|Ferry / Foot passenger|passenger.km
2"3189_11|1"Car passenger|"
2"3190_11|1"Average (all passenger)|"
== Business travel- air
21_316_3160_11|Flights / Domestic, to/from UK / Average passenger / With RF|passenger.km
2"3161_11|3"Without RF|"
2"3162_11|1"Short-haul, to/from UK / Average passenger / With RF|"
2"3163_11|3"Without RF|"
2"3164_11|2"Economy class / With RF|"
2"3165_11|3"Without RF|"
2"3166_11|2"Business class / With RF|"
2"3167_11|3"Without RF|"
2"3168_11|1"Long-haul, to/from UK / Average passenger / With RF|"
2"3169_11|3"Without RF|"
2"3170_11|2"Economy class / With RF|"
2"3171_11|3"Without RF|"
2"3172_11|2"Premium economy class / With RF|"
2"3173_11|3"Without RF|"
2"3174_11|2"Business class / With RF|"
2"3175_11|3"Without RF|"
2"3176_11|2"First class / With RF|"
2"3177_11|3"Without RF|"
2"3178_11|1"International, to/from non-UK / Average passenger / With RF|"
2"3179_11|3"Without RF|"
2"3180_11|2"Economy class / With RF|"
2"3181_11|3"Without RF|"
2"3182_11|2"Premium economy class / With RF|"
2"3183_11|3"Without RF|"
2"3184_11|2"Business class / With RF|"
2"3185_11|3"Without RF|"
2"3186_11|2"First class / With RF|"
2"3187_11|3"Without RF|"
== WTT- business travel- air
22_912_3160_11|WTT- flights / Domestic, to/from UK / Average passenger / With RF|passenger.km
2"3161_11|3"Without RF|"
2"3162_11|1"Short-haul, to/from UK / Average passenger / With RF|"
2"3163_11|3"Without RF|"
2"3164_11|2"Economy class / With RF|"
2"3165_11|3"Without RF|"
2"3166_11|2"Business class / With RF|"
2"3167_11|3"Without RF|"
2"3168_11|1"Long-haul, to/from UK / Average passenger / With RF|"
2"3169_11|3"Without RF|"
2"3170_11|2"Economy class / With RF|"
2"3171_11|3"Without RF|"
2"3172_11|2"Premium economy class / With RF|"
2"3173_11|3"Without RF|"
2"3174_11|2"Business class / With RF|"
2"3175_11|3"Without RF|"
2"3176_11|2"First class / With RF|"
2"3177_11|3"Without RF|"
2"3178_11|1"International, to/from non-UK / Average passenger / With RF|"
2"3179_11|3"Without RF|"
2"3180_11|2"Economy class / With RF|"
2"3181_11|3"Without RF|"
2"3182_11|2"Premium economy class / With RF|"
2"3183_11|3"Without RF|"
2"3184_11|2"Business class / With RF|"
2"3185_11|3"Without RF|"
2"3186_11|2"First class / With RF|"
2"3187_11|3"Without RF|"
== Freighting goods
27_303_3081_14|Vans / Class I (up to 1.305 tonnes) / Diesel|tonne.km
3"4|"|km
2"3082_14|2"Petrol|tonne.km
3"4|"|km
2"3087_14|2"Battery Electric Vehicle|tonne.km
3"4|"|km
2"3088_14|1"Class II (1.305 to 1.74 tonnes) / Diesel|tonne.km
3"4|"|km
2"3089_14|2"Petrol|tonne.km
3"4|"|km
2"3094_14|2"Battery Electric Vehicle|tonne.km
3"4|"|km
2"3095_14|1"Class III (1.74 to 3.5 tonnes) / Diesel|tonne.km
3"4|"|km
2"3096_14|2"Petrol|tonne.km
3"4|"|km
2"3101_14|2"Battery Electric Vehicle|tonne.km
3"4|"|km
2"3102_14|1"Average (up to 3.5 tonnes) / Diesel|tonne.km
3"4|"|km
2"3103_14|2"Petrol|tonne.km
3"4|"|km
2"3108_14|2"Battery Electric Vehicle|tonne.km
3"4|"|km
2"3106_14|2"Unknown|tonne.km
3"4|"|km
1"304_3112_14|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|tonne.km
3"4|"|km
1"306_3112_14|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|tonne.km
1"304_3116_14|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|"
3"4|"|km
1"306_3116_14|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|tonne.km
1"304_3120_14|HGV (all diesel) / Rigid (>17 tonnes) / Average laden|"
3"4|"|km
1"306_3120_14|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|tonne.km
1"304_3124_14|HGV (all diesel) / All rigids / Average laden|"
3"4|"|km
1"306_3124_14|HGV refrigerated (all diesel) / All rigids / Average laden|tonne.km
1"304_3128_14|HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|"
3"4|"|km
1"306_3128_14|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|tonne.km
1"304_3132_14|HGV (all diesel) / Articulated (>33t) / Average laden|"
3"4|"|km
1"306_3132_14|HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|tonne.km
1"304_3136_14|HGV (all diesel) / All artics / Average laden|"
3"4|"|km
1"306_3136_14|HGV refrigerated (all diesel) / All artics / Average laden|tonne.km
1"304_3140_14|HGV (all diesel) / All HGVs / Average laden|"
3"4|"|km
1"306_3140_14|HGV refrigerated (all diesel) / All HGVs / Average laden|tonne.km
1"304_3129_4|HGV (all diesel) / Articulated (>33t) / 0% Laden|km
2"3137_4|1"All HGVs / 0% Laden|"
2"3130_4|1"Articulated (>33t) / 50% Laden|"
2"3138_4|1"All HGVs / 50% Laden|"
2"3131_4|1"Articulated (>33t) / 100% Laden|"
2"3139_4|1"All HGVs / 100% Laden|"
1"317_3152_14|Freight flights / Domestic, to/from UK / With RF|tonne.km
2"3153_14|2"Without RF|"
2"3154_14|1"Short-haul, to/from UK / With RF|"
2"3155_14|2"Without RF|"
2"3156_14|1"Long-haul, to/from UK / With RF|"
2"3157_14|2"Without RF|"
2"3158_14|1"International, to/from non-UK / With RF|"
2"3159_14|2"Without RF|"
1"315_3151_14|Rail / Freight train|"
1"319_3197_14|Sea tanker / Crude tanker / Average|"
2"3203_14|1"Products tanker / Average|"
2"3208_14|1"Chemical tanker / Average|"
2"3211_14|1"LNG tanker / Average|"
2"3214_14|1"LPG Tanker / Average|"
1"320_3221_14|Cargo ship / Bulk carrier / Average|"
2"3228_14|1"General cargo / Average|"
2"3235_14|1"Container ship / Average|"
2"3238_14|1"Vehicle transport / Average|"
2"3241_14|1"RoRo-Ferry / Average|"
2"3242_14|1"Large RoPax ferry / Average|"
2"3215_14|1"Bulk carrier / 200,000+ dwt|"
2"3216_14|2"100,000–199,999 dwt|"
2"3217_14|2"60,000–99,999 dwt|"
2"3218_14|2"35,000–59,999 dwt|"
2"3219_14|2"10,000–34,999 dwt|"
2"3220_14|2"0–9999 dwt|"
2"3222_14|1"General cargo / 10,000+ dwt|"
2"3223_14|2"5000–9999 dwt|"
2"3224_14|2"0–4999 dwt|"
2"3225_14|2"10,000+ dwt 100+ TEU|"
2"3226_14|2"5000–9999 dwt 100+ TEU|"
2"3227_14|2"0–4999 dwt 100+ TEU|"
2"3229_14|1"Container ship / 8000+ TEU|"
2"3230_14|2"5000–7999 TEU|"
2"3231_14|2"3000–4999 TEU|"
2"3232_14|2"2000–2999 TEU|"
2"3233_14|2"1000–1999 TEU|"
2"3234_14|2"0–999 TEU|"
2"3236_14|1"Vehicle transport / 4000+ CEU|"
2"3237_14|2"0–3999 CEU|"
2"3239_14|1"RoRo-Ferry / 2000+ LM|"
2"3240_14|2"0–1999 LM|"
2"3243_14|1"Refrigerated cargo / All dwt|"
1"303_3081_9|Vans / Class I (up to 1.305 tonnes) / Diesel|miles
2"3082_9|2"Petrol|"
2"3087_9|2"Battery Electric Vehicle|"
2"3088_9|1"Class II (1.305 to 1.74 tonnes) / Diesel|"
2"3089_9|2"Petrol|"
2"3094_9|2"Battery Electric Vehicle|"
2"3100_14|1"Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
3"4|"|km
2"3095_9|2"Diesel|miles
2"3096_9|2"Petrol|"
2"3100_9|2"Plug-in Hybrid Electric Vehicle|"
2"3101_9|2"Battery Electric Vehicle|"
2"3104_14|1"Average (up to 3.5 tonnes) / CNG|tonne.km
2"3105_14|2"LPG|"
2"3107_14|2"Plug-in Hybrid Electric Vehicle|"
2"3104_4|2"CNG|km
2"3105_4|2"LPG|"
2"3107_4|2"Plug-in Hybrid Electric Vehicle|"
2"3102_9|2"Diesel|miles
2"3103_9|2"Petrol|"
2"3104_9|2"CNG|"
2"3105_9|2"LPG|"
2"3106_9|2"Unknown|"
2"3107_9|2"Plug-in Hybrid Electric Vehicle|"
2"3108_9|2"Battery Electric Vehicle|"
1"304_3110_14|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
2"3111_14|2"100% Laden|"
2"3109_4|2"0% Laden|km
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3109_9|2"0% Laden|miles
2"3110_9|2"50% Laden|"
2"3111_9|2"100% Laden|"
2"3112_9|2"Average laden|"
2"3114_14|1"Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
2"3115_14|2"100% Laden|"
2"3113_4|2"0% Laden|km
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3113_9|2"0% Laden|miles
2"3114_9|2"50% Laden|"
2"3115_9|2"100% Laden|"
2"3116_9|2"Average laden|"
2"3118_14|1"Rigid (>17 tonnes) / 50% Laden|tonne.km
2"3119_14|2"100% Laden|"
2"3117_4|2"0% Laden|km
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3117_9|2"0% Laden|miles
2"3118_9|2"50% Laden|"
2"3119_9|2"100% Laden|"
2"3120_9|2"Average laden|"
2"3122_14|1"All rigids / 50% Laden|tonne.km
2"3123_14|2"100% Laden|"
2"3121_4|2"0% Laden|km
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3121_9|2"0% Laden|miles
2"3122_9|2"50% Laden|"
2"3123_9|2"100% Laden|"
2"3124_9|2"Average laden|"
2"3126_14|1"Articulated (>3.5 - 33t) / 50% Laden|tonne.km
2"3127_14|2"100% Laden|"
2"3125_4|2"0% Laden|km
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3125_9|2"0% Laden|miles
2"3126_9|2"50% Laden|"
2"3127_9|2"100% Laden|"
2"3128_9|2"Average laden|"
2"3130_14|1"Articulated (>33t) / 50% Laden|tonne.km
2"3131_14|2"100% Laden|"
2"3129_9|2"0% Laden|miles
2"3130_9|2"50% Laden|"
2"3131_9|2"100% Laden|"
2"3132_9|2"Average laden|"
2"3134_14|1"All artics / 50% Laden|tonne.km
2"3135_14|2"100% Laden|"
2"3133_4|2"0% Laden|km
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3133_9|2"0% Laden|miles
2"3134_9|2"50% Laden|"
2"3135_9|2"100% Laden|"
2"3136_9|2"Average laden|"
2"3138_14|1"All HGVs / 50% Laden|tonne.km
2"3139_14|2"100% Laden|"
2"3137_9|2"0% Laden|miles
2"3138_9|2"50% Laden|"
2"3139_9|2"100% Laden|"
2"3140_9|2"Average laden|"
1"306_3110_14|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
2"3111_14|2"100% Laden|"
2"3109_4|2"0% Laden|km
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3112_4|2"Average laden|"
2"3109_9|2"0% Laden|miles
2"3110_9|2"50% Laden|"
2"3111_9|2"100% Laden|"
2"3112_9|2"Average laden|"
2"3114_14|1"Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
2"3115_14|2"100% Laden|"
2"3113_4|2"0% Laden|km
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3116_4|2"Average laden|"
2"3113_9|2"0% Laden|miles
2"3114_9|2"50% Laden|"
2"3115_9|2"100% Laden|"
2"3116_9|2"Average laden|"
2"3118_14|1"Rigid (>17 tonnes) / 50% Laden|tonne.km
2"3119_14|2"100% Laden|"
2"3117_4|2"0% Laden|km
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3120_4|2"Average laden|"
2"3117_9|2"0% Laden|miles
2"3118_9|2"50% Laden|"
2"3119_9|2"100% Laden|"
2"3120_9|2"Average laden|"
2"3122_14|1"All rigids / 50% Laden|tonne.km
2"3123_14|2"100% Laden|"
2"3121_4|2"0% Laden|km
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3124_4|2"Average laden|"
2"3121_9|2"0% Laden|miles
2"3122_9|2"50% Laden|"
2"3123_9|2"100% Laden|"
2"3124_9|2"Average laden|"
2"3126_14|1"Articulated (>3.5 - 33t) / 50% Laden|tonne.km
2"3127_14|2"100% Laden|"
2"3125_4|2"0% Laden|km
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3128_4|2"Average laden|"
2"3125_9|2"0% Laden|miles
2"3126_9|2"50% Laden|"
2"3127_9|2"100% Laden|"
2"3128_9|2"Average laden|"
2"3130_14|1"Articulated (>33t) / 50% Laden|tonne.km
2"3131_14|2"100% Laden|"
2"3129_4|2"0% Laden|km
2"3130_4|2"50% Laden|"
2"3131_4|2"100% Laden|"
2"3132_4|2"Average laden|"
2"3129_9|2"0% Laden|miles
2"3130_9|2"50% Laden|"
2"3131_9|2"100% Laden|"
2"3132_9|2"Average laden|"
2"3134_14|1"All artics / 50% Laden|tonne.km
2"3135_14|2"100% Laden|"
2"3133_4|2"0% Laden|km
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3136_4|2"Average laden|"
2"3133_9|2"0% Laden|miles
2"3134_9|2"50% Laden|"
2"3135_9|2"100% Laden|"
2"3136_9|2"Average laden|"
2"3138_14|1"All HGVs / 50% Laden|tonne.km
2"3139_14|2"100% Laden|"
2"3137_4|2"0% Laden|km
2"3138_4|2"50% Laden|"
2"3139_4|2"100% Laden|"
2"3140_4|2"Average laden|"
2"3137_9|2"0% Laden|miles
2"3138_9|2"50% Laden|"
2"3139_9|2"100% Laden|"
2"3140_9|2"Average laden|"
1"319_3191_14|Sea tanker / Crude tanker / 200,000+ dwt|tonne.km
2"3192_14|2"120,000–199,999 dwt|"
2"3193_14|2"80,000–119,999 dwt|"
2"3194_14|2"60,000–79,999 dwt|"
2"3195_14|2"10,000–59,999 dwt|"
2"3196_14|2"0–9999 dwt|"
2"3198_14|1"Products tanker / 60,000+ dwt|"
2"3199_14|2"20,000–59,999 dwt|"
2"3200_14|2"10,000–19,999 dwt|"
2"3201_14|2"5000–9999 dwt|"
2"3202_14|2"0–4999 dwt|"
2"3204_14|1"Chemical tanker / 20,000+ dwt|"
2"3205_14|2"10,000–19,999 dwt|"
2"3206_14|2"5000–9999 dwt|"
2"3207_14|2"0–4999 dwt|"
2"3209_14|1"LNG tanker / 200,000+ m3|"
2"3210_14|2"0–199,999 m3|"
2"3212_14|1"LPG Tanker / 50,000+ m3|"
2"3213_14|2"0–49,999 m3|"
== WTT- delivery vehs & freight
28_907_3140_14|WTT- HGV (all diesel) / All HGVs / Average laden|tonne.km
1"908_3140_14|WTT- HGV refrigerated (all diesel) / All HGVs / Average laden|"
1"911_3151_14|WTT- rail / Freight train|"
1"915_3197_14|WTT- sea tanker / Crude tanker / Average|"
2"3203_14|1"Products tanker / Average|"
2"3208_14|1"Chemical tanker / Average|"
2"3211_14|1"LNG tanker / Average|"
2"3214_14|1"LPG tanker / Average|"
1"916_3221_14|WTT- cargo ship / Bulk carrier / Average|"
2"3228_14|1"General cargo / Average|"
2"3235_14|1"Container ship / Average|"
2"3238_14|1"Vehicle transport / Average|"
2"3241_14|1"RoRo-Ferry / Average|"
2"3242_14|1"Large RoPax ferry / Average|"
1"913_3152_14|WTT- freight flights / Domestic, to/from UK / With RF|"
2"3153_14|2"Without RF|"
2"3154_14|1"Short-haul, to/from UK / With RF|"
2"3155_14|2"Without RF|"
2"3156_14|1"Long-haul, to/from UK / With RF|"
2"3157_14|2"Without RF|"
2"3158_14|1"International, to/from non-UK / With RF|"
2"3159_14|2"Without RF|"
1"906_3081_14|WTT- vans / Class I (up to 1.305 tonnes) / Diesel|"
2"3082_14|2"Petrol|"
2"3087_14|2"Battery Electric Vehicle|"
2"3081_4|2"Diesel|km
2"3082_4|2"Petrol|"
2"3087_4|2"Battery Electric Vehicle|"
2"3081_9|2"Diesel|miles
2"3082_9|2"Petrol|"
2"3087_9|2"Battery Electric Vehicle|"
2"3088_14|1"Class II (1.305 to 1.74 tonnes) / Diesel|tonne.km
2"3089_14|2"Petrol|"
2"3094_14|2"Battery Electric Vehicle|"
2"3088_4|2"Diesel|km
2"3089_4|2"Petrol|"
2"3094_4|2"Battery Electric Vehicle|"
2"3088_9|2"Diesel|miles
2"3089_9|2"Petrol|"
2"3094_9|2"Battery Electric Vehicle|"
2"3095_14|1"Class III (1.74 to 3.5 tonnes) / Diesel|tonne.km
2"3096_14|2"Petrol|"
2"3100_14|2"Plug-in Hybrid Electric Vehicle|"
2"3101_14|2"Battery Electric Vehicle|"
2"3095_4|2"Diesel|km
2"3096_4|2"Petrol|"
2"3100_4|2"Plug-in Hybrid Electric Vehicle|"
2"3101_4|2"Battery Electric Vehicle|"
2"3095_9|2"Diesel|miles
2"3096_9|2"Petrol|"
2"3100_9|2"Plug-in Hybrid Electric Vehicle|"
2"3101_9|2"Battery Electric Vehicle|"
2"3102_14|1"Average (up to 3.5 tonnes) / Diesel|tonne.km
2"3103_14|2"Petrol|"
2"3104_14|2"CNG|"
2"3105_14|2"LPG|"
2"3106_14|2"Unknown|"
2"3107_14|2"Plug-in Hybrid Electric Vehicle|"
2"3108_14|2"Battery Electric Vehicle|"
2"3102_4|2"Diesel|km
2"3103_4|2"Petrol|"
2"3104_4|2"CNG|"
2"3105_4|2"LPG|"
2"3106_4|2"Unknown|"
2"3107_4|2"Plug-in Hybrid Electric Vehicle|"
2"3108_4|2"Battery Electric Vehicle|"
2"3102_9|2"Diesel|miles
2"3103_9|2"Petrol|"
2"3104_9|2"CNG|"
2"3105_9|2"LPG|"
2"3106_9|2"Unknown|"
2"3107_9|2"Plug-in Hybrid Electric Vehicle|"
2"3108_9|2"Battery Electric Vehicle|"
1"907_3110_14|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
2"3111_14|2"100% Laden|"
2"3112_14|2"Average laden|"
2"3109_4|2"0% Laden|km
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3112_4|2"Average laden|"
2"3109_9|2"0% Laden|miles
2"3110_9|2"50% Laden|"
2"3111_9|2"100% Laden|"
2"3112_9|2"Average laden|"
2"3114_14|1"Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
2"3115_14|2"100% Laden|"
2"3116_14|2"Average laden|"
2"3113_4|2"0% Laden|km
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3116_4|2"Average laden|"
2"3113_9|2"0% Laden|miles
2"3114_9|2"50% Laden|"
2"3115_9|2"100% Laden|"
2"3116_9|2"Average laden|"
2"3118_14|1"Rigid (>17 tonnes) / 50% Laden|tonne.km
2"3119_14|2"100% Laden|"
2"3120_14|2"Average laden|"
2"3117_4|2"0% Laden|km
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3120_4|2"Average laden|"
2"3117_9|2"0% Laden|miles
2"3118_9|2"50% Laden|"
2"3119_9|2"100% Laden|"
2"3120_9|2"Average laden|"
2"3122_14|1"All rigids / 50% Laden|tonne.km
2"3123_14|2"100% Laden|"
2"3124_14|2"Average laden|"
2"3121_4|2"0% Laden|km
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3124_4|2"Average laden|"
2"3121_9|2"0% Laden|miles
2"3122_9|2"50% Laden|"
2"3123_9|2"100% Laden|"
2"3124_9|2"Average laden|"
2"3126_14|1"Articulated (>3.5 - 33t) / 50% Laden|tonne.km
2"3127_14|2"100% Laden|"
2"3128_14|2"Average laden|"
2"3125_4|2"0% Laden|km
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3128_4|2"Average laden|"
2"3125_9|2"0% Laden|miles
2"3126_9|2"50% Laden|"
2"3127_9|2"100% Laden|"
2"3128_9|2"Average laden|"
2"3130_14|1"Articulated (>33t) / 50% Laden|tonne.km
2"3131_14|2"100% Laden|"
2"3132_14|2"Average laden|"
2"3129_4|2"0% Laden|km
2"3130_4|2"50% Laden|"
2"3131_4|2"100% Laden|"
2"3132_4|2"Average laden|"
2"3129_9|2"0% Laden|miles
2"3130_9|2"50% Laden|"
2"3131_9|2"100% Laden|"
2"3132_9|2"Average laden|"
2"3134_14|1"All artics / 50% Laden|tonne.km
2"3135_14|2"100% Laden|"
2"3136_14|2"Average laden|"
2"3133_4|2"0% Laden|km
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3136_4|2"Average laden|"
2"3133_9|2"0% Laden|miles
2"3134_9|2"50% Laden|"
2"3135_9|2"100% Laden|"
2"3136_9|2"Average laden|"
2"3138_14|1"All HGVs / 50% Laden|tonne.km
2"3139_14|2"100% Laden|"
2"3137_4|2"0% Laden|km
2"3138_4|2"50% Laden|"
2"3139_4|2"100% Laden|"
2"3140_4|2"Average laden|"
2"3137_9|2"0% Laden|miles
2"3138_9|2"50% Laden|"
2"3139_9|2"100% Laden|"
2"3140_9|2"Average laden|"
1"908_3110_14|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
2"3111_14|2"100% Laden|"
2"3112_14|2"Average laden|"
2"3109_4|2"0% Laden|km
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3112_4|2"Average laden|"
2"3109_9|2"0% Laden|miles
2"3110_9|2"50% Laden|"
2"3111_9|2"100% Laden|"
2"3112_9|2"Average laden|"
2"3114_14|1"Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
2"3115_14|2"100% Laden|"
2"3116_14|2"Average laden|"
2"3113_4|2"0% Laden|km
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3116_4|2"Average laden|"
2"3113_9|2"0% Laden|miles
2"3114_9|2"50% Laden|"
2"3115_9|2"100% Laden|"
2"3116_9|2"Average laden|"
2"3118_14|1"Rigid (>17 tonnes) / 50% Laden|tonne.km
2"3119_14|2"100% Laden|"
2"3120_14|2"Average laden|"
2"3117_4|2"0% Laden|km
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3120_4|2"Average laden|"
2"3117_9|2"0% Laden|miles
2"3118_9|2"50% Laden|"
2"3119_9|2"100% Laden|"
2"3120_9|2"Average laden|"
2"3122_14|1"All rigids / 50% Laden|tonne.km
2"3123_14|2"100% Laden|"
2"3124_14|2"Average laden|"
2"3121_4|2"0% Laden|km
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3124_4|2"Average laden|"
2"3121_9|2"0% Laden|miles
2"3122_9|2"50% Laden|"
2"3123_9|2"100% Laden|"
2"3124_9|2"Average laden|"
2"3126_14|1"Articulated (>3.5 - 33t) / 50% Laden|tonne.km
2"3127_14|2"100% Laden|"
2"3128_14|2"Average laden|"
2"3125_4|2"0% Laden|km
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3128_4|2"Average laden|"
2"3125_9|2"0% Laden|miles
2"3126_9|2"50% Laden|"
2"3127_9|2"100% Laden|"
2"3128_9|2"Average laden|"
2"3130_14|1"Articulated (>33t) / 50% Laden|tonne.km
2"3131_14|2"100% Laden|"
2"3132_14|2"Average laden|"
2"3129_4|2"0% Laden|km
2"3130_4|2"50% Laden|"
2"3131_4|2"100% Laden|"
2"3132_4|2"Average laden|"
2"3129_9|2"0% Laden|miles
2"3130_9|2"50% Laden|"
2"3131_9|2"100% Laden|"
2"3132_9|2"Average laden|"
2"3134_14|1"All artics / 50% Laden|tonne.km
2"3135_14|2"100% Laden|"
2"3136_14|2"Average laden|"
2"3133_4|2"0% Laden|km
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3136_4|2"Average laden|"
2"3133_9|2"0% Laden|miles
2"3134_9|2"50% Laden|"
2"3135_9|2"100% Laden|"
2"3136_9|2"Average laden|"
2"3138_14|1"All HGVs / 50% Laden|tonne.km
2"3139_14|2"100% Laden|"
2"3137_4|2"0% Laden|km
2"3138_4|2"50% Laden|"
2"3139_4|2"100% Laden|"
2"3140_4|2"Average laden|"
2"3137_9|2"0% Laden|miles
2"3138_9|2"50% Laden|"
2"3139_9|2"100% Laden|"
2"3140_9|2"Average laden|"
1"915_3191_14|WTT- sea tanker / Crude tanker / 200,000+ dwt|tonne.km
2"3192_14|2"120,000–199,999 dwt|"
2"3193_14|2"80,000–119,999 dwt|"
2"3194_14|2"60,000–79,999 dwt|"
2"3195_14|2"10,000–59,999 dwt|"
2"3196_14|2"0–9999 dwt|"
2"3198_14|1"Products tanker / 60,000+ dwt|"
2"3199_14|2"20,000–59,999 dwt|"
2"3200_14|2"10,000–19,999 dwt|"
2"3201_14|2"5000–9999 dwt|"
2"3202_14|2"0–4999 dwt|"
2"3204_14|1"Chemical tanker / 20,000+ dwt|"
2"3205_14|2"10,000–19,999 dwt|"
2"3206_14|2"5000–9999 dwt|"
2"3207_14|2"0–4999 dwt|"
2"3209_14|1"LNG tanker / 200,000+ m3|"
2"3210_14|2"0–199,999 m3|"
2"3212_14|1"LPG tanker / 50,000+ m3|"
2"3213_14|2"0–49,999 m3|"
1"916_3215_14|WTT- cargo ship / Bulk carrier / 200,000+ dwt|"
2"3216_14|2"100,000–199,999 dwt|"
2"3217_14|2"60,000–99,999 dwt|"
2"3218_14|2"35,000–59,999 dwt|"
2"3219_14|2"10,000–34,999 dwt|"
2"3220_14|2"0–9999 dwt|"
2"3222_14|1"General cargo / 10,000+ dwt|"
2"3223_14|2"5000–9999 dwt|"
2"3224_14|2"0–4999 dwt|"
2"3225_14|2"10,000+ dwt 100+ TEU|"
2"3226_14|2"5000–9999 dwt 100+ TEU|"
2"3227_14|2"0–4999 dwt 100+ TEU|"
2"3229_14|1"Container ship / 8000+ TEU|"
2"3230_14|2"5000–7999 TEU|"
2"3231_14|2"3000–4999 TEU|"
2"3232_14|2"2000–2999 TEU|"
2"3233_14|2"1000–1999 TEU|"
2"3234_14|2"0–999 TEU|"
2"3236_14|1"Vehicle transport / 4000+ CEU|"
2"3237_14|2"0–3999 CEU|"
2"3239_14|1"RoRo-Ferry / 2000+ LM|"
2"3240_14|2"0–1999 LM|"
2"3243_14|1"Refrigerated cargo / All dwt|"
== WTT- pass vehs & travel- land
26_909_3141_11|WTT- taxis / Regular taxi|passenger.km
2"3142_11|1"Black cab|"
1"910_3143_11|WTT- bus / Local bus (not London)|"
2"3144_11|1"Local London bus|"
2"3145_11|1"Average local bus|"
2"3146_11|1"Coach|"
1"911_3147_11|WTT- rail / National rail|"
2"3148_11|1"International rail|"
2"3149_11|1"Light rail and tram|"
2"3150_11|1"London Underground|"
1"903_3000_4|WTT- cars (by market segment) / Mini / Diesel|km
2"3001_4|2"Petrol|"
2"3002_4|2"Unknown|"
2"3004_4|2"Battery Electric Vehicle|"
2"3000_9|2"Diesel|miles
2"3001_9|2"Petrol|"
2"3002_9|2"Unknown|"
2"3004_9|2"Battery Electric Vehicle|"
2"3005_4|1"Supermini / Diesel|km
2"3006_4|2"Petrol|"
2"3007_4|2"Unknown|"
2"3008_4|2"Plug-in Hybrid Electric Vehicle|"
2"3009_4|2"Battery Electric Vehicle|"
2"3005_9|2"Diesel|miles
2"3006_9|2"Petrol|"
2"3007_9|2"Unknown|"
2"3008_9|2"Plug-in Hybrid Electric Vehicle|"
2"3009_9|2"Battery Electric Vehicle|"
2"3010_4|1"Lower medium / Diesel|km
2"3011_4|2"Petrol|"
2"3012_4|2"Unknown|"
2"3013_4|2"Plug-in Hybrid Electric Vehicle|"
2"3014_4|2"Battery Electric Vehicle|"
2"3010_9|2"Diesel|miles
2"3011_9|2"Petrol|"
2"3012_9|2"Unknown|"
2"3013_9|2"Plug-in Hybrid Electric Vehicle|"
2"3014_9|2"Battery Electric Vehicle|"
2"3015_4|1"Upper medium / Diesel|km
2"3016_4|2"Petrol|"
2"3017_4|2"Unknown|"
2"3018_4|2"Plug-in Hybrid Electric Vehicle|"
2"3019_4|2"Battery Electric Vehicle|"
2"3015_9|2"Diesel|miles
2"3016_9|2"Petrol|"
2"3017_9|2"Unknown|"
2"3018_9|2"Plug-in Hybrid Electric Vehicle|"
2"3019_9|2"Battery Electric Vehicle|"
2"3020_4|1"Executive / Diesel|km
2"3021_4|2"Petrol|"
2"3022_4|2"Unknown|"
2"3023_4|2"Plug-in Hybrid Electric Vehicle|"
2"3024_4|2"Battery Electric Vehicle|"
2"3020_9|2"Diesel|miles
2"3021_9|2"Petrol|"
2"3022_9|2"Unknown|"
2"3023_9|2"Plug-in Hybrid Electric Vehicle|"
2"3024_9|2"Battery Electric Vehicle|"
2"3025_4|1"Luxury / Diesel|km
2"3026_4|2"Petrol|"
2"3027_4|2"Unknown|"
2"3028_4|2"Plug-in Hybrid Electric Vehicle|"
2"3029_4|2"Battery Electric Vehicle|"
2"3025_9|2"Diesel|miles
2"3026_9|2"Petrol|"
2"3027_9|2"Unknown|"
2"3028_9|2"Plug-in Hybrid Electric Vehicle|"
2"3029_9|2"Battery Electric Vehicle|"
2"3030_4|1"Sports / Diesel|km
2"3031_4|2"Petrol|"
2"3032_4|2"Unknown|"
2"3033_4|2"Plug-in Hybrid Electric Vehicle|"
2"3034_4|2"Battery Electric Vehicle|"
2"3030_9|2"Diesel|miles
2"3031_9|2"Petrol|"
2"3032_9|2"Unknown|"
2"3033_9|2"Plug-in Hybrid Electric Vehicle|"
2"3034_9|2"Battery Electric Vehicle|"
2"3035_4|1"Dual purpose 4X4 / Diesel|km
2"3036_4|2"Petrol|"
2"3037_4|2"Unknown|"
2"3038_4|2"Plug-in Hybrid Electric Vehicle|"
2"3039_4|2"Battery Electric Vehicle|"
2"3035_9|2"Diesel|miles
2"3036_9|2"Petrol|"
2"3037_9|2"Unknown|"
2"3038_9|2"Plug-in Hybrid Electric Vehicle|"
2"3039_9|2"Battery Electric Vehicle|"
2"3040_4|1"MPV / Diesel|km
2"3041_4|2"Petrol|"
2"3042_4|2"Unknown|"
2"3043_4|2"Plug-in Hybrid Electric Vehicle|"
2"3044_4|2"Battery Electric Vehicle|"
2"3040_9|2"Diesel|miles
2"3041_9|2"Petrol|"
2"3042_9|2"Unknown|"
2"3043_9|2"Plug-in Hybrid Electric Vehicle|"
2"3044_9|2"Battery Electric Vehicle|"
1"904_3045_4|WTT- cars (by size) / Small car / Diesel|km
2"3046_4|2"Petrol|"
2"3047_4|2"Hybrid|"
2"3050_4|2"Unknown|"
2"3051_4|2"Plug-in Hybrid Electric Vehicle|"
2"3052_4|2"Battery Electric Vehicle|"
2"3045_9|2"Diesel|miles
2"3046_9|2"Petrol|"
2"3047_9|2"Hybrid|"
2"3050_9|2"Unknown|"
2"3051_9|2"Plug-in Hybrid Electric Vehicle|"
2"3052_9|2"Battery Electric Vehicle|"
2"3053_4|1"Medium car / Diesel|km
2"3054_4|2"Petrol|"
2"3055_4|2"Hybrid|"
2"3056_4|2"CNG|"
2"3057_4|2"LPG|"
2"3058_4|2"Unknown|"
2"3059_4|2"Plug-in Hybrid Electric Vehicle|"
2"3060_4|2"Battery Electric Vehicle|"
2"3053_9|2"Diesel|miles
2"3054_9|2"Petrol|"
2"3055_9|2"Hybrid|"
2"3056_9|2"CNG|"
2"3057_9|2"LPG|"
2"3058_9|2"Unknown|"
2"3059_9|2"Plug-in Hybrid Electric Vehicle|"
2"3060_9|2"Battery Electric Vehicle|"
2"3061_4|1"Large car / Diesel|km
2"3062_4|2"Petrol|"
2"3063_4|2"Hybrid|"
2"3064_4|2"CNG|"
2"3065_4|2"LPG|"
2"3066_4|2"Unknown|"
2"3067_4|2"Plug-in Hybrid Electric Vehicle|"
2"3068_4|2"Battery Electric Vehicle|"
2"3061_9|2"Diesel|miles
2"3062_9|2"Petrol|"
2"3063_9|2"Hybrid|"
2"3064_9|2"CNG|"
2"3065_9|2"LPG|"
2"3066_9|2"Unknown|"
2"3067_9|2"Plug-in Hybrid Electric Vehicle|"
2"3068_9|2"Battery Electric Vehicle|"
2"3069_4|1"Average car / Diesel|km
2"3070_4|2"Petrol|"
2"3071_4|2"Hybrid|"
2"3072_4|2"CNG|"
2"3073_4|2"LPG|"
2"3074_4|2"Unknown|"
2"3075_4|2"Plug-in Hybrid Electric Vehicle|"
2"3076_4|2"Battery Electric Vehicle|"
2"3069_9|2"Diesel|miles
2"3070_9|2"Petrol|"
2"3071_9|2"Hybrid|"
2"3072_9|2"CNG|"
2"3073_9|2"LPG|"
2"3074_9|2"Unknown|"
2"3075_9|2"Plug-in Hybrid Electric Vehicle|"
2"3076_9|2"Battery Electric Vehicle|"
1"905_3077_4|WTT- motorbike / Small|km
3"9|"|miles
2"3078_4|1"Medium|km
3"9|"|miles
2"3079_4|1"Large|km
3"9|"|miles
2"3080_4|1"Average|km
3"9|"|miles
1"909_3141_4|WTT- taxis / Regular taxi|km
2"3142_4|1"Black cab|"
== Hotel stay
29_600_4000_13|Hotel stay / UK|Room per night
2"4001_13|1"UK (London)|"|GB-LND
2"4003_13|1"Australia|"|AU
2"4005_13|1"Belgium|"|BE
2"4006_13|1"Brazil|"|BR
2"4007_13|1"Canada|"|CA
2"4008_13|1"Chile|"|CL
2"4009_13|1"China|"|CN
2"4010_13|1"Colombia|"|CO
2"4011_13|1"Costa Rica|"|CR
2"4013_13|1"Egypt|"|EG
2"4016_13|1"France|"|FR
2"4017_13|1"Germany|"|DE
2"4019_13|1"Hong Kong, China|"|HK
2"4020_13|1"India|"|IN
2"4021_13|1"Indonesia|"|ID
2"4024_13|1"Italy|"|IT
2"4025_13|1"Japan|"|JP
2"4026_13|1"Jordan|"|JO
2"4028_13|1"Korea|"|KR
2"4030_13|1"Malaysia|"|MY
2"4031_13|1"Maldives|"|MV
2"4032_13|1"Mexico|"|MX
2"4033_13|1"Netherlands|"|NL
2"4035_13|1"Oman|"|OM
2"4038_13|1"Philippines|"|PH
2"4040_13|1"Portugal|"|PT
2"4041_13|1"Qatar|"|QA
2"4043_13|1"Russian Federation|"|RU
2"4044_13|1"Saudi Arabia|"|SA
2"4045_13|1"Singapore|"|SG
2"4046_13|1"South Africa|"|ZA
2"4047_13|1"Spain|"|ES
2"4048_13|1"Switzerland|"|CH
2"4050_13|1"Thailand|"|TH
2"4051_13|1"Turkey|"|TR
2"4052_13|1"United Arab Emirates|"|AE
2"4053_13|1"United States|"|US
2"4054_13|1"Vietnam|"|VN
== Homeworking
32_601_9999_12|Office Equipment|per FTE Working Hour
1"602_9999_12|Heating|"
1"603_9999_12|Homeworking (office equipment + heating)|"
== Water supply
17_404_4005_1|Water supply / Water supply|cubic metres
3"10|"|million litres
== Water treatment
18_405_4006_1|Water treatment / Water treatment|cubic metres
3"10|"|million litres
== Refrigerant & other
3_200_2002_3|Kyoto protocol products / Carbon dioxide / Total emissions including non-Kyoto products|kg
2"2005_3|1"Methane / Total emissions including non-Kyoto products|"
2"2008_3|1"Nitrous oxide / Total emissions including non-Kyoto products|"
2"2011_3|1"HFC-23 / Total emissions including non-Kyoto products|"
2"2014_3|1"HFC-32 / Total emissions including non-Kyoto products|"
2"2017_3|1"HFC-41 / Total emissions including non-Kyoto products|"
2"2020_3|1"HFC-125 / Total emissions including non-Kyoto products|"
2"2023_3|1"HFC-134 / Total emissions including non-Kyoto products|"
2"2026_3|1"HFC-134a / Total emissions including non-Kyoto products|"
2"2029_3|1"HFC-143 / Total emissions including non-Kyoto products|"
2"2032_3|1"HFC-143a / Total emissions including non-Kyoto products|"
2"2035_3|1"HFC-152a / Total emissions including non-Kyoto products|"
2"2038_3|1"HFC-227ea / Total emissions including non-Kyoto products|"
2"2041_3|1"HFC-236fa / Total emissions including non-Kyoto products|"
2"2044_3|1"HFC-245fa / Total emissions including non-Kyoto products|"
2"2047_3|1"HFC-43-I0mee / Total emissions including non-Kyoto products|"
2"2050_3|1"Perfluoromethane (PFC-14) / Total emissions including non-Kyoto products|"
2"2053_3|1"Perfluoroethane (PFC-116) / Total emissions including non-Kyoto products|"
2"2056_3|1"Perfluoropropane (PFC-218) / Total emissions including non-Kyoto products|"
2"2059_3|1"Perfluorocyclobutane (PFC-318) / Total emissions including non-Kyoto products|"
2"2062_3|1"Perfluorobutane (PFC-3-1-10) / Total emissions including non-Kyoto products|"
2"2065_3|1"Perfluoropentane (PFC-4-1-12) / Total emissions including non-Kyoto products|"
2"2068_3|1"Perfluorohexane (PFC-5-1-14) / Total emissions including non-Kyoto products|"
2"2071_3|1"PFC-9-1-18 / Total emissions including non-Kyoto products|"
2"2074_3|1"Perfluorocyclopropane / Total emissions including non-Kyoto products|"
2"2077_3|1"Sulphur hexafluoride (SF6) / Total emissions including non-Kyoto products|"
2"2080_3|1"HFC-152 / Total emissions including non-Kyoto products|"
2"2083_3|1"HFC-161 / Total emissions including non-Kyoto products|"
2"2086_3|1"HFC-236cb / Total emissions including non-Kyoto products|"
2"2089_3|1"HFC-236ea / Total emissions including non-Kyoto products|"
2"2092_3|1"HFC-245ca / Total emissions including non-Kyoto products|"
2"2095_3|1"HFC-365mfc / Total emissions including non-Kyoto products|"
2"2098_3|1"Nitrogen trifluoride / Total emissions including non-Kyoto products|"
1"201_2101_3|Blends / R401A / Total emissions including non-Kyoto products|"
2"2104_3|1"R401B / Total emissions including non-Kyoto products|"
2"2107_3|1"R401C / Total emissions including non-Kyoto products|"
2"2110_3|1"R402A / Total emissions including non-Kyoto products|"
2"2113_3|1"R402B / Total emissions including non-Kyoto products|"
2"2116_3|1"R403A / Total emissions including non-Kyoto products|"
2"2119_3|1"R403B / Total emissions including non-Kyoto products|"
2"2122_3|1"R404A / Total emissions including non-Kyoto products|"
2"2125_3|1"R405A / Total emissions including non-Kyoto products|"
2"2128_3|1"R406A / Total emissions including non-Kyoto products|"
2"2131_3|1"R407A / Total emissions including non-Kyoto products|"
2"2134_3|1"R407B / Total emissions including non-Kyoto products|"
2"2137_3|1"R407C / Total emissions including non-Kyoto products|"
2"2140_3|1"R407D / Total emissions including non-Kyoto products|"
2"2143_3|1"R407E / Total emissions including non-Kyoto products|"
2"2146_3|1"R407F / Total emissions including non-Kyoto products|"
2"2149_3|1"R408A / Total emissions including non-Kyoto products|"
2"2152_3|1"R409A / Total emissions including non-Kyoto products|"
2"2155_3|1"R409B / Total emissions including non-Kyoto products|"
2"2158_3|1"R410A / Total emissions including non-Kyoto products|"
2"2161_3|1"R410B / Total emissions including non-Kyoto products|"
2"2164_3|1"R411A / Total emissions including non-Kyoto products|"
2"2167_3|1"R411B / Total emissions including non-Kyoto products|"
2"2170_3|1"R412A / Total emissions including non-Kyoto products|"
2"2173_3|1"R413A / Total emissions including non-Kyoto products|"
2"2176_3|1"R414A / Total emissions including non-Kyoto products|"
2"2179_3|1"R414B / Total emissions including non-Kyoto products|"
2"2182_3|1"R415A / Total emissions including non-Kyoto products|"
2"2185_3|1"R415B / Total emissions including non-Kyoto products|"
2"2188_3|1"R416A / Total emissions including non-Kyoto products|"
2"2191_3|1"R417A / Total emissions including non-Kyoto products|"
2"2194_3|1"R417B / Total emissions including non-Kyoto products|"
2"2197_3|1"R417C / Total emissions including non-Kyoto products|"
2"2200_3|1"R418A / Total emissions including non-Kyoto products|"
2"2203_3|1"R419A / Total emissions including non-Kyoto products|"
2"2206_3|1"R419B / Total emissions including non-Kyoto products|"
2"2209_3|1"R420A / Total emissions including non-Kyoto products|"
2"2212_3|1"R421A / Total emissions including non-Kyoto products|"
2"2215_3|1"R421B / Total emissions including non-Kyoto products|"
2"2218_3|1"R422A / Total emissions including non-Kyoto products|"
2"2221_3|1"R422B / Total emissions including non-Kyoto products|"
2"2224_3|1"R422C / Total emissions including non-Kyoto products|"
2"2227_3|1"R422D / Total emissions including non-Kyoto products|"
2"2230_3|1"R422E / Total emissions including non-Kyoto products|"
2"2233_3|1"R423A / Total emissions including non-Kyoto products|"
2"2236_3|1"R424A / Total emissions including non-Kyoto products|"
2"2239_3|1"R425A / Total emissions including non-Kyoto products|"
2"2242_3|1"R426A / Total emissions including non-Kyoto products|"
2"2245_3|1"R427A / Total emissions including non-Kyoto products|"
2"2248_3|1"R428A / Total emissions including non-Kyoto products|"
2"2251_3|1"R429A / Total emissions including non-Kyoto products|"
2"2254_3|1"R430A / Total emissions including non-Kyoto products|"
2"2257_3|1"R431A / Total emissions including non-Kyoto products|"
2"2260_3|1"R432A / Total emissions including non-Kyoto products|"
2"2263_3|1"R433A / Total emissions including non-Kyoto products|"
2"2266_3|1"R433B / Total emissions including non-Kyoto products|"
2"2269_3|1"R433C / Total emissions including non-Kyoto products|"
2"2272_3|1"R434A / Total emissions including non-Kyoto products|"
2"2275_3|1"R435A / Total emissions including non-Kyoto products|"
2"2278_3|1"R436A / Total emissions including non-Kyoto products|"
2"2281_3|1"R436B / Total emissions including non-Kyoto products|"
2"2284_3|1"R437A / Total emissions including non-Kyoto products|"
2"2287_3|1"R438A / Total emissions including non-Kyoto products|"
2"2290_3|1"R439A / Total emissions including non-Kyoto products|"
2"2293_3|1"R440A / Total emissions including non-Kyoto products|"
2"2296_3|1"R441A / Total emissions including non-Kyoto products|"
2"2299_3|1"R442A / Total emissions including non-Kyoto products|"
2"2302_3|1"R443A / Total emissions including non-Kyoto products|"
2"2305_3|1"R444A / Total emissions including non-Kyoto products|"
2"2308_3|1"R445A / Total emissions including non-Kyoto products|"
2"2311_3|1"R500 / Total emissions including non-Kyoto products|"
2"2314_3|1"R501 / Total emissions including non-Kyoto products|"
2"2317_3|1"R502 / Total emissions including non-Kyoto products|"
2"2320_3|1"R503 / Total emissions including non-Kyoto products|"
2"2323_3|1"R504 / Total emissions including non-Kyoto products|"
2"2326_3|1"R505 / Total emissions including non-Kyoto products|"
2"2329_3|1"R506 / Total emissions including non-Kyoto products|"
2"2332_3|1"R507A / Total emissions including non-Kyoto products|"
2"2335_3|1"R508A / Total emissions including non-Kyoto products|"
2"2338_3|1"R508B / Total emissions including non-Kyoto products|"
2"2341_3|1"R509A / Total emissions including non-Kyoto products|"
2"2344_3|1"R510A / Total emissions including non-Kyoto products|"
2"2347_3|1"R511A / Total emissions including non-Kyoto products|"
2"2350_3|1"R512A / Total emissions including non-Kyoto products|"
1"202_2353_3|Montreal protocol products / CFC-11/R11 = trichlorofluoromethane / Total emissions including non-Kyoto products|"
2"2356_3|1"CFC-12/R12 = dichlorodifluoromethane / Total emissions including non-Kyoto products|"
2"2359_3|1"CFC-13 / Total emissions including non-Kyoto products|"
2"2362_3|1"CFC-113 / Total emissions including non-Kyoto products|"
2"2365_3|1"CFC-114 / Total emissions including non-Kyoto products|"
2"2368_3|1"CFC-115 / Total emissions including non-Kyoto products|"
2"2371_3|1"Halon-1211 / Total emissions including non-Kyoto products|"
2"2374_3|1"Halon-1301 / Total emissions including non-Kyoto products|"
2"2377_3|1"Halon-2402 / Total emissions including non-Kyoto products|"
2"2380_3|1"Carbon tetrachloride / Total emissions including non-Kyoto products|"
2"2383_3|1"Methyl bromide / Total emissions including non-Kyoto products|"
2"2386_3|1"Methyl chloroform / Total emissions including non-Kyoto products|"
2"2389_3|1"HCFC-22/R22 = chlorodifluoromethane / Total emissions including non-Kyoto products|"
2"2392_3|1"HCFC-123 / Total emissions including non-Kyoto products|"
2"2395_3|1"HCFC-124 / Total emissions including non-Kyoto products|"
2"2398_3|1"HCFC-141b / Total emissions including non-Kyoto products|"
2"2401_3|1"HCFC-142b / Total emissions including non-Kyoto products|"
2"2404_3|1"HCFC-225ca / Total emissions including non-Kyoto products|"
2"2407_3|1"HCFC-225cb / Total emissions including non-Kyoto products|"
2"2410_3|1"HCFC-21 / Total emissions including non-Kyoto products|"
1"203_2413_3|Fluorinated ethers / HFE-125 / Total emissions including non-Kyoto products|"
2"2416_3|1"HFE-134 / Total emissions including non-Kyoto products|"
2"2419_3|1"HFE-143a / Total emissions including non-Kyoto products|"
2"2422_3|1"HCFE-235da2 / Total emissions including non-Kyoto products|"
2"2425_3|1"HFE-245cb2 / Total emissions including non-Kyoto products|"
2"2428_3|1"HFE-245fa2 / Total emissions including non-Kyoto products|"
2"2431_3|1"HFE-254cb2 / Total emissions including non-Kyoto products|"
2"2434_3|1"HFE-347mcc3 / Total emissions including non-Kyoto products|"
2"2437_3|1"HFE-347pcf2 / Total emissions including non-Kyoto products|"
2"2440_3|1"HFE-356pcc3 / Total emissions including non-Kyoto products|"
2"2443_3|1"HFE-449sl (HFE-7100) / Total emissions including non-Kyoto products|"
2"2446_3|1"HFE-569sf2 (HFE-7200) / Total emissions including non-Kyoto products|"
2"2449_3|1"HFE-43-10pccc124 (H-Galden1040x) / Total emissions including non-Kyoto products|"
2"2452_3|1"HFE-236ca12 (HG-10) / Total emissions including non-Kyoto products|"
2"2455_3|1"HFE-338pcc13 (HG-01) / Total emissions including non-Kyoto products|"
1"204_2458_3|Other products / Trifluoromethyl sulphur pentafluoride / Total emissions including non-Kyoto products|"
2"2461_3|1"PFPMIE / Total emissions including non-Kyoto products|"
2"2464_3|1"Dimethylether / Total emissions including non-Kyoto products|"
2"2467_3|1"Methylene chloride / Total emissions including non-Kyoto products|"
2"2470_3|1"Methyl chloride / Total emissions including non-Kyoto products|"
2"2473_3|1"R290 = propane / Total emissions including non-Kyoto products|"
2"2476_3|1"R600A = isobutane / Total emissions including non-Kyoto products|"
2"2479_3|1"R600 = butane / Total emissions including non-Kyoto products|"
2"2482_3|1"R601 = pentane / Total emissions including non-Kyoto products|"
2"2485_3|1"R601A = isopentane / Total emissions including non-Kyoto products|"
2"2488_3|1"R170 = ethane / Total emissions including non-Kyoto products|"
2"2491_3|1"R1270 = propene / Total emissions including non-Kyoto products|"
2"2494_3|1"R1234yf* / Total emissions including non-Kyoto products|"
2"2497_3|1"R1234ze* / Total emissions including non-Kyoto products|"
== Delivery vehicles
5_303_3081_4|Vans / Class I (up to 1.305 tonnes) / Diesel|km
2"3082_4|2"Petrol|"
2"3087_4|2"Battery Electric Vehicle|"
2"3081_9|2"Diesel|miles
2"3082_9|2"Petrol|"
2"3087_9|2"Battery Electric Vehicle|"
2"3088_4|1"Class II (1.305 to 1.74 tonnes) / Diesel|km
2"3089_4|2"Petrol|"
2"3094_4|2"Battery Electric Vehicle|"
2"3088_9|2"Diesel|miles
2"3089_9|2"Petrol|"
2"3094_9|2"Battery Electric Vehicle|"
2"3095_4|1"Class III (1.74 to 3.5 tonnes) / Diesel|km
2"3096_4|2"Petrol|"
2"3100_4|2"Plug-in Hybrid Electric Vehicle|"
2"3101_4|2"Battery Electric Vehicle|"
2"3095_9|2"Diesel|miles
2"3096_9|2"Petrol|"
2"3100_9|2"Plug-in Hybrid Electric Vehicle|"
2"3101_9|2"Battery Electric Vehicle|"
2"3102_4|1"Average (up to 3.5 tonnes) / Diesel|km
2"3103_4|2"Petrol|"
2"3104_4|2"CNG|"
2"3105_4|2"LPG|"
2"3106_4|2"Unknown|"
2"3107_4|2"Plug-in Hybrid Electric Vehicle|"
2"3108_4|2"Battery Electric Vehicle|"
2"3102_9|2"Diesel|miles
2"3103_9|2"Petrol|"
2"3104_9|2"CNG|"
2"3105_9|2"LPG|"
2"3106_9|2"Unknown|"
2"3107_9|2"Plug-in Hybrid Electric Vehicle|"
2"3108_9|2"Battery Electric Vehicle|"
1"304_3109_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3112_4|2"Average laden|"
2"3109_9|2"0% Laden|miles
2"3110_9|2"50% Laden|"
2"3111_9|2"100% Laden|"
2"3112_9|2"Average laden|"
2"3113_4|1"Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3116_4|2"Average laden|"
2"3113_9|2"0% Laden|miles
2"3114_9|2"50% Laden|"
2"3115_9|2"100% Laden|"
2"3116_9|2"Average laden|"
2"3117_4|1"Rigid (>17 tonnes) / 0% Laden|km
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3120_4|2"Average laden|"
2"3117_9|2"0% Laden|miles
2"3118_9|2"50% Laden|"
2"3119_9|2"100% Laden|"
2"3120_9|2"Average laden|"
2"3121_4|1"All rigids / 0% Laden|km
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3124_4|2"Average laden|"
2"3121_9|2"0% Laden|miles
2"3122_9|2"50% Laden|"
2"3123_9|2"100% Laden|"
2"3124_9|2"Average laden|"
2"3125_4|1"Articulated (>3.5 - 33t) / 0% Laden|km
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3128_4|2"Average laden|"
2"3125_9|2"0% Laden|miles
2"3126_9|2"50% Laden|"
2"3127_9|2"100% Laden|"
2"3128_9|2"Average laden|"
2"3129_4|1"Articulated (>33t) / 0% Laden|km
2"3130_4|2"50% Laden|"
2"3131_4|2"100% Laden|"
2"3132_4|2"Average laden|"
2"3129_9|2"0% Laden|miles
2"3130_9|2"50% Laden|"
2"3131_9|2"100% Laden|"
2"3132_9|2"Average laden|"
2"3133_4|1"All artics / 0% Laden|km
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3136_4|2"Average laden|"
2"3133_9|2"0% Laden|miles
2"3134_9|2"50% Laden|"
2"3135_9|2"100% Laden|"
2"3136_9|2"Average laden|"
2"3137_4|1"All HGVs / 0% Laden|km
2"3138_4|2"50% Laden|"
2"3139_4|2"100% Laden|"
2"3140_4|2"Average laden|"
2"3137_9|2"0% Laden|miles
2"3138_9|2"50% Laden|"
2"3139_9|2"100% Laden|"
2"3140_9|2"Average laden|"
1"305_3109_4|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3112_4|2"Average laden|"
2"3109_9|2"0% Laden|miles
2"3110_9|2"50% Laden|"
2"3111_9|2"100% Laden|"
2"3112_9|2"Average laden|"
2"3113_4|1"Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3116_4|2"Average laden|"
2"3113_9|2"0% Laden|miles
2"3114_9|2"50% Laden|"
2"3115_9|2"100% Laden|"
2"3116_9|2"Average laden|"
2"3117_4|1"Rigid (>17 tonnes) / 0% Laden|km
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3120_4|2"Average laden|"
2"3117_9|2"0% Laden|miles
2"3118_9|2"50% Laden|"
2"3119_9|2"100% Laden|"
2"3120_9|2"Average laden|"
2"3121_4|1"All rigids / 0% Laden|km
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3124_4|2"Average laden|"
2"3121_9|2"0% Laden|miles
2"3122_9|2"50% Laden|"
2"3123_9|2"100% Laden|"
2"3124_9|2"Average laden|"
2"3125_4|1"Articulated (>3.5 - 33t) / 0% Laden|km
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3128_4|2"Average laden|"
2"3125_9|2"0% Laden|miles
2"3126_9|2"50% Laden|"
2"3127_9|2"100% Laden|"
2"3128_9|2"Average laden|"
2"3129_4|1"Articulated (>33t) / 0% Laden|km
2"3130_4|2"50% Laden|"
2"3131_4|2"100% Laden|"
2"3132_4|2"Average laden|"
2"3129_9|2"0% Laden|miles
2"3130_9|2"50% Laden|"
2"3131_9|2"100% Laden|"
2"3132_9|2"Average laden|"
2"3133_4|1"All artics / 0% Laden|km
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3136_4|2"Average laden|"
2"3133_9|2"0% Laden|miles
2"3134_9|2"50% Laden|"
2"3135_9|2"100% Laden|"
2"3136_9|2"Average laden|"
2"3137_4|1"All HGVs / 0% Laden|km
2"3138_4|2"50% Laden|"
2"3139_4|2"100% Laden|"
2"3140_4|2"Average laden|"
2"3137_9|2"0% Laden|miles
2"3138_9|2"50% Laden|"
2"3139_9|2"100% Laden|"
2"3140_9|2"Average laden|"
== WTT- bioenergy
12_900_1031_8|WTT- biofuel / Bioethanol|litres
3"2|"|GJ
3"3|"|kg
2"1032_8|1"Biodiesel ME|litres
3"2|"|GJ
3"3|"|kg
2"1033_2|1"Biomethane (compressed)|GJ
3"3|"|kg
2"1034_8|1"Biodiesel ME (from used cooking oil)|litres
3"2|"|GJ
3"3|"|kg
2"1035_8|1"Biodiesel ME (from Tallow)|litres
3"2|"|GJ
3"3|"|kg
2"1036_8|1"Biodiesel HVO|litres
3"2|"|GJ
3"3|"|kg
2"1037_8|1"Biopropane|litres
3"2|"|GJ
3"3|"|kg
2"1038_8|1"Development diesel|litres
3"2|"|GJ
3"3|"|kg
2"1039_8|1"Development petrol|litres
3"2|"|GJ
3"3|"|kg
2"1040_8|1"Off road biodiesel|litres
3"2|"|GJ
3"3|"|kg
2"1041_2|1"Biomethane (liquified)|GJ
3"3|"|kg
2"1042_8|1"Methanol (bio)|litres
3"2|"|GJ
3"3|"|kg
2"1049_8|1"Avtur (renewable)|litres
3"2|"|GJ
3"3|"|kg
1"901_1043_15|WTT- biomass / Wood logs|tonnes
3"5|"|kWh
2"1044_15|1"Wood chips|tonnes
3"5|"|kWh
2"1045_15|1"Wood pellets|tonnes
3"5|"|kWh
2"1046_15|1"Grass/straw|tonnes
3"5|"|kWh
1"902_1047_15|WTT- biogas / Biogas|tonnes
3"5|"|kWh
2"1048_15|1"Landfill gas|tonnes
3"5|"|kWh
== UK electricity T&D for EVs
14_300_3004_4|Cars (by market segment) / Mini / Battery Electric Vehicle|km
3"9|"|miles
2"3008_4|1"Supermini / Plug-in Hybrid Electric Vehicle|km
2"3009_4|2"Battery Electric Vehicle|"
2"3008_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3009_9|2"Battery Electric Vehicle|"
2"3013_4|1"Lower medium / Plug-in Hybrid Electric Vehicle|km
2"3014_4|2"Battery Electric Vehicle|"
2"3013_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3014_9|2"Battery Electric Vehicle|"
2"3018_4|1"Upper medium / Plug-in Hybrid Electric Vehicle|km
2"3019_4|2"Battery Electric Vehicle|"
2"3018_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3019_9|2"Battery Electric Vehicle|"
2"3023_4|1"Executive / Plug-in Hybrid Electric Vehicle|km
2"3024_4|2"Battery Electric Vehicle|"
2"3023_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3024_9|2"Battery Electric Vehicle|"
2"3028_4|1"Luxury / Plug-in Hybrid Electric Vehicle|km
2"3029_4|2"Battery Electric Vehicle|"
2"3028_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3029_9|2"Battery Electric Vehicle|"
2"3033_4|1"Sports / Plug-in Hybrid Electric Vehicle|km
2"3034_4|2"Battery Electric Vehicle|"
2"3033_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3034_9|2"Battery Electric Vehicle|"
2"3038_4|1"Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
2"3039_4|2"Battery Electric Vehicle|"
2"3038_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3039_9|2"Battery Electric Vehicle|"
2"3043_4|1"MPV / Plug-in Hybrid Electric Vehicle|km
2"3044_4|2"Battery Electric Vehicle|"
2"3043_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3044_9|2"Battery Electric Vehicle|"
1"301_3051_4|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
2"3052_4|2"Battery Electric Vehicle|"
2"3051_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3052_9|2"Battery Electric Vehicle|"
2"3059_4|1"Medium car / Plug-in Hybrid Electric Vehicle|km
2"3060_4|2"Battery Electric Vehicle|"
2"3059_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3060_9|2"Battery Electric Vehicle|"
2"3067_4|1"Large car / Plug-in Hybrid Electric Vehicle|km
2"3068_4|2"Battery Electric Vehicle|"
2"3067_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3068_9|2"Battery Electric Vehicle|"
2"3075_4|1"Average car / Plug-in Hybrid Electric Vehicle|km
2"3076_4|2"Battery Electric Vehicle|"
2"3075_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3076_9|2"Battery Electric Vehicle|"
1"303_3087_14|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|tonne.km
3"4|"|km
3"9|"|miles
2"3094_14|1"Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|tonne.km
3"4|"|km
3"9|"|miles
2"3100_14|1"Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
2"3101_14|2"Battery Electric Vehicle|"
2"3100_4|2"Plug-in Hybrid Electric Vehicle|km
2"3101_4|2"Battery Electric Vehicle|"
2"3100_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3101_9|2"Battery Electric Vehicle|"
2"3107_14|1"Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
2"3108_14|2"Battery Electric Vehicle|"
2"3107_4|2"Plug-in Hybrid Electric Vehicle|km
2"3108_4|2"Battery Electric Vehicle|"
2"3107_9|2"Plug-in Hybrid Electric Vehicle|miles
2"3108_9|2"Battery Electric Vehicle|"
== WTT- heat and steam
16_919_4002_5|WTT- heat and steam / Onsite heat and steam / kWh|kWh
2"4003_5|1"District heat and steam / kWh|"
1"920_4004_5|WTT- district heat & steam distribution / 5% loss / kWh|"
== Material use
19_500_5000_15|Construction / Aggregates / Primary material production|tonnes
2"5001_15|2"Re-used|"
2"5003_15|2"Closed-loop source|"
2"5004_15|1"Average construction / Primary material production|"
2"5008_15|1"Asbestos / Primary material production|"
2"5012_15|1"Asphalt / Primary material production|"
2"5013_15|2"Re-used|"
2"5015_15|2"Closed-loop source|"
2"5016_15|1"Bricks / Primary material production|"
2"5020_15|1"Concrete / Primary material production|"
2"5023_15|2"Closed-loop source|"
2"5024_15|1"Insulation / Primary material production|"
2"5027_15|2"Closed-loop source|"
2"5028_15|1"Metals / Primary material production|"
2"5031_15|2"Closed-loop source|"
2"5035_15|1"Soils / Closed-loop source|"
2"5036_15|1"Mineral oil / Primary material production|"
2"5039_15|2"Closed-loop source|"
2"5040_15|1"Plasterboard / Primary material production|"
2"5043_15|2"Closed-loop source|"
2"5044_15|1"Tyres / Primary material production|"
2"5045_15|2"Re-used|"
2"5048_15|1"Wood / Primary material production|"
2"5049_15|2"Re-used|"
1"501_5056_15|Other / Glass / Primary material production|"
2"5059_15|2"Closed-loop source|"
2"5060_15|1"Clothing / Primary material production|"
2"5061_15|2"Re-used|"
2"5064_15|1"Food and drink / Primary material production|"
1"502_5068_15|Organic / Compost derived from garden waste / Primary material production|"
2"5072_15|1"Compost derived from food and garden waste / Primary material production|"
1"503_5076_15|Electrical items / Electrical items - fridges and freezers / Primary material production|"
2"5080_15|1"Electrical items - large / Primary material production|"
2"5084_15|1"Electrical items - IT / Primary material production|"
2"5088_15|1"Electrical items - small / Primary material production|"
2"5092_15|1"Batteries - Alkaline / Primary material production|"
2"5096_15|1"Batteries - Li ion / Primary material production|"
2"5100_15|1"Batteries - NiMh / Primary material production|"
1"504_5104_15|Metal / Metal: aluminium cans and foil (excl. forming) / Primary material production|"
2"5107_15|2"Closed-loop source|"
2"5108_15|1"Metal: mixed cans / Primary material production|"
2"5111_15|2"Closed-loop source|"
2"5112_15|1"Metal: scrap metal / Primary material production|"
2"5115_15|2"Closed-loop source|"
2"5116_15|1"Metal: steel cans / Primary material production|"
2"5119_15|2"Closed-loop source|"
1"505_5120_15|Plastic / Plastics: average plastics / Primary material production|"
2"5123_15|2"Closed-loop source|"
2"5124_15|1"Plastics: average plastic film / Primary material production|"
2"5127_15|2"Closed-loop source|"
2"5128_15|1"Plastics: average plastic rigid / Primary material production|"
2"5131_15|2"Closed-loop source|"
2"5132_15|1"Plastics: HDPE (incl. forming) / Primary material production|"
2"5135_15|2"Closed-loop source|"
2"5136_15|1"Plastics: LDPE and LLDPE (incl. forming) / Primary material production|"
2"5139_15|2"Closed-loop source|"
2"5140_15|1"Plastics: PET (incl. forming) / Primary material production|"
2"5143_15|2"Closed-loop source|"
2"5144_15|1"Plastics: PP (incl. forming) / Primary material production|"
2"5147_15|2"Closed-loop source|"
2"5148_15|1"Plastics: PS (incl. forming) / Primary material production|"
2"5151_15|2"Closed-loop source|"
2"5152_15|1"Plastics: PVC (incl. forming) / Primary material production|"
2"5155_15|2"Closed-loop source|"
1"506_5156_15|Paper / Paper and board: board / Primary material production|"
2"5159_15|2"Closed-loop source|"
2"5160_15|1"Paper and board: mixed / Primary material production|"
2"5163_15|2"Closed-loop source|"
2"5164_15|1"Paper and board: paper / Primary material production|"
2"5167_15|2"Closed-loop source|"
== Waste disposal
20_500_5169_15|Construction / Aggregates / Open-loop|tonnes
2"5170_15|2"Closed-loop|"
2"5173_15|2"Landfill|"
2"5176_15|1"Average construction / Open-loop|"
2"5177_15|2"Closed-loop|"
2"5178_15|2"Incineration with Energy Recovery|"
2"5187_15|1"Asbestos / Landfill|"
2"5190_15|1"Asphalt / Open-loop|"
2"5191_15|2"Closed-loop|"
2"5194_15|2"Landfill|"
2"5197_15|1"Bricks / Open-loop|"
2"5201_15|2"Landfill|"
2"5204_15|1"Concrete / Open-loop|"
2"5205_15|2"Closed-loop|"
2"5208_15|2"Landfill|"
2"5212_15|1"Insulation / Closed-loop|"
2"5215_15|2"Landfill|"
2"5219_15|1"Metals / Closed-loop|"
2"5222_15|2"Landfill|"
2"5226_15|1"Soils / Closed-loop|"
2"5229_15|2"Landfill|"
2"5233_15|1"Mineral oil / Closed-loop|"
2"5234_15|2"Incineration with Energy Recovery|"
2"5240_15|1"Plasterboard / Closed-loop|"
2"5243_15|2"Landfill|"
2"5247_15|1"Tyres / Closed-loop|"
2"5254_15|1"Wood / Closed-loop|"
2"5255_15|2"Incineration with Energy Recovery|"
2"5256_15|2"Composting|"
2"5257_15|2"Landfill|"
1"501_5261_15|Other / Books / Closed-loop|"
2"5262_15|2"Incineration with Energy Recovery|"
2"5263_15|2"Composting|"
2"5264_15|2"Landfill|"
2"5267_15|1"Glass / Open-loop|"
2"5268_15|2"Closed-loop|"
2"5269_15|2"Incineration with Energy Recovery|"
2"5271_15|2"Landfill|"
2"5275_15|1"Clothing / Closed-loop|"
2"5276_15|2"Incineration with Energy Recovery|"
2"5278_15|2"Landfill|"
1"507_5283_15|Refuse / Household residual waste / Incineration with Energy Recovery|"
2"5285_15|2"Landfill|"
2"5290_15|1"Organic: food and drink waste / Incineration with Energy Recovery|"
2"5291_15|2"Composting|"
2"5292_15|2"Landfill|"
2"5293_15|2"Anaerobic digestion|"
2"5297_15|1"Organic: garden waste / Incineration with Energy Recovery|"
2"5298_15|2"Composting|"
2"5299_15|2"Landfill|"
2"5300_15|2"Anaerobic digestion|"
2"5304_15|1"Organic: mixed food and garden waste / Incineration with Energy Recovery|"
2"5305_15|2"Composting|"
2"5306_15|2"Landfill|"
2"5307_15|2"Anaerobic digestion|"
2"5311_15|1"Commercial and industrial waste / Incineration with Energy Recovery|"
2"5313_15|2"Landfill|"
1"503_5316_15|Electrical items / WEEE - fridges and freezers / Open-loop|"
2"5320_15|2"Landfill|"
2"5323_15|1"WEEE - large / Open-loop|"
2"5325_15|2"Incineration with Energy Recovery|"
2"5327_15|2"Landfill|"
2"5330_15|1"WEEE - mixed / Open-loop|"
2"5332_15|2"Incineration with Energy Recovery|"
2"5334_15|2"Landfill|"
2"5337_15|1"WEEE - small / Open-loop|"
2"5339_15|2"Incineration with Energy Recovery|"
2"5341_15|2"Landfill|"
2"5344_15|1"Batteries / Open-loop|"
2"5348_15|2"Landfill|"
1"504_5351_15|Metal / Metal: aluminium cans and foil (excl. forming) / Open-loop|"
2"5352_15|2"Closed-loop|"
2"5353_15|2"Incineration with Energy Recovery|"
2"5355_15|2"Landfill|"
2"5358_15|1"Metal: mixed cans / Open-loop|"
2"5359_15|2"Closed-loop|"
2"5360_15|2"Incineration with Energy Recovery|"
2"5362_15|2"Landfill|"
2"5365_15|1"Metal: scrap metal / Open-loop|"
2"5366_15|2"Closed-loop|"
2"5367_15|2"Incineration with Energy Recovery|"
2"5369_15|2"Landfill|"
2"5372_15|1"Metal: steel cans / Open-loop|"
2"5373_15|2"Closed-loop|"
2"5374_15|2"Incineration with Energy Recovery|"
2"5376_15|2"Landfill|"
1"505_5379_15|Plastic / Plastics: average plastics / Open-loop|"
2"5380_15|2"Closed-loop|"
2"5381_15|2"Incineration with Energy Recovery|"
2"5383_15|2"Landfill|"
2"5386_15|1"Plastics: average plastic film / Open-loop|"
2"5387_15|2"Closed-loop|"
2"5388_15|2"Incineration with Energy Recovery|"
2"5390_15|2"Landfill|"
2"5393_15|1"Plastics: average plastic rigid / Open-loop|"
2"5394_15|2"Closed-loop|"
2"5395_15|2"Incineration with Energy Recovery|"
2"5397_15|2"Landfill|"
2"5400_15|1"Plastics: HDPE (incl. forming) / Open-loop|"
2"5401_15|2"Closed-loop|"
2"5402_15|2"Incineration with Energy Recovery|"
2"5404_15|2"Landfill|"
2"5407_15|1"Plastics: LDPE and LLDPE (incl. forming) / Open-loop|"
2"5408_15|2"Closed-loop|"
2"5409_15|2"Incineration with Energy Recovery|"
2"5411_15|2"Landfill|"
2"5414_15|1"Plastics: PET (incl. forming) / Open-loop|"
2"5415_15|2"Closed-loop|"
2"5416_15|2"Incineration with Energy Recovery|"
2"5418_15|2"Landfill|"
2"5421_15|1"Plastics: PP (incl. forming) / Open-loop|"
2"5422_15|2"Closed-loop|"
2"5423_15|2"Incineration with Energy Recovery|"
2"5425_15|2"Landfill|"
2"5428_15|1"Plastics: PS (incl. forming) / Open-loop|"
2"5429_15|2"Closed-loop|"
2"5430_15|2"Incineration with Energy Recovery|"
2"5432_15|2"Landfill|"
2"5435_15|1"Plastics: PVC (incl. forming) / Open-loop|"
2"5436_15|2"Closed-loop|"
2"5437_15|2"Incineration with Energy Recovery|"
2"5439_15|2"Landfill|"
1"506_5443_15|Paper / Paper and board: board / Closed-loop|"
2"5444_15|2"Incineration with Energy Recovery|"
2"5445_15|2"Composting|"
2"5446_15|2"Landfill|"
2"5450_15|1"Paper and board: mixed / Closed-loop|"
2"5451_15|2"Incineration with Energy Recovery|"
2"5452_15|2"Composting|"
2"5453_15|2"Landfill|"
2"5457_15|1"Paper and board: paper / Closed-loop|"
2"5458_15|2"Incineration with Energy Recovery|"
2"5459_15|2"Composting|"
2"5460_15|2"Landfill|"
1"507_5281_15|Refuse / Household residual waste / Open-loop|"
2"5282_15|2"Closed-loop|"
2"5286_15|2"Anaerobic digestion|"
2"5310_15|1"Commercial and industrial waste / Closed-loop|"
2"5314_15|2"Anaerobic digestion|"
== WTT- business travel- sea
24_914_3188_11|WTT- ferry / Foot passenger|passenger.km
2"3189_11|1"Car passenger|"
2"3190_11|1"Average (all passenger)|"
== Managed assets- electricity
30_400_4000_5|Electricity generated / Electricity: UK / kWh|kWh
== Managed assets- vehicles
31_307_3000_4|Managed cars (by market segment) / Mini / Diesel|km
2"3001_4|2"Petrol|"
2"3002_4|2"Unknown|"
2"3004_4|2"Battery Electric Vehicle|"
2"3000_9|2"Diesel|miles
2"3001_9|2"Petrol|"
2"3002_9|2"Unknown|"
2"3004_9|2"Battery Electric Vehicle|"
2"3005_4|1"Supermini / Diesel|km
2"3006_4|2"Petrol|"
2"3007_4|2"Unknown|"
2"3008_4|2"Plug-in Hybrid Electric Vehicle|"
2"3009_4|2"Battery Electric Vehicle|"
2"3005_9|2"Diesel|miles
2"3006_9|2"Petrol|"
2"3007_9|2"Unknown|"
2"3008_9|2"Plug-in Hybrid Electric Vehicle|"
2"3009_9|2"Battery Electric Vehicle|"
2"3010_4|1"Lower medium / Diesel|km
2"3011_4|2"Petrol|"
2"3012_4|2"Unknown|"
2"3013_4|2"Plug-in Hybrid Electric Vehicle|"
2"3014_4|2"Battery Electric Vehicle|"
2"3010_9|2"Diesel|miles
2"3011_9|2"Petrol|"
2"3012_9|2"Unknown|"
2"3013_9|2"Plug-in Hybrid Electric Vehicle|"
2"3014_9|2"Battery Electric Vehicle|"
2"3015_4|1"Upper medium / Diesel|km
2"3016_4|2"Petrol|"
2"3017_4|2"Unknown|"
2"3018_4|2"Plug-in Hybrid Electric Vehicle|"
2"3019_4|2"Battery Electric Vehicle|"
2"3015_9|2"Diesel|miles
2"3016_9|2"Petrol|"
2"3017_9|2"Unknown|"
2"3018_9|2"Plug-in Hybrid Electric Vehicle|"
2"3019_9|2"Battery Electric Vehicle|"
2"3020_4|1"Executive / Diesel|km
2"3021_4|2"Petrol|"
2"3022_4|2"Unknown|"
2"3023_4|2"Plug-in Hybrid Electric Vehicle|"
2"3024_4|2"Battery Electric Vehicle|"
2"3020_9|2"Diesel|miles
2"3021_9|2"Petrol|"
2"3022_9|2"Unknown|"
2"3023_9|2"Plug-in Hybrid Electric Vehicle|"
2"3024_9|2"Battery Electric Vehicle|"
2"3025_4|1"Luxury / Diesel|km
2"3026_4|2"Petrol|"
2"3027_4|2"Unknown|"
2"3028_4|2"Plug-in Hybrid Electric Vehicle|"
2"3029_4|2"Battery Electric Vehicle|"
2"3025_9|2"Diesel|miles
2"3026_9|2"Petrol|"
2"3027_9|2"Unknown|"
2"3028_9|2"Plug-in Hybrid Electric Vehicle|"
2"3029_9|2"Battery Electric Vehicle|"
2"3030_4|1"Sports / Diesel|km
2"3031_4|2"Petrol|"
2"3032_4|2"Unknown|"
2"3033_4|2"Plug-in Hybrid Electric Vehicle|"
2"3034_4|2"Battery Electric Vehicle|"
2"3030_9|2"Diesel|miles
2"3031_9|2"Petrol|"
2"3032_9|2"Unknown|"
2"3033_9|2"Plug-in Hybrid Electric Vehicle|"
2"3034_9|2"Battery Electric Vehicle|"
2"3035_4|1"Dual purpose 4X4 / Diesel|km
2"3036_4|2"Petrol|"
2"3037_4|2"Unknown|"
2"3038_4|2"Plug-in Hybrid Electric Vehicle|"
2"3039_4|2"Battery Electric Vehicle|"
2"3035_9|2"Diesel|miles
2"3036_9|2"Petrol|"
2"3037_9|2"Unknown|"
2"3038_9|2"Plug-in Hybrid Electric Vehicle|"
2"3039_9|2"Battery Electric Vehicle|"
2"3040_4|1"MPV / Diesel|km
2"3041_4|2"Petrol|"
2"3042_4|2"Unknown|"
2"3043_4|2"Plug-in Hybrid Electric Vehicle|"
2"3044_4|2"Battery Electric Vehicle|"
2"3040_9|2"Diesel|miles
2"3041_9|2"Petrol|"
2"3042_9|2"Unknown|"
2"3043_9|2"Plug-in Hybrid Electric Vehicle|"
2"3044_9|2"Battery Electric Vehicle|"
1"308_3045_4|Managed cars (by size) / Small car / Diesel|km
2"3046_4|2"Petrol|"
2"3047_4|2"Hybrid|"
2"3050_4|2"Unknown|"
2"3051_4|2"Plug-in Hybrid Electric Vehicle|"
2"3052_4|2"Battery Electric Vehicle|"
2"3045_9|2"Diesel|miles
2"3046_9|2"Petrol|"
2"3047_9|2"Hybrid|"
2"3050_9|2"Unknown|"
2"3051_9|2"Plug-in Hybrid Electric Vehicle|"
2"3052_9|2"Battery Electric Vehicle|"
2"3053_4|1"Medium car / Diesel|km
2"3054_4|2"Petrol|"
2"3055_4|2"Hybrid|"
2"3056_4|2"CNG|"
2"3057_4|2"LPG|"
2"3058_4|2"Unknown|"
2"3059_4|2"Plug-in Hybrid Electric Vehicle|"
2"3060_4|2"Battery Electric Vehicle|"
2"3053_9|2"Diesel|miles
2"3054_9|2"Petrol|"
2"3055_9|2"Hybrid|"
2"3056_9|2"CNG|"
2"3057_9|2"LPG|"
2"3058_9|2"Unknown|"
2"3059_9|2"Plug-in Hybrid Electric Vehicle|"
2"3060_9|2"Battery Electric Vehicle|"
2"3061_4|1"Large car / Diesel|km
2"3062_4|2"Petrol|"
2"3063_4|2"Hybrid|"
2"3064_4|2"CNG|"
2"3065_4|2"LPG|"
2"3066_4|2"Unknown|"
2"3067_4|2"Plug-in Hybrid Electric Vehicle|"
2"3068_4|2"Battery Electric Vehicle|"
2"3061_9|2"Diesel|miles
2"3062_9|2"Petrol|"
2"3063_9|2"Hybrid|"
2"3064_9|2"CNG|"
2"3065_9|2"LPG|"
2"3066_9|2"Unknown|"
2"3067_9|2"Plug-in Hybrid Electric Vehicle|"
2"3068_9|2"Battery Electric Vehicle|"
2"3069_4|1"Average car / Diesel|km
2"3070_4|2"Petrol|"
2"3071_4|2"Hybrid|"
2"3072_4|2"CNG|"
2"3073_4|2"LPG|"
2"3074_4|2"Unknown|"
2"3075_4|2"Plug-in Hybrid Electric Vehicle|"
2"3076_4|2"Battery Electric Vehicle|"
2"3069_9|2"Diesel|miles
2"3070_9|2"Petrol|"
2"3071_9|2"Hybrid|"
2"3072_9|2"CNG|"
2"3073_9|2"LPG|"
2"3074_9|2"Unknown|"
2"3075_9|2"Plug-in Hybrid Electric Vehicle|"
2"3076_9|2"Battery Electric Vehicle|"
1"310_3081_4|Managed vans / Class I (up to 1.305 tonnes) / Diesel|km
2"3082_4|2"Petrol|"
2"3087_4|2"Battery Electric Vehicle|"
2"3088_4|1"Class II (1.305 to 1.74 tonnes) / Diesel|"
2"3089_4|2"Petrol|"
2"3094_4|2"Battery Electric Vehicle|"
2"3095_4|1"Class III (1.74 to 3.5 tonnes) / Diesel|"
2"3096_4|2"Petrol|"
2"3100_4|2"Plug-in Hybrid Electric Vehicle|"
2"3101_4|2"Battery Electric Vehicle|"
2"3102_4|1"Average (up to 3.5 tonnes) / Diesel|"
2"3103_4|2"Petrol|"
2"3104_4|2"CNG|"
2"3105_4|2"LPG|"
2"3106_4|2"Unknown|"
2"3107_4|2"Plug-in Hybrid Electric Vehicle|"
2"3108_4|2"Battery Electric Vehicle|"
1"311_3109_4|Managed HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|"
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3112_4|2"Average laden|"
2"3113_4|1"Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|"
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3116_4|2"Average laden|"
2"3117_4|1"Rigid (>17 tonnes) / 0% Laden|"
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3120_4|2"Average laden|"
2"3121_4|1"All rigids / 0% Laden|"
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3124_4|2"Average laden|"
2"3125_4|1"Articulated (>3.5 - 33t) / 0% Laden|"
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3128_4|2"Average laden|"
2"3129_4|1"Articulated (>33t) / 0% Laden|"
2"3130_4|2"50% Laden|"
2"3131_4|2"100% Laden|"
2"3132_4|2"Average laden|"
2"3133_4|1"All artics / 0% Laden|"
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3136_4|2"Average laden|"
2"3137_4|1"All HGVs / 0% Laden|"
2"3138_4|2"50% Laden|"
2"3139_4|2"100% Laden|"
2"3140_4|2"Average laden|"
1"312_3109_4|Managed HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|"
2"3110_4|2"50% Laden|"
2"3111_4|2"100% Laden|"
2"3112_4|2"Average laden|"
2"3113_4|1"Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|"
2"3114_4|2"50% Laden|"
2"3115_4|2"100% Laden|"
2"3116_4|2"Average laden|"
2"3117_4|1"Rigid (>17 tonnes) / 0% Laden|"
2"3118_4|2"50% Laden|"
2"3119_4|2"100% Laden|"
2"3120_4|2"Average laden|"
2"3121_4|1"All rigids / 0% Laden|"
2"3122_4|2"50% Laden|"
2"3123_4|2"100% Laden|"
2"3124_4|2"Average laden|"
2"3125_4|1"Articulated (>3.5 - 33t) / 0% Laden|"
2"3126_4|2"50% Laden|"
2"3127_4|2"100% Laden|"
2"3128_4|2"Average laden|"
2"3129_4|1"Articulated (>33t) / 0% Laden|"
2"3130_4|2"50% Laden|"
2"3131_4|2"100% Laden|"
2"3132_4|2"Average laden|"
2"3133_4|1"All artics / 0% Laden|"
2"3134_4|2"50% Laden|"
2"3135_4|2"100% Laden|"
2"3136_4|2"Average laden|"
2"3137_4|1"All HGVs / 0% Laden|"
2"3138_4|2"50% Laden|"
2"3139_4|2"100% Laden|"
2"3140_4|2"Average laden|"
1"309_3077_4|Managed motorbikes / Small|"
3"9|"|miles
2"3078_4|1"Medium|km
3"9|"|miles
2"3079_4|1"Large|km
3"9|"|miles
2"3080_4|1"Average|km
3"9|"|miles
`
