/**
 * Editions of publishers: set | publisher | edition | published on | corrected on | what the correction changed | whether it changed
 * values | whether the shipped figures hold it | applies from | applies to | rule of application | edition ids that are shipped |
 * licence | where the date is printed. Empty: not known, or none. Written by
 * test/tools/factors-data/write-edition-registry.ts.
 */
export const EDITION_REGISTRY = `
desnz|DESNZ|2022|2022-06-22|2022-09-20|heading of the flat file|no||2022-01-01|2022-12-31|calendar year data: the edition of that year; April to March: the 2024 factors for 1 April 2024 to 31 March 2025; July to June: the newest set available||Open Government Licence v3.0|GOV.UK first_published_at of the edition page
"|"|2023|2023-06-07|2023-06-28|a small number of factors (passenger vehicles converted to AR5); file says version 1.1|yes||2023-01-01|2023-12-31|"||"|"
"|"|2024|2024-07-08|2024-10-30|rounding error that set some diesel factors to zero; version 1.1|"|yes|2024-01-01|2024-12-31|"|desnz-2024|"|2"at of the edition page; the correction note of 30 Oct 2024 says 'published in June'
"|"|2025|2025-06-10|||||2025-01-01|2025-12-31|"|desnz-2025|"|2"at of the edition page
"|"|2026|2026-06-11|2026-07-31|flat file only (version 1.2, 'Updated' 10 Jul 2026): values without data had been 0 instead of blank; the full set was not revised|flat file only|yes|2026-01-01|2026-12-31|"|desnz-2026|"|"
epa|US EPA|2023|2023-09-12|||||||no statement of the publisher found: edition N is taken for calendar year N||US public domain|Hub PDF p1 'Last Modified'
"|"|2024|2024-06-05|||||||"||"|Hub PDF p1 'Last Modified: June 5, 2024' (first release of 2024 not printed)
"|"|2025|2025-01-15|||||||"|epa-2025|"|Hub PDF p1 'Last Modified: January 15, 2025'
egrid|"|eGRID2021|2023-01-30|||||||ongoing work: the most recent factors available at the time; several past years at once: match the data year; no match: the version before the inventory year||"|EPA historical eGRID page
"|"|eGRID2022|2024-01-30|||||||"||"|"
"|"|eGRID2023|2025-01-15|2025-01-17|revision 1|not compared|no|||"|epa-2025|"|EPA eGRID download page
"|"|"|"|2025-06-12|revision 2|"|"|||"|"|"|"
nga|DCCEEW|2023|2023-08|||||2023-07-01|2024-06-30|activity year 1 July N to 30 June N+1|nga-2023|CC BY 4.0|PDF: 'Canberra, August' (cover: July 2023 in the workbook)
"|"|2024|2024-08|||||2024-07-01|2025-06-30|"|nga-2024|"|PDF: 'Canberra, August'
"|"|2025|2025-08|||||2025-07-01|2026-06-30|"|nga-2025|"|"
"|"|2026|2026-08|2026-10|Tasmania scope 2 0.23 in the copy archived on 10 Sep 2026, 0.21 in the file created in October; DKIS scope 3 0.10 and 0.13|yes|no|2026-07-01|2027-06-30|"|nga-2026|"|"
mfe|NZ MfE|2023.1|2023-08-01|||||||series of the electricity table: the row of the year (or quarter); the rest: edition of the year||"|MfE download page
"|"|2024.1|2024-07-29|||||||"||"|"
"|"|2025.3|2026-02-24|||||||"||"|workbook README 'Release date'
"|"|2026.1|2026-05-26|2026-05-29|release 2026.2: DOCf had been applied twice in the factors of non-municipal waste|yes|yes|||"|mfe-2026-2|"|MfE download page
eccc|ECCC|1.0|2022-06-08|||||||each table names the calendar years it must be used for (written for the federal offset system)||Open Government Licence – Canada|revision history
"|"|1.1|2023-06-13|||||||"||"|"
"|"|2.0|2024-05-06|||||||"||"|"
"|"|3.0|2025-10-24|||||||"|eccc-2023 eccc-2024 eccc-2025 eccc-2026|"|"
"|"|4.0|2026-09-09|||||||"|eccc-2027|"|"
eea|EEA|data year 2023|2024-10-25|2025-11-06|all 27 states revised with the final inventory|yes||||none found||CC BY 4.0|indicator page
"|"|data year 2024|2025-11-06|2026-07-10|values revised|"|yes|||"|eea-2024|"|"
aib|AIB|2023|2024-05-30|||||||calendar year of the results||rights reserved by the publisher|PDF 'Version 1.0'
"|"|2024||2025-08-11|version 1.1: tables 6 and 7 and figure 16|yes||||"||"|version 1.0 not dated in the document
"|"|2025|2026-05-26|||||||"||"|PDF 'Version 1.0'
gb-spend|Defra and University of Leeds|1997 to 2023|2026-06-30|||||||multiplier of the year in which the money was spent (basic prices of the year)|gb-spend-2023|Open Government Licence v3.0|header of the copy
ember|Ember through Our World in Data|24 Apr 2026|2026-04-24|||||||none|ember-2015 ember-2016 ember-2017 ember-2018 ember-2019 ember-2020 ember-2021 ember-2022 ember-2023 ember-2024 ember-2025|CC BY 4.0|
uba|Umweltbundesamt|2.0|2025-12|||||||none found||CC0 1.0, as stated by others|
"|"|2.1|2026-03|||||||"||"|
ademe|ADEME|V23.6|2025-07|||||||'Période de validité' of each element: mostly past|ademe-23-6|Licence Ouverte 2.0; some elements belong to third parties|
"|"|V23.9|2026-02|||||||||"|
`
