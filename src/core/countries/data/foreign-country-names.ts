/**
 * Names of countries in German, French, Spanish, Italian and their own language, as written after the name of a place:
 * alpha-2 | names. Names that are also English, or differ from the English name only in accents, need no line.
 */
export const FOREIGN_COUNTRY_NAMES = `
AE|Vereinigte Arabische Emirate;Émirats arabes unis;Emiratos Árabes Unidos;Emirati Arabi Uniti
AL|Albanien;Albanie;Shqipëria
AR|Argentinien;Argentine
AT|Österreich;Oesterreich;Autriche
AU|Australien;Australie
BA|Bosnien und Herzegowina;Bosnie-Herzégovine;Bosnia y Herzegovina;Bosnia ed Erzegovina
BD|Bangladesch
BE|Belgien;België;Belgique;Bélgica;Belgio
BG|Bulgarien;Bulgarie;България
BO|Bolivien;Bolivie
BR|Brasilien;Brésil;Brasil;Brasile
CA|Kanada
CH|Schweiz;Suisse;Suiza;Svizzera;Svizra
CI|Elfenbeinküste;Costa de Marfil;Costa d'Avorio
CL|Chili;Cile
CM|Kamerun;Cameroun;Camerún;Camerun
CN|Chine;Cina;中国
CO|Kolumbien;Colombie
CY|Zypern;Chypre;Chipre;Cipro
CZ|Tschechien;Tschechische Republik;République tchèque;Tchéquie;República Checa;Chequia;Repubblica Ceca;Cechia;Česko
DE|Deutschland;Allemagne;Alemania;Germania;Duitsland;Niemcy
DK|Dänemark;Daenemark;Danemark;Dinamarca;Danimarca;Danmark
DO|Dominikanische Republik;République dominicaine;República Dominicana;Repubblica Dominicana
DZ|Algerien;Algérie;Argelia
EE|Estland;Estonie;Eesti
EG|Ägypten;Aegypten;Égypte;Egipto;Egitto
ES|Spanien;Espagne;España;Spagna;Spanje
ET|Äthiopien;Éthiopie;Etiopía
FI|Finnland;Finlande;Finlandia;Suomi
FR|Frankreich;Francia;Frankrijk
GB|Großbritannien;Grossbritannien;Vereinigtes Königreich;Royaume-Uni;Grande-Bretagne;Angleterre;Reino Unido;Gran Bretaña;Inglaterra;Regno Unito;Gran Bretagna;Inghilterra;Schottland;Écosse;Escocia;Scozia
GE|Georgien;Géorgie
GR|Griechenland;Grèce;Grecia;Hellas;Ελλάδα
HR|Kroatien;Croatie;Croacia;Croazia;Hrvatska
HU|Ungarn;Hongrie;Hungría;Ungheria;Magyarország
ID|Indonesien;Indonésie
IE|Irland;Irlande;Irlanda;Éire
IL|Israël;Israele
IN|Indien;Inde
IQ|Irak
IS|Island;Islande;Islandia;Islanda;Ísland
IT|Italien;Italie;Italia
JO|Jordanien;Jordanie;Giordania
JP|Japon;Giappone;日本
KE|Kenia
KH|Kambodscha;Cambodge;Camboya;Cambogia
KP|Nordkorea;Corée du Nord;Corea del Norte;Corea del Nord
KR|Südkorea;Suedkorea;Corée du Sud;Corea del Sur;Corea del Sud;대한민국
KZ|Kasachstan;Kazakhstan;Kazajistán
LB|Libanon;Liban;Líbano;Libano
LT|Litauen;Lituanie;Lituania;Lietuva
LU|Luxemburg;Luxemburgo;Lussemburgo;Lëtzebuerg
LV|Lettland;Lettonie;Letonia;Lettonia;Latvija
LY|Libyen;Libye;Libia
MA|Marokko;Maroc;Marruecos;Marocco
MD|Moldawien;Moldau;Moldavie;Moldavia
MK|Nordmazedonien;Macédoine du Nord;Macedonia del Norte;Macedonia del Nord
MX|Mexiko;Mexique;Messico
MY|Malaisie;Malasia
NG|Nigéria
NL|Niederlande;Nederland;Pays-Bas;Países Bajos;Paesi Bassi;Olanda;Hollande;Holland;The Netherlands
NO|Norwegen;Norvège;Noruega;Norvegia;Norge
NZ|Neuseeland;Nouvelle-Zélande;Nueva Zelanda;Nuova Zelanda
PE|Pérou
PH|Philippinen;Filipinas;Filippine;Pilipinas
PL|Polen;Pologne;Polonia;Polska
PT|Portugal;Portogallo
RO|Rumänien;Rumaenien;Roumanie;Rumania;Rumanía;România
RS|Serbien;Serbie;Srbija
RU|Russland;Rußland;Russie;Rusia;Россия
SA|Saudi-Arabien;Arabie saoudite;Arabia Saudita;Arabia Saudí
SE|Schweden;Suède;Suecia;Svezia;Sverige
SG|Singapur;Singapour
SI|Slowenien;Slovénie;Eslovenia;Slovenija
SK|Slowakei;Slovaquie;Eslovaquia;Slovacchia;Slovensko
TH|Thaïlande;Tailandia;Thailandia
TN|Tunesien;Tunisie;Túnez
TR|Türkei;Tuerkei;Turquie;Turquía;Turchia;Türkiye
TW|Taïwan;Taiwán
UA|Ukraine;Ucrania;Ucraina;Україна
US|Vereinigte Staaten;États-Unis;Estados Unidos;Stati Uniti;EE. UU.;EEUU;États-Unis d'Amérique
UY|Uruguay
VN|Vietnam;Viêt Nam
ZA|Südafrika;Suedafrika;Afrique du Sud;Sudáfrica;Sudafrica
`
