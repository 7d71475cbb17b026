/**
 * Environment and Climate Change Canada, Emission factors and reference values, version 3.0 (24 October 2025) and Table 5.4 of
 * version 4.0 (9 September 2026), by `== year for which the table must be used|part|unit|edition|year of the data`. Columns:
 * words | region | kg CO2e | kg CO2 | kg CH4 | kg N2O | table and row. Empty: not published. Of natural gas, CO2 depends on the
 * province, CH4 and N2O on the use. Written by test/tools/factors-data/write-eccc-table.ts.
 *
 * Contains information licensed under the Open Government Licence – Canada.
 */
export const ECCC = `
== 2023|electricity|kWh|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
Purchased electricity, consumption intensity|CA-BC|0.015||||5.1 row 1
"|CA-AB|0.54||||5.1 row 2
"|CA-SK|0.73||||5.1 row 3
"|CA-MB|0.002||||5.1 row 4
"|CA-ON|0.03||||5.1 row 5
"|CA-QC|0.0017||||5.1 row 6
"|CA-NB|0.3||||5.1 row 7
"|CA-NS|0.69||||5.1 row 8
"|CA-PE|0.3||||5.1 row 9
"|CA-NL|0.017||||5.1 row 10
"|CA-YT|0.08||||5.1 row 11
"|CA-NT|0.17||||5.1 row 12
"|CA-NU|0.84||||5.1 row 13
== 2023|gas-co2|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
marketable|CA-BC||1.966|||1.1 row 1
non-marketable|"||2.162|||"
marketable|CA-AB||1.962|||1.1 row 2
non-marketable|"||2.109|||"
marketable|CA-SK||1.92|||1.1 row 3
non-marketable|"||2.441|||"
marketable|CA-MB||1.915|||1.1 row 4
non-marketable|"||2.401|||"
marketable|CA-ON||1.921|||1.1 row 5
non-marketable|"||2.401|||"
marketable|CA-QC||1.926|||1.1 row 6
"|CA-NB||1.919|||1.1 row 7
non-marketable|"||2.401|||"
marketable|CA-NS||1.919|||1.1 row 8
non-marketable|"||2.494|||"
marketable|CA-PE||1.919|||1.1 row 9
"|CA-NL||"|||1.1 row 10
non-marketable|"||2.202|||"
marketable|CA-YT||1.966|||1.1 row 11
non-marketable|"||2.401|||"
marketable|CA-NT||1.966|||1.1 row 12
non-marketable|"||2.466|||"
marketable|CA-NU||1.966|||1.1 row 13
== 2023|gas-others|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
Electric Utilities|CA|||0.00049|0.000049|2.1 row 1
Industrial|"|||0.000037|0.000033|2.1 row 2
Producer Consumption (Non-marketable)|"|||0.0064|0.00006|2.1 row 3
Producer Consumption (Non-marketable) – Newfoundland and Labrador|"|||0.00049|"|2.1 row 4
Pipelines|"|||0.0019|0.00005|2.1 row 5
Cement|"|||0.000037|0.000034|2.1 row 6
Manufacturing Industries|"|||"|0.000033|2.1 row 7
Residential, Construction, Commercial/Institutional, Agriculture|"|||"|0.000035|2.1 row 8
== 2023|liquid|l|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
Propane / Residential|"||1.515|0.000027|0.000108|3.1 row 1
1"All Other Uses|"||"|0.000024|"|3.1 row 2
Ethane|"||0.986|"|"|3.1 row 3
Butane|"||1.747|"|"|3.1 row 4
Light Fuel Oil / Electric Utilities|"||2.753|0.00018|0.000031|4.1 row 1
1"Industrial|"||"|0.000006|"|4.1 row 2
1"Producer Consumption|"||2.67|"|"|4.1 row 3
1"Residential|"||2.753|0.000026|0.000006|4.1 row 4
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.1 row 5
Heavy Fuel Oil / Electric Utilities|"||3.156|0.000034|0.000064|4.1 row 6
1"Industrial|"||"|0.00012|"|4.1 row 7
1"Producer Consumption|"||3.19|"|"|4.1 row 8
1"Residential, Forestry, Construction, Public Administration and Commercial/Institutional|"||3.156|0.000057|"|4.1 row 9
Kerosene / Electric Utilities|"||2.56|0.000006|0.000031|4.1 row 10
1"Industrial|"||"|"|"|4.1 row 11
1"Producer Consumption|"||"|"|"|4.1 row 12
1"Residential|"||"|0.000026|0.000006|4.1 row 13
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.1 row 14
Diesel / Refineries and Others|"||2.681|0.000078|0.000022|4.1 row 15
1"Upgraders|"||"|"|"|4.1 row 16
Motor Gasoline|"||2.307|0.0001|0.00002|4.1 row 21
== 2024|electricity|kWh|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
Purchased electricity, consumption intensity|CA-BC|0.015||||5.1 row 1
"|CA-AB|0.54||||5.1 row 2
"|CA-SK|0.73||||5.1 row 3
"|CA-MB|0.002||||5.1 row 4
"|CA-ON|0.03||||5.1 row 5
"|CA-QC|0.0017||||5.1 row 6
"|CA-NB|0.3||||5.1 row 7
"|CA-NS|0.69||||5.1 row 8
"|CA-PE|0.3||||5.1 row 9
"|CA-NL|0.017||||5.1 row 10
"|CA-YT|0.08||||5.1 row 11
"|CA-NT|0.17||||5.1 row 12
"|CA-NU|0.84||||5.1 row 13
== 2024|gas-co2|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
marketable|CA-BC||1.966|||1.1 row 1
non-marketable|"||2.162|||"
marketable|CA-AB||1.962|||1.1 row 2
non-marketable|"||2.109|||"
marketable|CA-SK||1.92|||1.1 row 3
non-marketable|"||2.441|||"
marketable|CA-MB||1.915|||1.1 row 4
non-marketable|"||2.401|||"
marketable|CA-ON||1.921|||1.1 row 5
non-marketable|"||2.401|||"
marketable|CA-QC||1.926|||1.1 row 6
"|CA-NB||1.919|||1.1 row 7
non-marketable|"||2.401|||"
marketable|CA-NS||1.919|||1.1 row 8
non-marketable|"||2.494|||"
marketable|CA-PE||1.919|||1.1 row 9
"|CA-NL||"|||1.1 row 10
non-marketable|"||2.202|||"
marketable|CA-YT||1.966|||1.1 row 11
non-marketable|"||2.401|||"
marketable|CA-NT||1.966|||1.1 row 12
non-marketable|"||2.466|||"
marketable|CA-NU||1.966|||1.1 row 13
== 2024|gas-others|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
Electric Utilities|CA|||0.00049|0.000049|2.1 row 1
Industrial|"|||0.000037|0.000033|2.1 row 2
Producer Consumption (Non-marketable)|"|||0.0064|0.00006|2.1 row 3
Producer Consumption (Non-marketable) – Newfoundland and Labrador|"|||0.00049|"|2.1 row 4
Pipelines|"|||0.0019|0.00005|2.1 row 5
Cement|"|||0.000037|0.000034|2.1 row 6
Manufacturing Industries|"|||"|0.000033|2.1 row 7
Residential, Construction, Commercial/Institutional, Agriculture|"|||"|0.000035|2.1 row 8
== 2024|liquid|l|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2021
Propane / Residential|"||1.515|0.000027|0.000108|3.1 row 1
1"All Other Uses|"||"|0.000024|"|3.1 row 2
Ethane|"||0.986|"|"|3.1 row 3
Butane|"||1.747|"|"|3.1 row 4
Light Fuel Oil / Electric Utilities|"||2.753|0.00018|0.000031|4.1 row 1
1"Industrial|"||"|0.000006|"|4.1 row 2
1"Producer Consumption|"||2.67|"|"|4.1 row 3
1"Residential|"||2.753|0.000026|0.000006|4.1 row 4
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.1 row 5
Heavy Fuel Oil / Electric Utilities|"||3.156|0.000034|0.000064|4.1 row 6
1"Industrial|"||"|0.00012|"|4.1 row 7
1"Producer Consumption|"||3.19|"|"|4.1 row 8
1"Residential, Forestry, Construction, Public Administration and Commercial/Institutional|"||3.156|0.000057|"|4.1 row 9
Kerosene / Electric Utilities|"||2.56|0.000006|0.000031|4.1 row 10
1"Industrial|"||"|"|"|4.1 row 11
1"Producer Consumption|"||"|"|"|4.1 row 12
1"Residential|"||"|0.000026|0.000006|4.1 row 13
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.1 row 14
Diesel / Refineries and Others|"||2.681|0.000078|0.000022|4.1 row 15
1"Upgraders|"||"|"|"|4.1 row 16
Motor Gasoline|"||2.307|0.0001|0.00002|4.1 row 21
== 2025|electricity|kWh|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2022
Purchased electricity, consumption intensity|CA-BC|0.015||||5.2 row 1
"|CA-AB|0.49||||5.2 row 2
"|CA-SK|0.67||||5.2 row 3
"|CA-MB|0.0014||||5.2 row 4
"|CA-ON|0.038||||5.2 row 5
"|CA-QC|0.0017||||5.2 row 6
"|CA-NB|0.35||||5.2 row 7
"|CA-NS|0.7||||5.2 row 8
"|CA-PE|0.35||||5.2 row 9
"|CA-NL|0.018||||5.2 row 10
"|CA-YT|0.07||||5.2 row 11
"|CA-NT|0.19||||5.2 row 12
"|CA-NU|0.82||||5.2 row 13
== 2025|gas-co2|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2022
marketable|CA-BC||1.966|||1.2 row 1
non-marketable|"||2.162|||"
marketable|CA-AB||1.962|||1.2 row 2
non-marketable|"||2.113|||"
marketable|CA-SK||1.92|||1.2 row 3
non-marketable|"||2.441|||"
marketable|CA-MB||1.915|||1.2 row 4
non-marketable|"||2.401|||"
marketable|CA-ON||1.921|||1.2 row 5
non-marketable|"||2.401|||"
marketable|CA-QC||1.926|||1.2 row 6
"|CA-NB||1.919|||1.2 row 7
non-marketable|"||2.401|||"
marketable|CA-NS||1.919|||1.2 row 8
non-marketable|"||2.494|||"
marketable|CA-PE||1.919|||1.2 row 9
"|CA-NL||"|||1.2 row 10
non-marketable|"||2.34|||"
marketable|CA-YT||1.966|||1.2 row 11
non-marketable|"||2.401|||"
marketable|CA-NT||1.966|||1.2 row 12
non-marketable|"||2.466|||"
marketable|CA-NU||1.966|||1.2 row 13
== 2025|gas-others|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2022
Electric Utilities|CA|||0.00049|0.000049|2.2 row 1
Industrial|"|||0.000037|0.000033|2.2 row 2
Producer Consumption (Non-marketable) – Newfoundland and Labrador|"|||0.00049|0.00006|2.2 row 3
Producer Consumption (Non-marketable) – British Columbia|"|||0.00883|"|2.2 row 4
Producer Consumption (Non-marketable) – Alberta|"|||0.00822|"|2.2 row 5
Producer Consumption (Non-marketable) – Saskatchewan|"|||0.00464|"|2.2 row 6
Producer Consumption (Non-marketable) – Other provinces and territories|"|||0.0064|"|2.2 row 7
Pipelines|"|||0.0019|0.00005|2.2 row 8
Cement|"|||0.000037|0.000034|2.2 row 9
Manufacturing Industries|"|||"|0.000033|2.2 row 10
Residential, Construction, Commercial/Institutional, Agriculture|"|||"|0.000035|2.2 row 11
== 2025|liquid|l|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2022
Propane / Residential|"||1.515|0.000027|0.000108|3.2 row 1
1"All Other Uses|"||"|0.000024|"|3.2 row 2
Ethane|"||0.986|"|"|3.2 row 3
Butane|"||1.747|"|"|3.2 row 4
Light Fuel Oil / Electric Utilities|"||2.753|0.00018|0.000031|4.2 row 1
1"Industrial|"||"|0.000006|"|4.2 row 2
1"Producer Consumption|"||2.67|"|"|4.2 row 3
1"Residential|"||2.753|0.000026|0.000006|4.2 row 4
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.2 row 5
Heavy Fuel Oil / Electric Utilities|"||3.156|0.000034|0.000064|4.2 row 6
1"Industrial|"||"|0.00012|"|4.2 row 7
1"Producer Consumption|"||3.19|"|"|4.2 row 8
1"Residential, Forestry, Construction, Public Administration and Commercial/Institutional|"||3.156|0.000057|"|4.2 row 9
Kerosene / Electric Utilities|"||2.56|0.000006|0.000031|4.2 row 10
1"Industrial|"||"|"|"|4.2 row 11
1"Producer Consumption|"||"|"|"|4.2 row 12
1"Residential|"||"|0.000026|0.000006|4.2 row 13
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.2 row 14
Diesel / Refineries and Others|"||2.681|0.000078|0.000022|4.2 row 15
1"Upgraders|"||"|"|"|4.2 row 16
Motor Gasoline|"||2.307|0.0001|0.00002|4.2 row 21
== 2026|electricity|kWh|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2023
Purchased electricity, consumption intensity|CA-BC|0.018||||5.3 row 1
"|CA-AB|0.438||||5.3 row 2
"|CA-SK|0.631||||5.3 row 3
"|CA-MB|0.0025||||5.3 row 4
"|CA-ON|0.059||||5.3 row 5
"|CA-QC|0.0019||||5.3 row 6
"|CA-NB|0.234||||5.3 row 7
"|CA-NS|0.581||||5.3 row 8
"|CA-PE|0.234||||5.3 row 9
"|CA-NL|0.017||||5.3 row 10
"|CA-YT|0.074||||5.3 row 11
"|CA-NT|0.42||||5.3 row 12
"|CA-NU|0.8||||5.3 row 13
== 2026|gas-co2|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2023
marketable|CA-BC||1.966|||1.3 row 1
non-marketable|"||2.162|||"
marketable|CA-AB||1.962|||1.3 row 2
non-marketable|"||2.112|||"
marketable|CA-SK||1.92|||1.3 row 3
non-marketable|"||2.441|||"
marketable|CA-MB||1.915|||1.3 row 4
non-marketable|"||2.401|||"
marketable|CA-ON||1.921|||1.3 row 5
non-marketable|"||2.401|||"
marketable|CA-QC||1.926|||1.3 row 6
"|CA-NB||1.919|||1.3 row 7
non-marketable|"||2.401|||"
marketable|CA-NS||1.919|||1.3 row 8
non-marketable|"||2.494|||"
marketable|CA-PE||1.919|||1.3 row 9
"|CA-NL||"|||1.3 row 10
non-marketable|"||2.26|||"
marketable|CA-YT||1.966|||1.3 row 11
non-marketable|"||2.401|||"
marketable|CA-NT||1.966|||1.3 row 12
non-marketable|"||2.466|||"
marketable|CA-NU||1.966|||1.3 row 13
== 2026|gas-others|m3|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2023
Electric Utilities|CA|||0.00049|0.000049|2.3 row 1
Industrial|"|||0.000037|0.000033|2.3 row 2
Producer Consumption (Non-marketable) – Newfoundland and Labrador|"|||0.00049|0.00006|2.3 row 3
Producer Consumption (Non-marketable) – British Columbia|"|||0.0092|"|2.3 row 4
Producer Consumption (Non-marketable) – Alberta|"|||0.00822|"|2.3 row 5
Producer Consumption (Non-marketable) – Saskatchewan|"|||0.0042|"|2.3 row 6
Producer Consumption (Non-marketable) – Other provinces and territories|"|||0.0064|"|2.3 row 7
Pipelines|"|||0.0019|0.00005|2.3 row 8
Cement|"|||0.000037|0.000034|2.3 row 9
Manufacturing Industries|"|||"|0.000033|2.3 row 10
Residential, Construction, Commercial/Institutional, Agriculture|"|||"|0.000035|2.3 row 11
== 2026|liquid|l|ECCC emission factors and reference values, version 3.0 (24 Oct 2025)|2023
Propane / Residential|"||1.515|0.000027|0.000108|3.3 row 1
1"All Other Uses|"||"|0.000024|"|3.3 row 2
Ethane|"||0.986|"|"|3.3 row 3
Butane|"||1.747|"|"|3.3 row 4
Light Fuel Oil / Electric Utilities|"||2.753|0.00018|0.000031|4.3 row 1
1"Industrial|"||"|0.000006|"|4.3 row 2
1"Producer Consumption|"||2.67|"|"|4.3 row 3
1"Residential|"||2.753|0.000026|0.000006|4.3 row 4
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.3 row 5
Heavy Fuel Oil / Electric Utilities|"||3.156|0.000034|0.000064|4.3 row 6
1"Industrial|"||"|0.00012|"|4.3 row 7
1"Producer Consumption|"||3.19|"|"|4.3 row 8
1"Residential, Forestry, Construction, Public Administration and Commercial/Institutional|"||3.156|0.000057|"|4.3 row 9
Kerosene / Electric Utilities|"||2.56|0.000006|0.000031|4.3 row 10
1"Industrial|"||"|"|"|4.3 row 11
1"Producer Consumption|"||"|"|"|4.3 row 12
1"Residential|"||"|0.000026|0.000006|4.3 row 13
1"Forestry, Construction, Public Administration and Commercial/Institutional|"||"|"|0.000031|4.3 row 14
Diesel / Refineries and Others|"||2.681|0.000078|0.000022|4.3 row 15
1"Upgraders|"||"|"|"|4.3 row 16
Motor Gasoline|"||2.307|0.0001|0.00002|4.3 row 21
== 2027|electricity|kWh|ECCC emission factors and reference values, version 4.0 (9 Sep 2026)|2024
Purchased electricity, consumption intensity|CA-BC|0.018||||5.4 row BC
"|CA-AB|0.346||||5.4 row AB
"|CA-SK|0.581||||5.4 row SK
"|CA-MB|0.003||||5.4 row MB
"|CA-ON|0.073||||5.4 row ON
"|CA-QC|0.0026||||5.4 row QC
"|CA-NB|0.375||||5.4 row NB
"|CA-NS|0.628||||5.4 row NS
"|CA-PE|0.265||||5.4 row PE
"|CA-NL|0.017||||5.4 row NL
"|CA-YT|0.134||||5.4 row YT
"|CA-NT|0.49||||5.4 row NT
"|CA-NU|0.76||||5.4 row NU
`
