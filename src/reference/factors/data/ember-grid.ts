/**
 * Ember, yearly electricity data: lifecycle intensity of generation by country, average, year not stated. Columns:
 * ISO 3166-1 alpha-2 | name | kg CO2e per kWh (published in grams).
 *
 * Ember, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).
 */
export const EMBER_GRID = `
AW|Aruba|0.55
AF|Afghanistan|0.12371
AO|Angola|0.16722
AL|Albania|0.02442
AE|United Arab Emirates|0.46751
AR|Argentina|0.34483
AM|Armenia|0.24352
AS||0.64706
AG|Antigua and Barbuda|0.61111
AU|Australia|0.55376
AT|Austria|0.10262
AZ|Azerbaijan|0.63289
BI|Burundi|0.23077
BE|Belgium|0.11758
BJ|Benin|0.59
BF|Burkina Faso|0.55491
BD|Bangladesh|0.69463
BG|Bulgaria|0.26421
BH|Bahrain|0.90241
BS|Bahamas|0.65366
BA|Bosnia and Herzegovina|0.63805
BY|Belarus|0.32363
BZ|Belize|0.15556
BO|Bolivia|0.46802
BR|Brazil|0.10606
BB|Barbados|0.6
BN|Brunei|0.89267
BT|Bhutan|0.02419
BW|Botswana|0.84942
CA|Canada|0.18499
CH|Switzerland|0.03672
CL||0.26552
CN|China|0.5575
CI|Ivory Coast|0.39353
CM|Cameroon|0.28571
CD|Democratic Republic of the Congo|0.02704
CG|Congo|0.71373
CK||0.25
CO|Colombia|0.2858
KM|Comoros|0.64286
CV|Cabo Verde|0.48
CR|Costa Rica|0.06301
CU|Cuba|0.63898
KY|Cayman Islands|0.64286
CY|Cyprus|0.51224
CZ|Czechia|0.41386
DE|Germany|0.34206
DJ|Djibouti|0.45
DM|Dominica|0.6
DK|Denmark|0.1433
DO|Dominican Republic|0.56597
DZ|Algeria|0.63365
EC|Ecuador|0.2097
EG|Egypt|0.5745
ER|Eritrea|0.59091
ES|Spain|0.14615
EE|Estonia|0.34102
ET|Ethiopia|0.02355
FI|Finland|0.07225
FJ|Fiji|0.27826
FK|Falkland Islands|1
FR|France|0.04418
FO|Faroe Islands|0.35417
GA|Gabon|0.42947
GB|Great Britain|0.21579
GE|Georgia|0.14306
GH|Ghana|0.45286
GN|Guinea|0.18272
GP|Guadeloupe|0.4939
GM|Gambia|0.66667
GW|Guinea-Bissau|0.625
GQ|Equatorial Guinea|0.6051
GR|Greece|0.31976
GD||0.66667
GL|Greenland|0.11111
GT|Guatemala|0.27266
GF|French Guiana|0.20408
GU|Guam|0.61111
GY|Guyana|0.63433
HK|Hong Kong|0.68199
HN|Honduras|0.2895
HR|Croatia|0.17448
HT|Haiti|0.53465
HU|Hungary|0.18282
ID|Indonesia|0.68243
IN||0.70896
IE|Ireland|0.27979
IR|Iran|0.64868
IQ|Iraq|0.6894
IS|Iceland|0.02833
IL|Israel|0.56726
IT|Italy|0.28775
JM|Jamaica|0.56125
JO|Jordan|0.53921
JP|Japan|0.48373
KZ|Kazakhstan|0.80179
KE|Kenya|0.08483
KG|Kyrgyzstan|0.15265
KH|Cambodia|0.49746
KI||0.5
KN||0.63636
KR|South Korea|0.41565
KW|Kuwait|0.63724
LA|Laos|0.23212
LB|Lebanon|0.36947
LR|Liberia|0.4359
LY|Libya|0.83053
LC|Saint Lucia|0.65
LK|Sri Lanka|0.50978
LS|Lesotho|0.02083
LT|Lithuania|0.13934
LU|Luxembourg|0.13462
LV|Latvia|0.13622
MO|Macao|0.44898
MA|Morocco|0.57765
MD|Moldova|0.62956
MG|Madagascar|0.47727
MV|Maldives|0.61177
MX|Mexico|0.48314
MK|North Macedonia|0.56897
ML|Mali|0.3945
MT|Malta|0.48416
MM|Myanmar|0.56969
ME|Montenegro|0.41351
MN|Mongolia|0.78401
MZ|Mozambique|0.12781
MR|Mauritania|0.48171
MS||1
MQ|Martinique|0.51678
MU|Mauritius|0.63303
MW|Malawi|0.05465
MY|Malaysia|0.60443
NA|Namibia|0.04762
NC|New Caledonia|0.58576
NE|Niger|0.6875
NG|Nigeria|0.50785
NI|Nicaragua|0.28833
NL|Netherlands|0.2527
NO|Norway|0.03075
NP|Nepal|0.02336
NR||0.75
NZ|New Zealand|0.12011
OM|Oman|0.54533
PK|Pakistan|0.39861
PA|Panama|0.25874
PE|Peru|0.26327
PH|Philippines|0.61338
PG|Papua New Guinea|0.51374
PL|Poland|0.61498
PR|Puerto Rico|0.66453
KP|North Korea|0.34426
PT|Portugal|0.1118
PY|Paraguay|0.02486
PS|State of Palestine|0.46078
PF|French Polynesia|0.43662
QA|Qatar|0.60283
RE|Réunion|0.52522
RO|Romania|0.24555
RU||0.44617
RW|Rwanda|0.30189
SA|Saudi Arabia|0.69195
SD|Sudan|0.21433
SN|Senegal|0.5354
SG|Singapore|0.49874
SB|Solomon Islands|0.63636
SL|Sierra Leone|0.04762
SV|El Salvador|0.09929
SO|Somalia|0.52381
PM|Saint Pierre and Miquelon|0.6
RS|Serbia|0.6708
SS|South Sudan|0.61017
ST|São Tomé and Príncipe|0.55556
SR|Suriname|0.38318
SK|Slovakia|0.09649
SI|Slovenia|0.22711
SE|Sweden|0.03589
SZ|Eswatini|0.14286
SC|Seychelles|0.57143
SY|Syria|0.68227
TC||0.65385
TD|Chad|0.61539
TG|Togo|0.47826
TH|Thailand|0.55543
TJ|Tajikistan|0.0987
TM|Turkmenistan|1.3063
TO|Tonga|0.57143
TT|Trinidad and Tobago|0.68211
TN|Tunisia|0.56025
TR|Turkey|0.4697
TW|Taiwan|0.63515
TZ|Tanzania|0.37159
UG|Uganda|0.05739
UA||0.25047
UY|Uruguay|0.0967
US|United States|0.38355
UZ|Uzbekistan|1.12118
VC|Saint Vincent and the Grenadines|0.6
VE|Venezuela|0.18025
VG||0.64706
VI||0.64179
VN|Vietnam|0.48613
VU|Vanuatu|0.5
WS|Samoa|0.4
XK|Kosovo|0.95872
YE|Yemen|0.58632
ZA|South Africa|0.7139
ZM|Zambia|0.111
ZW|Zimbabwe|0.29844
`
