/** Names that people give airports and OurAirports does not list: IATA code | names. */
export const OTHER_AIRPORT_NAMES = `
AMS|Schiphol
BLR|Bengaluru
BSL|Basel;Mulhouse;Basel Mulhouse;EuroAirport
BGY|Orio al Serio;Bergamo
BRU|Zaventem;Brussels National
BUD|Ferihegy;Ferenc Liszt
CDG|Roissy;Paris Roissy;Roissy Charles de Gaulle
CGK|Soekarno Hatta
CGN|Köln Bonn;Köln/Bonn Konrad Adenauer
CIA|Ciampino
CRL|Brussels Charleroi;Charleroi
DCA|Reagan National;Washington National
EWR|New York Newark
EZE|Ezeiza
FCO|Fiumicino;Rome Leonardo da Vinci
FMM|Memmingen;Allgäu
GIG|Galeão;Rio de Janeiro Galeão
GRU|São Paulo Guarulhos
HHN|Hahn
IAD|Dulles
IST|Istanbul New Airport
JFK|John F Kennedy;Kennedy
LGA|LaGuardia;New York LaGuardia
LED|Pulkovo
LIN|Linate;Milan Linate
LIS|Lisbon;Lisboa;Portela
MAD|Barajas;Madrid Barajas
MEX|Mexico City;Benito Juárez;Mexico City Benito Juárez
MXP|Malpensa;Milan Malpensa
NRN|Niederrhein;Düsseldorf Weeze
NRT|Tokyo Narita
OPO|Porto;Oporto
ORD|O'Hare;O Hare;Chicago O Hare
OTP|Otopeni;Bucharest Otopeni
PEK|Beijing Capital
PRG|Ruzyně;Prague Ruzyně
SZB|Subang
VIE|Schwechat;Wien Schwechat;Vienna Schwechat
YUL|Montreal Trudeau;Dorval
YYZ|Toronto Pearson
ZRH|Kloten;Zürich Kloten
`
