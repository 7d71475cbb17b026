/**
 * UN/LOCODEs in common use that the World Port Index does not have, with the index's code of the same port: UN/LOCODE,
 * published by UNECE, lists CNSHA Shanghai, SGSIN Singapore and CNNGB Ningbo, where the index has CNSGH, SGKEP and
 * CNNBO.
 */
export const OTHER_LOCODES = `
CNSHA|CNSGH
CNNGB|CNNBO
SGSIN|SGKEP
`

/** Names of ports that people write and the World Port Index does not list: its UN/LOCODE | names. */
export const OTHER_PORT_NAMES = `
AEJEA|Jebel Ali
CNDAL|Dalian
CNQIN|Qingdao
CNSGH|Shanghai
CNTXG|Tianjin;Xingang
DEHAM|Hamburger Hafen
FRLEH|Le Havre
GRPIR|Piraeus;Pireas
INNSA|Nhava Sheva;JNPT
MAPTM|Tanger Med;Tangier Med
SAJED|Jeddah;Jedda
SGKEP|Singapore;Singapur;Singapour
TWKEL|Keelung
TWKHH|Kaohsiung
TWTXG|Taichung
USNYC|New York and New Jersey
VNSGN|Ho Chi Minh City;Saigon
`
