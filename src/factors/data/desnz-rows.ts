/**
 * The rows of the UK Government GHG Conversion Factors that are shipped, the same in both editions, by sheet
 * (`== sheet`). Columns: the publisher's row id without its last part (which counts the gases) | name below the sheet |
 * unit | region where it is not GB.
 *
 * Contains public sector information licensed under the Open Government Licence v3.0.
 */
export const DESNZ_ROWS = `
== Fuels
1_100_1004_6|Gaseous fuels / Natural gas|kWh (Gross CV)
1_100_1004_7|Gaseous fuels / Natural gas|kWh (Net CV)
1_100_1004_1|Gaseous fuels / Natural gas|cubic metres
1_100_1004_15|Gaseous fuels / Natural gas|tonnes
1_100_1003_8|Gaseous fuels / LPG|litres
1_100_1003_6|Gaseous fuels / LPG|kWh (Gross CV)
1_100_1003_15|Gaseous fuels / LPG|tonnes
1_100_1007_8|Gaseous fuels / Propane|litres
1_100_1007_6|Gaseous fuels / Propane|kWh (Gross CV)
1_100_1000_8|Gaseous fuels / Butane|litres
1_100_1001_6|Gaseous fuels / CNG|kWh (Gross CV)
1_100_1001_15|Gaseous fuels / CNG|tonnes
1_100_1002_15|Gaseous fuels / LNG|tonnes
1_100_1002_8|Gaseous fuels / LNG|litres
1_101_1011_8|Liquid fuels / Diesel (average biofuel blend)|litres
1_101_1011_6|Liquid fuels / Diesel (average biofuel blend)|kWh (Gross CV)
1_101_1011_7|Liquid fuels / Diesel (average biofuel blend)|kWh (Net CV)
1_101_1011_15|Liquid fuels / Diesel (average biofuel blend)|tonnes
1_101_1012_8|Liquid fuels / Diesel (100% mineral diesel)|litres
1_101_1012_15|Liquid fuels / Diesel (100% mineral diesel)|tonnes
1_101_1017_8|Liquid fuels / Petrol (average biofuel blend)|litres
1_101_1017_6|Liquid fuels / Petrol (average biofuel blend)|kWh (Gross CV)
1_101_1017_7|Liquid fuels / Petrol (average biofuel blend)|kWh (Net CV)
1_101_1017_15|Liquid fuels / Petrol (average biofuel blend)|tonnes
1_101_1018_8|Liquid fuels / Petrol (100% mineral petrol)|litres
1_101_1018_15|Liquid fuels / Petrol (100% mineral petrol)|tonnes
1_101_1013_8|Liquid fuels / Fuel oil|litres
1_101_1013_6|Liquid fuels / Fuel oil|kWh (Gross CV)
1_101_1013_15|Liquid fuels / Fuel oil|tonnes
1_101_1014_8|Liquid fuels / Gas oil|litres
1_101_1014_6|Liquid fuels / Gas oil|kWh (Gross CV)
1_101_1014_15|Liquid fuels / Gas oil|tonnes
1_101_1010_8|Liquid fuels / Burning oil|litres
1_101_1010_6|Liquid fuels / Burning oil|kWh (Gross CV)
1_101_1010_15|Liquid fuels / Burning oil|tonnes
1_101_1009_8|Liquid fuels / Aviation turbine fuel|litres
1_101_1009_15|Liquid fuels / Aviation turbine fuel|tonnes
1_101_1008_8|Liquid fuels / Aviation spirit|litres
1_101_1008_15|Liquid fuels / Aviation spirit|tonnes
1_101_1023_8|Liquid fuels / Marine gas oil|litres
1_101_1023_15|Liquid fuels / Marine gas oil|tonnes
1_101_1024_8|Liquid fuels / Marine fuel oil|litres
1_101_1024_15|Liquid fuels / Marine fuel oil|tonnes
1_101_1015_8|Liquid fuels / Lubricants|litres
1_101_1016_8|Liquid fuels / Naphtha|litres
1_101_1022_8|Liquid fuels / Waste oils|litres
1_102_1025_15|Solid fuels / Coal (industrial)|tonnes
1_102_1025_6|Solid fuels / Coal (industrial)|kWh (Gross CV)
1_102_1027_15|Solid fuels / Coal (domestic)|tonnes
1_102_1027_6|Solid fuels / Coal (domestic)|kWh (Gross CV)
1_102_1026_15|Solid fuels / Coal (electricity generation)|tonnes
1_102_1026_6|Solid fuels / Coal (electricity generation)|kWh (Gross CV)
1_102_1028_15|Solid fuels / Coking coal|tonnes
1_102_1029_15|Solid fuels / Petroleum coke|tonnes
1_102_1029_6|Solid fuels / Petroleum coke|kWh (Gross CV)
== WTT- fuels
11_100_1004_6|Gaseous fuels / Natural gas|kWh (Gross CV)
11_100_1004_7|Gaseous fuels / Natural gas|kWh (Net CV)
11_100_1004_1|Gaseous fuels / Natural gas|cubic metres
11_100_1004_15|Gaseous fuels / Natural gas|tonnes
11_100_1003_8|Gaseous fuels / LPG|litres
11_100_1003_6|Gaseous fuels / LPG|kWh (Gross CV)
11_100_1003_15|Gaseous fuels / LPG|tonnes
11_100_1007_8|Gaseous fuels / Propane|litres
11_100_1007_6|Gaseous fuels / Propane|kWh (Gross CV)
11_100_1000_8|Gaseous fuels / Butane|litres
11_100_1001_6|Gaseous fuels / CNG|kWh (Gross CV)
11_100_1001_15|Gaseous fuels / CNG|tonnes
11_100_1002_15|Gaseous fuels / LNG|tonnes
11_100_1002_8|Gaseous fuels / LNG|litres
11_101_1011_8|Liquid fuels / Diesel (average biofuel blend)|litres
11_101_1011_6|Liquid fuels / Diesel (average biofuel blend)|kWh (Gross CV)
11_101_1011_7|Liquid fuels / Diesel (average biofuel blend)|kWh (Net CV)
11_101_1011_15|Liquid fuels / Diesel (average biofuel blend)|tonnes
11_101_1012_8|Liquid fuels / Diesel (100% mineral diesel)|litres
11_101_1012_15|Liquid fuels / Diesel (100% mineral diesel)|tonnes
11_101_1017_8|Liquid fuels / Petrol (average biofuel blend)|litres
11_101_1017_6|Liquid fuels / Petrol (average biofuel blend)|kWh (Gross CV)
11_101_1017_7|Liquid fuels / Petrol (average biofuel blend)|kWh (Net CV)
11_101_1017_15|Liquid fuels / Petrol (average biofuel blend)|tonnes
11_101_1018_8|Liquid fuels / Petrol (100% mineral petrol)|litres
11_101_1018_15|Liquid fuels / Petrol (100% mineral petrol)|tonnes
11_101_1013_8|Liquid fuels / Fuel oil|litres
11_101_1013_6|Liquid fuels / Fuel oil|kWh (Gross CV)
11_101_1013_15|Liquid fuels / Fuel oil|tonnes
11_101_1014_8|Liquid fuels / Gas oil|litres
11_101_1014_6|Liquid fuels / Gas oil|kWh (Gross CV)
11_101_1014_15|Liquid fuels / Gas oil|tonnes
11_101_1010_8|Liquid fuels / Burning oil|litres
11_101_1010_6|Liquid fuels / Burning oil|kWh (Gross CV)
11_101_1010_15|Liquid fuels / Burning oil|tonnes
11_101_1009_8|Liquid fuels / Aviation turbine fuel|litres
11_101_1009_15|Liquid fuels / Aviation turbine fuel|tonnes
11_101_1008_8|Liquid fuels / Aviation spirit|litres
11_101_1008_15|Liquid fuels / Aviation spirit|tonnes
11_101_1023_8|Liquid fuels / Marine gas oil|litres
11_101_1023_15|Liquid fuels / Marine gas oil|tonnes
11_101_1024_8|Liquid fuels / Marine fuel oil|litres
11_101_1024_15|Liquid fuels / Marine fuel oil|tonnes
11_102_1025_15|Solid fuels / Coal (industrial)|tonnes
11_102_1025_6|Solid fuels / Coal (industrial)|kWh (Gross CV)
11_102_1027_15|Solid fuels / Coal (domestic)|tonnes
11_102_1027_6|Solid fuels / Coal (domestic)|kWh (Gross CV)
11_102_1026_15|Solid fuels / Coal (electricity generation)|tonnes
11_102_1026_6|Solid fuels / Coal (electricity generation)|kWh (Gross CV)
11_102_1028_15|Solid fuels / Coking coal|tonnes
11_102_1029_15|Solid fuels / Petroleum coke|tonnes
11_102_1029_6|Solid fuels / Petroleum coke|kWh (Gross CV)
== Bioenergy
2_103_1031_8|Biofuel / Bioethanol|litres
2_103_1032_8|Biofuel / Biodiesel ME|litres
2_103_1036_8|Biofuel / Biodiesel HVO|litres
2_103_1033_3|Biofuel / Biomethane (compressed)|kg
2_104_1043_15|Biomass / Wood logs|tonnes
2_104_1044_15|Biomass / Wood chips|tonnes
2_104_1045_15|Biomass / Wood pellets|tonnes
2_104_1045_5|Biomass / Wood pellets|kWh
2_105_1047_15|Biogas / Biogas|tonnes
2_103_1049_8|Biofuel / Avtur (renewable)|litres
== Outside of scopes
99_604_1011_8|Forecourt fuels containing biofuel / Diesel (average biofuel blend)|litres
99_604_1017_8|Forecourt fuels containing biofuel / Petrol (average biofuel blend)|litres
99_104_1045_15|Biomass / Wood pellets|tonnes
99_104_1043_15|Biomass / Wood logs|tonnes
99_104_1044_15|Biomass / Wood chips|tonnes
99_103_1031_8|Biofuel / Bioethanol|litres
99_103_1032_8|Biofuel / Biodiesel ME|litres
99_103_1036_8|Biofuel / Biodiesel HVO|litres
== UK electricity
7_400_4000_5|Electricity generated / Electricity: UK / kWh|kWh
== Transmission and distribution
13_402_4000_5|T&D- UK electricity / Electricity: UK / kWh|kWh
13_403_4004_5|Distribution - district heat & steam / 5% loss / kWh|kWh
== WTT- UK electricity
15_917_4000_5|WTT- UK electricity (generation) / Electricity: UK / kWh|kWh
15_918_4000_5|WTT- UK electricity (T&D) / Electricity: UK / kWh|kWh
== Heat and steam
10_401_4002_5|Heat and steam / Onsite heat and steam / kWh|kWh
10_401_4003_5|Heat and steam / District heat and steam / kWh|kWh
== Passenger vehicles
4_301_3045_4|Cars (by size) / Small car / Diesel|km
4_301_3046_4|Cars (by size) / Small car / Petrol|km
4_301_3047_4|Cars (by size) / Small car / Hybrid|km
4_301_3050_4|Cars (by size) / Small car / Unknown|km
4_301_3051_4|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
4_301_3052_4|Cars (by size) / Small car / Battery Electric Vehicle|km
4_301_3053_4|Cars (by size) / Medium car / Diesel|km
4_301_3054_4|Cars (by size) / Medium car / Petrol|km
4_301_3055_4|Cars (by size) / Medium car / Hybrid|km
4_301_3056_4|Cars (by size) / Medium car / CNG|km
4_301_3057_4|Cars (by size) / Medium car / LPG|km
4_301_3058_4|Cars (by size) / Medium car / Unknown|km
4_301_3059_4|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|km
4_301_3060_4|Cars (by size) / Medium car / Battery Electric Vehicle|km
4_301_3061_4|Cars (by size) / Large car / Diesel|km
4_301_3062_4|Cars (by size) / Large car / Petrol|km
4_301_3063_4|Cars (by size) / Large car / Hybrid|km
4_301_3064_4|Cars (by size) / Large car / CNG|km
4_301_3065_4|Cars (by size) / Large car / LPG|km
4_301_3066_4|Cars (by size) / Large car / Unknown|km
4_301_3067_4|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|km
4_301_3068_4|Cars (by size) / Large car / Battery Electric Vehicle|km
4_301_3069_4|Cars (by size) / Average car / Diesel|km
4_301_3070_4|Cars (by size) / Average car / Petrol|km
4_301_3071_4|Cars (by size) / Average car / Hybrid|km
4_301_3072_4|Cars (by size) / Average car / CNG|km
4_301_3073_4|Cars (by size) / Average car / LPG|km
4_301_3074_4|Cars (by size) / Average car / Unknown|km
4_301_3075_4|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|km
4_301_3076_4|Cars (by size) / Average car / Battery Electric Vehicle|km
4_302_3077_4|Motorbike / Small|km
4_302_3078_4|Motorbike / Medium|km
4_302_3079_4|Motorbike / Large|km
4_302_3080_4|Motorbike / Average|km
== UK electricity for EVs
8_301_3051_4|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
8_301_3052_4|Cars (by size) / Small car / Battery Electric Vehicle|km
8_301_3059_4|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|km
8_301_3060_4|Cars (by size) / Medium car / Battery Electric Vehicle|km
8_301_3067_4|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|km
8_301_3068_4|Cars (by size) / Large car / Battery Electric Vehicle|km
8_301_3075_4|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|km
8_301_3076_4|Cars (by size) / Average car / Battery Electric Vehicle|km
== Business travel- land
25_313_3141_11|Taxis / Regular taxi|passenger.km
25_313_3142_11|Taxis / Black cab|passenger.km
25_313_3141_4|Taxis / Regular taxi|km
25_313_3142_4|Taxis / Black cab|km
25_314_3143_11|Bus / Local bus (not London)|passenger.km
25_314_3144_11|Bus / Local London bus|passenger.km
25_314_3145_11|Bus / Average local bus|passenger.km
25_314_3146_11|Bus / Coach|passenger.km
25_315_3147_11|Rail / National rail|passenger.km
25_315_3148_11|Rail / International rail|passenger.km
25_315_3149_11|Rail / Light rail and tram|passenger.km
25_315_3150_11|Rail / London Underground|passenger.km
== Business travel- sea
23_318_3188_11|Ferry / Foot passenger|passenger.km
23_318_3189_11|Ferry / Car passenger|passenger.km
23_318_3190_11|Ferry / Average (all passenger)|passenger.km
== Business travel- air
21_316_3160_11|Flights / Domestic, to/from UK / Average passenger / With RF|passenger.km
21_316_3161_11|Flights / Domestic, to/from UK / Average passenger / Without RF|passenger.km
21_316_3162_11|Flights / Short-haul, to/from UK / Average passenger / With RF|passenger.km
21_316_3163_11|Flights / Short-haul, to/from UK / Average passenger / Without RF|passenger.km
21_316_3164_11|Flights / Short-haul, to/from UK / Economy class / With RF|passenger.km
21_316_3165_11|Flights / Short-haul, to/from UK / Economy class / Without RF|passenger.km
21_316_3166_11|Flights / Short-haul, to/from UK / Business class / With RF|passenger.km
21_316_3167_11|Flights / Short-haul, to/from UK / Business class / Without RF|passenger.km
21_316_3168_11|Flights / Long-haul, to/from UK / Average passenger / With RF|passenger.km
21_316_3169_11|Flights / Long-haul, to/from UK / Average passenger / Without RF|passenger.km
21_316_3170_11|Flights / Long-haul, to/from UK / Economy class / With RF|passenger.km
21_316_3171_11|Flights / Long-haul, to/from UK / Economy class / Without RF|passenger.km
21_316_3172_11|Flights / Long-haul, to/from UK / Premium economy class / With RF|passenger.km
21_316_3173_11|Flights / Long-haul, to/from UK / Premium economy class / Without RF|passenger.km
21_316_3174_11|Flights / Long-haul, to/from UK / Business class / With RF|passenger.km
21_316_3175_11|Flights / Long-haul, to/from UK / Business class / Without RF|passenger.km
21_316_3176_11|Flights / Long-haul, to/from UK / First class / With RF|passenger.km
21_316_3177_11|Flights / Long-haul, to/from UK / First class / Without RF|passenger.km
21_316_3178_11|Flights / International, to/from non-UK / Average passenger / With RF|passenger.km
21_316_3179_11|Flights / International, to/from non-UK / Average passenger / Without RF|passenger.km
21_316_3180_11|Flights / International, to/from non-UK / Economy class / With RF|passenger.km
21_316_3181_11|Flights / International, to/from non-UK / Economy class / Without RF|passenger.km
21_316_3182_11|Flights / International, to/from non-UK / Premium economy class / With RF|passenger.km
21_316_3183_11|Flights / International, to/from non-UK / Premium economy class / Without RF|passenger.km
21_316_3184_11|Flights / International, to/from non-UK / Business class / With RF|passenger.km
21_316_3185_11|Flights / International, to/from non-UK / Business class / Without RF|passenger.km
21_316_3186_11|Flights / International, to/from non-UK / First class / With RF|passenger.km
21_316_3187_11|Flights / International, to/from non-UK / First class / Without RF|passenger.km
== WTT- business travel- air
22_912_3160_11|WTT- flights / Domestic, to/from UK / Average passenger / With RF|passenger.km
22_912_3161_11|WTT- flights / Domestic, to/from UK / Average passenger / Without RF|passenger.km
22_912_3162_11|WTT- flights / Short-haul, to/from UK / Average passenger / With RF|passenger.km
22_912_3163_11|WTT- flights / Short-haul, to/from UK / Average passenger / Without RF|passenger.km
22_912_3164_11|WTT- flights / Short-haul, to/from UK / Economy class / With RF|passenger.km
22_912_3165_11|WTT- flights / Short-haul, to/from UK / Economy class / Without RF|passenger.km
22_912_3166_11|WTT- flights / Short-haul, to/from UK / Business class / With RF|passenger.km
22_912_3167_11|WTT- flights / Short-haul, to/from UK / Business class / Without RF|passenger.km
22_912_3168_11|WTT- flights / Long-haul, to/from UK / Average passenger / With RF|passenger.km
22_912_3169_11|WTT- flights / Long-haul, to/from UK / Average passenger / Without RF|passenger.km
22_912_3170_11|WTT- flights / Long-haul, to/from UK / Economy class / With RF|passenger.km
22_912_3171_11|WTT- flights / Long-haul, to/from UK / Economy class / Without RF|passenger.km
22_912_3172_11|WTT- flights / Long-haul, to/from UK / Premium economy class / With RF|passenger.km
22_912_3173_11|WTT- flights / Long-haul, to/from UK / Premium economy class / Without RF|passenger.km
22_912_3174_11|WTT- flights / Long-haul, to/from UK / Business class / With RF|passenger.km
22_912_3175_11|WTT- flights / Long-haul, to/from UK / Business class / Without RF|passenger.km
22_912_3176_11|WTT- flights / Long-haul, to/from UK / First class / With RF|passenger.km
22_912_3177_11|WTT- flights / Long-haul, to/from UK / First class / Without RF|passenger.km
22_912_3178_11|WTT- flights / International, to/from non-UK / Average passenger / With RF|passenger.km
22_912_3179_11|WTT- flights / International, to/from non-UK / Average passenger / Without RF|passenger.km
22_912_3180_11|WTT- flights / International, to/from non-UK / Economy class / With RF|passenger.km
22_912_3181_11|WTT- flights / International, to/from non-UK / Economy class / Without RF|passenger.km
22_912_3182_11|WTT- flights / International, to/from non-UK / Premium economy class / With RF|passenger.km
22_912_3183_11|WTT- flights / International, to/from non-UK / Premium economy class / Without RF|passenger.km
22_912_3184_11|WTT- flights / International, to/from non-UK / Business class / With RF|passenger.km
22_912_3185_11|WTT- flights / International, to/from non-UK / Business class / Without RF|passenger.km
22_912_3186_11|WTT- flights / International, to/from non-UK / First class / With RF|passenger.km
22_912_3187_11|WTT- flights / International, to/from non-UK / First class / Without RF|passenger.km
== Freighting goods
27_303_3081_14|Vans / Class I (up to 1.305 tonnes) / Diesel|tonne.km
27_303_3081_4|Vans / Class I (up to 1.305 tonnes) / Diesel|km
27_303_3082_14|Vans / Class I (up to 1.305 tonnes) / Petrol|tonne.km
27_303_3082_4|Vans / Class I (up to 1.305 tonnes) / Petrol|km
27_303_3087_14|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|tonne.km
27_303_3087_4|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|km
27_303_3088_14|Vans / Class II (1.305 to 1.74 tonnes) / Diesel|tonne.km
27_303_3088_4|Vans / Class II (1.305 to 1.74 tonnes) / Diesel|km
27_303_3089_14|Vans / Class II (1.305 to 1.74 tonnes) / Petrol|tonne.km
27_303_3089_4|Vans / Class II (1.305 to 1.74 tonnes) / Petrol|km
27_303_3094_14|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|tonne.km
27_303_3094_4|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|km
27_303_3095_14|Vans / Class III (1.74 to 3.5 tonnes) / Diesel|tonne.km
27_303_3095_4|Vans / Class III (1.74 to 3.5 tonnes) / Diesel|km
27_303_3096_14|Vans / Class III (1.74 to 3.5 tonnes) / Petrol|tonne.km
27_303_3096_4|Vans / Class III (1.74 to 3.5 tonnes) / Petrol|km
27_303_3101_14|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
27_303_3101_4|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|km
27_303_3102_14|Vans / Average (up to 3.5 tonnes) / Diesel|tonne.km
27_303_3102_4|Vans / Average (up to 3.5 tonnes) / Diesel|km
27_303_3103_14|Vans / Average (up to 3.5 tonnes) / Petrol|tonne.km
27_303_3103_4|Vans / Average (up to 3.5 tonnes) / Petrol|km
27_303_3108_14|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
27_303_3108_4|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|km
27_303_3106_14|Vans / Average (up to 3.5 tonnes) / Unknown|tonne.km
27_303_3106_4|Vans / Average (up to 3.5 tonnes) / Unknown|km
27_304_3112_14|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|tonne.km
27_304_3112_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
27_306_3112_14|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|tonne.km
27_304_3116_14|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|tonne.km
27_304_3116_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
27_306_3116_14|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|tonne.km
27_304_3120_14|HGV (all diesel) / Rigid (>17 tonnes) / Average laden|tonne.km
27_304_3120_4|HGV (all diesel) / Rigid (>17 tonnes) / Average laden|km
27_306_3120_14|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|tonne.km
27_304_3124_14|HGV (all diesel) / All rigids / Average laden|tonne.km
27_304_3124_4|HGV (all diesel) / All rigids / Average laden|km
27_306_3124_14|HGV refrigerated (all diesel) / All rigids / Average laden|tonne.km
27_304_3128_14|HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|tonne.km
27_304_3128_4|HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
27_306_3128_14|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|tonne.km
27_304_3132_14|HGV (all diesel) / Articulated (>33t) / Average laden|tonne.km
27_304_3132_4|HGV (all diesel) / Articulated (>33t) / Average laden|km
27_306_3132_14|HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|tonne.km
27_304_3136_14|HGV (all diesel) / All artics / Average laden|tonne.km
27_304_3136_4|HGV (all diesel) / All artics / Average laden|km
27_306_3136_14|HGV refrigerated (all diesel) / All artics / Average laden|tonne.km
27_304_3140_14|HGV (all diesel) / All HGVs / Average laden|tonne.km
27_304_3140_4|HGV (all diesel) / All HGVs / Average laden|km
27_306_3140_14|HGV refrigerated (all diesel) / All HGVs / Average laden|tonne.km
27_304_3129_4|HGV (all diesel) / Articulated (>33t) / 0% Laden|km
27_304_3137_4|HGV (all diesel) / All HGVs / 0% Laden|km
27_304_3130_4|HGV (all diesel) / Articulated (>33t) / 50% Laden|km
27_304_3138_4|HGV (all diesel) / All HGVs / 50% Laden|km
27_304_3131_4|HGV (all diesel) / Articulated (>33t) / 100% Laden|km
27_304_3139_4|HGV (all diesel) / All HGVs / 100% Laden|km
27_317_3152_14|Freight flights / Domestic, to/from UK / With RF|tonne.km
27_317_3153_14|Freight flights / Domestic, to/from UK / Without RF|tonne.km
27_317_3154_14|Freight flights / Short-haul, to/from UK / With RF|tonne.km
27_317_3155_14|Freight flights / Short-haul, to/from UK / Without RF|tonne.km
27_317_3156_14|Freight flights / Long-haul, to/from UK / With RF|tonne.km
27_317_3157_14|Freight flights / Long-haul, to/from UK / Without RF|tonne.km
27_317_3158_14|Freight flights / International, to/from non-UK / With RF|tonne.km
27_317_3159_14|Freight flights / International, to/from non-UK / Without RF|tonne.km
27_315_3151_14|Rail / Freight train|tonne.km
27_319_3197_14|Sea tanker / Crude tanker / Average|tonne.km
27_319_3203_14|Sea tanker / Products tanker / Average|tonne.km
27_319_3208_14|Sea tanker / Chemical tanker / Average|tonne.km
27_319_3211_14|Sea tanker / LNG tanker / Average|tonne.km
27_319_3214_14|Sea tanker / LPG Tanker / Average|tonne.km
27_320_3221_14|Cargo ship / Bulk carrier / Average|tonne.km
27_320_3228_14|Cargo ship / General cargo / Average|tonne.km
27_320_3235_14|Cargo ship / Container ship / Average|tonne.km
27_320_3238_14|Cargo ship / Vehicle transport / Average|tonne.km
27_320_3241_14|Cargo ship / RoRo-Ferry / Average|tonne.km
27_320_3242_14|Cargo ship / Large RoPax ferry / Average|tonne.km
27_320_3215_14|Cargo ship / Bulk carrier / 200,000+ dwt|tonne.km
27_320_3216_14|Cargo ship / Bulk carrier / 100,000–199,999 dwt|tonne.km
27_320_3217_14|Cargo ship / Bulk carrier / 60,000–99,999 dwt|tonne.km
27_320_3218_14|Cargo ship / Bulk carrier / 35,000–59,999 dwt|tonne.km
27_320_3219_14|Cargo ship / Bulk carrier / 10,000–34,999 dwt|tonne.km
27_320_3220_14|Cargo ship / Bulk carrier / 0–9999 dwt|tonne.km
27_320_3222_14|Cargo ship / General cargo / 10,000+ dwt|tonne.km
27_320_3223_14|Cargo ship / General cargo / 5000–9999 dwt|tonne.km
27_320_3224_14|Cargo ship / General cargo / 0–4999 dwt|tonne.km
27_320_3225_14|Cargo ship / General cargo / 10,000+ dwt 100+ TEU|tonne.km
27_320_3226_14|Cargo ship / General cargo / 5000–9999 dwt 100+ TEU|tonne.km
27_320_3227_14|Cargo ship / General cargo / 0–4999 dwt 100+ TEU|tonne.km
27_320_3229_14|Cargo ship / Container ship / 8000+ TEU|tonne.km
27_320_3230_14|Cargo ship / Container ship / 5000–7999 TEU|tonne.km
27_320_3231_14|Cargo ship / Container ship / 3000–4999 TEU|tonne.km
27_320_3232_14|Cargo ship / Container ship / 2000–2999 TEU|tonne.km
27_320_3233_14|Cargo ship / Container ship / 1000–1999 TEU|tonne.km
27_320_3234_14|Cargo ship / Container ship / 0–999 TEU|tonne.km
27_320_3236_14|Cargo ship / Vehicle transport / 4000+ CEU|tonne.km
27_320_3237_14|Cargo ship / Vehicle transport / 0–3999 CEU|tonne.km
27_320_3239_14|Cargo ship / RoRo-Ferry / 2000+ LM|tonne.km
27_320_3240_14|Cargo ship / RoRo-Ferry / 0–1999 LM|tonne.km
27_320_3243_14|Cargo ship / Refrigerated cargo / All dwt|tonne.km
== WTT- delivery vehs & freight
28_907_3140_14|WTT- HGV (all diesel) / All HGVs / Average laden|tonne.km
28_908_3140_14|WTT- HGV refrigerated (all diesel) / All HGVs / Average laden|tonne.km
28_911_3151_14|WTT- rail / Freight train|tonne.km
28_915_3197_14|WTT- sea tanker / Crude tanker / Average|tonne.km
28_915_3203_14|WTT- sea tanker / Products tanker / Average|tonne.km
28_915_3208_14|WTT- sea tanker / Chemical tanker / Average|tonne.km
28_915_3211_14|WTT- sea tanker / LNG tanker / Average|tonne.km
28_915_3214_14|WTT- sea tanker / LPG tanker / Average|tonne.km
28_916_3221_14|WTT- cargo ship / Bulk carrier / Average|tonne.km
28_916_3228_14|WTT- cargo ship / General cargo / Average|tonne.km
28_916_3235_14|WTT- cargo ship / Container ship / Average|tonne.km
28_916_3238_14|WTT- cargo ship / Vehicle transport / Average|tonne.km
28_916_3241_14|WTT- cargo ship / RoRo-Ferry / Average|tonne.km
28_916_3242_14|WTT- cargo ship / Large RoPax ferry / Average|tonne.km
28_913_3152_14|WTT- freight flights / Domestic, to/from UK / With RF|tonne.km
28_913_3153_14|WTT- freight flights / Domestic, to/from UK / Without RF|tonne.km
28_913_3154_14|WTT- freight flights / Short-haul, to/from UK / With RF|tonne.km
28_913_3155_14|WTT- freight flights / Short-haul, to/from UK / Without RF|tonne.km
28_913_3156_14|WTT- freight flights / Long-haul, to/from UK / With RF|tonne.km
28_913_3157_14|WTT- freight flights / Long-haul, to/from UK / Without RF|tonne.km
28_913_3158_14|WTT- freight flights / International, to/from non-UK / With RF|tonne.km
28_913_3159_14|WTT- freight flights / International, to/from non-UK / Without RF|tonne.km
== WTT- pass vehs & travel- land
26_909_3141_11|WTT- taxis / Regular taxi|passenger.km
26_909_3142_11|WTT- taxis / Black cab|passenger.km
26_910_3143_11|WTT- bus / Local bus (not London)|passenger.km
26_910_3144_11|WTT- bus / Local London bus|passenger.km
26_910_3145_11|WTT- bus / Average local bus|passenger.km
26_910_3146_11|WTT- bus / Coach|passenger.km
26_911_3147_11|WTT- rail / National rail|passenger.km
26_911_3148_11|WTT- rail / International rail|passenger.km
26_911_3149_11|WTT- rail / Light rail and tram|passenger.km
26_911_3150_11|WTT- rail / London Underground|passenger.km
== Hotel stay
29_600_4000_13|Hotel stay / UK|Room per night
29_600_4001_13|Hotel stay / UK (London)|Room per night|GB-LND
29_600_4003_13|Hotel stay / Australia|Room per night|AU
29_600_4005_13|Hotel stay / Belgium|Room per night|BE
29_600_4006_13|Hotel stay / Brazil|Room per night|BR
29_600_4007_13|Hotel stay / Canada|Room per night|CA
29_600_4008_13|Hotel stay / Chile|Room per night|CL
29_600_4009_13|Hotel stay / China|Room per night|CN
29_600_4010_13|Hotel stay / Colombia|Room per night|CO
29_600_4011_13|Hotel stay / Costa Rica|Room per night|CR
29_600_4013_13|Hotel stay / Egypt|Room per night|EG
29_600_4016_13|Hotel stay / France|Room per night|FR
29_600_4017_13|Hotel stay / Germany|Room per night|DE
29_600_4019_13|Hotel stay / Hong Kong, China|Room per night|HK
29_600_4020_13|Hotel stay / India|Room per night|IN
29_600_4021_13|Hotel stay / Indonesia|Room per night|ID
29_600_4024_13|Hotel stay / Italy|Room per night|IT
29_600_4025_13|Hotel stay / Japan|Room per night|JP
29_600_4026_13|Hotel stay / Jordan|Room per night|JO
29_600_4028_13|Hotel stay / Korea|Room per night|KR
29_600_4030_13|Hotel stay / Malaysia|Room per night|MY
29_600_4031_13|Hotel stay / Maldives|Room per night|MV
29_600_4032_13|Hotel stay / Mexico|Room per night|MX
29_600_4033_13|Hotel stay / Netherlands|Room per night|NL
29_600_4035_13|Hotel stay / Oman|Room per night|OM
29_600_4038_13|Hotel stay / Philippines|Room per night|PH
29_600_4040_13|Hotel stay / Portugal|Room per night|PT
29_600_4041_13|Hotel stay / Qatar|Room per night|QA
29_600_4043_13|Hotel stay / Russian Federation|Room per night|RU
29_600_4044_13|Hotel stay / Saudi Arabia|Room per night|SA
29_600_4045_13|Hotel stay / Singapore|Room per night|SG
29_600_4046_13|Hotel stay / South Africa|Room per night|ZA
29_600_4047_13|Hotel stay / Spain|Room per night|ES
29_600_4048_13|Hotel stay / Switzerland|Room per night|CH
29_600_4050_13|Hotel stay / Thailand|Room per night|TH
29_600_4051_13|Hotel stay / Turkey|Room per night|TR
29_600_4052_13|Hotel stay / United Arab Emirates|Room per night|AE
29_600_4053_13|Hotel stay / United States|Room per night|US
29_600_4054_13|Hotel stay / Vietnam|Room per night|VN
== Homeworking
32_601_9999_12|Office Equipment|per FTE Working Hour
32_602_9999_12|Heating|per FTE Working Hour
32_603_9999_12|Homeworking (office equipment + heating)|per FTE Working Hour
== Water supply
17_404_4005_1|Water supply / Water supply|cubic metres
== Water treatment
18_405_4006_1|Water treatment / Water treatment|cubic metres
`
