/** Other names and codes that people and publishers use for a country: folded name | alpha-2. */
export const OTHER_COUNTRY_NAMES = `
uk|GB
u k|GB
great britain|GB
england|GB
scotland|GB
wales|GB
northern ireland|GB
britain|GB
united kingdom of great britain and northern ireland|GB
united states|US
usa|US
u s|US
u s a|US
america|US
china|CN
pr china|CN
prc|CN
hong kong china|HK
hong kong sar|HK
korea|KR
republic of korea|KR
korea republic of|KR
democratic peoples republic of korea|KP
korea democratic peoples republic of|KP
russia|RU
turkey|TR
taiwan|TW
slovak republic|SK
czechia|CZ
macau|MO
macau china|MO
macao sar|MO
tanzania|TZ
tanzania united republic of|TZ
moldova|MD
republic of moldova|MD
macedonia|MK
north macedonia|MK
iran|IR
iran islamic republic of|IR
syria|SY
laos|LA
viet nam|VN
brunei|BN
burma|MM
palestine|PS
palestine state of|PS
vatican|VA
vatican city|VA
holy see|VA
gambia|GM
gambia the|GM
bahamas the|BS
congo brazzaville|CG
dr congo|CD
drc|CD
congo kinshasa|CD
congo democratic republic of the|CD
congo the democratic republic of the|CD
ivory coast|CI
cabo verde|CV
swaziland|SZ
east timor|TL
micronesia|FM
falkland islands|FK
british virgin islands|VG
us virgin islands|VI
saint martin|MF
saint maarten|SX
bonaire|BQ
cocos islands|CC
holland|NL
netherlands kingdom of the|NL
kingdom of the netherlands|NL
republic of ireland|IE
bosnia|BA
aland|AX
trinidad|TT
saint vincent|VC
bolivia plurinational state of|BO
venezuela bolivarian republic of|VE
uae|AE
u a e|AE
ksa|SA
xkx|XK
`
