/**
 * The rows of the UK Government GHG Conversion Factors that are shipped, by sheet (`== sheet`); an edition may lack some.
 * Columns: the publisher's row id without its last part (which counts the gases) | name below the sheet | unit | region
 * where it is not GB. Written by test/tools/factors-data/write-desnz-tables.ts.
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
1_100_1000_15|Gaseous fuels / Butane|tonnes
1_100_1000_7|Gaseous fuels / Butane|kWh (Net CV)
1_100_1000_6|Gaseous fuels / Butane|kWh (Gross CV)
1_100_1001_8|Gaseous fuels / CNG|litres
1_100_1001_7|Gaseous fuels / CNG|kWh (Net CV)
1_100_1002_7|Gaseous fuels / LNG|kWh (Net CV)
1_100_1002_6|Gaseous fuels / LNG|kWh (Gross CV)
1_100_1003_7|Gaseous fuels / LPG|kWh (Net CV)
1_100_1005_15|Gaseous fuels / Natural gas (100% mineral blend)|tonnes
1_100_1005_1|Gaseous fuels / Natural gas (100% mineral blend)|cubic metres
1_100_1005_7|Gaseous fuels / Natural gas (100% mineral blend)|kWh (Net CV)
1_100_1005_6|Gaseous fuels / Natural gas (100% mineral blend)|kWh (Gross CV)
1_100_1006_15|Gaseous fuels / Other petroleum gas|tonnes
1_100_1006_8|Gaseous fuels / Other petroleum gas|litres
1_100_1006_7|Gaseous fuels / Other petroleum gas|kWh (Net CV)
1_100_1006_6|Gaseous fuels / Other petroleum gas|kWh (Gross CV)
1_100_1007_15|Gaseous fuels / Propane|tonnes
1_100_1007_7|Gaseous fuels / Propane|kWh (Net CV)
1_101_1008_7|Liquid fuels / Aviation spirit|kWh (Net CV)
1_101_1008_6|Liquid fuels / Aviation spirit|kWh (Gross CV)
1_101_1009_7|Liquid fuels / Aviation turbine fuel|kWh (Net CV)
1_101_1009_6|Liquid fuels / Aviation turbine fuel|kWh (Gross CV)
1_101_1010_7|Liquid fuels / Burning oil|kWh (Net CV)
1_101_1012_7|Liquid fuels / Diesel (100% mineral diesel)|kWh (Net CV)
1_101_1012_6|Liquid fuels / Diesel (100% mineral diesel)|kWh (Gross CV)
1_101_1013_7|Liquid fuels / Fuel oil|kWh (Net CV)
1_101_1014_7|Liquid fuels / Gas oil|kWh (Net CV)
1_101_1015_15|Liquid fuels / Lubricants|tonnes
1_101_1015_7|Liquid fuels / Lubricants|kWh (Net CV)
1_101_1015_6|Liquid fuels / Lubricants|kWh (Gross CV)
1_101_1016_15|Liquid fuels / Naphtha|tonnes
1_101_1016_7|Liquid fuels / Naphtha|kWh (Net CV)
1_101_1016_6|Liquid fuels / Naphtha|kWh (Gross CV)
1_101_1018_7|Liquid fuels / Petrol (100% mineral petrol)|kWh (Net CV)
1_101_1018_6|Liquid fuels / Petrol (100% mineral petrol)|kWh (Gross CV)
1_101_1019_15|Liquid fuels / Processed fuel oils - residual oil|tonnes
1_101_1019_8|Liquid fuels / Processed fuel oils - residual oil|litres
1_101_1019_7|Liquid fuels / Processed fuel oils - residual oil|kWh (Net CV)
1_101_1019_6|Liquid fuels / Processed fuel oils - residual oil|kWh (Gross CV)
1_101_1020_15|Liquid fuels / Processed fuel oils - distillate oil|tonnes
1_101_1020_8|Liquid fuels / Processed fuel oils - distillate oil|litres
1_101_1020_7|Liquid fuels / Processed fuel oils - distillate oil|kWh (Net CV)
1_101_1020_6|Liquid fuels / Processed fuel oils - distillate oil|kWh (Gross CV)
1_101_1021_15|Liquid fuels / Refinery miscellaneous|tonnes
1_101_1021_7|Liquid fuels / Refinery miscellaneous|kWh (Net CV)
1_101_1021_6|Liquid fuels / Refinery miscellaneous|kWh (Gross CV)
1_101_1022_15|Liquid fuels / Waste oils|tonnes
1_101_1022_7|Liquid fuels / Waste oils|kWh (Net CV)
1_101_1022_6|Liquid fuels / Waste oils|kWh (Gross CV)
1_101_1023_7|Liquid fuels / Marine gas oil|kWh (Net CV)
1_101_1023_6|Liquid fuels / Marine gas oil|kWh (Gross CV)
1_101_1024_7|Liquid fuels / Marine fuel oil|kWh (Net CV)
1_101_1024_6|Liquid fuels / Marine fuel oil|kWh (Gross CV)
1_102_1025_7|Solid fuels / Coal (industrial)|kWh (Net CV)
1_102_1026_7|Solid fuels / Coal (electricity generation)|kWh (Net CV)
1_102_1027_7|Solid fuels / Coal (domestic)|kWh (Net CV)
1_102_1028_7|Solid fuels / Coking coal|kWh (Net CV)
1_102_1028_6|Solid fuels / Coking coal|kWh (Gross CV)
1_102_1029_7|Solid fuels / Petroleum coke|kWh (Net CV)
1_102_1030_15|Solid fuels / Coal (electricity generation - home produced coal only)|tonnes
1_102_1030_7|Solid fuels / Coal (electricity generation - home produced coal only)|kWh (Net CV)
1_102_1030_6|Solid fuels / Coal (electricity generation - home produced coal only)|kWh (Gross CV)
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
11_100_1000_15|Gaseous fuels / Butane|tonnes
11_100_1000_7|Gaseous fuels / Butane|kWh (Net CV)
11_100_1000_6|Gaseous fuels / Butane|kWh (Gross CV)
11_100_1001_8|Gaseous fuels / CNG|litres
11_100_1001_7|Gaseous fuels / CNG|kWh (Net CV)
11_100_1002_7|Gaseous fuels / LNG|kWh (Net CV)
11_100_1002_6|Gaseous fuels / LNG|kWh (Gross CV)
11_100_1003_7|Gaseous fuels / LPG|kWh (Net CV)
11_100_1005_15|Gaseous fuels / Natural gas (100% mineral blend)|tonnes
11_100_1005_1|Gaseous fuels / Natural gas (100% mineral blend)|cubic metres
11_100_1005_7|Gaseous fuels / Natural gas (100% mineral blend)|kWh (Net CV)
11_100_1005_6|Gaseous fuels / Natural gas (100% mineral blend)|kWh (Gross CV)
11_100_1006_15|Gaseous fuels / Other petroleum gas|tonnes
11_100_1006_8|Gaseous fuels / Other petroleum gas|litres
11_100_1006_7|Gaseous fuels / Other petroleum gas|kWh (Net CV)
11_100_1006_6|Gaseous fuels / Other petroleum gas|kWh (Gross CV)
11_100_1007_15|Gaseous fuels / Propane|tonnes
11_100_1007_7|Gaseous fuels / Propane|kWh (Net CV)
11_101_1008_7|Liquid fuels / Aviation spirit|kWh (Net CV)
11_101_1008_6|Liquid fuels / Aviation spirit|kWh (Gross CV)
11_101_1009_7|Liquid fuels / Aviation turbine fuel|kWh (Net CV)
11_101_1009_6|Liquid fuels / Aviation turbine fuel|kWh (Gross CV)
11_101_1010_7|Liquid fuels / Burning oil|kWh (Net CV)
11_101_1012_7|Liquid fuels / Diesel (100% mineral diesel)|kWh (Net CV)
11_101_1012_6|Liquid fuels / Diesel (100% mineral diesel)|kWh (Gross CV)
11_101_1013_7|Liquid fuels / Fuel oil|kWh (Net CV)
11_101_1014_7|Liquid fuels / Gas oil|kWh (Net CV)
11_101_1015_15|Liquid fuels / Lubricants|tonnes
11_101_1015_7|Liquid fuels / Lubricants|kWh (Net CV)
11_101_1015_6|Liquid fuels / Lubricants|kWh (Gross CV)
11_101_1016_15|Liquid fuels / Naphtha|tonnes
11_101_1016_7|Liquid fuels / Naphtha|kWh (Net CV)
11_101_1016_6|Liquid fuels / Naphtha|kWh (Gross CV)
11_101_1018_7|Liquid fuels / Petrol (100% mineral petrol)|kWh (Net CV)
11_101_1018_6|Liquid fuels / Petrol (100% mineral petrol)|kWh (Gross CV)
11_101_1019_15|Liquid fuels / Processed fuel oils - residual oil|tonnes
11_101_1019_8|Liquid fuels / Processed fuel oils - residual oil|litres
11_101_1019_7|Liquid fuels / Processed fuel oils - residual oil|kWh (Net CV)
11_101_1019_6|Liquid fuels / Processed fuel oils - residual oil|kWh (Gross CV)
11_101_1020_15|Liquid fuels / Processed fuel oils - distillate oil|tonnes
11_101_1020_8|Liquid fuels / Processed fuel oils - distillate oil|litres
11_101_1020_7|Liquid fuels / Processed fuel oils - distillate oil|kWh (Net CV)
11_101_1020_6|Liquid fuels / Processed fuel oils - distillate oil|kWh (Gross CV)
11_101_1021_15|Liquid fuels / Refinery miscellaneous|tonnes
11_101_1021_7|Liquid fuels / Refinery miscellaneous|kWh (Net CV)
11_101_1021_6|Liquid fuels / Refinery miscellaneous|kWh (Gross CV)
11_101_1022_15|Liquid fuels / Waste oils|tonnes
11_101_1022_7|Liquid fuels / Waste oils|kWh (Net CV)
11_101_1022_6|Liquid fuels / Waste oils|kWh (Gross CV)
11_101_1023_7|Liquid fuels / Marine gas oil|kWh (Net CV)
11_101_1023_6|Liquid fuels / Marine gas oil|kWh (Gross CV)
11_101_1024_7|Liquid fuels / Marine fuel oil|kWh (Net CV)
11_101_1024_6|Liquid fuels / Marine fuel oil|kWh (Gross CV)
11_102_1025_7|Solid fuels / Coal (industrial)|kWh (Net CV)
11_102_1026_7|Solid fuels / Coal (electricity generation)|kWh (Net CV)
11_102_1027_7|Solid fuels / Coal (domestic)|kWh (Net CV)
11_102_1028_7|Solid fuels / Coking coal|kWh (Net CV)
11_102_1028_6|Solid fuels / Coking coal|kWh (Gross CV)
11_102_1029_7|Solid fuels / Petroleum coke|kWh (Net CV)
11_102_1030_15|Solid fuels / Coal (electricity generation - home produced coal only)|tonnes
11_102_1030_7|Solid fuels / Coal (electricity generation - home produced coal only)|kWh (Net CV)
11_102_1030_6|Solid fuels / Coal (electricity generation - home produced coal only)|kWh (Gross CV)
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
2_103_1031_2|Biofuel / Bioethanol|GJ
2_103_1031_3|Biofuel / Bioethanol|kg
2_103_1032_2|Biofuel / Biodiesel ME|GJ
2_103_1032_3|Biofuel / Biodiesel ME|kg
2_103_1033_2|Biofuel / Biomethane (compressed)|GJ
2_103_1034_8|Biofuel / Biodiesel ME (from used cooking oil)|litres
2_103_1034_2|Biofuel / Biodiesel ME (from used cooking oil)|GJ
2_103_1034_3|Biofuel / Biodiesel ME (from used cooking oil)|kg
2_103_1035_8|Biofuel / Biodiesel ME (from tallow)|litres
2_103_1035_2|Biofuel / Biodiesel ME (from tallow)|GJ
2_103_1035_3|Biofuel / Biodiesel ME (from tallow)|kg
2_103_1036_2|Biofuel / Biodiesel HVO|GJ
2_103_1036_3|Biofuel / Biodiesel HVO|kg
2_103_1037_8|Biofuel / Biopropane|litres
2_103_1037_2|Biofuel / Biopropane|GJ
2_103_1037_3|Biofuel / Biopropane|kg
2_103_1038_8|Biofuel / Development diesel|litres
2_103_1038_2|Biofuel / Development diesel|GJ
2_103_1038_3|Biofuel / Development diesel|kg
2_103_1039_8|Biofuel / Development petrol|litres
2_103_1039_2|Biofuel / Development petrol|GJ
2_103_1039_3|Biofuel / Development petrol|kg
2_103_1040_8|Biofuel / Off road biodiesel|litres
2_103_1040_2|Biofuel / Off road biodiesel|GJ
2_103_1040_3|Biofuel / Off road biodiesel|kg
2_103_1041_2|Biofuel / Biomethane (liquified)|GJ
2_103_1041_3|Biofuel / Biomethane (liquified)|kg
2_103_1042_8|Biofuel / Methanol (bio)|litres
2_103_1042_2|Biofuel / Methanol (bio)|GJ
2_103_1042_3|Biofuel / Methanol (bio)|kg
2_103_1049_2|Biofuel / Avtur (renewable)|GJ
2_103_1049_3|Biofuel / Avtur (renewable)|kg
2_104_1043_5|Biomass / Wood logs|kWh
2_104_1044_5|Biomass / Wood chips|kWh
2_104_1046_15|Biomass / Grass/straw|tonnes
2_104_1046_5|Biomass / Grass/straw|kWh
2_105_1047_5|Biogas / Biogas|kWh
2_105_1048_15|Biogas / Landfill gas|tonnes
2_105_1048_5|Biogas / Landfill gas|kWh
== Outside of scopes
99_604_1011_8|Forecourt fuels containing biofuel / Diesel (average biofuel blend)|litres
99_604_1017_8|Forecourt fuels containing biofuel / Petrol (average biofuel blend)|litres
99_104_1045_15|Biomass / Wood pellets|tonnes
99_104_1043_15|Biomass / Wood logs|tonnes
99_104_1044_15|Biomass / Wood chips|tonnes
99_103_1031_8|Biofuel / Bioethanol|litres
99_103_1032_8|Biofuel / Biodiesel ME|litres
99_103_1036_8|Biofuel / Biodiesel HVO|litres
99_604_1011_15|Forecourt fuels containing biofuel / Diesel (average biofuel blend)|tonnes
99_604_1011_5|Forecourt fuels containing biofuel / Diesel (average biofuel blend)|kWh
99_604_1017_15|Forecourt fuels containing biofuel / Petrol (average biofuel blend)|tonnes
99_604_1017_5|Forecourt fuels containing biofuel / Petrol (average biofuel blend)|kWh
99_103_1031_2|Biofuel / Bioethanol|GJ
99_103_1031_3|Biofuel / Bioethanol|kg
99_103_1032_2|Biofuel / Biodiesel ME|GJ
99_103_1032_3|Biofuel / Biodiesel ME|kg
99_103_1033_2|Biofuel / Biomethane (compressed)|GJ
99_103_1033_3|Biofuel / Biomethane (compressed)|kg
99_103_1034_8|Biofuel / Biodiesel ME (from used cooking oil)|litres
99_103_1034_2|Biofuel / Biodiesel ME (from used cooking oil)|GJ
99_103_1034_3|Biofuel / Biodiesel ME (from used cooking oil)|kg
99_103_1035_8|Biofuel / Biodiesel ME (from Tallow)|litres
99_103_1035_2|Biofuel / Biodiesel ME (from Tallow)|GJ
99_103_1035_3|Biofuel / Biodiesel ME (from Tallow)|kg
99_103_1036_2|Biofuel / Biodiesel HVO|GJ
99_103_1036_3|Biofuel / Biodiesel HVO|kg
99_103_1037_8|Biofuel / Biopropane|litres
99_103_1037_2|Biofuel / Biopropane|GJ
99_103_1037_3|Biofuel / Biopropane|kg
99_103_1038_8|Biofuel / Development diesel|litres
99_103_1038_2|Biofuel / Development diesel|GJ
99_103_1038_3|Biofuel / Development diesel|kg
99_103_1039_8|Biofuel / Development petrol|litres
99_103_1039_2|Biofuel / Development petrol|GJ
99_103_1039_3|Biofuel / Development petrol|kg
99_103_1040_8|Biofuel / Off road biodiesel|litres
99_103_1040_2|Biofuel / Off road biodiesel|GJ
99_103_1040_3|Biofuel / Off road biodiesel|kg
99_103_1041_2|Biofuel / Biomethane (liquified)|GJ
99_103_1041_3|Biofuel / Biomethane (liquified)|kg
99_103_1042_8|Biofuel / Methanol (bio)|litres
99_103_1042_2|Biofuel / Methanol (bio)|GJ
99_103_1042_3|Biofuel / Methanol (bio)|kg
99_103_1049_8|Biofuel / Avtur (renewable)|litres
99_103_1049_2|Biofuel / Avtur (renewable)|GJ
99_103_1049_3|Biofuel / Avtur (renewable)|kg
99_104_1043_5|Biomass / Wood logs|kWh
99_104_1044_5|Biomass / Wood chips|kWh
99_104_1045_5|Biomass / Wood pellets|kWh
99_104_1046_15|Biomass / Grass/straw|tonnes
99_104_1046_5|Biomass / Grass/straw|kWh
99_105_1047_15|Biogas / Biogas|tonnes
99_105_1047_5|Biogas / Biogas|kWh
99_105_1048_15|Biogas / Landfill gas|tonnes
99_105_1048_5|Biogas / Landfill gas|kWh
99_400_4001_5|Electricity generated / Electricity: UK|kWh
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
4_300_3000_4|Cars (by market segment) / Mini / Diesel|km
4_300_3001_4|Cars (by market segment) / Mini / Petrol|km
4_300_3002_4|Cars (by market segment) / Mini / Unknown|km
4_300_3004_4|Cars (by market segment) / Mini / Battery Electric Vehicle|km
4_300_3000_9|Cars (by market segment) / Mini / Diesel|miles
4_300_3001_9|Cars (by market segment) / Mini / Petrol|miles
4_300_3002_9|Cars (by market segment) / Mini / Unknown|miles
4_300_3004_9|Cars (by market segment) / Mini / Battery Electric Vehicle|miles
4_300_3005_4|Cars (by market segment) / Supermini / Diesel|km
4_300_3006_4|Cars (by market segment) / Supermini / Petrol|km
4_300_3007_4|Cars (by market segment) / Supermini / Unknown|km
4_300_3008_4|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|km
4_300_3009_4|Cars (by market segment) / Supermini / Battery Electric Vehicle|km
4_300_3005_9|Cars (by market segment) / Supermini / Diesel|miles
4_300_3006_9|Cars (by market segment) / Supermini / Petrol|miles
4_300_3007_9|Cars (by market segment) / Supermini / Unknown|miles
4_300_3008_9|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|miles
4_300_3009_9|Cars (by market segment) / Supermini / Battery Electric Vehicle|miles
4_300_3010_4|Cars (by market segment) / Lower medium / Diesel|km
4_300_3011_4|Cars (by market segment) / Lower medium / Petrol|km
4_300_3012_4|Cars (by market segment) / Lower medium / Unknown|km
4_300_3013_4|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|km
4_300_3014_4|Cars (by market segment) / Lower medium / Battery Electric Vehicle|km
4_300_3010_9|Cars (by market segment) / Lower medium / Diesel|miles
4_300_3011_9|Cars (by market segment) / Lower medium / Petrol|miles
4_300_3012_9|Cars (by market segment) / Lower medium / Unknown|miles
4_300_3013_9|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|miles
4_300_3014_9|Cars (by market segment) / Lower medium / Battery Electric Vehicle|miles
4_300_3015_4|Cars (by market segment) / Upper medium / Diesel|km
4_300_3016_4|Cars (by market segment) / Upper medium / Petrol|km
4_300_3017_4|Cars (by market segment) / Upper medium / Unknown|km
4_300_3018_4|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|km
4_300_3019_4|Cars (by market segment) / Upper medium / Battery Electric Vehicle|km
4_300_3015_9|Cars (by market segment) / Upper medium / Diesel|miles
4_300_3016_9|Cars (by market segment) / Upper medium / Petrol|miles
4_300_3017_9|Cars (by market segment) / Upper medium / Unknown|miles
4_300_3018_9|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|miles
4_300_3019_9|Cars (by market segment) / Upper medium / Battery Electric Vehicle|miles
4_300_3020_4|Cars (by market segment) / Executive / Diesel|km
4_300_3021_4|Cars (by market segment) / Executive / Petrol|km
4_300_3022_4|Cars (by market segment) / Executive / Unknown|km
4_300_3023_4|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|km
4_300_3024_4|Cars (by market segment) / Executive / Battery Electric Vehicle|km
4_300_3020_9|Cars (by market segment) / Executive / Diesel|miles
4_300_3021_9|Cars (by market segment) / Executive / Petrol|miles
4_300_3022_9|Cars (by market segment) / Executive / Unknown|miles
4_300_3023_9|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|miles
4_300_3024_9|Cars (by market segment) / Executive / Battery Electric Vehicle|miles
4_300_3025_4|Cars (by market segment) / Luxury / Diesel|km
4_300_3026_4|Cars (by market segment) / Luxury / Petrol|km
4_300_3027_4|Cars (by market segment) / Luxury / Unknown|km
4_300_3028_4|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|km
4_300_3029_4|Cars (by market segment) / Luxury / Battery Electric Vehicle|km
4_300_3025_9|Cars (by market segment) / Luxury / Diesel|miles
4_300_3026_9|Cars (by market segment) / Luxury / Petrol|miles
4_300_3027_9|Cars (by market segment) / Luxury / Unknown|miles
4_300_3028_9|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|miles
4_300_3029_9|Cars (by market segment) / Luxury / Battery Electric Vehicle|miles
4_300_3030_4|Cars (by market segment) / Sports / Diesel|km
4_300_3031_4|Cars (by market segment) / Sports / Petrol|km
4_300_3032_4|Cars (by market segment) / Sports / Unknown|km
4_300_3033_4|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|km
4_300_3034_4|Cars (by market segment) / Sports / Battery Electric Vehicle|km
4_300_3030_9|Cars (by market segment) / Sports / Diesel|miles
4_300_3031_9|Cars (by market segment) / Sports / Petrol|miles
4_300_3032_9|Cars (by market segment) / Sports / Unknown|miles
4_300_3033_9|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|miles
4_300_3034_9|Cars (by market segment) / Sports / Battery Electric Vehicle|miles
4_300_3035_4|Cars (by market segment) / Dual purpose 4X4 / Diesel|km
4_300_3036_4|Cars (by market segment) / Dual purpose 4X4 / Petrol|km
4_300_3037_4|Cars (by market segment) / Dual purpose 4X4 / Unknown|km
4_300_3038_4|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
4_300_3039_4|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|km
4_300_3035_9|Cars (by market segment) / Dual purpose 4X4 / Diesel|miles
4_300_3036_9|Cars (by market segment) / Dual purpose 4X4 / Petrol|miles
4_300_3037_9|Cars (by market segment) / Dual purpose 4X4 / Unknown|miles
4_300_3038_9|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|miles
4_300_3039_9|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|miles
4_300_3040_4|Cars (by market segment) / MPV / Diesel|km
4_300_3041_4|Cars (by market segment) / MPV / Petrol|km
4_300_3042_4|Cars (by market segment) / MPV / Unknown|km
4_300_3043_4|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|km
4_300_3044_4|Cars (by market segment) / MPV / Battery Electric Vehicle|km
4_300_3040_9|Cars (by market segment) / MPV / Diesel|miles
4_300_3041_9|Cars (by market segment) / MPV / Petrol|miles
4_300_3042_9|Cars (by market segment) / MPV / Unknown|miles
4_300_3043_9|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|miles
4_300_3044_9|Cars (by market segment) / MPV / Battery Electric Vehicle|miles
4_301_3045_9|Cars (by size) / Small car / Diesel|miles
4_301_3046_9|Cars (by size) / Small car / Petrol|miles
4_301_3047_9|Cars (by size) / Small car / Hybrid|miles
4_301_3050_9|Cars (by size) / Small car / Unknown|miles
4_301_3051_9|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|miles
4_301_3052_9|Cars (by size) / Small car / Battery Electric Vehicle|miles
4_301_3053_9|Cars (by size) / Medium car / Diesel|miles
4_301_3054_9|Cars (by size) / Medium car / Petrol|miles
4_301_3055_9|Cars (by size) / Medium car / Hybrid|miles
4_301_3056_9|Cars (by size) / Medium car / CNG|miles
4_301_3057_9|Cars (by size) / Medium car / LPG|miles
4_301_3058_9|Cars (by size) / Medium car / Unknown|miles
4_301_3059_9|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|miles
4_301_3060_9|Cars (by size) / Medium car / Battery Electric Vehicle|miles
4_301_3061_9|Cars (by size) / Large car / Diesel|miles
4_301_3062_9|Cars (by size) / Large car / Petrol|miles
4_301_3063_9|Cars (by size) / Large car / Hybrid|miles
4_301_3064_9|Cars (by size) / Large car / CNG|miles
4_301_3065_9|Cars (by size) / Large car / LPG|miles
4_301_3066_9|Cars (by size) / Large car / Unknown|miles
4_301_3067_9|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|miles
4_301_3068_9|Cars (by size) / Large car / Battery Electric Vehicle|miles
4_301_3069_9|Cars (by size) / Average car / Diesel|miles
4_301_3070_9|Cars (by size) / Average car / Petrol|miles
4_301_3071_9|Cars (by size) / Average car / Hybrid|miles
4_301_3072_9|Cars (by size) / Average car / CNG|miles
4_301_3073_9|Cars (by size) / Average car / LPG|miles
4_301_3074_9|Cars (by size) / Average car / Unknown|miles
4_301_3075_9|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|miles
4_301_3076_9|Cars (by size) / Average car / Battery Electric Vehicle|miles
4_302_3077_9|Motorbike / Small|miles
4_302_3078_9|Motorbike / Medium|miles
4_302_3079_9|Motorbike / Large|miles
4_302_3080_9|Motorbike / Average|miles
== UK electricity for EVs
8_301_3051_4|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
8_301_3052_4|Cars (by size) / Small car / Battery Electric Vehicle|km
8_301_3059_4|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|km
8_301_3060_4|Cars (by size) / Medium car / Battery Electric Vehicle|km
8_301_3067_4|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|km
8_301_3068_4|Cars (by size) / Large car / Battery Electric Vehicle|km
8_301_3075_4|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|km
8_301_3076_4|Cars (by size) / Average car / Battery Electric Vehicle|km
8_300_3004_4|Cars (by market segment) / Mini / Battery Electric Vehicle|km
8_300_3004_9|Cars (by market segment) / Mini / Battery Electric Vehicle|miles
8_300_3008_4|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|km
8_300_3009_4|Cars (by market segment) / Supermini / Battery Electric Vehicle|km
8_300_3008_9|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|miles
8_300_3009_9|Cars (by market segment) / Supermini / Battery Electric Vehicle|miles
8_300_3013_4|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|km
8_300_3014_4|Cars (by market segment) / Lower medium / Battery Electric Vehicle|km
8_300_3013_9|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|miles
8_300_3014_9|Cars (by market segment) / Lower medium / Battery Electric Vehicle|miles
8_300_3018_4|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|km
8_300_3019_4|Cars (by market segment) / Upper medium / Battery Electric Vehicle|km
8_300_3018_9|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|miles
8_300_3019_9|Cars (by market segment) / Upper medium / Battery Electric Vehicle|miles
8_300_3023_4|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|km
8_300_3024_4|Cars (by market segment) / Executive / Battery Electric Vehicle|km
8_300_3023_9|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|miles
8_300_3024_9|Cars (by market segment) / Executive / Battery Electric Vehicle|miles
8_300_3028_4|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|km
8_300_3029_4|Cars (by market segment) / Luxury / Battery Electric Vehicle|km
8_300_3028_9|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|miles
8_300_3029_9|Cars (by market segment) / Luxury / Battery Electric Vehicle|miles
8_300_3033_4|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|km
8_300_3034_4|Cars (by market segment) / Sports / Battery Electric Vehicle|km
8_300_3033_9|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|miles
8_300_3034_9|Cars (by market segment) / Sports / Battery Electric Vehicle|miles
8_300_3038_4|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
8_300_3039_4|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|km
8_300_3038_9|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|miles
8_300_3039_9|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|miles
8_300_3043_4|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|km
8_300_3044_4|Cars (by market segment) / MPV / Battery Electric Vehicle|km
8_300_3043_9|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|miles
8_300_3044_9|Cars (by market segment) / MPV / Battery Electric Vehicle|miles
8_301_3051_9|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|miles
8_301_3052_9|Cars (by size) / Small car / Battery Electric Vehicle|miles
8_301_3059_9|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|miles
8_301_3060_9|Cars (by size) / Medium car / Battery Electric Vehicle|miles
8_301_3067_9|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|miles
8_301_3068_9|Cars (by size) / Large car / Battery Electric Vehicle|miles
8_301_3075_9|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|miles
8_301_3076_9|Cars (by size) / Average car / Battery Electric Vehicle|miles
8_303_3087_14|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|tonne.km
8_303_3087_4|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|km
8_303_3087_9|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|miles
8_303_3094_14|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|tonne.km
8_303_3094_4|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|km
8_303_3094_9|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|miles
8_303_3100_14|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
8_303_3101_14|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
8_303_3100_4|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
8_303_3101_4|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|km
8_303_3100_9|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
8_303_3101_9|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|miles
8_303_3107_14|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
8_303_3108_14|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
8_303_3107_4|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
8_303_3108_4|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|km
8_303_3107_9|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
8_303_3108_9|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|miles
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
25_300_3000_4|Cars (by market segment) / Mini / Diesel|km
25_300_3001_4|Cars (by market segment) / Mini / Petrol|km
25_300_3002_4|Cars (by market segment) / Mini / Unknown|km
25_300_3004_4|Cars (by market segment) / Mini / Battery Electric Vehicle|km
25_300_3000_9|Cars (by market segment) / Mini / Diesel|miles
25_300_3001_9|Cars (by market segment) / Mini / Petrol|miles
25_300_3002_9|Cars (by market segment) / Mini / Unknown|miles
25_300_3004_9|Cars (by market segment) / Mini / Battery Electric Vehicle|miles
25_300_3005_4|Cars (by market segment) / Supermini / Diesel|km
25_300_3006_4|Cars (by market segment) / Supermini / Petrol|km
25_300_3007_4|Cars (by market segment) / Supermini / Unknown|km
25_300_3008_4|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|km
25_300_3009_4|Cars (by market segment) / Supermini / Battery Electric Vehicle|km
25_300_3005_9|Cars (by market segment) / Supermini / Diesel|miles
25_300_3006_9|Cars (by market segment) / Supermini / Petrol|miles
25_300_3007_9|Cars (by market segment) / Supermini / Unknown|miles
25_300_3008_9|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|miles
25_300_3009_9|Cars (by market segment) / Supermini / Battery Electric Vehicle|miles
25_300_3010_4|Cars (by market segment) / Lower medium / Diesel|km
25_300_3011_4|Cars (by market segment) / Lower medium / Petrol|km
25_300_3012_4|Cars (by market segment) / Lower medium / Unknown|km
25_300_3013_4|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|km
25_300_3014_4|Cars (by market segment) / Lower medium / Battery Electric Vehicle|km
25_300_3010_9|Cars (by market segment) / Lower medium / Diesel|miles
25_300_3011_9|Cars (by market segment) / Lower medium / Petrol|miles
25_300_3012_9|Cars (by market segment) / Lower medium / Unknown|miles
25_300_3013_9|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|miles
25_300_3014_9|Cars (by market segment) / Lower medium / Battery Electric Vehicle|miles
25_300_3015_4|Cars (by market segment) / Upper medium / Diesel|km
25_300_3016_4|Cars (by market segment) / Upper medium / Petrol|km
25_300_3017_4|Cars (by market segment) / Upper medium / Unknown|km
25_300_3018_4|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|km
25_300_3019_4|Cars (by market segment) / Upper medium / Battery Electric Vehicle|km
25_300_3015_9|Cars (by market segment) / Upper medium / Diesel|miles
25_300_3016_9|Cars (by market segment) / Upper medium / Petrol|miles
25_300_3017_9|Cars (by market segment) / Upper medium / Unknown|miles
25_300_3018_9|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|miles
25_300_3019_9|Cars (by market segment) / Upper medium / Battery Electric Vehicle|miles
25_300_3020_4|Cars (by market segment) / Executive / Diesel|km
25_300_3021_4|Cars (by market segment) / Executive / Petrol|km
25_300_3022_4|Cars (by market segment) / Executive / Unknown|km
25_300_3023_4|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|km
25_300_3024_4|Cars (by market segment) / Executive / Battery Electric Vehicle|km
25_300_3020_9|Cars (by market segment) / Executive / Diesel|miles
25_300_3021_9|Cars (by market segment) / Executive / Petrol|miles
25_300_3022_9|Cars (by market segment) / Executive / Unknown|miles
25_300_3023_9|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|miles
25_300_3024_9|Cars (by market segment) / Executive / Battery Electric Vehicle|miles
25_300_3025_4|Cars (by market segment) / Luxury / Diesel|km
25_300_3026_4|Cars (by market segment) / Luxury / Petrol|km
25_300_3027_4|Cars (by market segment) / Luxury / Unknown|km
25_300_3028_4|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|km
25_300_3029_4|Cars (by market segment) / Luxury / Battery Electric Vehicle|km
25_300_3025_9|Cars (by market segment) / Luxury / Diesel|miles
25_300_3026_9|Cars (by market segment) / Luxury / Petrol|miles
25_300_3027_9|Cars (by market segment) / Luxury / Unknown|miles
25_300_3028_9|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|miles
25_300_3029_9|Cars (by market segment) / Luxury / Battery Electric Vehicle|miles
25_300_3030_4|Cars (by market segment) / Sports / Diesel|km
25_300_3031_4|Cars (by market segment) / Sports / Petrol|km
25_300_3032_4|Cars (by market segment) / Sports / Unknown|km
25_300_3033_4|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|km
25_300_3034_4|Cars (by market segment) / Sports / Battery Electric Vehicle|km
25_300_3030_9|Cars (by market segment) / Sports / Diesel|miles
25_300_3031_9|Cars (by market segment) / Sports / Petrol|miles
25_300_3032_9|Cars (by market segment) / Sports / Unknown|miles
25_300_3033_9|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|miles
25_300_3034_9|Cars (by market segment) / Sports / Battery Electric Vehicle|miles
25_300_3035_4|Cars (by market segment) / Dual purpose 4X4 / Diesel|km
25_300_3036_4|Cars (by market segment) / Dual purpose 4X4 / Petrol|km
25_300_3037_4|Cars (by market segment) / Dual purpose 4X4 / Unknown|km
25_300_3038_4|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
25_300_3039_4|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|km
25_300_3035_9|Cars (by market segment) / Dual purpose 4X4 / Diesel|miles
25_300_3036_9|Cars (by market segment) / Dual purpose 4X4 / Petrol|miles
25_300_3037_9|Cars (by market segment) / Dual purpose 4X4 / Unknown|miles
25_300_3038_9|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|miles
25_300_3039_9|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|miles
25_300_3040_4|Cars (by market segment) / MPV / Diesel|km
25_300_3041_4|Cars (by market segment) / MPV / Petrol|km
25_300_3042_4|Cars (by market segment) / MPV / Unknown|km
25_300_3043_4|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|km
25_300_3044_4|Cars (by market segment) / MPV / Battery Electric Vehicle|km
25_300_3040_9|Cars (by market segment) / MPV / Diesel|miles
25_300_3041_9|Cars (by market segment) / MPV / Petrol|miles
25_300_3042_9|Cars (by market segment) / MPV / Unknown|miles
25_300_3043_9|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|miles
25_300_3044_9|Cars (by market segment) / MPV / Battery Electric Vehicle|miles
25_301_3045_4|Cars (by size) / Small car / Diesel|km
25_301_3046_4|Cars (by size) / Small car / Petrol|km
25_301_3047_4|Cars (by size) / Small car / Hybrid|km
25_301_3050_4|Cars (by size) / Small car / Unknown|km
25_301_3051_4|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
25_301_3052_4|Cars (by size) / Small car / Battery Electric Vehicle|km
25_301_3045_9|Cars (by size) / Small car / Diesel|miles
25_301_3046_9|Cars (by size) / Small car / Petrol|miles
25_301_3047_9|Cars (by size) / Small car / Hybrid|miles
25_301_3050_9|Cars (by size) / Small car / Unknown|miles
25_301_3051_9|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|miles
25_301_3052_9|Cars (by size) / Small car / Battery Electric Vehicle|miles
25_301_3053_4|Cars (by size) / Medium car / Diesel|km
25_301_3054_4|Cars (by size) / Medium car / Petrol|km
25_301_3055_4|Cars (by size) / Medium car / Hybrid|km
25_301_3056_4|Cars (by size) / Medium car / CNG|km
25_301_3057_4|Cars (by size) / Medium car / LPG|km
25_301_3058_4|Cars (by size) / Medium car / Unknown|km
25_301_3059_4|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|km
25_301_3060_4|Cars (by size) / Medium car / Battery Electric Vehicle|km
25_301_3053_9|Cars (by size) / Medium car / Diesel|miles
25_301_3054_9|Cars (by size) / Medium car / Petrol|miles
25_301_3055_9|Cars (by size) / Medium car / Hybrid|miles
25_301_3056_9|Cars (by size) / Medium car / CNG|miles
25_301_3057_9|Cars (by size) / Medium car / LPG|miles
25_301_3058_9|Cars (by size) / Medium car / Unknown|miles
25_301_3059_9|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|miles
25_301_3060_9|Cars (by size) / Medium car / Battery Electric Vehicle|miles
25_301_3061_4|Cars (by size) / Large car / Diesel|km
25_301_3062_4|Cars (by size) / Large car / Petrol|km
25_301_3063_4|Cars (by size) / Large car / Hybrid|km
25_301_3064_4|Cars (by size) / Large car / CNG|km
25_301_3065_4|Cars (by size) / Large car / LPG|km
25_301_3066_4|Cars (by size) / Large car / Unknown|km
25_301_3067_4|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|km
25_301_3068_4|Cars (by size) / Large car / Battery Electric Vehicle|km
25_301_3061_9|Cars (by size) / Large car / Diesel|miles
25_301_3062_9|Cars (by size) / Large car / Petrol|miles
25_301_3063_9|Cars (by size) / Large car / Hybrid|miles
25_301_3064_9|Cars (by size) / Large car / CNG|miles
25_301_3065_9|Cars (by size) / Large car / LPG|miles
25_301_3066_9|Cars (by size) / Large car / Unknown|miles
25_301_3067_9|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|miles
25_301_3068_9|Cars (by size) / Large car / Battery Electric Vehicle|miles
25_301_3069_4|Cars (by size) / Average car / Diesel|km
25_301_3070_4|Cars (by size) / Average car / Petrol|km
25_301_3071_4|Cars (by size) / Average car / Hybrid|km
25_301_3072_4|Cars (by size) / Average car / CNG|km
25_301_3073_4|Cars (by size) / Average car / LPG|km
25_301_3074_4|Cars (by size) / Average car / Unknown|km
25_301_3075_4|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|km
25_301_3076_4|Cars (by size) / Average car / Battery Electric Vehicle|km
25_301_3069_9|Cars (by size) / Average car / Diesel|miles
25_301_3070_9|Cars (by size) / Average car / Petrol|miles
25_301_3071_9|Cars (by size) / Average car / Hybrid|miles
25_301_3072_9|Cars (by size) / Average car / CNG|miles
25_301_3073_9|Cars (by size) / Average car / LPG|miles
25_301_3074_9|Cars (by size) / Average car / Unknown|miles
25_301_3075_9|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|miles
25_301_3076_9|Cars (by size) / Average car / Battery Electric Vehicle|miles
25_302_3077_4|Motorbike / Small|km
25_302_3077_9|Motorbike / Small|miles
25_302_3078_4|Motorbike / Medium|km
25_302_3078_9|Motorbike / Medium|miles
25_302_3079_4|Motorbike / Large|km
25_302_3079_9|Motorbike / Large|miles
25_302_3080_4|Motorbike / Average|km
25_302_3080_9|Motorbike / Average|miles
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
27_303_3081_9|Vans / Class I (up to 1.305 tonnes) / Diesel|miles
27_303_3082_9|Vans / Class I (up to 1.305 tonnes) / Petrol|miles
27_303_3087_9|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|miles
27_303_3088_9|Vans / Class II (1.305 to 1.74 tonnes) / Diesel|miles
27_303_3089_9|Vans / Class II (1.305 to 1.74 tonnes) / Petrol|miles
27_303_3094_9|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|miles
27_303_3100_14|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
27_303_3100_4|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
27_303_3095_9|Vans / Class III (1.74 to 3.5 tonnes) / Diesel|miles
27_303_3096_9|Vans / Class III (1.74 to 3.5 tonnes) / Petrol|miles
27_303_3100_9|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
27_303_3101_9|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|miles
27_303_3104_14|Vans / Average (up to 3.5 tonnes) / CNG|tonne.km
27_303_3105_14|Vans / Average (up to 3.5 tonnes) / LPG|tonne.km
27_303_3107_14|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
27_303_3104_4|Vans / Average (up to 3.5 tonnes) / CNG|km
27_303_3105_4|Vans / Average (up to 3.5 tonnes) / LPG|km
27_303_3107_4|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
27_303_3102_9|Vans / Average (up to 3.5 tonnes) / Diesel|miles
27_303_3103_9|Vans / Average (up to 3.5 tonnes) / Petrol|miles
27_303_3104_9|Vans / Average (up to 3.5 tonnes) / CNG|miles
27_303_3105_9|Vans / Average (up to 3.5 tonnes) / LPG|miles
27_303_3106_9|Vans / Average (up to 3.5 tonnes) / Unknown|miles
27_303_3107_9|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
27_303_3108_9|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|miles
27_304_3110_14|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
27_304_3111_14|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|tonne.km
27_304_3109_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
27_304_3110_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
27_304_3111_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
27_304_3109_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|miles
27_304_3110_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|miles
27_304_3111_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|miles
27_304_3112_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|miles
27_304_3114_14|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
27_304_3115_14|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|tonne.km
27_304_3113_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
27_304_3114_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
27_304_3115_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
27_304_3113_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|miles
27_304_3114_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|miles
27_304_3115_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|miles
27_304_3116_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|miles
27_304_3118_14|HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|tonne.km
27_304_3119_14|HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|tonne.km
27_304_3117_4|HGV (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
27_304_3118_4|HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
27_304_3119_4|HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
27_304_3117_9|HGV (all diesel) / Rigid (>17 tonnes) / 0% Laden|miles
27_304_3118_9|HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|miles
27_304_3119_9|HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|miles
27_304_3120_9|HGV (all diesel) / Rigid (>17 tonnes) / Average laden|miles
27_304_3122_14|HGV (all diesel) / All rigids / 50% Laden|tonne.km
27_304_3123_14|HGV (all diesel) / All rigids / 100% Laden|tonne.km
27_304_3121_4|HGV (all diesel) / All rigids / 0% Laden|km
27_304_3122_4|HGV (all diesel) / All rigids / 50% Laden|km
27_304_3123_4|HGV (all diesel) / All rigids / 100% Laden|km
27_304_3121_9|HGV (all diesel) / All rigids / 0% Laden|miles
27_304_3122_9|HGV (all diesel) / All rigids / 50% Laden|miles
27_304_3123_9|HGV (all diesel) / All rigids / 100% Laden|miles
27_304_3124_9|HGV (all diesel) / All rigids / Average laden|miles
27_304_3126_14|HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|tonne.km
27_304_3127_14|HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|tonne.km
27_304_3125_4|HGV (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
27_304_3126_4|HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
27_304_3127_4|HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
27_304_3125_9|HGV (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|miles
27_304_3126_9|HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|miles
27_304_3127_9|HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|miles
27_304_3128_9|HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|miles
27_304_3130_14|HGV (all diesel) / Articulated (>33t) / 50% Laden|tonne.km
27_304_3131_14|HGV (all diesel) / Articulated (>33t) / 100% Laden|tonne.km
27_304_3129_9|HGV (all diesel) / Articulated (>33t) / 0% Laden|miles
27_304_3130_9|HGV (all diesel) / Articulated (>33t) / 50% Laden|miles
27_304_3131_9|HGV (all diesel) / Articulated (>33t) / 100% Laden|miles
27_304_3132_9|HGV (all diesel) / Articulated (>33t) / Average laden|miles
27_304_3134_14|HGV (all diesel) / All artics / 50% Laden|tonne.km
27_304_3135_14|HGV (all diesel) / All artics / 100% Laden|tonne.km
27_304_3133_4|HGV (all diesel) / All artics / 0% Laden|km
27_304_3134_4|HGV (all diesel) / All artics / 50% Laden|km
27_304_3135_4|HGV (all diesel) / All artics / 100% Laden|km
27_304_3133_9|HGV (all diesel) / All artics / 0% Laden|miles
27_304_3134_9|HGV (all diesel) / All artics / 50% Laden|miles
27_304_3135_9|HGV (all diesel) / All artics / 100% Laden|miles
27_304_3136_9|HGV (all diesel) / All artics / Average laden|miles
27_304_3138_14|HGV (all diesel) / All HGVs / 50% Laden|tonne.km
27_304_3139_14|HGV (all diesel) / All HGVs / 100% Laden|tonne.km
27_304_3137_9|HGV (all diesel) / All HGVs / 0% Laden|miles
27_304_3138_9|HGV (all diesel) / All HGVs / 50% Laden|miles
27_304_3139_9|HGV (all diesel) / All HGVs / 100% Laden|miles
27_304_3140_9|HGV (all diesel) / All HGVs / Average laden|miles
27_306_3110_14|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
27_306_3111_14|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|tonne.km
27_306_3109_4|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
27_306_3110_4|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
27_306_3111_4|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
27_306_3112_4|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
27_306_3109_9|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|miles
27_306_3110_9|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|miles
27_306_3111_9|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|miles
27_306_3112_9|HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|miles
27_306_3114_14|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
27_306_3115_14|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|tonne.km
27_306_3113_4|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
27_306_3114_4|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
27_306_3115_4|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
27_306_3116_4|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
27_306_3113_9|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|miles
27_306_3114_9|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|miles
27_306_3115_9|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|miles
27_306_3116_9|HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|miles
27_306_3118_14|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|tonne.km
27_306_3119_14|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|tonne.km
27_306_3117_4|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
27_306_3118_4|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
27_306_3119_4|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
27_306_3120_4|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|km
27_306_3117_9|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 0% Laden|miles
27_306_3118_9|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|miles
27_306_3119_9|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|miles
27_306_3120_9|HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|miles
27_306_3122_14|HGV refrigerated (all diesel) / All rigids / 50% Laden|tonne.km
27_306_3123_14|HGV refrigerated (all diesel) / All rigids / 100% Laden|tonne.km
27_306_3121_4|HGV refrigerated (all diesel) / All rigids / 0% Laden|km
27_306_3122_4|HGV refrigerated (all diesel) / All rigids / 50% Laden|km
27_306_3123_4|HGV refrigerated (all diesel) / All rigids / 100% Laden|km
27_306_3124_4|HGV refrigerated (all diesel) / All rigids / Average laden|km
27_306_3121_9|HGV refrigerated (all diesel) / All rigids / 0% Laden|miles
27_306_3122_9|HGV refrigerated (all diesel) / All rigids / 50% Laden|miles
27_306_3123_9|HGV refrigerated (all diesel) / All rigids / 100% Laden|miles
27_306_3124_9|HGV refrigerated (all diesel) / All rigids / Average laden|miles
27_306_3126_14|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|tonne.km
27_306_3127_14|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|tonne.km
27_306_3125_4|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
27_306_3126_4|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
27_306_3127_4|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
27_306_3128_4|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
27_306_3125_9|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|miles
27_306_3126_9|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|miles
27_306_3127_9|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|miles
27_306_3128_9|HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|miles
27_306_3130_14|HGV refrigerated (all diesel) / Articulated (>33t) / 50% Laden|tonne.km
27_306_3131_14|HGV refrigerated (all diesel) / Articulated (>33t) / 100% Laden|tonne.km
27_306_3129_4|HGV refrigerated (all diesel) / Articulated (>33t) / 0% Laden|km
27_306_3130_4|HGV refrigerated (all diesel) / Articulated (>33t) / 50% Laden|km
27_306_3131_4|HGV refrigerated (all diesel) / Articulated (>33t) / 100% Laden|km
27_306_3132_4|HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|km
27_306_3129_9|HGV refrigerated (all diesel) / Articulated (>33t) / 0% Laden|miles
27_306_3130_9|HGV refrigerated (all diesel) / Articulated (>33t) / 50% Laden|miles
27_306_3131_9|HGV refrigerated (all diesel) / Articulated (>33t) / 100% Laden|miles
27_306_3132_9|HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|miles
27_306_3134_14|HGV refrigerated (all diesel) / All artics / 50% Laden|tonne.km
27_306_3135_14|HGV refrigerated (all diesel) / All artics / 100% Laden|tonne.km
27_306_3133_4|HGV refrigerated (all diesel) / All artics / 0% Laden|km
27_306_3134_4|HGV refrigerated (all diesel) / All artics / 50% Laden|km
27_306_3135_4|HGV refrigerated (all diesel) / All artics / 100% Laden|km
27_306_3136_4|HGV refrigerated (all diesel) / All artics / Average laden|km
27_306_3133_9|HGV refrigerated (all diesel) / All artics / 0% Laden|miles
27_306_3134_9|HGV refrigerated (all diesel) / All artics / 50% Laden|miles
27_306_3135_9|HGV refrigerated (all diesel) / All artics / 100% Laden|miles
27_306_3136_9|HGV refrigerated (all diesel) / All artics / Average laden|miles
27_306_3138_14|HGV refrigerated (all diesel) / All HGVs / 50% Laden|tonne.km
27_306_3139_14|HGV refrigerated (all diesel) / All HGVs / 100% Laden|tonne.km
27_306_3137_4|HGV refrigerated (all diesel) / All HGVs / 0% Laden|km
27_306_3138_4|HGV refrigerated (all diesel) / All HGVs / 50% Laden|km
27_306_3139_4|HGV refrigerated (all diesel) / All HGVs / 100% Laden|km
27_306_3140_4|HGV refrigerated (all diesel) / All HGVs / Average laden|km
27_306_3137_9|HGV refrigerated (all diesel) / All HGVs / 0% Laden|miles
27_306_3138_9|HGV refrigerated (all diesel) / All HGVs / 50% Laden|miles
27_306_3139_9|HGV refrigerated (all diesel) / All HGVs / 100% Laden|miles
27_306_3140_9|HGV refrigerated (all diesel) / All HGVs / Average laden|miles
27_319_3191_14|Sea tanker / Crude tanker / 200,000+ dwt|tonne.km
27_319_3192_14|Sea tanker / Crude tanker / 120,000–199,999 dwt|tonne.km
27_319_3193_14|Sea tanker / Crude tanker / 80,000–119,999 dwt|tonne.km
27_319_3194_14|Sea tanker / Crude tanker / 60,000–79,999 dwt|tonne.km
27_319_3195_14|Sea tanker / Crude tanker / 10,000–59,999 dwt|tonne.km
27_319_3196_14|Sea tanker / Crude tanker / 0–9999 dwt|tonne.km
27_319_3198_14|Sea tanker / Products tanker / 60,000+ dwt|tonne.km
27_319_3199_14|Sea tanker / Products tanker / 20,000–59,999 dwt|tonne.km
27_319_3200_14|Sea tanker / Products tanker / 10,000–19,999 dwt|tonne.km
27_319_3201_14|Sea tanker / Products tanker / 5000–9999 dwt|tonne.km
27_319_3202_14|Sea tanker / Products tanker / 0–4999 dwt|tonne.km
27_319_3204_14|Sea tanker / Chemical tanker / 20,000+ dwt|tonne.km
27_319_3205_14|Sea tanker / Chemical tanker / 10,000–19,999 dwt|tonne.km
27_319_3206_14|Sea tanker / Chemical tanker / 5000–9999 dwt|tonne.km
27_319_3207_14|Sea tanker / Chemical tanker / 0–4999 dwt|tonne.km
27_319_3209_14|Sea tanker / LNG tanker / 200,000+ m3|tonne.km
27_319_3210_14|Sea tanker / LNG tanker / 0–199,999 m3|tonne.km
27_319_3212_14|Sea tanker / LPG Tanker / 50,000+ m3|tonne.km
27_319_3213_14|Sea tanker / LPG Tanker / 0–49,999 m3|tonne.km
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
28_906_3081_14|WTT- vans / Class I (up to 1.305 tonnes) / Diesel|tonne.km
28_906_3082_14|WTT- vans / Class I (up to 1.305 tonnes) / Petrol|tonne.km
28_906_3087_14|WTT- vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|tonne.km
28_906_3081_4|WTT- vans / Class I (up to 1.305 tonnes) / Diesel|km
28_906_3082_4|WTT- vans / Class I (up to 1.305 tonnes) / Petrol|km
28_906_3087_4|WTT- vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|km
28_906_3081_9|WTT- vans / Class I (up to 1.305 tonnes) / Diesel|miles
28_906_3082_9|WTT- vans / Class I (up to 1.305 tonnes) / Petrol|miles
28_906_3087_9|WTT- vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|miles
28_906_3088_14|WTT- vans / Class II (1.305 to 1.74 tonnes) / Diesel|tonne.km
28_906_3089_14|WTT- vans / Class II (1.305 to 1.74 tonnes) / Petrol|tonne.km
28_906_3094_14|WTT- vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|tonne.km
28_906_3088_4|WTT- vans / Class II (1.305 to 1.74 tonnes) / Diesel|km
28_906_3089_4|WTT- vans / Class II (1.305 to 1.74 tonnes) / Petrol|km
28_906_3094_4|WTT- vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|km
28_906_3088_9|WTT- vans / Class II (1.305 to 1.74 tonnes) / Diesel|miles
28_906_3089_9|WTT- vans / Class II (1.305 to 1.74 tonnes) / Petrol|miles
28_906_3094_9|WTT- vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|miles
28_906_3095_14|WTT- vans / Class III (1.74 to 3.5 tonnes) / Diesel|tonne.km
28_906_3096_14|WTT- vans / Class III (1.74 to 3.5 tonnes) / Petrol|tonne.km
28_906_3100_14|WTT- vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
28_906_3101_14|WTT- vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
28_906_3095_4|WTT- vans / Class III (1.74 to 3.5 tonnes) / Diesel|km
28_906_3096_4|WTT- vans / Class III (1.74 to 3.5 tonnes) / Petrol|km
28_906_3100_4|WTT- vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
28_906_3101_4|WTT- vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|km
28_906_3095_9|WTT- vans / Class III (1.74 to 3.5 tonnes) / Diesel|miles
28_906_3096_9|WTT- vans / Class III (1.74 to 3.5 tonnes) / Petrol|miles
28_906_3100_9|WTT- vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
28_906_3101_9|WTT- vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|miles
28_906_3102_14|WTT- vans / Average (up to 3.5 tonnes) / Diesel|tonne.km
28_906_3103_14|WTT- vans / Average (up to 3.5 tonnes) / Petrol|tonne.km
28_906_3104_14|WTT- vans / Average (up to 3.5 tonnes) / CNG|tonne.km
28_906_3105_14|WTT- vans / Average (up to 3.5 tonnes) / LPG|tonne.km
28_906_3106_14|WTT- vans / Average (up to 3.5 tonnes) / Unknown|tonne.km
28_906_3107_14|WTT- vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
28_906_3108_14|WTT- vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
28_906_3102_4|WTT- vans / Average (up to 3.5 tonnes) / Diesel|km
28_906_3103_4|WTT- vans / Average (up to 3.5 tonnes) / Petrol|km
28_906_3104_4|WTT- vans / Average (up to 3.5 tonnes) / CNG|km
28_906_3105_4|WTT- vans / Average (up to 3.5 tonnes) / LPG|km
28_906_3106_4|WTT- vans / Average (up to 3.5 tonnes) / Unknown|km
28_906_3107_4|WTT- vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
28_906_3108_4|WTT- vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|km
28_906_3102_9|WTT- vans / Average (up to 3.5 tonnes) / Diesel|miles
28_906_3103_9|WTT- vans / Average (up to 3.5 tonnes) / Petrol|miles
28_906_3104_9|WTT- vans / Average (up to 3.5 tonnes) / CNG|miles
28_906_3105_9|WTT- vans / Average (up to 3.5 tonnes) / LPG|miles
28_906_3106_9|WTT- vans / Average (up to 3.5 tonnes) / Unknown|miles
28_906_3107_9|WTT- vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
28_906_3108_9|WTT- vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|miles
28_907_3110_14|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
28_907_3111_14|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|tonne.km
28_907_3112_14|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|tonne.km
28_907_3109_4|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
28_907_3110_4|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
28_907_3111_4|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
28_907_3112_4|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
28_907_3109_9|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|miles
28_907_3110_9|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|miles
28_907_3111_9|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|miles
28_907_3112_9|WTT- HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|miles
28_907_3114_14|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
28_907_3115_14|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|tonne.km
28_907_3116_14|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|tonne.km
28_907_3113_4|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
28_907_3114_4|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
28_907_3115_4|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
28_907_3116_4|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
28_907_3113_9|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|miles
28_907_3114_9|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|miles
28_907_3115_9|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|miles
28_907_3116_9|WTT- HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|miles
28_907_3118_14|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|tonne.km
28_907_3119_14|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|tonne.km
28_907_3120_14|WTT- HGV (all diesel) / Rigid (>17 tonnes) / Average laden|tonne.km
28_907_3117_4|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
28_907_3118_4|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
28_907_3119_4|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
28_907_3120_4|WTT- HGV (all diesel) / Rigid (>17 tonnes) / Average laden|km
28_907_3117_9|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 0% Laden|miles
28_907_3118_9|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|miles
28_907_3119_9|WTT- HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|miles
28_907_3120_9|WTT- HGV (all diesel) / Rigid (>17 tonnes) / Average laden|miles
28_907_3122_14|WTT- HGV (all diesel) / All rigids / 50% Laden|tonne.km
28_907_3123_14|WTT- HGV (all diesel) / All rigids / 100% Laden|tonne.km
28_907_3124_14|WTT- HGV (all diesel) / All rigids / Average laden|tonne.km
28_907_3121_4|WTT- HGV (all diesel) / All rigids / 0% Laden|km
28_907_3122_4|WTT- HGV (all diesel) / All rigids / 50% Laden|km
28_907_3123_4|WTT- HGV (all diesel) / All rigids / 100% Laden|km
28_907_3124_4|WTT- HGV (all diesel) / All rigids / Average laden|km
28_907_3121_9|WTT- HGV (all diesel) / All rigids / 0% Laden|miles
28_907_3122_9|WTT- HGV (all diesel) / All rigids / 50% Laden|miles
28_907_3123_9|WTT- HGV (all diesel) / All rigids / 100% Laden|miles
28_907_3124_9|WTT- HGV (all diesel) / All rigids / Average laden|miles
28_907_3126_14|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|tonne.km
28_907_3127_14|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|tonne.km
28_907_3128_14|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|tonne.km
28_907_3125_4|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
28_907_3126_4|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
28_907_3127_4|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
28_907_3128_4|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
28_907_3125_9|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|miles
28_907_3126_9|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|miles
28_907_3127_9|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|miles
28_907_3128_9|WTT- HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|miles
28_907_3130_14|WTT- HGV (all diesel) / Articulated (>33t) / 50% Laden|tonne.km
28_907_3131_14|WTT- HGV (all diesel) / Articulated (>33t) / 100% Laden|tonne.km
28_907_3132_14|WTT- HGV (all diesel) / Articulated (>33t) / Average laden|tonne.km
28_907_3129_4|WTT- HGV (all diesel) / Articulated (>33t) / 0% Laden|km
28_907_3130_4|WTT- HGV (all diesel) / Articulated (>33t) / 50% Laden|km
28_907_3131_4|WTT- HGV (all diesel) / Articulated (>33t) / 100% Laden|km
28_907_3132_4|WTT- HGV (all diesel) / Articulated (>33t) / Average laden|km
28_907_3129_9|WTT- HGV (all diesel) / Articulated (>33t) / 0% Laden|miles
28_907_3130_9|WTT- HGV (all diesel) / Articulated (>33t) / 50% Laden|miles
28_907_3131_9|WTT- HGV (all diesel) / Articulated (>33t) / 100% Laden|miles
28_907_3132_9|WTT- HGV (all diesel) / Articulated (>33t) / Average laden|miles
28_907_3134_14|WTT- HGV (all diesel) / All artics / 50% Laden|tonne.km
28_907_3135_14|WTT- HGV (all diesel) / All artics / 100% Laden|tonne.km
28_907_3136_14|WTT- HGV (all diesel) / All artics / Average laden|tonne.km
28_907_3133_4|WTT- HGV (all diesel) / All artics / 0% Laden|km
28_907_3134_4|WTT- HGV (all diesel) / All artics / 50% Laden|km
28_907_3135_4|WTT- HGV (all diesel) / All artics / 100% Laden|km
28_907_3136_4|WTT- HGV (all diesel) / All artics / Average laden|km
28_907_3133_9|WTT- HGV (all diesel) / All artics / 0% Laden|miles
28_907_3134_9|WTT- HGV (all diesel) / All artics / 50% Laden|miles
28_907_3135_9|WTT- HGV (all diesel) / All artics / 100% Laden|miles
28_907_3136_9|WTT- HGV (all diesel) / All artics / Average laden|miles
28_907_3138_14|WTT- HGV (all diesel) / All HGVs / 50% Laden|tonne.km
28_907_3139_14|WTT- HGV (all diesel) / All HGVs / 100% Laden|tonne.km
28_907_3137_4|WTT- HGV (all diesel) / All HGVs / 0% Laden|km
28_907_3138_4|WTT- HGV (all diesel) / All HGVs / 50% Laden|km
28_907_3139_4|WTT- HGV (all diesel) / All HGVs / 100% Laden|km
28_907_3140_4|WTT- HGV (all diesel) / All HGVs / Average laden|km
28_907_3137_9|WTT- HGV (all diesel) / All HGVs / 0% Laden|miles
28_907_3138_9|WTT- HGV (all diesel) / All HGVs / 50% Laden|miles
28_907_3139_9|WTT- HGV (all diesel) / All HGVs / 100% Laden|miles
28_907_3140_9|WTT- HGV (all diesel) / All HGVs / Average laden|miles
28_908_3110_14|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|tonne.km
28_908_3111_14|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|tonne.km
28_908_3112_14|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|tonne.km
28_908_3109_4|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
28_908_3110_4|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
28_908_3111_4|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
28_908_3112_4|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
28_908_3109_9|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|miles
28_908_3110_9|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|miles
28_908_3111_9|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|miles
28_908_3112_9|WTT- HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|miles
28_908_3114_14|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|tonne.km
28_908_3115_14|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|tonne.km
28_908_3116_14|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|tonne.km
28_908_3113_4|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
28_908_3114_4|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
28_908_3115_4|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
28_908_3116_4|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
28_908_3113_9|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|miles
28_908_3114_9|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|miles
28_908_3115_9|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|miles
28_908_3116_9|WTT- HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|miles
28_908_3118_14|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|tonne.km
28_908_3119_14|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|tonne.km
28_908_3120_14|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|tonne.km
28_908_3117_4|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
28_908_3118_4|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
28_908_3119_4|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
28_908_3120_4|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|km
28_908_3117_9|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 0% Laden|miles
28_908_3118_9|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|miles
28_908_3119_9|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|miles
28_908_3120_9|WTT- HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|miles
28_908_3122_14|WTT- HGV refrigerated (all diesel) / All rigids / 50% Laden|tonne.km
28_908_3123_14|WTT- HGV refrigerated (all diesel) / All rigids / 100% Laden|tonne.km
28_908_3124_14|WTT- HGV refrigerated (all diesel) / All rigids / Average laden|tonne.km
28_908_3121_4|WTT- HGV refrigerated (all diesel) / All rigids / 0% Laden|km
28_908_3122_4|WTT- HGV refrigerated (all diesel) / All rigids / 50% Laden|km
28_908_3123_4|WTT- HGV refrigerated (all diesel) / All rigids / 100% Laden|km
28_908_3124_4|WTT- HGV refrigerated (all diesel) / All rigids / Average laden|km
28_908_3121_9|WTT- HGV refrigerated (all diesel) / All rigids / 0% Laden|miles
28_908_3122_9|WTT- HGV refrigerated (all diesel) / All rigids / 50% Laden|miles
28_908_3123_9|WTT- HGV refrigerated (all diesel) / All rigids / 100% Laden|miles
28_908_3124_9|WTT- HGV refrigerated (all diesel) / All rigids / Average laden|miles
28_908_3126_14|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|tonne.km
28_908_3127_14|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|tonne.km
28_908_3128_14|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|tonne.km
28_908_3125_4|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
28_908_3126_4|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
28_908_3127_4|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
28_908_3128_4|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
28_908_3125_9|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|miles
28_908_3126_9|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|miles
28_908_3127_9|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|miles
28_908_3128_9|WTT- HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|miles
28_908_3130_14|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 50% Laden|tonne.km
28_908_3131_14|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 100% Laden|tonne.km
28_908_3132_14|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|tonne.km
28_908_3129_4|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 0% Laden|km
28_908_3130_4|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 50% Laden|km
28_908_3131_4|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 100% Laden|km
28_908_3132_4|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|km
28_908_3129_9|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 0% Laden|miles
28_908_3130_9|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 50% Laden|miles
28_908_3131_9|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / 100% Laden|miles
28_908_3132_9|WTT- HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|miles
28_908_3134_14|WTT- HGV refrigerated (all diesel) / All artics / 50% Laden|tonne.km
28_908_3135_14|WTT- HGV refrigerated (all diesel) / All artics / 100% Laden|tonne.km
28_908_3136_14|WTT- HGV refrigerated (all diesel) / All artics / Average laden|tonne.km
28_908_3133_4|WTT- HGV refrigerated (all diesel) / All artics / 0% Laden|km
28_908_3134_4|WTT- HGV refrigerated (all diesel) / All artics / 50% Laden|km
28_908_3135_4|WTT- HGV refrigerated (all diesel) / All artics / 100% Laden|km
28_908_3136_4|WTT- HGV refrigerated (all diesel) / All artics / Average laden|km
28_908_3133_9|WTT- HGV refrigerated (all diesel) / All artics / 0% Laden|miles
28_908_3134_9|WTT- HGV refrigerated (all diesel) / All artics / 50% Laden|miles
28_908_3135_9|WTT- HGV refrigerated (all diesel) / All artics / 100% Laden|miles
28_908_3136_9|WTT- HGV refrigerated (all diesel) / All artics / Average laden|miles
28_908_3138_14|WTT- HGV refrigerated (all diesel) / All HGVs / 50% Laden|tonne.km
28_908_3139_14|WTT- HGV refrigerated (all diesel) / All HGVs / 100% Laden|tonne.km
28_908_3137_4|WTT- HGV refrigerated (all diesel) / All HGVs / 0% Laden|km
28_908_3138_4|WTT- HGV refrigerated (all diesel) / All HGVs / 50% Laden|km
28_908_3139_4|WTT- HGV refrigerated (all diesel) / All HGVs / 100% Laden|km
28_908_3140_4|WTT- HGV refrigerated (all diesel) / All HGVs / Average laden|km
28_908_3137_9|WTT- HGV refrigerated (all diesel) / All HGVs / 0% Laden|miles
28_908_3138_9|WTT- HGV refrigerated (all diesel) / All HGVs / 50% Laden|miles
28_908_3139_9|WTT- HGV refrigerated (all diesel) / All HGVs / 100% Laden|miles
28_908_3140_9|WTT- HGV refrigerated (all diesel) / All HGVs / Average laden|miles
28_915_3191_14|WTT- sea tanker / Crude tanker / 200,000+ dwt|tonne.km
28_915_3192_14|WTT- sea tanker / Crude tanker / 120,000–199,999 dwt|tonne.km
28_915_3193_14|WTT- sea tanker / Crude tanker / 80,000–119,999 dwt|tonne.km
28_915_3194_14|WTT- sea tanker / Crude tanker / 60,000–79,999 dwt|tonne.km
28_915_3195_14|WTT- sea tanker / Crude tanker / 10,000–59,999 dwt|tonne.km
28_915_3196_14|WTT- sea tanker / Crude tanker / 0–9999 dwt|tonne.km
28_915_3198_14|WTT- sea tanker / Products tanker / 60,000+ dwt|tonne.km
28_915_3199_14|WTT- sea tanker / Products tanker / 20,000–59,999 dwt|tonne.km
28_915_3200_14|WTT- sea tanker / Products tanker / 10,000–19,999 dwt|tonne.km
28_915_3201_14|WTT- sea tanker / Products tanker / 5000–9999 dwt|tonne.km
28_915_3202_14|WTT- sea tanker / Products tanker / 0–4999 dwt|tonne.km
28_915_3204_14|WTT- sea tanker / Chemical tanker / 20,000+ dwt|tonne.km
28_915_3205_14|WTT- sea tanker / Chemical tanker / 10,000–19,999 dwt|tonne.km
28_915_3206_14|WTT- sea tanker / Chemical tanker / 5000–9999 dwt|tonne.km
28_915_3207_14|WTT- sea tanker / Chemical tanker / 0–4999 dwt|tonne.km
28_915_3209_14|WTT- sea tanker / LNG tanker / 200,000+ m3|tonne.km
28_915_3210_14|WTT- sea tanker / LNG tanker / 0–199,999 m3|tonne.km
28_915_3212_14|WTT- sea tanker / LPG tanker / 50,000+ m3|tonne.km
28_915_3213_14|WTT- sea tanker / LPG tanker / 0–49,999 m3|tonne.km
28_916_3215_14|WTT- cargo ship / Bulk carrier / 200,000+ dwt|tonne.km
28_916_3216_14|WTT- cargo ship / Bulk carrier / 100,000–199,999 dwt|tonne.km
28_916_3217_14|WTT- cargo ship / Bulk carrier / 60,000–99,999 dwt|tonne.km
28_916_3218_14|WTT- cargo ship / Bulk carrier / 35,000–59,999 dwt|tonne.km
28_916_3219_14|WTT- cargo ship / Bulk carrier / 10,000–34,999 dwt|tonne.km
28_916_3220_14|WTT- cargo ship / Bulk carrier / 0–9999 dwt|tonne.km
28_916_3222_14|WTT- cargo ship / General cargo / 10,000+ dwt|tonne.km
28_916_3223_14|WTT- cargo ship / General cargo / 5000–9999 dwt|tonne.km
28_916_3224_14|WTT- cargo ship / General cargo / 0–4999 dwt|tonne.km
28_916_3225_14|WTT- cargo ship / General cargo / 10,000+ dwt 100+ TEU|tonne.km
28_916_3226_14|WTT- cargo ship / General cargo / 5000–9999 dwt 100+ TEU|tonne.km
28_916_3227_14|WTT- cargo ship / General cargo / 0–4999 dwt 100+ TEU|tonne.km
28_916_3229_14|WTT- cargo ship / Container ship / 8000+ TEU|tonne.km
28_916_3230_14|WTT- cargo ship / Container ship / 5000–7999 TEU|tonne.km
28_916_3231_14|WTT- cargo ship / Container ship / 3000–4999 TEU|tonne.km
28_916_3232_14|WTT- cargo ship / Container ship / 2000–2999 TEU|tonne.km
28_916_3233_14|WTT- cargo ship / Container ship / 1000–1999 TEU|tonne.km
28_916_3234_14|WTT- cargo ship / Container ship / 0–999 TEU|tonne.km
28_916_3236_14|WTT- cargo ship / Vehicle transport / 4000+ CEU|tonne.km
28_916_3237_14|WTT- cargo ship / Vehicle transport / 0–3999 CEU|tonne.km
28_916_3239_14|WTT- cargo ship / RoRo-Ferry / 2000+ LM|tonne.km
28_916_3240_14|WTT- cargo ship / RoRo-Ferry / 0–1999 LM|tonne.km
28_916_3243_14|WTT- cargo ship / Refrigerated cargo / All dwt|tonne.km
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
26_903_3000_4|WTT- cars (by market segment) / Mini / Diesel|km
26_903_3001_4|WTT- cars (by market segment) / Mini / Petrol|km
26_903_3002_4|WTT- cars (by market segment) / Mini / Unknown|km
26_903_3004_4|WTT- cars (by market segment) / Mini / Battery Electric Vehicle|km
26_903_3000_9|WTT- cars (by market segment) / Mini / Diesel|miles
26_903_3001_9|WTT- cars (by market segment) / Mini / Petrol|miles
26_903_3002_9|WTT- cars (by market segment) / Mini / Unknown|miles
26_903_3004_9|WTT- cars (by market segment) / Mini / Battery Electric Vehicle|miles
26_903_3005_4|WTT- cars (by market segment) / Supermini / Diesel|km
26_903_3006_4|WTT- cars (by market segment) / Supermini / Petrol|km
26_903_3007_4|WTT- cars (by market segment) / Supermini / Unknown|km
26_903_3008_4|WTT- cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|km
26_903_3009_4|WTT- cars (by market segment) / Supermini / Battery Electric Vehicle|km
26_903_3005_9|WTT- cars (by market segment) / Supermini / Diesel|miles
26_903_3006_9|WTT- cars (by market segment) / Supermini / Petrol|miles
26_903_3007_9|WTT- cars (by market segment) / Supermini / Unknown|miles
26_903_3008_9|WTT- cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|miles
26_903_3009_9|WTT- cars (by market segment) / Supermini / Battery Electric Vehicle|miles
26_903_3010_4|WTT- cars (by market segment) / Lower medium / Diesel|km
26_903_3011_4|WTT- cars (by market segment) / Lower medium / Petrol|km
26_903_3012_4|WTT- cars (by market segment) / Lower medium / Unknown|km
26_903_3013_4|WTT- cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|km
26_903_3014_4|WTT- cars (by market segment) / Lower medium / Battery Electric Vehicle|km
26_903_3010_9|WTT- cars (by market segment) / Lower medium / Diesel|miles
26_903_3011_9|WTT- cars (by market segment) / Lower medium / Petrol|miles
26_903_3012_9|WTT- cars (by market segment) / Lower medium / Unknown|miles
26_903_3013_9|WTT- cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|miles
26_903_3014_9|WTT- cars (by market segment) / Lower medium / Battery Electric Vehicle|miles
26_903_3015_4|WTT- cars (by market segment) / Upper medium / Diesel|km
26_903_3016_4|WTT- cars (by market segment) / Upper medium / Petrol|km
26_903_3017_4|WTT- cars (by market segment) / Upper medium / Unknown|km
26_903_3018_4|WTT- cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|km
26_903_3019_4|WTT- cars (by market segment) / Upper medium / Battery Electric Vehicle|km
26_903_3015_9|WTT- cars (by market segment) / Upper medium / Diesel|miles
26_903_3016_9|WTT- cars (by market segment) / Upper medium / Petrol|miles
26_903_3017_9|WTT- cars (by market segment) / Upper medium / Unknown|miles
26_903_3018_9|WTT- cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|miles
26_903_3019_9|WTT- cars (by market segment) / Upper medium / Battery Electric Vehicle|miles
26_903_3020_4|WTT- cars (by market segment) / Executive / Diesel|km
26_903_3021_4|WTT- cars (by market segment) / Executive / Petrol|km
26_903_3022_4|WTT- cars (by market segment) / Executive / Unknown|km
26_903_3023_4|WTT- cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|km
26_903_3024_4|WTT- cars (by market segment) / Executive / Battery Electric Vehicle|km
26_903_3020_9|WTT- cars (by market segment) / Executive / Diesel|miles
26_903_3021_9|WTT- cars (by market segment) / Executive / Petrol|miles
26_903_3022_9|WTT- cars (by market segment) / Executive / Unknown|miles
26_903_3023_9|WTT- cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|miles
26_903_3024_9|WTT- cars (by market segment) / Executive / Battery Electric Vehicle|miles
26_903_3025_4|WTT- cars (by market segment) / Luxury / Diesel|km
26_903_3026_4|WTT- cars (by market segment) / Luxury / Petrol|km
26_903_3027_4|WTT- cars (by market segment) / Luxury / Unknown|km
26_903_3028_4|WTT- cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|km
26_903_3029_4|WTT- cars (by market segment) / Luxury / Battery Electric Vehicle|km
26_903_3025_9|WTT- cars (by market segment) / Luxury / Diesel|miles
26_903_3026_9|WTT- cars (by market segment) / Luxury / Petrol|miles
26_903_3027_9|WTT- cars (by market segment) / Luxury / Unknown|miles
26_903_3028_9|WTT- cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|miles
26_903_3029_9|WTT- cars (by market segment) / Luxury / Battery Electric Vehicle|miles
26_903_3030_4|WTT- cars (by market segment) / Sports / Diesel|km
26_903_3031_4|WTT- cars (by market segment) / Sports / Petrol|km
26_903_3032_4|WTT- cars (by market segment) / Sports / Unknown|km
26_903_3033_4|WTT- cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|km
26_903_3034_4|WTT- cars (by market segment) / Sports / Battery Electric Vehicle|km
26_903_3030_9|WTT- cars (by market segment) / Sports / Diesel|miles
26_903_3031_9|WTT- cars (by market segment) / Sports / Petrol|miles
26_903_3032_9|WTT- cars (by market segment) / Sports / Unknown|miles
26_903_3033_9|WTT- cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|miles
26_903_3034_9|WTT- cars (by market segment) / Sports / Battery Electric Vehicle|miles
26_903_3035_4|WTT- cars (by market segment) / Dual purpose 4X4 / Diesel|km
26_903_3036_4|WTT- cars (by market segment) / Dual purpose 4X4 / Petrol|km
26_903_3037_4|WTT- cars (by market segment) / Dual purpose 4X4 / Unknown|km
26_903_3038_4|WTT- cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
26_903_3039_4|WTT- cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|km
26_903_3035_9|WTT- cars (by market segment) / Dual purpose 4X4 / Diesel|miles
26_903_3036_9|WTT- cars (by market segment) / Dual purpose 4X4 / Petrol|miles
26_903_3037_9|WTT- cars (by market segment) / Dual purpose 4X4 / Unknown|miles
26_903_3038_9|WTT- cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|miles
26_903_3039_9|WTT- cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|miles
26_903_3040_4|WTT- cars (by market segment) / MPV / Diesel|km
26_903_3041_4|WTT- cars (by market segment) / MPV / Petrol|km
26_903_3042_4|WTT- cars (by market segment) / MPV / Unknown|km
26_903_3043_4|WTT- cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|km
26_903_3044_4|WTT- cars (by market segment) / MPV / Battery Electric Vehicle|km
26_903_3040_9|WTT- cars (by market segment) / MPV / Diesel|miles
26_903_3041_9|WTT- cars (by market segment) / MPV / Petrol|miles
26_903_3042_9|WTT- cars (by market segment) / MPV / Unknown|miles
26_903_3043_9|WTT- cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|miles
26_903_3044_9|WTT- cars (by market segment) / MPV / Battery Electric Vehicle|miles
26_904_3045_4|WTT- cars (by size) / Small car / Diesel|km
26_904_3046_4|WTT- cars (by size) / Small car / Petrol|km
26_904_3047_4|WTT- cars (by size) / Small car / Hybrid|km
26_904_3050_4|WTT- cars (by size) / Small car / Unknown|km
26_904_3051_4|WTT- cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
26_904_3052_4|WTT- cars (by size) / Small car / Battery Electric Vehicle|km
26_904_3045_9|WTT- cars (by size) / Small car / Diesel|miles
26_904_3046_9|WTT- cars (by size) / Small car / Petrol|miles
26_904_3047_9|WTT- cars (by size) / Small car / Hybrid|miles
26_904_3050_9|WTT- cars (by size) / Small car / Unknown|miles
26_904_3051_9|WTT- cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|miles
26_904_3052_9|WTT- cars (by size) / Small car / Battery Electric Vehicle|miles
26_904_3053_4|WTT- cars (by size) / Medium car / Diesel|km
26_904_3054_4|WTT- cars (by size) / Medium car / Petrol|km
26_904_3055_4|WTT- cars (by size) / Medium car / Hybrid|km
26_904_3056_4|WTT- cars (by size) / Medium car / CNG|km
26_904_3057_4|WTT- cars (by size) / Medium car / LPG|km
26_904_3058_4|WTT- cars (by size) / Medium car / Unknown|km
26_904_3059_4|WTT- cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|km
26_904_3060_4|WTT- cars (by size) / Medium car / Battery Electric Vehicle|km
26_904_3053_9|WTT- cars (by size) / Medium car / Diesel|miles
26_904_3054_9|WTT- cars (by size) / Medium car / Petrol|miles
26_904_3055_9|WTT- cars (by size) / Medium car / Hybrid|miles
26_904_3056_9|WTT- cars (by size) / Medium car / CNG|miles
26_904_3057_9|WTT- cars (by size) / Medium car / LPG|miles
26_904_3058_9|WTT- cars (by size) / Medium car / Unknown|miles
26_904_3059_9|WTT- cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|miles
26_904_3060_9|WTT- cars (by size) / Medium car / Battery Electric Vehicle|miles
26_904_3061_4|WTT- cars (by size) / Large car / Diesel|km
26_904_3062_4|WTT- cars (by size) / Large car / Petrol|km
26_904_3063_4|WTT- cars (by size) / Large car / Hybrid|km
26_904_3064_4|WTT- cars (by size) / Large car / CNG|km
26_904_3065_4|WTT- cars (by size) / Large car / LPG|km
26_904_3066_4|WTT- cars (by size) / Large car / Unknown|km
26_904_3067_4|WTT- cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|km
26_904_3068_4|WTT- cars (by size) / Large car / Battery Electric Vehicle|km
26_904_3061_9|WTT- cars (by size) / Large car / Diesel|miles
26_904_3062_9|WTT- cars (by size) / Large car / Petrol|miles
26_904_3063_9|WTT- cars (by size) / Large car / Hybrid|miles
26_904_3064_9|WTT- cars (by size) / Large car / CNG|miles
26_904_3065_9|WTT- cars (by size) / Large car / LPG|miles
26_904_3066_9|WTT- cars (by size) / Large car / Unknown|miles
26_904_3067_9|WTT- cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|miles
26_904_3068_9|WTT- cars (by size) / Large car / Battery Electric Vehicle|miles
26_904_3069_4|WTT- cars (by size) / Average car / Diesel|km
26_904_3070_4|WTT- cars (by size) / Average car / Petrol|km
26_904_3071_4|WTT- cars (by size) / Average car / Hybrid|km
26_904_3072_4|WTT- cars (by size) / Average car / CNG|km
26_904_3073_4|WTT- cars (by size) / Average car / LPG|km
26_904_3074_4|WTT- cars (by size) / Average car / Unknown|km
26_904_3075_4|WTT- cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|km
26_904_3076_4|WTT- cars (by size) / Average car / Battery Electric Vehicle|km
26_904_3069_9|WTT- cars (by size) / Average car / Diesel|miles
26_904_3070_9|WTT- cars (by size) / Average car / Petrol|miles
26_904_3071_9|WTT- cars (by size) / Average car / Hybrid|miles
26_904_3072_9|WTT- cars (by size) / Average car / CNG|miles
26_904_3073_9|WTT- cars (by size) / Average car / LPG|miles
26_904_3074_9|WTT- cars (by size) / Average car / Unknown|miles
26_904_3075_9|WTT- cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|miles
26_904_3076_9|WTT- cars (by size) / Average car / Battery Electric Vehicle|miles
26_905_3077_4|WTT- motorbike / Small|km
26_905_3077_9|WTT- motorbike / Small|miles
26_905_3078_4|WTT- motorbike / Medium|km
26_905_3078_9|WTT- motorbike / Medium|miles
26_905_3079_4|WTT- motorbike / Large|km
26_905_3079_9|WTT- motorbike / Large|miles
26_905_3080_4|WTT- motorbike / Average|km
26_905_3080_9|WTT- motorbike / Average|miles
26_909_3141_4|WTT- taxis / Regular taxi|km
26_909_3142_4|WTT- taxis / Black cab|km
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
17_404_4005_10|Water supply / Water supply|million litres
== Water treatment
18_405_4006_1|Water treatment / Water treatment|cubic metres
18_405_4006_10|Water treatment / Water treatment|million litres
== Refrigerant & other
3_200_2002_3|Kyoto protocol products / Carbon dioxide / Total emissions including non-Kyoto products|kg
3_200_2005_3|Kyoto protocol products / Methane / Total emissions including non-Kyoto products|kg
3_200_2008_3|Kyoto protocol products / Nitrous oxide / Total emissions including non-Kyoto products|kg
3_200_2011_3|Kyoto protocol products / HFC-23 / Total emissions including non-Kyoto products|kg
3_200_2014_3|Kyoto protocol products / HFC-32 / Total emissions including non-Kyoto products|kg
3_200_2017_3|Kyoto protocol products / HFC-41 / Total emissions including non-Kyoto products|kg
3_200_2020_3|Kyoto protocol products / HFC-125 / Total emissions including non-Kyoto products|kg
3_200_2023_3|Kyoto protocol products / HFC-134 / Total emissions including non-Kyoto products|kg
3_200_2026_3|Kyoto protocol products / HFC-134a / Total emissions including non-Kyoto products|kg
3_200_2029_3|Kyoto protocol products / HFC-143 / Total emissions including non-Kyoto products|kg
3_200_2032_3|Kyoto protocol products / HFC-143a / Total emissions including non-Kyoto products|kg
3_200_2035_3|Kyoto protocol products / HFC-152a / Total emissions including non-Kyoto products|kg
3_200_2038_3|Kyoto protocol products / HFC-227ea / Total emissions including non-Kyoto products|kg
3_200_2041_3|Kyoto protocol products / HFC-236fa / Total emissions including non-Kyoto products|kg
3_200_2044_3|Kyoto protocol products / HFC-245fa / Total emissions including non-Kyoto products|kg
3_200_2047_3|Kyoto protocol products / HFC-43-I0mee / Total emissions including non-Kyoto products|kg
3_200_2050_3|Kyoto protocol products / Perfluoromethane (PFC-14) / Total emissions including non-Kyoto products|kg
3_200_2053_3|Kyoto protocol products / Perfluoroethane (PFC-116) / Total emissions including non-Kyoto products|kg
3_200_2056_3|Kyoto protocol products / Perfluoropropane (PFC-218) / Total emissions including non-Kyoto products|kg
3_200_2059_3|Kyoto protocol products / Perfluorocyclobutane (PFC-318) / Total emissions including non-Kyoto products|kg
3_200_2062_3|Kyoto protocol products / Perfluorobutane (PFC-3-1-10) / Total emissions including non-Kyoto products|kg
3_200_2065_3|Kyoto protocol products / Perfluoropentane (PFC-4-1-12) / Total emissions including non-Kyoto products|kg
3_200_2068_3|Kyoto protocol products / Perfluorohexane (PFC-5-1-14) / Total emissions including non-Kyoto products|kg
3_200_2071_3|Kyoto protocol products / PFC-9-1-18 / Total emissions including non-Kyoto products|kg
3_200_2074_3|Kyoto protocol products / Perfluorocyclopropane / Total emissions including non-Kyoto products|kg
3_200_2077_3|Kyoto protocol products / Sulphur hexafluoride (SF6) / Total emissions including non-Kyoto products|kg
3_200_2080_3|Kyoto protocol products / HFC-152 / Total emissions including non-Kyoto products|kg
3_200_2083_3|Kyoto protocol products / HFC-161 / Total emissions including non-Kyoto products|kg
3_200_2086_3|Kyoto protocol products / HFC-236cb / Total emissions including non-Kyoto products|kg
3_200_2089_3|Kyoto protocol products / HFC-236ea / Total emissions including non-Kyoto products|kg
3_200_2092_3|Kyoto protocol products / HFC-245ca / Total emissions including non-Kyoto products|kg
3_200_2095_3|Kyoto protocol products / HFC-365mfc / Total emissions including non-Kyoto products|kg
3_200_2098_3|Kyoto protocol products / Nitrogen trifluoride / Total emissions including non-Kyoto products|kg
3_201_2101_3|Blends / R401A / Total emissions including non-Kyoto products|kg
3_201_2104_3|Blends / R401B / Total emissions including non-Kyoto products|kg
3_201_2107_3|Blends / R401C / Total emissions including non-Kyoto products|kg
3_201_2110_3|Blends / R402A / Total emissions including non-Kyoto products|kg
3_201_2113_3|Blends / R402B / Total emissions including non-Kyoto products|kg
3_201_2116_3|Blends / R403A / Total emissions including non-Kyoto products|kg
3_201_2119_3|Blends / R403B / Total emissions including non-Kyoto products|kg
3_201_2122_3|Blends / R404A / Total emissions including non-Kyoto products|kg
3_201_2125_3|Blends / R405A / Total emissions including non-Kyoto products|kg
3_201_2128_3|Blends / R406A / Total emissions including non-Kyoto products|kg
3_201_2131_3|Blends / R407A / Total emissions including non-Kyoto products|kg
3_201_2134_3|Blends / R407B / Total emissions including non-Kyoto products|kg
3_201_2137_3|Blends / R407C / Total emissions including non-Kyoto products|kg
3_201_2140_3|Blends / R407D / Total emissions including non-Kyoto products|kg
3_201_2143_3|Blends / R407E / Total emissions including non-Kyoto products|kg
3_201_2146_3|Blends / R407F / Total emissions including non-Kyoto products|kg
3_201_2149_3|Blends / R408A / Total emissions including non-Kyoto products|kg
3_201_2152_3|Blends / R409A / Total emissions including non-Kyoto products|kg
3_201_2155_3|Blends / R409B / Total emissions including non-Kyoto products|kg
3_201_2158_3|Blends / R410A / Total emissions including non-Kyoto products|kg
3_201_2161_3|Blends / R410B / Total emissions including non-Kyoto products|kg
3_201_2164_3|Blends / R411A / Total emissions including non-Kyoto products|kg
3_201_2167_3|Blends / R411B / Total emissions including non-Kyoto products|kg
3_201_2170_3|Blends / R412A / Total emissions including non-Kyoto products|kg
3_201_2173_3|Blends / R413A / Total emissions including non-Kyoto products|kg
3_201_2176_3|Blends / R414A / Total emissions including non-Kyoto products|kg
3_201_2179_3|Blends / R414B / Total emissions including non-Kyoto products|kg
3_201_2182_3|Blends / R415A / Total emissions including non-Kyoto products|kg
3_201_2185_3|Blends / R415B / Total emissions including non-Kyoto products|kg
3_201_2188_3|Blends / R416A / Total emissions including non-Kyoto products|kg
3_201_2191_3|Blends / R417A / Total emissions including non-Kyoto products|kg
3_201_2194_3|Blends / R417B / Total emissions including non-Kyoto products|kg
3_201_2197_3|Blends / R417C / Total emissions including non-Kyoto products|kg
3_201_2200_3|Blends / R418A / Total emissions including non-Kyoto products|kg
3_201_2203_3|Blends / R419A / Total emissions including non-Kyoto products|kg
3_201_2206_3|Blends / R419B / Total emissions including non-Kyoto products|kg
3_201_2209_3|Blends / R420A / Total emissions including non-Kyoto products|kg
3_201_2212_3|Blends / R421A / Total emissions including non-Kyoto products|kg
3_201_2215_3|Blends / R421B / Total emissions including non-Kyoto products|kg
3_201_2218_3|Blends / R422A / Total emissions including non-Kyoto products|kg
3_201_2221_3|Blends / R422B / Total emissions including non-Kyoto products|kg
3_201_2224_3|Blends / R422C / Total emissions including non-Kyoto products|kg
3_201_2227_3|Blends / R422D / Total emissions including non-Kyoto products|kg
3_201_2230_3|Blends / R422E / Total emissions including non-Kyoto products|kg
3_201_2233_3|Blends / R423A / Total emissions including non-Kyoto products|kg
3_201_2236_3|Blends / R424A / Total emissions including non-Kyoto products|kg
3_201_2239_3|Blends / R425A / Total emissions including non-Kyoto products|kg
3_201_2242_3|Blends / R426A / Total emissions including non-Kyoto products|kg
3_201_2245_3|Blends / R427A / Total emissions including non-Kyoto products|kg
3_201_2248_3|Blends / R428A / Total emissions including non-Kyoto products|kg
3_201_2251_3|Blends / R429A / Total emissions including non-Kyoto products|kg
3_201_2254_3|Blends / R430A / Total emissions including non-Kyoto products|kg
3_201_2257_3|Blends / R431A / Total emissions including non-Kyoto products|kg
3_201_2260_3|Blends / R432A / Total emissions including non-Kyoto products|kg
3_201_2263_3|Blends / R433A / Total emissions including non-Kyoto products|kg
3_201_2266_3|Blends / R433B / Total emissions including non-Kyoto products|kg
3_201_2269_3|Blends / R433C / Total emissions including non-Kyoto products|kg
3_201_2272_3|Blends / R434A / Total emissions including non-Kyoto products|kg
3_201_2275_3|Blends / R435A / Total emissions including non-Kyoto products|kg
3_201_2278_3|Blends / R436A / Total emissions including non-Kyoto products|kg
3_201_2281_3|Blends / R436B / Total emissions including non-Kyoto products|kg
3_201_2284_3|Blends / R437A / Total emissions including non-Kyoto products|kg
3_201_2287_3|Blends / R438A / Total emissions including non-Kyoto products|kg
3_201_2290_3|Blends / R439A / Total emissions including non-Kyoto products|kg
3_201_2293_3|Blends / R440A / Total emissions including non-Kyoto products|kg
3_201_2296_3|Blends / R441A / Total emissions including non-Kyoto products|kg
3_201_2299_3|Blends / R442A / Total emissions including non-Kyoto products|kg
3_201_2302_3|Blends / R443A / Total emissions including non-Kyoto products|kg
3_201_2305_3|Blends / R444A / Total emissions including non-Kyoto products|kg
3_201_2308_3|Blends / R445A / Total emissions including non-Kyoto products|kg
3_201_2311_3|Blends / R500 / Total emissions including non-Kyoto products|kg
3_201_2314_3|Blends / R501 / Total emissions including non-Kyoto products|kg
3_201_2317_3|Blends / R502 / Total emissions including non-Kyoto products|kg
3_201_2320_3|Blends / R503 / Total emissions including non-Kyoto products|kg
3_201_2323_3|Blends / R504 / Total emissions including non-Kyoto products|kg
3_201_2326_3|Blends / R505 / Total emissions including non-Kyoto products|kg
3_201_2329_3|Blends / R506 / Total emissions including non-Kyoto products|kg
3_201_2332_3|Blends / R507A / Total emissions including non-Kyoto products|kg
3_201_2335_3|Blends / R508A / Total emissions including non-Kyoto products|kg
3_201_2338_3|Blends / R508B / Total emissions including non-Kyoto products|kg
3_201_2341_3|Blends / R509A / Total emissions including non-Kyoto products|kg
3_201_2344_3|Blends / R510A / Total emissions including non-Kyoto products|kg
3_201_2347_3|Blends / R511A / Total emissions including non-Kyoto products|kg
3_201_2350_3|Blends / R512A / Total emissions including non-Kyoto products|kg
3_202_2353_3|Montreal protocol products / CFC-11/R11 = trichlorofluoromethane / Total emissions including non-Kyoto products|kg
3_202_2356_3|Montreal protocol products / CFC-12/R12 = dichlorodifluoromethane / Total emissions including non-Kyoto products|kg
3_202_2359_3|Montreal protocol products / CFC-13 / Total emissions including non-Kyoto products|kg
3_202_2362_3|Montreal protocol products / CFC-113 / Total emissions including non-Kyoto products|kg
3_202_2365_3|Montreal protocol products / CFC-114 / Total emissions including non-Kyoto products|kg
3_202_2368_3|Montreal protocol products / CFC-115 / Total emissions including non-Kyoto products|kg
3_202_2371_3|Montreal protocol products / Halon-1211 / Total emissions including non-Kyoto products|kg
3_202_2374_3|Montreal protocol products / Halon-1301 / Total emissions including non-Kyoto products|kg
3_202_2377_3|Montreal protocol products / Halon-2402 / Total emissions including non-Kyoto products|kg
3_202_2380_3|Montreal protocol products / Carbon tetrachloride / Total emissions including non-Kyoto products|kg
3_202_2383_3|Montreal protocol products / Methyl bromide / Total emissions including non-Kyoto products|kg
3_202_2386_3|Montreal protocol products / Methyl chloroform / Total emissions including non-Kyoto products|kg
3_202_2389_3|Montreal protocol products / HCFC-22/R22 = chlorodifluoromethane / Total emissions including non-Kyoto products|kg
3_202_2392_3|Montreal protocol products / HCFC-123 / Total emissions including non-Kyoto products|kg
3_202_2395_3|Montreal protocol products / HCFC-124 / Total emissions including non-Kyoto products|kg
3_202_2398_3|Montreal protocol products / HCFC-141b / Total emissions including non-Kyoto products|kg
3_202_2401_3|Montreal protocol products / HCFC-142b / Total emissions including non-Kyoto products|kg
3_202_2404_3|Montreal protocol products / HCFC-225ca / Total emissions including non-Kyoto products|kg
3_202_2407_3|Montreal protocol products / HCFC-225cb / Total emissions including non-Kyoto products|kg
3_202_2410_3|Montreal protocol products / HCFC-21 / Total emissions including non-Kyoto products|kg
3_203_2413_3|Fluorinated ethers / HFE-125 / Total emissions including non-Kyoto products|kg
3_203_2416_3|Fluorinated ethers / HFE-134 / Total emissions including non-Kyoto products|kg
3_203_2419_3|Fluorinated ethers / HFE-143a / Total emissions including non-Kyoto products|kg
3_203_2422_3|Fluorinated ethers / HCFE-235da2 / Total emissions including non-Kyoto products|kg
3_203_2425_3|Fluorinated ethers / HFE-245cb2 / Total emissions including non-Kyoto products|kg
3_203_2428_3|Fluorinated ethers / HFE-245fa2 / Total emissions including non-Kyoto products|kg
3_203_2431_3|Fluorinated ethers / HFE-254cb2 / Total emissions including non-Kyoto products|kg
3_203_2434_3|Fluorinated ethers / HFE-347mcc3 / Total emissions including non-Kyoto products|kg
3_203_2437_3|Fluorinated ethers / HFE-347pcf2 / Total emissions including non-Kyoto products|kg
3_203_2440_3|Fluorinated ethers / HFE-356pcc3 / Total emissions including non-Kyoto products|kg
3_203_2443_3|Fluorinated ethers / HFE-449sl (HFE-7100) / Total emissions including non-Kyoto products|kg
3_203_2446_3|Fluorinated ethers / HFE-569sf2 (HFE-7200) / Total emissions including non-Kyoto products|kg
3_203_2449_3|Fluorinated ethers / HFE-43-10pccc124 (H-Galden1040x) / Total emissions including non-Kyoto products|kg
3_203_2452_3|Fluorinated ethers / HFE-236ca12 (HG-10) / Total emissions including non-Kyoto products|kg
3_203_2455_3|Fluorinated ethers / HFE-338pcc13 (HG-01) / Total emissions including non-Kyoto products|kg
3_204_2458_3|Other products / Trifluoromethyl sulphur pentafluoride / Total emissions including non-Kyoto products|kg
3_204_2461_3|Other products / PFPMIE / Total emissions including non-Kyoto products|kg
3_204_2464_3|Other products / Dimethylether / Total emissions including non-Kyoto products|kg
3_204_2467_3|Other products / Methylene chloride / Total emissions including non-Kyoto products|kg
3_204_2470_3|Other products / Methyl chloride / Total emissions including non-Kyoto products|kg
3_204_2473_3|Other products / R290 = propane / Total emissions including non-Kyoto products|kg
3_204_2476_3|Other products / R600A = isobutane / Total emissions including non-Kyoto products|kg
3_204_2479_3|Other products / R600 = butane / Total emissions including non-Kyoto products|kg
3_204_2482_3|Other products / R601 = pentane / Total emissions including non-Kyoto products|kg
3_204_2485_3|Other products / R601A = isopentane / Total emissions including non-Kyoto products|kg
3_204_2488_3|Other products / R170 = ethane / Total emissions including non-Kyoto products|kg
3_204_2491_3|Other products / R1270 = propene / Total emissions including non-Kyoto products|kg
3_204_2494_3|Other products / R1234yf* / Total emissions including non-Kyoto products|kg
3_204_2497_3|Other products / R1234ze* / Total emissions including non-Kyoto products|kg
== Delivery vehicles
5_303_3081_4|Vans / Class I (up to 1.305 tonnes) / Diesel|km
5_303_3082_4|Vans / Class I (up to 1.305 tonnes) / Petrol|km
5_303_3087_4|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|km
5_303_3081_9|Vans / Class I (up to 1.305 tonnes) / Diesel|miles
5_303_3082_9|Vans / Class I (up to 1.305 tonnes) / Petrol|miles
5_303_3087_9|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|miles
5_303_3088_4|Vans / Class II (1.305 to 1.74 tonnes) / Diesel|km
5_303_3089_4|Vans / Class II (1.305 to 1.74 tonnes) / Petrol|km
5_303_3094_4|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|km
5_303_3088_9|Vans / Class II (1.305 to 1.74 tonnes) / Diesel|miles
5_303_3089_9|Vans / Class II (1.305 to 1.74 tonnes) / Petrol|miles
5_303_3094_9|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|miles
5_303_3095_4|Vans / Class III (1.74 to 3.5 tonnes) / Diesel|km
5_303_3096_4|Vans / Class III (1.74 to 3.5 tonnes) / Petrol|km
5_303_3100_4|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
5_303_3101_4|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|km
5_303_3095_9|Vans / Class III (1.74 to 3.5 tonnes) / Diesel|miles
5_303_3096_9|Vans / Class III (1.74 to 3.5 tonnes) / Petrol|miles
5_303_3100_9|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
5_303_3101_9|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|miles
5_303_3102_4|Vans / Average (up to 3.5 tonnes) / Diesel|km
5_303_3103_4|Vans / Average (up to 3.5 tonnes) / Petrol|km
5_303_3104_4|Vans / Average (up to 3.5 tonnes) / CNG|km
5_303_3105_4|Vans / Average (up to 3.5 tonnes) / LPG|km
5_303_3106_4|Vans / Average (up to 3.5 tonnes) / Unknown|km
5_303_3107_4|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
5_303_3108_4|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|km
5_303_3102_9|Vans / Average (up to 3.5 tonnes) / Diesel|miles
5_303_3103_9|Vans / Average (up to 3.5 tonnes) / Petrol|miles
5_303_3104_9|Vans / Average (up to 3.5 tonnes) / CNG|miles
5_303_3105_9|Vans / Average (up to 3.5 tonnes) / LPG|miles
5_303_3106_9|Vans / Average (up to 3.5 tonnes) / Unknown|miles
5_303_3107_9|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
5_303_3108_9|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|miles
5_304_3109_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
5_304_3110_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
5_304_3111_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
5_304_3112_4|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
5_304_3109_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|miles
5_304_3110_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|miles
5_304_3111_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|miles
5_304_3112_9|HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|miles
5_304_3113_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
5_304_3114_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
5_304_3115_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
5_304_3116_4|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
5_304_3113_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|miles
5_304_3114_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|miles
5_304_3115_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|miles
5_304_3116_9|HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|miles
5_304_3117_4|HGV (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
5_304_3118_4|HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
5_304_3119_4|HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
5_304_3120_4|HGV (all diesel) / Rigid (>17 tonnes) / Average laden|km
5_304_3117_9|HGV (all diesel) / Rigid (>17 tonnes) / 0% Laden|miles
5_304_3118_9|HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|miles
5_304_3119_9|HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|miles
5_304_3120_9|HGV (all diesel) / Rigid (>17 tonnes) / Average laden|miles
5_304_3121_4|HGV (all diesel) / All rigids / 0% Laden|km
5_304_3122_4|HGV (all diesel) / All rigids / 50% Laden|km
5_304_3123_4|HGV (all diesel) / All rigids / 100% Laden|km
5_304_3124_4|HGV (all diesel) / All rigids / Average laden|km
5_304_3121_9|HGV (all diesel) / All rigids / 0% Laden|miles
5_304_3122_9|HGV (all diesel) / All rigids / 50% Laden|miles
5_304_3123_9|HGV (all diesel) / All rigids / 100% Laden|miles
5_304_3124_9|HGV (all diesel) / All rigids / Average laden|miles
5_304_3125_4|HGV (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
5_304_3126_4|HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
5_304_3127_4|HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
5_304_3128_4|HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
5_304_3125_9|HGV (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|miles
5_304_3126_9|HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|miles
5_304_3127_9|HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|miles
5_304_3128_9|HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|miles
5_304_3129_4|HGV (all diesel) / Articulated (>33t) / 0% Laden|km
5_304_3130_4|HGV (all diesel) / Articulated (>33t) / 50% Laden|km
5_304_3131_4|HGV (all diesel) / Articulated (>33t) / 100% Laden|km
5_304_3132_4|HGV (all diesel) / Articulated (>33t) / Average laden|km
5_304_3129_9|HGV (all diesel) / Articulated (>33t) / 0% Laden|miles
5_304_3130_9|HGV (all diesel) / Articulated (>33t) / 50% Laden|miles
5_304_3131_9|HGV (all diesel) / Articulated (>33t) / 100% Laden|miles
5_304_3132_9|HGV (all diesel) / Articulated (>33t) / Average laden|miles
5_304_3133_4|HGV (all diesel) / All artics / 0% Laden|km
5_304_3134_4|HGV (all diesel) / All artics / 50% Laden|km
5_304_3135_4|HGV (all diesel) / All artics / 100% Laden|km
5_304_3136_4|HGV (all diesel) / All artics / Average laden|km
5_304_3133_9|HGV (all diesel) / All artics / 0% Laden|miles
5_304_3134_9|HGV (all diesel) / All artics / 50% Laden|miles
5_304_3135_9|HGV (all diesel) / All artics / 100% Laden|miles
5_304_3136_9|HGV (all diesel) / All artics / Average laden|miles
5_304_3137_4|HGV (all diesel) / All HGVs / 0% Laden|km
5_304_3138_4|HGV (all diesel) / All HGVs / 50% Laden|km
5_304_3139_4|HGV (all diesel) / All HGVs / 100% Laden|km
5_304_3140_4|HGV (all diesel) / All HGVs / Average laden|km
5_304_3137_9|HGV (all diesel) / All HGVs / 0% Laden|miles
5_304_3138_9|HGV (all diesel) / All HGVs / 50% Laden|miles
5_304_3139_9|HGV (all diesel) / All HGVs / 100% Laden|miles
5_304_3140_9|HGV (all diesel) / All HGVs / Average laden|miles
5_305_3109_4|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
5_305_3110_4|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
5_305_3111_4|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
5_305_3112_4|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
5_305_3109_9|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|miles
5_305_3110_9|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|miles
5_305_3111_9|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|miles
5_305_3112_9|HGVs refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|miles
5_305_3113_4|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
5_305_3114_4|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
5_305_3115_4|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
5_305_3116_4|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
5_305_3113_9|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|miles
5_305_3114_9|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|miles
5_305_3115_9|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|miles
5_305_3116_9|HGVs refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|miles
5_305_3117_4|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
5_305_3118_4|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
5_305_3119_4|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
5_305_3120_4|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|km
5_305_3117_9|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / 0% Laden|miles
5_305_3118_9|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|miles
5_305_3119_9|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|miles
5_305_3120_9|HGVs refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|miles
5_305_3121_4|HGVs refrigerated (all diesel) / All rigids / 0% Laden|km
5_305_3122_4|HGVs refrigerated (all diesel) / All rigids / 50% Laden|km
5_305_3123_4|HGVs refrigerated (all diesel) / All rigids / 100% Laden|km
5_305_3124_4|HGVs refrigerated (all diesel) / All rigids / Average laden|km
5_305_3121_9|HGVs refrigerated (all diesel) / All rigids / 0% Laden|miles
5_305_3122_9|HGVs refrigerated (all diesel) / All rigids / 50% Laden|miles
5_305_3123_9|HGVs refrigerated (all diesel) / All rigids / 100% Laden|miles
5_305_3124_9|HGVs refrigerated (all diesel) / All rigids / Average laden|miles
5_305_3125_4|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
5_305_3126_4|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
5_305_3127_4|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
5_305_3128_4|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
5_305_3125_9|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|miles
5_305_3126_9|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|miles
5_305_3127_9|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|miles
5_305_3128_9|HGVs refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|miles
5_305_3129_4|HGVs refrigerated (all diesel) / Articulated (>33t) / 0% Laden|km
5_305_3130_4|HGVs refrigerated (all diesel) / Articulated (>33t) / 50% Laden|km
5_305_3131_4|HGVs refrigerated (all diesel) / Articulated (>33t) / 100% Laden|km
5_305_3132_4|HGVs refrigerated (all diesel) / Articulated (>33t) / Average laden|km
5_305_3129_9|HGVs refrigerated (all diesel) / Articulated (>33t) / 0% Laden|miles
5_305_3130_9|HGVs refrigerated (all diesel) / Articulated (>33t) / 50% Laden|miles
5_305_3131_9|HGVs refrigerated (all diesel) / Articulated (>33t) / 100% Laden|miles
5_305_3132_9|HGVs refrigerated (all diesel) / Articulated (>33t) / Average laden|miles
5_305_3133_4|HGVs refrigerated (all diesel) / All artics / 0% Laden|km
5_305_3134_4|HGVs refrigerated (all diesel) / All artics / 50% Laden|km
5_305_3135_4|HGVs refrigerated (all diesel) / All artics / 100% Laden|km
5_305_3136_4|HGVs refrigerated (all diesel) / All artics / Average laden|km
5_305_3133_9|HGVs refrigerated (all diesel) / All artics / 0% Laden|miles
5_305_3134_9|HGVs refrigerated (all diesel) / All artics / 50% Laden|miles
5_305_3135_9|HGVs refrigerated (all diesel) / All artics / 100% Laden|miles
5_305_3136_9|HGVs refrigerated (all diesel) / All artics / Average laden|miles
5_305_3137_4|HGVs refrigerated (all diesel) / All HGVs / 0% Laden|km
5_305_3138_4|HGVs refrigerated (all diesel) / All HGVs / 50% Laden|km
5_305_3139_4|HGVs refrigerated (all diesel) / All HGVs / 100% Laden|km
5_305_3140_4|HGVs refrigerated (all diesel) / All HGVs / Average laden|km
5_305_3137_9|HGVs refrigerated (all diesel) / All HGVs / 0% Laden|miles
5_305_3138_9|HGVs refrigerated (all diesel) / All HGVs / 50% Laden|miles
5_305_3139_9|HGVs refrigerated (all diesel) / All HGVs / 100% Laden|miles
5_305_3140_9|HGVs refrigerated (all diesel) / All HGVs / Average laden|miles
== WTT- bioenergy
12_900_1031_8|WTT- biofuel / Bioethanol|litres
12_900_1031_2|WTT- biofuel / Bioethanol|GJ
12_900_1031_3|WTT- biofuel / Bioethanol|kg
12_900_1032_8|WTT- biofuel / Biodiesel ME|litres
12_900_1032_2|WTT- biofuel / Biodiesel ME|GJ
12_900_1032_3|WTT- biofuel / Biodiesel ME|kg
12_900_1033_2|WTT- biofuel / Biomethane (compressed)|GJ
12_900_1033_3|WTT- biofuel / Biomethane (compressed)|kg
12_900_1034_8|WTT- biofuel / Biodiesel ME (from used cooking oil)|litres
12_900_1034_2|WTT- biofuel / Biodiesel ME (from used cooking oil)|GJ
12_900_1034_3|WTT- biofuel / Biodiesel ME (from used cooking oil)|kg
12_900_1035_8|WTT- biofuel / Biodiesel ME (from Tallow)|litres
12_900_1035_2|WTT- biofuel / Biodiesel ME (from Tallow)|GJ
12_900_1035_3|WTT- biofuel / Biodiesel ME (from Tallow)|kg
12_900_1036_8|WTT- biofuel / Biodiesel HVO|litres
12_900_1036_2|WTT- biofuel / Biodiesel HVO|GJ
12_900_1036_3|WTT- biofuel / Biodiesel HVO|kg
12_900_1037_8|WTT- biofuel / Biopropane|litres
12_900_1037_2|WTT- biofuel / Biopropane|GJ
12_900_1037_3|WTT- biofuel / Biopropane|kg
12_900_1038_8|WTT- biofuel / Development diesel|litres
12_900_1038_2|WTT- biofuel / Development diesel|GJ
12_900_1038_3|WTT- biofuel / Development diesel|kg
12_900_1039_8|WTT- biofuel / Development petrol|litres
12_900_1039_2|WTT- biofuel / Development petrol|GJ
12_900_1039_3|WTT- biofuel / Development petrol|kg
12_900_1040_8|WTT- biofuel / Off road biodiesel|litres
12_900_1040_2|WTT- biofuel / Off road biodiesel|GJ
12_900_1040_3|WTT- biofuel / Off road biodiesel|kg
12_900_1041_2|WTT- biofuel / Biomethane (liquified)|GJ
12_900_1041_3|WTT- biofuel / Biomethane (liquified)|kg
12_900_1042_8|WTT- biofuel / Methanol (bio)|litres
12_900_1042_2|WTT- biofuel / Methanol (bio)|GJ
12_900_1042_3|WTT- biofuel / Methanol (bio)|kg
12_900_1049_8|WTT- biofuel / Avtur (renewable)|litres
12_900_1049_2|WTT- biofuel / Avtur (renewable)|GJ
12_900_1049_3|WTT- biofuel / Avtur (renewable)|kg
12_901_1043_15|WTT- biomass / Wood logs|tonnes
12_901_1043_5|WTT- biomass / Wood logs|kWh
12_901_1044_15|WTT- biomass / Wood chips|tonnes
12_901_1044_5|WTT- biomass / Wood chips|kWh
12_901_1045_15|WTT- biomass / Wood pellets|tonnes
12_901_1045_5|WTT- biomass / Wood pellets|kWh
12_901_1046_15|WTT- biomass / Grass/straw|tonnes
12_901_1046_5|WTT- biomass / Grass/straw|kWh
12_902_1047_15|WTT- biogas / Biogas|tonnes
12_902_1047_5|WTT- biogas / Biogas|kWh
12_902_1048_15|WTT- biogas / Landfill gas|tonnes
12_902_1048_5|WTT- biogas / Landfill gas|kWh
== UK electricity T&D for EVs
14_300_3004_4|Cars (by market segment) / Mini / Battery Electric Vehicle|km
14_300_3004_9|Cars (by market segment) / Mini / Battery Electric Vehicle|miles
14_300_3008_4|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|km
14_300_3009_4|Cars (by market segment) / Supermini / Battery Electric Vehicle|km
14_300_3008_9|Cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|miles
14_300_3009_9|Cars (by market segment) / Supermini / Battery Electric Vehicle|miles
14_300_3013_4|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|km
14_300_3014_4|Cars (by market segment) / Lower medium / Battery Electric Vehicle|km
14_300_3013_9|Cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|miles
14_300_3014_9|Cars (by market segment) / Lower medium / Battery Electric Vehicle|miles
14_300_3018_4|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|km
14_300_3019_4|Cars (by market segment) / Upper medium / Battery Electric Vehicle|km
14_300_3018_9|Cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|miles
14_300_3019_9|Cars (by market segment) / Upper medium / Battery Electric Vehicle|miles
14_300_3023_4|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|km
14_300_3024_4|Cars (by market segment) / Executive / Battery Electric Vehicle|km
14_300_3023_9|Cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|miles
14_300_3024_9|Cars (by market segment) / Executive / Battery Electric Vehicle|miles
14_300_3028_4|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|km
14_300_3029_4|Cars (by market segment) / Luxury / Battery Electric Vehicle|km
14_300_3028_9|Cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|miles
14_300_3029_9|Cars (by market segment) / Luxury / Battery Electric Vehicle|miles
14_300_3033_4|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|km
14_300_3034_4|Cars (by market segment) / Sports / Battery Electric Vehicle|km
14_300_3033_9|Cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|miles
14_300_3034_9|Cars (by market segment) / Sports / Battery Electric Vehicle|miles
14_300_3038_4|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
14_300_3039_4|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|km
14_300_3038_9|Cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|miles
14_300_3039_9|Cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|miles
14_300_3043_4|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|km
14_300_3044_4|Cars (by market segment) / MPV / Battery Electric Vehicle|km
14_300_3043_9|Cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|miles
14_300_3044_9|Cars (by market segment) / MPV / Battery Electric Vehicle|miles
14_301_3051_4|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
14_301_3052_4|Cars (by size) / Small car / Battery Electric Vehicle|km
14_301_3051_9|Cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|miles
14_301_3052_9|Cars (by size) / Small car / Battery Electric Vehicle|miles
14_301_3059_4|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|km
14_301_3060_4|Cars (by size) / Medium car / Battery Electric Vehicle|km
14_301_3059_9|Cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|miles
14_301_3060_9|Cars (by size) / Medium car / Battery Electric Vehicle|miles
14_301_3067_4|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|km
14_301_3068_4|Cars (by size) / Large car / Battery Electric Vehicle|km
14_301_3067_9|Cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|miles
14_301_3068_9|Cars (by size) / Large car / Battery Electric Vehicle|miles
14_301_3075_4|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|km
14_301_3076_4|Cars (by size) / Average car / Battery Electric Vehicle|km
14_301_3075_9|Cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|miles
14_301_3076_9|Cars (by size) / Average car / Battery Electric Vehicle|miles
14_303_3087_14|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|tonne.km
14_303_3087_4|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|km
14_303_3087_9|Vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|miles
14_303_3094_14|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|tonne.km
14_303_3094_4|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|km
14_303_3094_9|Vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|miles
14_303_3100_14|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
14_303_3101_14|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
14_303_3100_4|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
14_303_3101_4|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|km
14_303_3100_9|Vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
14_303_3101_9|Vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|miles
14_303_3107_14|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|tonne.km
14_303_3108_14|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|tonne.km
14_303_3107_4|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
14_303_3108_4|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|km
14_303_3107_9|Vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|miles
14_303_3108_9|Vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|miles
== WTT- heat and steam
16_919_4002_5|WTT- heat and steam / Onsite heat and steam / kWh|kWh
16_919_4003_5|WTT- heat and steam / District heat and steam / kWh|kWh
16_920_4004_5|WTT- district heat & steam distribution / 5% loss / kWh|kWh
== Material use
19_500_5000_15|Construction / Aggregates / Primary material production|tonnes
19_500_5001_15|Construction / Aggregates / Re-used|tonnes
19_500_5003_15|Construction / Aggregates / Closed-loop source|tonnes
19_500_5004_15|Construction / Average construction / Primary material production|tonnes
19_500_5008_15|Construction / Asbestos / Primary material production|tonnes
19_500_5012_15|Construction / Asphalt / Primary material production|tonnes
19_500_5013_15|Construction / Asphalt / Re-used|tonnes
19_500_5015_15|Construction / Asphalt / Closed-loop source|tonnes
19_500_5016_15|Construction / Bricks / Primary material production|tonnes
19_500_5020_15|Construction / Concrete / Primary material production|tonnes
19_500_5023_15|Construction / Concrete / Closed-loop source|tonnes
19_500_5024_15|Construction / Insulation / Primary material production|tonnes
19_500_5027_15|Construction / Insulation / Closed-loop source|tonnes
19_500_5028_15|Construction / Metals / Primary material production|tonnes
19_500_5031_15|Construction / Metals / Closed-loop source|tonnes
19_500_5035_15|Construction / Soils / Closed-loop source|tonnes
19_500_5036_15|Construction / Mineral oil / Primary material production|tonnes
19_500_5039_15|Construction / Mineral oil / Closed-loop source|tonnes
19_500_5040_15|Construction / Plasterboard / Primary material production|tonnes
19_500_5043_15|Construction / Plasterboard / Closed-loop source|tonnes
19_500_5044_15|Construction / Tyres / Primary material production|tonnes
19_500_5045_15|Construction / Tyres / Re-used|tonnes
19_500_5048_15|Construction / Wood / Primary material production|tonnes
19_500_5049_15|Construction / Wood / Re-used|tonnes
19_501_5056_15|Other / Glass / Primary material production|tonnes
19_501_5059_15|Other / Glass / Closed-loop source|tonnes
19_501_5060_15|Other / Clothing / Primary material production|tonnes
19_501_5061_15|Other / Clothing / Re-used|tonnes
19_501_5064_15|Other / Food and drink / Primary material production|tonnes
19_502_5068_15|Organic / Compost derived from garden waste / Primary material production|tonnes
19_502_5072_15|Organic / Compost derived from food and garden waste / Primary material production|tonnes
19_503_5076_15|Electrical items / Electrical items - fridges and freezers / Primary material production|tonnes
19_503_5080_15|Electrical items / Electrical items - large / Primary material production|tonnes
19_503_5084_15|Electrical items / Electrical items - IT / Primary material production|tonnes
19_503_5088_15|Electrical items / Electrical items - small / Primary material production|tonnes
19_503_5092_15|Electrical items / Batteries - Alkaline / Primary material production|tonnes
19_503_5096_15|Electrical items / Batteries - Li ion / Primary material production|tonnes
19_503_5100_15|Electrical items / Batteries - NiMh / Primary material production|tonnes
19_504_5104_15|Metal / Metal: aluminium cans and foil (excl. forming) / Primary material production|tonnes
19_504_5107_15|Metal / Metal: aluminium cans and foil (excl. forming) / Closed-loop source|tonnes
19_504_5108_15|Metal / Metal: mixed cans / Primary material production|tonnes
19_504_5111_15|Metal / Metal: mixed cans / Closed-loop source|tonnes
19_504_5112_15|Metal / Metal: scrap metal / Primary material production|tonnes
19_504_5115_15|Metal / Metal: scrap metal / Closed-loop source|tonnes
19_504_5116_15|Metal / Metal: steel cans / Primary material production|tonnes
19_504_5119_15|Metal / Metal: steel cans / Closed-loop source|tonnes
19_505_5120_15|Plastic / Plastics: average plastics / Primary material production|tonnes
19_505_5123_15|Plastic / Plastics: average plastics / Closed-loop source|tonnes
19_505_5124_15|Plastic / Plastics: average plastic film / Primary material production|tonnes
19_505_5127_15|Plastic / Plastics: average plastic film / Closed-loop source|tonnes
19_505_5128_15|Plastic / Plastics: average plastic rigid / Primary material production|tonnes
19_505_5131_15|Plastic / Plastics: average plastic rigid / Closed-loop source|tonnes
19_505_5132_15|Plastic / Plastics: HDPE (incl. forming) / Primary material production|tonnes
19_505_5135_15|Plastic / Plastics: HDPE (incl. forming) / Closed-loop source|tonnes
19_505_5136_15|Plastic / Plastics: LDPE and LLDPE (incl. forming) / Primary material production|tonnes
19_505_5139_15|Plastic / Plastics: LDPE and LLDPE (incl. forming) / Closed-loop source|tonnes
19_505_5140_15|Plastic / Plastics: PET (incl. forming) / Primary material production|tonnes
19_505_5143_15|Plastic / Plastics: PET (incl. forming) / Closed-loop source|tonnes
19_505_5144_15|Plastic / Plastics: PP (incl. forming) / Primary material production|tonnes
19_505_5147_15|Plastic / Plastics: PP (incl. forming) / Closed-loop source|tonnes
19_505_5148_15|Plastic / Plastics: PS (incl. forming) / Primary material production|tonnes
19_505_5151_15|Plastic / Plastics: PS (incl. forming) / Closed-loop source|tonnes
19_505_5152_15|Plastic / Plastics: PVC (incl. forming) / Primary material production|tonnes
19_505_5155_15|Plastic / Plastics: PVC (incl. forming) / Closed-loop source|tonnes
19_506_5156_15|Paper / Paper and board: board / Primary material production|tonnes
19_506_5159_15|Paper / Paper and board: board / Closed-loop source|tonnes
19_506_5160_15|Paper / Paper and board: mixed / Primary material production|tonnes
19_506_5163_15|Paper / Paper and board: mixed / Closed-loop source|tonnes
19_506_5164_15|Paper / Paper and board: paper / Primary material production|tonnes
19_506_5167_15|Paper / Paper and board: paper / Closed-loop source|tonnes
== Waste disposal
20_500_5169_15|Construction / Aggregates / Open-loop|tonnes
20_500_5170_15|Construction / Aggregates / Closed-loop|tonnes
20_500_5173_15|Construction / Aggregates / Landfill|tonnes
20_500_5176_15|Construction / Average construction / Open-loop|tonnes
20_500_5177_15|Construction / Average construction / Closed-loop|tonnes
20_500_5178_15|Construction / Average construction / Incineration with Energy Recovery|tonnes
20_500_5187_15|Construction / Asbestos / Landfill|tonnes
20_500_5190_15|Construction / Asphalt / Open-loop|tonnes
20_500_5191_15|Construction / Asphalt / Closed-loop|tonnes
20_500_5194_15|Construction / Asphalt / Landfill|tonnes
20_500_5197_15|Construction / Bricks / Open-loop|tonnes
20_500_5201_15|Construction / Bricks / Landfill|tonnes
20_500_5204_15|Construction / Concrete / Open-loop|tonnes
20_500_5205_15|Construction / Concrete / Closed-loop|tonnes
20_500_5208_15|Construction / Concrete / Landfill|tonnes
20_500_5212_15|Construction / Insulation / Closed-loop|tonnes
20_500_5215_15|Construction / Insulation / Landfill|tonnes
20_500_5219_15|Construction / Metals / Closed-loop|tonnes
20_500_5222_15|Construction / Metals / Landfill|tonnes
20_500_5226_15|Construction / Soils / Closed-loop|tonnes
20_500_5229_15|Construction / Soils / Landfill|tonnes
20_500_5233_15|Construction / Mineral oil / Closed-loop|tonnes
20_500_5234_15|Construction / Mineral oil / Incineration with Energy Recovery|tonnes
20_500_5240_15|Construction / Plasterboard / Closed-loop|tonnes
20_500_5243_15|Construction / Plasterboard / Landfill|tonnes
20_500_5247_15|Construction / Tyres / Closed-loop|tonnes
20_500_5254_15|Construction / Wood / Closed-loop|tonnes
20_500_5255_15|Construction / Wood / Incineration with Energy Recovery|tonnes
20_500_5256_15|Construction / Wood / Composting|tonnes
20_500_5257_15|Construction / Wood / Landfill|tonnes
20_501_5261_15|Other / Books / Closed-loop|tonnes
20_501_5262_15|Other / Books / Incineration with Energy Recovery|tonnes
20_501_5263_15|Other / Books / Composting|tonnes
20_501_5264_15|Other / Books / Landfill|tonnes
20_501_5267_15|Other / Glass / Open-loop|tonnes
20_501_5268_15|Other / Glass / Closed-loop|tonnes
20_501_5269_15|Other / Glass / Incineration with Energy Recovery|tonnes
20_501_5271_15|Other / Glass / Landfill|tonnes
20_501_5275_15|Other / Clothing / Closed-loop|tonnes
20_501_5276_15|Other / Clothing / Incineration with Energy Recovery|tonnes
20_501_5278_15|Other / Clothing / Landfill|tonnes
20_507_5283_15|Refuse / Household residual waste / Incineration with Energy Recovery|tonnes
20_507_5285_15|Refuse / Household residual waste / Landfill|tonnes
20_507_5290_15|Refuse / Organic: food and drink waste / Incineration with Energy Recovery|tonnes
20_507_5291_15|Refuse / Organic: food and drink waste / Composting|tonnes
20_507_5292_15|Refuse / Organic: food and drink waste / Landfill|tonnes
20_507_5293_15|Refuse / Organic: food and drink waste / Anaerobic digestion|tonnes
20_507_5297_15|Refuse / Organic: garden waste / Incineration with Energy Recovery|tonnes
20_507_5298_15|Refuse / Organic: garden waste / Composting|tonnes
20_507_5299_15|Refuse / Organic: garden waste / Landfill|tonnes
20_507_5300_15|Refuse / Organic: garden waste / Anaerobic digestion|tonnes
20_507_5304_15|Refuse / Organic: mixed food and garden waste / Incineration with Energy Recovery|tonnes
20_507_5305_15|Refuse / Organic: mixed food and garden waste / Composting|tonnes
20_507_5306_15|Refuse / Organic: mixed food and garden waste / Landfill|tonnes
20_507_5307_15|Refuse / Organic: mixed food and garden waste / Anaerobic digestion|tonnes
20_507_5311_15|Refuse / Commercial and industrial waste / Incineration with Energy Recovery|tonnes
20_507_5313_15|Refuse / Commercial and industrial waste / Landfill|tonnes
20_503_5316_15|Electrical items / WEEE - fridges and freezers / Open-loop|tonnes
20_503_5320_15|Electrical items / WEEE - fridges and freezers / Landfill|tonnes
20_503_5323_15|Electrical items / WEEE - large / Open-loop|tonnes
20_503_5325_15|Electrical items / WEEE - large / Incineration with Energy Recovery|tonnes
20_503_5327_15|Electrical items / WEEE - large / Landfill|tonnes
20_503_5330_15|Electrical items / WEEE - mixed / Open-loop|tonnes
20_503_5332_15|Electrical items / WEEE - mixed / Incineration with Energy Recovery|tonnes
20_503_5334_15|Electrical items / WEEE - mixed / Landfill|tonnes
20_503_5337_15|Electrical items / WEEE - small / Open-loop|tonnes
20_503_5339_15|Electrical items / WEEE - small / Incineration with Energy Recovery|tonnes
20_503_5341_15|Electrical items / WEEE - small / Landfill|tonnes
20_503_5344_15|Electrical items / Batteries / Open-loop|tonnes
20_503_5348_15|Electrical items / Batteries / Landfill|tonnes
20_504_5351_15|Metal / Metal: aluminium cans and foil (excl. forming) / Open-loop|tonnes
20_504_5352_15|Metal / Metal: aluminium cans and foil (excl. forming) / Closed-loop|tonnes
20_504_5353_15|Metal / Metal: aluminium cans and foil (excl. forming) / Incineration with Energy Recovery|tonnes
20_504_5355_15|Metal / Metal: aluminium cans and foil (excl. forming) / Landfill|tonnes
20_504_5358_15|Metal / Metal: mixed cans / Open-loop|tonnes
20_504_5359_15|Metal / Metal: mixed cans / Closed-loop|tonnes
20_504_5360_15|Metal / Metal: mixed cans / Incineration with Energy Recovery|tonnes
20_504_5362_15|Metal / Metal: mixed cans / Landfill|tonnes
20_504_5365_15|Metal / Metal: scrap metal / Open-loop|tonnes
20_504_5366_15|Metal / Metal: scrap metal / Closed-loop|tonnes
20_504_5367_15|Metal / Metal: scrap metal / Incineration with Energy Recovery|tonnes
20_504_5369_15|Metal / Metal: scrap metal / Landfill|tonnes
20_504_5372_15|Metal / Metal: steel cans / Open-loop|tonnes
20_504_5373_15|Metal / Metal: steel cans / Closed-loop|tonnes
20_504_5374_15|Metal / Metal: steel cans / Incineration with Energy Recovery|tonnes
20_504_5376_15|Metal / Metal: steel cans / Landfill|tonnes
20_505_5379_15|Plastic / Plastics: average plastics / Open-loop|tonnes
20_505_5380_15|Plastic / Plastics: average plastics / Closed-loop|tonnes
20_505_5381_15|Plastic / Plastics: average plastics / Incineration with Energy Recovery|tonnes
20_505_5383_15|Plastic / Plastics: average plastics / Landfill|tonnes
20_505_5386_15|Plastic / Plastics: average plastic film / Open-loop|tonnes
20_505_5387_15|Plastic / Plastics: average plastic film / Closed-loop|tonnes
20_505_5388_15|Plastic / Plastics: average plastic film / Incineration with Energy Recovery|tonnes
20_505_5390_15|Plastic / Plastics: average plastic film / Landfill|tonnes
20_505_5393_15|Plastic / Plastics: average plastic rigid / Open-loop|tonnes
20_505_5394_15|Plastic / Plastics: average plastic rigid / Closed-loop|tonnes
20_505_5395_15|Plastic / Plastics: average plastic rigid / Incineration with Energy Recovery|tonnes
20_505_5397_15|Plastic / Plastics: average plastic rigid / Landfill|tonnes
20_505_5400_15|Plastic / Plastics: HDPE (incl. forming) / Open-loop|tonnes
20_505_5401_15|Plastic / Plastics: HDPE (incl. forming) / Closed-loop|tonnes
20_505_5402_15|Plastic / Plastics: HDPE (incl. forming) / Incineration with Energy Recovery|tonnes
20_505_5404_15|Plastic / Plastics: HDPE (incl. forming) / Landfill|tonnes
20_505_5407_15|Plastic / Plastics: LDPE and LLDPE (incl. forming) / Open-loop|tonnes
20_505_5408_15|Plastic / Plastics: LDPE and LLDPE (incl. forming) / Closed-loop|tonnes
20_505_5409_15|Plastic / Plastics: LDPE and LLDPE (incl. forming) / Incineration with Energy Recovery|tonnes
20_505_5411_15|Plastic / Plastics: LDPE and LLDPE (incl. forming) / Landfill|tonnes
20_505_5414_15|Plastic / Plastics: PET (incl. forming) / Open-loop|tonnes
20_505_5415_15|Plastic / Plastics: PET (incl. forming) / Closed-loop|tonnes
20_505_5416_15|Plastic / Plastics: PET (incl. forming) / Incineration with Energy Recovery|tonnes
20_505_5418_15|Plastic / Plastics: PET (incl. forming) / Landfill|tonnes
20_505_5421_15|Plastic / Plastics: PP (incl. forming) / Open-loop|tonnes
20_505_5422_15|Plastic / Plastics: PP (incl. forming) / Closed-loop|tonnes
20_505_5423_15|Plastic / Plastics: PP (incl. forming) / Incineration with Energy Recovery|tonnes
20_505_5425_15|Plastic / Plastics: PP (incl. forming) / Landfill|tonnes
20_505_5428_15|Plastic / Plastics: PS (incl. forming) / Open-loop|tonnes
20_505_5429_15|Plastic / Plastics: PS (incl. forming) / Closed-loop|tonnes
20_505_5430_15|Plastic / Plastics: PS (incl. forming) / Incineration with Energy Recovery|tonnes
20_505_5432_15|Plastic / Plastics: PS (incl. forming) / Landfill|tonnes
20_505_5435_15|Plastic / Plastics: PVC (incl. forming) / Open-loop|tonnes
20_505_5436_15|Plastic / Plastics: PVC (incl. forming) / Closed-loop|tonnes
20_505_5437_15|Plastic / Plastics: PVC (incl. forming) / Incineration with Energy Recovery|tonnes
20_505_5439_15|Plastic / Plastics: PVC (incl. forming) / Landfill|tonnes
20_506_5443_15|Paper / Paper and board: board / Closed-loop|tonnes
20_506_5444_15|Paper / Paper and board: board / Incineration with Energy Recovery|tonnes
20_506_5445_15|Paper / Paper and board: board / Composting|tonnes
20_506_5446_15|Paper / Paper and board: board / Landfill|tonnes
20_506_5450_15|Paper / Paper and board: mixed / Closed-loop|tonnes
20_506_5451_15|Paper / Paper and board: mixed / Incineration with Energy Recovery|tonnes
20_506_5452_15|Paper / Paper and board: mixed / Composting|tonnes
20_506_5453_15|Paper / Paper and board: mixed / Landfill|tonnes
20_506_5457_15|Paper / Paper and board: paper / Closed-loop|tonnes
20_506_5458_15|Paper / Paper and board: paper / Incineration with Energy Recovery|tonnes
20_506_5459_15|Paper / Paper and board: paper / Composting|tonnes
20_506_5460_15|Paper / Paper and board: paper / Landfill|tonnes
20_507_5281_15|Refuse / Household residual waste / Open-loop|tonnes
20_507_5282_15|Refuse / Household residual waste / Closed-loop|tonnes
20_507_5286_15|Refuse / Household residual waste / Anaerobic digestion|tonnes
20_507_5310_15|Refuse / Commercial and industrial waste / Closed-loop|tonnes
20_507_5314_15|Refuse / Commercial and industrial waste / Anaerobic digestion|tonnes
== WTT- business travel- sea
24_914_3188_11|WTT- ferry / Foot passenger|passenger.km
24_914_3189_11|WTT- ferry / Car passenger|passenger.km
24_914_3190_11|WTT- ferry / Average (all passenger)|passenger.km
== Managed assets- electricity
30_400_4000_5|Electricity generated / Electricity: UK / kWh|kWh
== Managed assets- vehicles
31_307_3000_4|Managed cars (by market segment) / Mini / Diesel|km
31_307_3001_4|Managed cars (by market segment) / Mini / Petrol|km
31_307_3002_4|Managed cars (by market segment) / Mini / Unknown|km
31_307_3004_4|Managed cars (by market segment) / Mini / Battery Electric Vehicle|km
31_307_3000_9|Managed cars (by market segment) / Mini / Diesel|miles
31_307_3001_9|Managed cars (by market segment) / Mini / Petrol|miles
31_307_3002_9|Managed cars (by market segment) / Mini / Unknown|miles
31_307_3004_9|Managed cars (by market segment) / Mini / Battery Electric Vehicle|miles
31_307_3005_4|Managed cars (by market segment) / Supermini / Diesel|km
31_307_3006_4|Managed cars (by market segment) / Supermini / Petrol|km
31_307_3007_4|Managed cars (by market segment) / Supermini / Unknown|km
31_307_3008_4|Managed cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|km
31_307_3009_4|Managed cars (by market segment) / Supermini / Battery Electric Vehicle|km
31_307_3005_9|Managed cars (by market segment) / Supermini / Diesel|miles
31_307_3006_9|Managed cars (by market segment) / Supermini / Petrol|miles
31_307_3007_9|Managed cars (by market segment) / Supermini / Unknown|miles
31_307_3008_9|Managed cars (by market segment) / Supermini / Plug-in Hybrid Electric Vehicle|miles
31_307_3009_9|Managed cars (by market segment) / Supermini / Battery Electric Vehicle|miles
31_307_3010_4|Managed cars (by market segment) / Lower medium / Diesel|km
31_307_3011_4|Managed cars (by market segment) / Lower medium / Petrol|km
31_307_3012_4|Managed cars (by market segment) / Lower medium / Unknown|km
31_307_3013_4|Managed cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|km
31_307_3014_4|Managed cars (by market segment) / Lower medium / Battery Electric Vehicle|km
31_307_3010_9|Managed cars (by market segment) / Lower medium / Diesel|miles
31_307_3011_9|Managed cars (by market segment) / Lower medium / Petrol|miles
31_307_3012_9|Managed cars (by market segment) / Lower medium / Unknown|miles
31_307_3013_9|Managed cars (by market segment) / Lower medium / Plug-in Hybrid Electric Vehicle|miles
31_307_3014_9|Managed cars (by market segment) / Lower medium / Battery Electric Vehicle|miles
31_307_3015_4|Managed cars (by market segment) / Upper medium / Diesel|km
31_307_3016_4|Managed cars (by market segment) / Upper medium / Petrol|km
31_307_3017_4|Managed cars (by market segment) / Upper medium / Unknown|km
31_307_3018_4|Managed cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|km
31_307_3019_4|Managed cars (by market segment) / Upper medium / Battery Electric Vehicle|km
31_307_3015_9|Managed cars (by market segment) / Upper medium / Diesel|miles
31_307_3016_9|Managed cars (by market segment) / Upper medium / Petrol|miles
31_307_3017_9|Managed cars (by market segment) / Upper medium / Unknown|miles
31_307_3018_9|Managed cars (by market segment) / Upper medium / Plug-in Hybrid Electric Vehicle|miles
31_307_3019_9|Managed cars (by market segment) / Upper medium / Battery Electric Vehicle|miles
31_307_3020_4|Managed cars (by market segment) / Executive / Diesel|km
31_307_3021_4|Managed cars (by market segment) / Executive / Petrol|km
31_307_3022_4|Managed cars (by market segment) / Executive / Unknown|km
31_307_3023_4|Managed cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|km
31_307_3024_4|Managed cars (by market segment) / Executive / Battery Electric Vehicle|km
31_307_3020_9|Managed cars (by market segment) / Executive / Diesel|miles
31_307_3021_9|Managed cars (by market segment) / Executive / Petrol|miles
31_307_3022_9|Managed cars (by market segment) / Executive / Unknown|miles
31_307_3023_9|Managed cars (by market segment) / Executive / Plug-in Hybrid Electric Vehicle|miles
31_307_3024_9|Managed cars (by market segment) / Executive / Battery Electric Vehicle|miles
31_307_3025_4|Managed cars (by market segment) / Luxury / Diesel|km
31_307_3026_4|Managed cars (by market segment) / Luxury / Petrol|km
31_307_3027_4|Managed cars (by market segment) / Luxury / Unknown|km
31_307_3028_4|Managed cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|km
31_307_3029_4|Managed cars (by market segment) / Luxury / Battery Electric Vehicle|km
31_307_3025_9|Managed cars (by market segment) / Luxury / Diesel|miles
31_307_3026_9|Managed cars (by market segment) / Luxury / Petrol|miles
31_307_3027_9|Managed cars (by market segment) / Luxury / Unknown|miles
31_307_3028_9|Managed cars (by market segment) / Luxury / Plug-in Hybrid Electric Vehicle|miles
31_307_3029_9|Managed cars (by market segment) / Luxury / Battery Electric Vehicle|miles
31_307_3030_4|Managed cars (by market segment) / Sports / Diesel|km
31_307_3031_4|Managed cars (by market segment) / Sports / Petrol|km
31_307_3032_4|Managed cars (by market segment) / Sports / Unknown|km
31_307_3033_4|Managed cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|km
31_307_3034_4|Managed cars (by market segment) / Sports / Battery Electric Vehicle|km
31_307_3030_9|Managed cars (by market segment) / Sports / Diesel|miles
31_307_3031_9|Managed cars (by market segment) / Sports / Petrol|miles
31_307_3032_9|Managed cars (by market segment) / Sports / Unknown|miles
31_307_3033_9|Managed cars (by market segment) / Sports / Plug-in Hybrid Electric Vehicle|miles
31_307_3034_9|Managed cars (by market segment) / Sports / Battery Electric Vehicle|miles
31_307_3035_4|Managed cars (by market segment) / Dual purpose 4X4 / Diesel|km
31_307_3036_4|Managed cars (by market segment) / Dual purpose 4X4 / Petrol|km
31_307_3037_4|Managed cars (by market segment) / Dual purpose 4X4 / Unknown|km
31_307_3038_4|Managed cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|km
31_307_3039_4|Managed cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|km
31_307_3035_9|Managed cars (by market segment) / Dual purpose 4X4 / Diesel|miles
31_307_3036_9|Managed cars (by market segment) / Dual purpose 4X4 / Petrol|miles
31_307_3037_9|Managed cars (by market segment) / Dual purpose 4X4 / Unknown|miles
31_307_3038_9|Managed cars (by market segment) / Dual purpose 4X4 / Plug-in Hybrid Electric Vehicle|miles
31_307_3039_9|Managed cars (by market segment) / Dual purpose 4X4 / Battery Electric Vehicle|miles
31_307_3040_4|Managed cars (by market segment) / MPV / Diesel|km
31_307_3041_4|Managed cars (by market segment) / MPV / Petrol|km
31_307_3042_4|Managed cars (by market segment) / MPV / Unknown|km
31_307_3043_4|Managed cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|km
31_307_3044_4|Managed cars (by market segment) / MPV / Battery Electric Vehicle|km
31_307_3040_9|Managed cars (by market segment) / MPV / Diesel|miles
31_307_3041_9|Managed cars (by market segment) / MPV / Petrol|miles
31_307_3042_9|Managed cars (by market segment) / MPV / Unknown|miles
31_307_3043_9|Managed cars (by market segment) / MPV / Plug-in Hybrid Electric Vehicle|miles
31_307_3044_9|Managed cars (by market segment) / MPV / Battery Electric Vehicle|miles
31_308_3045_4|Managed cars (by size) / Small car / Diesel|km
31_308_3046_4|Managed cars (by size) / Small car / Petrol|km
31_308_3047_4|Managed cars (by size) / Small car / Hybrid|km
31_308_3050_4|Managed cars (by size) / Small car / Unknown|km
31_308_3051_4|Managed cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|km
31_308_3052_4|Managed cars (by size) / Small car / Battery Electric Vehicle|km
31_308_3045_9|Managed cars (by size) / Small car / Diesel|miles
31_308_3046_9|Managed cars (by size) / Small car / Petrol|miles
31_308_3047_9|Managed cars (by size) / Small car / Hybrid|miles
31_308_3050_9|Managed cars (by size) / Small car / Unknown|miles
31_308_3051_9|Managed cars (by size) / Small car / Plug-in Hybrid Electric Vehicle|miles
31_308_3052_9|Managed cars (by size) / Small car / Battery Electric Vehicle|miles
31_308_3053_4|Managed cars (by size) / Medium car / Diesel|km
31_308_3054_4|Managed cars (by size) / Medium car / Petrol|km
31_308_3055_4|Managed cars (by size) / Medium car / Hybrid|km
31_308_3056_4|Managed cars (by size) / Medium car / CNG|km
31_308_3057_4|Managed cars (by size) / Medium car / LPG|km
31_308_3058_4|Managed cars (by size) / Medium car / Unknown|km
31_308_3059_4|Managed cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|km
31_308_3060_4|Managed cars (by size) / Medium car / Battery Electric Vehicle|km
31_308_3053_9|Managed cars (by size) / Medium car / Diesel|miles
31_308_3054_9|Managed cars (by size) / Medium car / Petrol|miles
31_308_3055_9|Managed cars (by size) / Medium car / Hybrid|miles
31_308_3056_9|Managed cars (by size) / Medium car / CNG|miles
31_308_3057_9|Managed cars (by size) / Medium car / LPG|miles
31_308_3058_9|Managed cars (by size) / Medium car / Unknown|miles
31_308_3059_9|Managed cars (by size) / Medium car / Plug-in Hybrid Electric Vehicle|miles
31_308_3060_9|Managed cars (by size) / Medium car / Battery Electric Vehicle|miles
31_308_3061_4|Managed cars (by size) / Large car / Diesel|km
31_308_3062_4|Managed cars (by size) / Large car / Petrol|km
31_308_3063_4|Managed cars (by size) / Large car / Hybrid|km
31_308_3064_4|Managed cars (by size) / Large car / CNG|km
31_308_3065_4|Managed cars (by size) / Large car / LPG|km
31_308_3066_4|Managed cars (by size) / Large car / Unknown|km
31_308_3067_4|Managed cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|km
31_308_3068_4|Managed cars (by size) / Large car / Battery Electric Vehicle|km
31_308_3061_9|Managed cars (by size) / Large car / Diesel|miles
31_308_3062_9|Managed cars (by size) / Large car / Petrol|miles
31_308_3063_9|Managed cars (by size) / Large car / Hybrid|miles
31_308_3064_9|Managed cars (by size) / Large car / CNG|miles
31_308_3065_9|Managed cars (by size) / Large car / LPG|miles
31_308_3066_9|Managed cars (by size) / Large car / Unknown|miles
31_308_3067_9|Managed cars (by size) / Large car / Plug-in Hybrid Electric Vehicle|miles
31_308_3068_9|Managed cars (by size) / Large car / Battery Electric Vehicle|miles
31_308_3069_4|Managed cars (by size) / Average car / Diesel|km
31_308_3070_4|Managed cars (by size) / Average car / Petrol|km
31_308_3071_4|Managed cars (by size) / Average car / Hybrid|km
31_308_3072_4|Managed cars (by size) / Average car / CNG|km
31_308_3073_4|Managed cars (by size) / Average car / LPG|km
31_308_3074_4|Managed cars (by size) / Average car / Unknown|km
31_308_3075_4|Managed cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|km
31_308_3076_4|Managed cars (by size) / Average car / Battery Electric Vehicle|km
31_308_3069_9|Managed cars (by size) / Average car / Diesel|miles
31_308_3070_9|Managed cars (by size) / Average car / Petrol|miles
31_308_3071_9|Managed cars (by size) / Average car / Hybrid|miles
31_308_3072_9|Managed cars (by size) / Average car / CNG|miles
31_308_3073_9|Managed cars (by size) / Average car / LPG|miles
31_308_3074_9|Managed cars (by size) / Average car / Unknown|miles
31_308_3075_9|Managed cars (by size) / Average car / Plug-in Hybrid Electric Vehicle|miles
31_308_3076_9|Managed cars (by size) / Average car / Battery Electric Vehicle|miles
31_310_3081_4|Managed vans / Class I (up to 1.305 tonnes) / Diesel|km
31_310_3082_4|Managed vans / Class I (up to 1.305 tonnes) / Petrol|km
31_310_3087_4|Managed vans / Class I (up to 1.305 tonnes) / Battery Electric Vehicle|km
31_310_3088_4|Managed vans / Class II (1.305 to 1.74 tonnes) / Diesel|km
31_310_3089_4|Managed vans / Class II (1.305 to 1.74 tonnes) / Petrol|km
31_310_3094_4|Managed vans / Class II (1.305 to 1.74 tonnes) / Battery Electric Vehicle|km
31_310_3095_4|Managed vans / Class III (1.74 to 3.5 tonnes) / Diesel|km
31_310_3096_4|Managed vans / Class III (1.74 to 3.5 tonnes) / Petrol|km
31_310_3100_4|Managed vans / Class III (1.74 to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
31_310_3101_4|Managed vans / Class III (1.74 to 3.5 tonnes) / Battery Electric Vehicle|km
31_310_3102_4|Managed vans / Average (up to 3.5 tonnes) / Diesel|km
31_310_3103_4|Managed vans / Average (up to 3.5 tonnes) / Petrol|km
31_310_3104_4|Managed vans / Average (up to 3.5 tonnes) / CNG|km
31_310_3105_4|Managed vans / Average (up to 3.5 tonnes) / LPG|km
31_310_3106_4|Managed vans / Average (up to 3.5 tonnes) / Unknown|km
31_310_3107_4|Managed vans / Average (up to 3.5 tonnes) / Plug-in Hybrid Electric Vehicle|km
31_310_3108_4|Managed vans / Average (up to 3.5 tonnes) / Battery Electric Vehicle|km
31_311_3109_4|Managed HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
31_311_3110_4|Managed HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
31_311_3111_4|Managed HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
31_311_3112_4|Managed HGV (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
31_311_3113_4|Managed HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
31_311_3114_4|Managed HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
31_311_3115_4|Managed HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
31_311_3116_4|Managed HGV (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
31_311_3117_4|Managed HGV (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
31_311_3118_4|Managed HGV (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
31_311_3119_4|Managed HGV (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
31_311_3120_4|Managed HGV (all diesel) / Rigid (>17 tonnes) / Average laden|km
31_311_3121_4|Managed HGV (all diesel) / All rigids / 0% Laden|km
31_311_3122_4|Managed HGV (all diesel) / All rigids / 50% Laden|km
31_311_3123_4|Managed HGV (all diesel) / All rigids / 100% Laden|km
31_311_3124_4|Managed HGV (all diesel) / All rigids / Average laden|km
31_311_3125_4|Managed HGV (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
31_311_3126_4|Managed HGV (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
31_311_3127_4|Managed HGV (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
31_311_3128_4|Managed HGV (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
31_311_3129_4|Managed HGV (all diesel) / Articulated (>33t) / 0% Laden|km
31_311_3130_4|Managed HGV (all diesel) / Articulated (>33t) / 50% Laden|km
31_311_3131_4|Managed HGV (all diesel) / Articulated (>33t) / 100% Laden|km
31_311_3132_4|Managed HGV (all diesel) / Articulated (>33t) / Average laden|km
31_311_3133_4|Managed HGV (all diesel) / All artics / 0% Laden|km
31_311_3134_4|Managed HGV (all diesel) / All artics / 50% Laden|km
31_311_3135_4|Managed HGV (all diesel) / All artics / 100% Laden|km
31_311_3136_4|Managed HGV (all diesel) / All artics / Average laden|km
31_311_3137_4|Managed HGV (all diesel) / All HGVs / 0% Laden|km
31_311_3138_4|Managed HGV (all diesel) / All HGVs / 50% Laden|km
31_311_3139_4|Managed HGV (all diesel) / All HGVs / 100% Laden|km
31_311_3140_4|Managed HGV (all diesel) / All HGVs / Average laden|km
31_312_3109_4|Managed HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 0% Laden|km
31_312_3110_4|Managed HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 50% Laden|km
31_312_3111_4|Managed HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / 100% Laden|km
31_312_3112_4|Managed HGV refrigerated (all diesel) / Rigid (>3.5 - 7.5 tonnes) / Average laden|km
31_312_3113_4|Managed HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 0% Laden|km
31_312_3114_4|Managed HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 50% Laden|km
31_312_3115_4|Managed HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / 100% Laden|km
31_312_3116_4|Managed HGV refrigerated (all diesel) / Rigid (>7.5 tonnes-17 tonnes) / Average laden|km
31_312_3117_4|Managed HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 0% Laden|km
31_312_3118_4|Managed HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 50% Laden|km
31_312_3119_4|Managed HGV refrigerated (all diesel) / Rigid (>17 tonnes) / 100% Laden|km
31_312_3120_4|Managed HGV refrigerated (all diesel) / Rigid (>17 tonnes) / Average laden|km
31_312_3121_4|Managed HGV refrigerated (all diesel) / All rigids / 0% Laden|km
31_312_3122_4|Managed HGV refrigerated (all diesel) / All rigids / 50% Laden|km
31_312_3123_4|Managed HGV refrigerated (all diesel) / All rigids / 100% Laden|km
31_312_3124_4|Managed HGV refrigerated (all diesel) / All rigids / Average laden|km
31_312_3125_4|Managed HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 0% Laden|km
31_312_3126_4|Managed HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 50% Laden|km
31_312_3127_4|Managed HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / 100% Laden|km
31_312_3128_4|Managed HGV refrigerated (all diesel) / Articulated (>3.5 - 33t) / Average laden|km
31_312_3129_4|Managed HGV refrigerated (all diesel) / Articulated (>33t) / 0% Laden|km
31_312_3130_4|Managed HGV refrigerated (all diesel) / Articulated (>33t) / 50% Laden|km
31_312_3131_4|Managed HGV refrigerated (all diesel) / Articulated (>33t) / 100% Laden|km
31_312_3132_4|Managed HGV refrigerated (all diesel) / Articulated (>33t) / Average laden|km
31_312_3133_4|Managed HGV refrigerated (all diesel) / All artics / 0% Laden|km
31_312_3134_4|Managed HGV refrigerated (all diesel) / All artics / 50% Laden|km
31_312_3135_4|Managed HGV refrigerated (all diesel) / All artics / 100% Laden|km
31_312_3136_4|Managed HGV refrigerated (all diesel) / All artics / Average laden|km
31_312_3137_4|Managed HGV refrigerated (all diesel) / All HGVs / 0% Laden|km
31_312_3138_4|Managed HGV refrigerated (all diesel) / All HGVs / 50% Laden|km
31_312_3139_4|Managed HGV refrigerated (all diesel) / All HGVs / 100% Laden|km
31_312_3140_4|Managed HGV refrigerated (all diesel) / All HGVs / Average laden|km
31_309_3077_4|Managed motorbikes / Small|km
31_309_3077_9|Managed motorbikes / Small|miles
31_309_3078_4|Managed motorbikes / Medium|km
31_309_3078_9|Managed motorbikes / Medium|miles
31_309_3079_4|Managed motorbikes / Large|km
31_309_3079_9|Managed motorbikes / Large|miles
31_309_3080_4|Managed motorbikes / Average|km
31_309_3080_9|Managed motorbikes / Average|miles
`
