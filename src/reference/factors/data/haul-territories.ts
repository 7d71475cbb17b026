/**
 * The territories of each haul as seen from the United Kingdom, ISO 3166-1 alpha-2: the list behind the flight factors
 * of the UK Government GHG Conversion Factors 2024. The list decides, not a distance. Other territories have no haul.
 *
 * Contains public sector information licensed under the Open Government Licence v3.0.
 */
export const HAUL_TERRITORIES = `
== domestic
GB GG IM JE
== long
AE AF AG AI AM AO AR AS AU AW AZ BB BD BF BH BI BJ BM BN BO BR BS BW BZ CA CD CF CG CI CK CL CM CN CO CR CU CV
CW DJ DM DO EC ER ET FJ FK GA GD GE GF GH GM GN GP GQ GT GU GW GY HK HN HT ID IL IN IQ IR JM JO JP KE KG KH KM
KN KP KR KW KY KZ LA LB LC LK LR LS MD MG MH ML MM MN MO MQ MR MU MV MW MX MY MZ NA NC NE NG NI NP NZ OM PA PE
PF PG PH PK PR PW PY QA RE RU RW SA SB SC SD SG SH SL SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TO TT TW TZ
UA UG UM US UY UZ VC VE VG VI VN VU YE ZA ZM ZW
== short
AL AT BA BE BG BY CH CY CZ DE DK DZ EE EG EH ES FI FO FR GI GL GR HR HU IE IS IT LT LU LV LY MA ME MK MT NL NO
PL PT RO RS SE SI SK TN TR XK
`
