/*
 * Ports, from south to north within a country: World Port Index, Pub. 150, US National Geospatial-Intelligence Agency
 * (US Government, public domain).
 * Made by test/tools/places-data/write-tables.ts.
 */

/** Country, then the three letters of the UN/LOCODE each; --- has none. */
export const PORT_LOCODES = `
AE JEDMBSULRAUH---ZURJEADAS---DXBKLFSHJAJMHAMFAT---QIWJAZHTLMSA
AG SJO
AL VOADRZROMSHG
AO MSZLOBNDDPBNLADGPOAZZDALGIRPAT---------------SZACABKOTFLTMALTAK
AQ MCM---------PFS---------
AR USHRGASSNRGLRZASJLPUDCRDPMYBSBPRSPBGPNLINWPGVBHIQQNMDQLPGBUECMPZAEIBYSPDRAMSNS---VCNROSSLOSMACOUCOLDMEPRASFNCOC
AS PPG
AU ---PHUHBALSTDPOBYPPTDBWTPLASTAWHLWMBWEPPTJGEXMELQDNQBWKGCJEBALHPGIKLPPAEPLOPKLARDBTBWALEPRSYDBUYPPIWYAPBYNTLTHEFREBNKGETBNEUSLBDBCCUGLTPTL---ONSHPTMKYPWLDAMPHETSVLUCBMEMOUKRBCNSWYNCQPMIBWEIDRWGOVTIS
AW SNLORJ
BA NEM
BB BGI
BD CGPMGL
BE BRUGNENIEANROSTBGSZEE
BG BOJVAR
BH SITMINAMHKBS
BJ COO
BM BDA---FPTSGE
BN SERKUBLUMBWNMUA
BQ ---KRAGOTORA
BR RIGPETPOATRMLGAIBBITJSFSPNGSSZSSO---ADR---FNORIONTR---MEA---VIXTUB---IOSSSAARBMDDAJUMCZSUARECCDONATGUA---IARMAOCMCTUTIQISTMCMA---BELSTN
BS MATCBTCLPNASFPOSRP
BZ BGKBZE
CA ---DLMKVLLMNAMHENEWND---PSTSOMPDVCRRPTMPCOSNIPEWWELTHDQNSSC4---PWEHAMNOL---OAJCSNPCRTOR---GOH------WHIOSHOPECBGPICBKNTTCBLVILLWFIKIN---GNE---GNNPELSONCOLTBYOWSBCKMFDDIGHALJOHYVVMID------PTH---CDNMUS---------WDRCWL---LCSAITBSTGBRCPT---SMTSZTCQA---SJB---BHAPRSDONHULOTTHUDOKAGATOCLMTR---MASPLIROK---SAECABURSPPVHAWPHWGRZMBOFSSPHAPTOYEMBTT------KHOCOC---YZE---LOUMDB------KLY---LIC---SOR------SYDBLRGEO---NSYCHA---THS---BCM---------TRR---BECSUMSSM------345QUE------------GRB---------NWPBBU---------------------PBQSJF---BYRBUO------------SHP---CAQCBC---RDL------MIH------CLE---LBA------THUVICCHIRIM------CATSTV---BAMSDYHBYCCB------YAJGPEGGSMNECROUCLCBK---HMCSVNBWDMIB---NWEFRRPABPTCBCOLWPNNE---VANPMO---CMVSPDPMLTWICOXGOR------PTABVEPCADCN---PNOSEIHSP---PAC---PMAAALCAU---------ROD------SATYBX---BLCYKT------QCHGOO---PCSKTMMSS---PRRPSISTWNAICHVDEBPNT---PDI
CD BNWBOAMAT
CG NKODJEPNRYOM
CI SPYBAOESPPBTABJ
CK AVA
CL WPU------------PUQCLR---------PNTPCHWCAQMCPMCCRRZALLTACNLSVEPEOLQNTALSAIVAPQTVGYCCQQHSOCAACLDCNRTTCANFMJSTOQCALIQQARI
CM ---EBTKBILITDLAMOUKOL
CN SYABSPYPG---HIG---ZNGBIHSDGQZHFANZUHSHKYTNHUIHUNHUAGGZ---COZDSNXMGZZUQZLXYGFZHWZO---NBOZHIZOS---HNKZPUSGH---TACCGSJGYCZXZJGNTGNJIZHEYZHGAOLYGLSNRZHQINWEGYTGLKUPLILSHDAL---TXGTGSDDZSHP---BYQYIKHUDJNZ
CO TCOBUNTRBCVECOVMAMEBQCTGBAQPOCPPRSMRPBOADZ
CR GLFXQPPTCPASLIOPMN
CU GUBSCUMELCEIMZOBCAMOASDTSCSGYBICRFELPSTANTBANVITPPAMNTNVTPALJUCTDZCASGERCFGCAISLUIDSBHOMARCABQMACARHAV
CV RAIGRA
CW CRBWILSMBBUB
CX FFC
CY LMSLCADHKFMGKARKYR
DE PAPOLOBRELEEELSEMEBKENHAWVNBRVHAMBUZGLUNEHCUX---LBCBRBWISITZTRVWOLNGLRSKBUMHGLRENKELSTLHHFORTHUSECKSASKAPFLF
DJ JIBDCT
DK ROFNTDNYFSAXNAKBDX---SBKSGDMRSAUBRKBSTEVORENSAABSVENEXFAARNNHSLSITGFHFAKNVDHADSSKASNNBGCSOKRRODEKTDKOGEBJKOLMIDSKBFRCKALCPHVEJHBKTUBKBYFDSHORHUNFDVHLSRKGAARSSVGRERANHSBLVGHBOMRRTHNHSUNYMTEDHASAALHANFDHHIRSKA
DM RSUPOR
DO CBJBRX---LCSPVAINALRMBCCSPMSDQ---SAMSNZSALMANPOP---
DZ GHZBSFORN------AZWMOSTENBJAALGDJEDJISKI---DELAAECOL
EC PBOPEVLLDGYEMECESM
EE RMSPRNSMAVIRHLTRHKOSMPLSPLNSLMTLLMRSBEKVEBLHSPASMDRMUGKNDLSA
EG AQUHAMSGAHRG---ZTB---SSHRSHTORRAGWAFRABNUWAZA---AISRSU---SOKADASUZISMMAHSKTAACALYEMDPSD---MMUDAM
EH VIC---
ER ASAMSW
ES LPASCTFUESPCACECEUALGCADROTAGPADRMOTLEICRSGARHUVSVQAGU---CAR---TORALCIBZGANVLCPMISAGALDBRXMAHGCSTARVLGBCNSFUPAL---VGOROSMPGVILPASBIOLCGBRMSDRFRORIBGIJAVSSCI
FI UTOHKOJUSTAIINKTOKPOAMHQHEL---PARSKVTKULOVNLIKTKHMNUKIRAUPORMTYTHKKRSKASVAAHLLKANUKPPRSKOKHIMKJORAAOULVEIKEMTOR
FJ SUV---LTKSVU---
FK PSY
FM ---PNI------
FO VAGTVOTORSRV---RVKVESKVIFUG
FR ---BONPVOPRPAJAPOVCLYILRBIANOUTLNSTPMRSPSLSETPDBFOSSRLBAYCEQANTNCEVSSBODAMSBYEPAPLVERCOTONLRHLPELSONTESNRMTXDONLRTCOCBESLLGMXNSMLPOXROSTREPAILZDGFRCFROUIDOLHONUROLEHCER---FECDPELTRSVSBOLCQFGRVDKK---
GA ---MBYETA---GAXOGUPOGCLZOWELBV
GB SVZNYLPENFALHAYMVGCHFFOYPARDTMPLYBRXTORPADTNMPRHWEYPOOYMOBRPCOWLITNHV---FAWSHOSOURU7BIDFOLDVRBRWWATRMGWTSBADCTMIOGTHPCDFGVSSHSBRSTILAVOLONNPTBPTPTBSWANEAMLFSSSCOLHRWFXTFISIPSLOWGTYWISKLNBOSCNVHLYCHEGISLIVMNCLIBGSYIMMGOONHOHDDHULFLEHYMKLKLANBRTWPTBIFAGLSCAWTBWORBELBANTEEHTPKLRSEALARSILSTRSUNLDYTYMBLYCLRWKOCBTAYRLAHTRNPLNARDMLPHSTBWKLGSRAYGLWEYMREN---OKKBOWGRKGRNLEIHPTDBRASGGRGROYBFBBTLFASCNCFNTMTHPEROBACNUDUNLOLGSATOBMONFWMCORCBAMLGLBD---ABDBDFKYNKYLPLOPRTINVPHDUIGLMAMCDIVGCRNBUCFRBBUHGARLSSAULPMKTARULLHMASTOWICSCR---LYSSGPSCFSNSKWLWHLKETPIESWYLERSUL
GD STG
GE BUSSPSABK
GF DDC
GG SPTSTSACI
GH TKDSEKSPDTEM
GI ---
GL JNNJJUJNSUAKJGR------JFRFHNGOHJSUAGMJHSSFJ---JEGJCHJAVJGOUMDMMLJUVTHU
GM BJL
GN BTYCKYKMC---
GP BBRPTPPTL---
GQ ------BSGLUBSSGPETSER
GR KLLANIJSHHERRETSDH---RHOMLOGYTNAVKGSKMIKLXJNXPKK---JSYJMKNPKKAKPYTLAVSMIKARANDGAVPIRMGR---ARMGPAGIEMELJKHLVRITA---AST---KYMACL---PVKPLM---MJTTSI---VOLCFUYERSTISKGAXDKVAPTL
GS GRV------
GT PRQIZ4PBR
GU APR
GW OXBCAC
GY LDNNAMGEO
HK HKG
HN SLOTEALCEPCRTJIPCA---RTB
HR DBVKORPLEDURSPUSIBZADPUYSEN---RASROVOMIBAKRJKUMG
HT JAKPEGMIRPAPCAP
ID KOEWGPBENENEBOA---MOFAMPMKQLKACEBSXKCXPPROPRNSUBGRESRGTEGPEXTBNCBNREMPOLJKTANRBTN---MRKTSEAJN---PNJBUWUPGRAQAMAWIDPUMPAPKDI---BKSAMQBDJSTNNAMKBUNPLBUATBLPLMSUGFKQWBATJQKUM---------BTH---SMQPGKMUOKNL---TALBLILLAPSJSWTKASBPN---TBRSZHLUWJBT---MKW---LAHSRIDASSATPNKBXTSGQ---GTOTTEKIJTNJTJB---TANSKPPSSLATSEQBITBKIMDCDUMSLG---KKA------KTJBYQ---BLWUDGPKNBET------BLLLSWOLOSBG
IE CTBBTHCOBORK---ROEFENWATNRSTARFOVKLRLMKGWYMTLDROWESGRNSLIKBSRAT
IL ETHAKLASHHADHFA
IM DGSRAM
IN ---TRVTUTQUI---KOCNPTKRKBEYCCJIXZCDLPNYAZKNMLMAAENR---KRI---BLKKRWMRMPAN---RTCKAKJGDDHPGGVNRPNSABOMGPRPPTDMQJBDVVAPAVHZAMDA---PBDDAHBHUHALSKKVADOKHCCUBEDMUNMDVNAVIXY
IO DGA
IQ MABKHAUQR---KAZBSR
IR ZBRJAKSXILVPBSRHORBND------BUZCYTKHK------ABDKHOBKMMRX
IS VESGRITHHKEVHELSANSTRHAFKOVKJFREYHFNGRTLSABORDJUSTD---GRFFASRFJESKSTYNESSEYHVMPATBILAKUSAUVPNSKATEYGREDALHUSISAOLFSIGBOLTHORAU
IT LMP------PZLPNLSIRGEASPALIC---AUGPEMCTASCKMAZRPTMRAGIAFAVMMOTRILEVTPSCTRPMOREGSVCMSNMLZVSGGITLIPVVAPPFSATCRVPFXCLFCAGPVEMRMCGCQOSATXGALOTOTARAHOBDSSALCASFRDISHTOACMLPROTDG---BLNBAIPOZNAPPTOPNZOLBMNPGAIODB---PCE---BRIMDAMOLGAESFEBCEFOMTRCTNIBLTANZMFRFCOCVVVSOOTNGPRPTHPSSPSRGUIPFEPIOSDBIOAVDALIVAOISEGSREFAOVIAIMPPESMDCRMISPECNTVDLCHXSVNGOAPCSPGACHI---VCEUGGTRSGRDPNGMNF
JE STH
JM ROPPKSPEVKINPOTSLMOCJLUCMBJRIBFMH
JO AQJ
JP ISGHRRNAHNHRNAKKNNKIISBSKOJMINHSMYATMISNGSMTSSAEAOKMIITMISSBUWAOITSAGIMIBPUSUZYWHKARKCZHKTSHNTAEKNDMYJYWTTBNKOKWAMTBT---SHSUBJMOJHKRYANYUAMTRIHAONDKUDMKXKOMTNDTKYKIKIMBOWANITIWKKKWMKSIZHWAKTKMKREHABMARSKDHIJTAKONXHAGFYMHIBHANUNOTOBMIZSBKMSAOMZUKBOSAATMSMDHHRKGAAMAMKW---HIMHRHSKMAIO---GAMKNUHMDYKKTTYSMZNGOTGOURGYOSKZUYOKKWSMAIUCRSMNMIYSAKCHBTRGTYOFNB---CHOKSM---FKJHTCKNZ---FTXONAHMKNNONAOKWZSOMKIJNIHRYOSGMISMONGKSNSKTOFOKISMYKAXTNSRHHEAOJHKDESIMORTOKMURTMKKUHOTRISI---HNKNEMWKJRMIABA---
KE MBAKLFMYDLAU
KH ---KOS
KI CISTRW---
KM DZAFOUMUTYVA
KN CHABAS
KP HAENAMSGNWONHGM---SONCHORJN---
KR MOKKANPUSCHFMASUSNKUVKPOPTKTSNINCTGAMUKSHO
KW MISMIBSAAMEAKWIDOH
KY GECCYB
LB SAYZHRBEY---KYE
LC VIFCDSCAS
LK GALHBACMB---TRRKNK
LR CPAGREUCNMLW
LT KLJBOT
LV LPXRIX---VNTSAL
LY MBRRLAESIZUETOBBENMISKHMDRXZAW---TIPABKBOU
MA AGAESSSFIJFLELJCASMOHNNAAHUNDRTNGPTM
MC MON
ME BARKOTTIVRSN
MG TLNTLEWVKMNJMOQTOAMXTMJNWMN---------DIE
MH MAJKWAENT
MM ---MER------RGNBSXAKY
MO MFM
MP ROPTIQSPN
MQ FDF
MR NKCNDB
MT MARMLA
MU PLUPMA
MV MCP
MX PMDSCXACAMTTLZCNANCOADBTFRNCMECOMZLOVERCPECATCZMPVNPVRPMSTUXPGO---TAMATMMZTLAPPICSJCTPBSMISRLGYM---ESERST
MY TPPJHBKCHMUASARTMPBTNMEASUPSBWPDIPKGBTUKUATANLUMKEMTWUMYYLUT------MZSBKPLDU---TGGPENTATSDKBKI------LGKKUD
MZ MPMINHBEWINEUELPBEPEBMZQMNCPOLIBO
NA LUDWVB
NC NOUKOUBUG
NF ---
NG ---AKPABMOKWOKNODU---BRA---ANAQIBPEN---ONNOKRPHC---CBQ---BUR---ESCWARUKPSPLKOKTINLOS
NI ELBBEFPSNCIOPUZ
NL TNZVLIHANDORVLASCIRTMMSLEURHVHSCEAMSZAAIJMDHRHARDZLEEM
NO ---MANFANKRSKIRFFDJOSREKEGEARETVERISKRASASTAESVGLARBVKSADHALSKUPORFRKSKEVALTONAKMKARSPGKOPSEGHAUHORMSSKMOHOLHUR---SVVSAUDRKMOSDRMFAXLRI---------HUSOSLODD---HKSNZGNHSBGO---VAKSTUMONARDFROMAYORSMLTHRIAESANDSUNMOLHRS---KSU---HOKMRVTRDLGSSKXLEV---STEMLMOSYSBURVKBERBNNTJLMJFSSJNSNHNEMQNGLOSVIROGFAUBOOLVGKJEREIDRGBSDSUZHENSROTRYSVJBTS---BLLLODNVKLIDUVKSKNSLXHRDSJV---FNEADNGBDRMJTOSKKNALF---VDSOKFVAOKVS---SVRBJFHFTBVGKJFHVGMEH
NR INU
NU ALO
NZ BLUORRTIUAKALYTGMNWSZPCNWLGNSNTKH---WAGNPENPLGISTRGMCYAKLWREOPXWHR
OM SLLDQMQALMFHSTQSOHKHS
PA CHAAMLPEDVACCHGBLBPRIPAMBOCCTBONXMNP
PE ILQMRISNXCONCLLLPPANCCHYHCOSUPPLOCHMSVYPMTPUBPAITYLLOBCABIQT
PF ---PPTUTUVAIAUQTAI
PG SQT---GURPOM---DAURORKULLAEKIEBAAMAG---KIM---RABWWKVAIKVGLOR------
PH SSVJOLGESPHDBCTZAMMXIDVOPLC------PAGOZCIGNMGGJNZHNTCGYBUGVNVGINBXUNASMASLZBDGTBAITAGPPSSUGTONMAACEBSNGSCAPUL---BYBILOISLORCGUNPPNTNUTACCSIBGVCTSMBT---ROMSORLGPTBCCLP---VRCBTGHONNUGJPMMVSMNLSFSMSCSFEAPR---CLVBSO
PK BQMKHIGWD
PL SZZPLCSWIKOLGDN---NWADARGDYUST
PM FSP---
PR PJOLAMGUXARRPSEGUYPYAHUCMAZ---FAJBQNSJUARE
PT FNCVDPFAOLOSVNCPDLSIELDPSETHORADHLISPRVFDFAVEDOULEIVDC
PW ---
PY ASU
QA UMS---DOHHALRLFASNRYN
RE ZSE------RUN
RO MAGBABCNDMED---CEVMIDTCESULBRAGAL
RU ZARPSEVYPNJKSKA---VVO---AER---TUAGDZNVSAAQKZPTMRKORNEVYEYKHOAZORNDTAGSOGVNNUGLSHAPRNLESOKTSAKDKALAZ---PKCNIAOKAMVOBLTKGD---OHOMAGULULOMLEDKDTPRIVYSVYGBERPVSARHSEW---MEZ---VITKANIAAGRH---MMKDUDPWEIKSDKS
SA GIZJEDRAB---YBIDMMRTA------JUTJBI---DHU---RAMRAR
SB HIRTLGXYANORRINGZO
SC POV
SD SSD------PZU
SE TRGYSTSIMLIMMMALAAAHUHELSOLKANKAARNBHOGDEGBEAHADKLRFAGJATVAGRNHOSKFIGKLIVBYSLIGOTVERVVKSUSMSDFSDSTELYSUDDBROHUNBLDNRKFJAOXEGRENYONYNSMDSOE---GUBSTOVSTHAKGRHHANSSRGVXKASNOTVALSAESOOIGGHUVSTASTKSDLVIVSORHND---UTAGUS---KRFVAJBOLKMHDOMOERHUSRUVNOGOBBUME---SFT---BNFPITLLASAKKXVTOE
SG SEBPUBJURKEP---
SH ---SHNASI---
SI PIRKOP
SJ BARLYRNYA
SL BTEFNAPEP
SN ---LYNDKRRQ2MBAXLS
SO KMU---MERMGQBBOBSA
SR PRMMOJPBMICK
ST TMSSAA
SV LUN---AQJ
SX ---PHI
SY TTSBANALD
TC GDT9CBPLS
TG LFWKPE
TH PTNSGKKANPKT---KRVERAKHATTEBENBSPSATRYGMATLCH---SBP---KSISRIBKK
TL DIL
TN ZRZDIDDJEGAELSKASHSFAMADSUSTATTUNLGNRDSTBJMBABIZ
TO TBUPANNEI
TR TASALAISKFETYAKMERUZE---AYTMRM------BOTTGTBXNGULKUSIZMNEMALIDIKAYVCKZECEBDMERKMUDGELKRB---GEMGOKDRC---GEBIZTYARGIRAMRTEK---HAYORDISTTZX---RIZITYERESSXHOPZONINESIC
TT GUAPTFLABPTPPTS---POSCHATEMSCA
TV FUN
TW KHHMZGMLIHUNTXGSUOKELTPE
TZ MIKMYWKIKDAR---ZNZ---TGT
UA YAL---SVP------FEOZKAIZMKEHRNIUDY------SKD---BGDILK---ODSYZEKHE---ERDOCTNLVMPW
UM ---------
US ------------KA7ITO---KWH------HNM---LHNOGG------KUA---HNLNAX---PALNIJ------EYWMIABROPISPEFBCGPABFPRPME---CRPYIGYASTPARKPZKL---SW8PLVPSXPCVLO9FPOGIJGLSTXTSULLMO---PASSABAAF---HPYNSSDEXHOUPSJPOACRBUSTGTLNEWSREMSYSNJPONCENRSFBPTORG---PFNLCHUYNJAXGPTPGLBIXINVPNSNRBBTRMOBFEBSSIDIESAVPRJBFTSANCHS---AOUGGE---JNPLAXLGBELSXMK---NTDWGCILMVNTCPTSBAEL3------MRHBFOMEMEWNPB5---PSLMJKKJHBPVXKNCUBEDEHD4ECGMY3MLGPTMORFSRUNNSDAVYKWCCJ------RWCRICVI2NGZSFO---OAKJMCJBKRCHSCKSAKP2CANZMRZPBGOL2CRMPCXBNCVLOMI8PYPRVAIL8YXGFDBOMUDHBURDOCESBYSAC---AXRWASANPBALAIYFOBHDCNSXSEMDPWILGBG7MAHCHTPAU---CDEPHLBUHUACTTNDOJXNAZZMPAY------SWNPRDHYMCSF---8BY------------ZIPRI4BOYBAYEWRNYCF5LJECHBKPCPWJQEKAIOREGWIS3YONPTJUXZGRHXLXMTPORQGP4UTPBDRHVNACKNK3SGNEEXNLOMYCETWHUBVE9SKYVYHLORCLESWFNPTPCNNOCWHOFMHNCOGYYDVV---TIVNBD---PU2HYAECHBSETOLPOUFAVCAYMGCCECFPTPVDCHIMOIASFKGTPYMCDYPVCXTTSXXXNGERIWYDSCUACGMQI---GRLDETBOSUGNSOHLZNDKKMH2SLMBVYENW---ALGALBRER---JRT---PO2RACTRYHLMSCLZMPBUFPHNMKEUZFGHNPSMBDYQPXMKGYTWROCSODCOBKBPPWAWEK---OTHSGMOSWQSKBCYPWM------GDRHP4SBM---------HB4---OYHS8B---------BTH---LDM------FNE---FSP---9VV---9SAMTWRKDF8O9NVIS9TWRSG4---LBARP3AQQCLYGDN9HAMBLTWYBL3KAUW8S---AUGAXB---DZTCASBHBWH5------OSCBEL------SRPKWU9SOGRBSYP---MLQJONESRBUPQAGTDXNPOFNFWIEOGS9MPACITVC---BGRSUELB2OCQEPM---APNMOYMNM---CSXPETMI3HS3RCYPDXCMSW9ADLSVANSHG---ESCKWY---GDE---MCDSTHISQ---KAMRAI---LOGWTOAST---IQLMGS---SSMMQTPSSASXACJWZUWIHACC---SUWDLHLAJ---JPPRGABFI------ONG---HQMGHRTHBOLM---HTLXSITIW---9WA------PXOPWT------SEA------SIFKYPPULGRMOW4---PGH------MKIPAE---CLMTWDCBL---NEB---OTSFRDXJYRCEBLICP4---BWS---AXKKIS------ZAK---------UAADUTKQA---------KVC---MTM---CDBHYG---KWFSDPKTN---WDCCGA---WSBKXAKLWWLR---KIB---WHD---PML------PTDKCLPTLPWRLPWWRG---HQJPSGPTH---KAE---SIT------QMW---------CYMUGSKLNPIP---KYKKUY---------ADQTKEKOZ---PEC---HNHHWIEGXELVPUPFNRJNUEXI------PWINNKKKUCLP---PTUDLG---HNS------PGMSOVSGYYAKHOM---NINPJS------------SWD------DRFENACDVOSZ---NIKWQFBET---VDZANC------KOTSMKSVAUNKOMESOL---DRGSHHOTZ---SCCAINBRW
UY JITMVDLAPCYRJLCNVPFZBPDU
VC KTN
VE CBLPZOPLASLVJOTCARPRGPCZGUTLSVCUMELP---PBLBORBJVGUICLMLAGMARPHOCUPMIVETVPLVEGUCHVCMRPCNLSPAMY
VG RAD
VI PAXLIBFRDCTDCZBCHA
VN ---PQC---VUTPHUCLISGNTHOBNONHAUIHDADNGTHPHHONCPH
VU VLI---LUG
WF MAU
WS APW
YE ADEMOKBLH---ZAMASRHODRAISALNIS
ZA SMNMZYPLZCPTSDBELSDURRCB
`

/** Names, other names after '|'; '*' before a large or medium port. */
export const PORT_NAMES = `
*Jabal Az Zannah/ruways|Jabal Dhanna/ruways;Mubarraz Oil Terminal;Umm An Nar|Sas an Nakhl;*Abu Zaby|Abu Dhabi|Mina Zayed;Zirkuh Oil Field|Az Zarqa Petroleum Port;*Zirkuh|Zirkuh Petroleum Port|Zirk|Az Zarqa Petroleum Port;*Mina Jabal Ali|Mina Jebel Ali;Jazirat Das;Al Fujayrah|Fujayrah Harbor;Dubayy|Dubai|Mina Rashid;*Khawr Fakkan|Khor Fakkan;Ash Shariqah|Mina Khalid|Sharjah;Ajman;Al Hamriyah Lpg Terminal;Fateh Oil Terminal;Sharjah Offshore Terminal|Hamriyah Oil Terminal;Umm Al Qaywayn|Ahmed Bin Rashid|Umm Al Quwain;Al Jazeera Port|Al Jazirah Port;Hulaylah Oil Terminal;Mina Saqr|Ras Al Khaimah
*St Johns
Vlore;Durres|Durazzo;*Porto Romano|Romano;Shengjin|San Giovani Di Medua
Namibe|Mocamedes;Lobito;Sumbe|Gunza-Kabolo|Nova Redonda;Porto Amboim|Benguela Velha;Luanda;Greater Plutonio Terminal;Porto Do Ambriz;Dalia Terminal;Girassol Terminal;Palanca Terminal;Estrela Oil Field;Kizomba B Terminal;Kizomba A Terminal;Kizomba C Terminal;Psvm Terminal;Soyo Angola Lng Terminal|Soyo;Cabinda|Kabinda;Kuito Oil Field;Futila Terminal;Malongo Oil Terminal;Takula Terminal
Mcmurdo Station;Port Lockroy;Melchior Harbor;Andersen Harbor;Port Foster;Admiralty Bay;Scotia Bay;Ellefsen Harbor
Ushuaia;Rio Grande;San Sebastian Bay;Puerto Gallegos|Rio Gallegos;Puerto Santa Cruz;Puerto San Julian|Chokrak;Puerto Deseado;Comodoro Rivadavia;Puerto Madryn|Port Madryn;San Blas;Puerto Rosales|Puerto Arroyo Pareja|Puerto Pareja;Puerto Belgrano|Punta Alta;Puerto Nacional;Puerto Ingeniero White;Puerto Galvan;Bahia Blanca;Quequen|Necochea;Mar Del Plata|Puerto Mar Del Plata;*La Plata|Eva Peron;*Buenos Aires;Campana;Zarate;Puerto Ibicuy;San Pedro|Puerto Obligado;Ramallo;San Nicolas;Villa Constitucion;Villa Constitucion;*Rosario;San Lorenzo;Puerto San Martin|San Martin;Concepcion Del Uruguay;Colon;Diamante;Parana;Santa Fe;Concordia
Pago Pago Harbor
Dover;Port Huon;*Hobart;Launceston;Devonport;Beauty Point;*Port Dalrymple;Burnie;Port Latta;Stanley;Welshpool|Port Wellshpool;Warrnambool;Western Port|Hastings;Portland;*Geelong;*Melbourne;Eden;Batemans Bay;Kingscote;Jervis Bay;Albany|Princess Royal Harbor;Port Giles;Klein Point;*Port Adelaide;*Port Lincoln;*Port Kembla;Ardrossan;Botany Bay|Port Botany;Wallaroo;Esperance;*Sydney;Bunbury;Port Pirie;Whyalla;Port Bonython|Stony Point;*Newcastle;Thevenard;*Fremantle;Ballina;Geraldton;*Brisbane;Useless Loop;Bundaberg|Port Bundaberg;Cape Cuvier;Gladstone|Port Curtis;Port Alma;Point Murat;Onslow;Hay Point;Mackay;Port Walcott|Cossack|Samson Point;*Dampier;Port Hedland;Townsville;Lucinda;Broome;Mourilyan Harbour;Karumba;Cairns;Wyndham;Cape Flattery Harbor;Milner Bay;Weipa;*Darwin;Gove;Thursday Island|Port Kennedy
Sint Nicolaas Baai|Sint Nicolaashaven|St Nicolass;Paarden Baai|Oranjestad
Neum
Bridgetown
*Chittagong;Mongla|Chalna Bazar
Bruxelles|Brussels;*Ghent;Nieuwpoort;*Antwerpen|Antwerp|Anvers;Oostende|Ostend;Bruges;*Zeebrugge
Burgas|Burghaz|Druiba;*Varna|Stalin
*Sitrah|Jazirat Sitrah;*Mina Salman|Khor Kaliya;Al Manamah;*Khalifa Bin Salman
*Cotonou|Appi|Kentou|Kotonu
Hamilton;Freeport;*Ireland Island|Freeport;St George|Saint George's Harbor
Seria Oil Loading Terminal;Kuala Belait;Lumut;Bandar Seri Begawan;Muara Harbor|Brooketon
Salina|Brasil;Kralendijk|Bonaise|Bopec Terminal;Goto Oil Terminal;Oranjestad|Orange Baai|Orange Stad
*Rio Grande|San Pedro Do Sul|Sao Pedro Do Sul;Pelotas;*Porto Alegre;Tramandai|Maritimo Almirande|Tranmandai;Laguna|Villa Laguna;Imbituba;*Itajai;Sao Francisco;Paranagua;*Santos;Sao Sebastiao;Gebig;Angra Dos Reis;Guaiba Island Terminal|Sepetiba Terminal;Porto Do Forno|Arraial Do Cabo|Arrail Do Caeo;*Rio De Janeiro;Niteroi|Nictheroy;*Dtse / Gegua Oil Terminal;Macae|Macahe;Santa Clara;*Vitoria|Victoria;*Tubarao;Portocel;Port Of Ilheus|Malhado|Porto De Ilheus|Sao Jorges Dos Ilheus;*Port De Salvador|Bahia Salvador;Aratu;Madre De Deus;Port De Aracaju|Carmopolis;Porto De Maceio;Porto De Suape;*Recife|Pernambuco;Cabedelo;Natal;Guamare Oil Terminal;Porto De Mucuripe|Ceara|Fortaleza;Itacoatiara|Serpa;Manaus|Manaos;Camocim;Tutoia|Tutoya;Itaqui;Santarem;Cameta;Vila Do Conde;*Belem|Para;Porto Santana|Macapa
Matthew Town;Cockburn Town;Clifton Pier;*Nassau;Freeport;South Riding Point
Big Creek;Belize City
Pelee I West Dock;Pelee I North Wharf;Kingsville;Leamington;Amherstburg;Rondeau|Erieau;*Windsor;Walpole Island;Port Stanley;Sombra;Port Dover;Courtright;Port Maitland;Port Colborne;Sarnia;Point Edward;Welland;Thorold;Queenston;St Catherine;Port Dalhousie;Port Weller;*Hamilton;Niagara;Bronte;Oakville;Clarkson|Clarkson Harbor;Port Credit;*Toronto;Lockeport Harbor;Goderich;Shelburne Harbour;Yarmouth Harbor|Canada;Port Whitby;Oshawa;Port Hope;Cobourg;Picton;Liverpool|Brooklyn;Trenton;Belleville;Millhaven;Wolfe Island;Kingston;Riverport;Gananoque;Lunenburg Harbour;Rockport;Port Elgin;Southampton;Collingwood;Thornbury;Owen Sound;Brockville;Meaford;Digby;*Halifax;Lower Lakes Terminal|Johnstown;Wiarton;Midland;Tiffin;Port Mcnicoll;Penetanguishene;Waubaushene;Cardinal;Musquodoboit Harbour;Port Severn;Sheet Harbor;Lions Head;Windsor;Cornwall;Sonora;South Lancaster|East Lancaster;St Anicet;Port Bayside Nb;Goldsboro;*Canaport|St. John;Port de Valleyfield;Stormont;St Zotique;Coteau Landing|Coteau Du Lac;Tobermory;*St John;Depot Harbour;Beauharnois;Parry Sound;Vaudreuil;Hull;Ottawa;Hudson;Oka Sur Le Lac;Gatineau|Pointe Gatineau;Cumberland;*Montreal;Arichat Harbour;Masson;St Placide;Rockland;Carillon;St Andrews East|St Andrews;Chute A Blondeau;Thurso;Papineauville;Hawkesbury;Port Hawkesbury;Grenville;Montebello;Fassett;Port Hastings;Pictou;Manitowaning;Byng Inlet|Britt;Pugwash Harbour;Honora;Key Harbour;Contrecour;Sheguiandah;Gore Bay;Kagawong;Louisbourg;Meldrum Bay;Cockburn;Grand Narrows;Killarney|Shebaonaning;Whycocomagh;Little Current;Port Hood;Sorel;Baddeck Harbour;Crawley Creek;*Sydney;Blind River;Georgetown;Shediac Harbor;North Sydney;Charlottetown;Hilton|Marksville;Thessalon;Little Bras D Or;Bruce Mines;St Anns Harbour;Richards Landing;Desbarats;*Trois Rivieres|Three Rivers;Souris Harbour;Port De Becancour;Summerside;Sault Ste Marie;Portneuf;Richibucto Harbor;Goulais Bay;*Quebec;Dingwall Harbor;Batchawana Bay;Miramichi;Fortune;Grand Bank;Marystown;Havre Aubert|Amherst Harbor;Placentia Bay;*Argentia;Bay Bulls;Ile du Cap aux Meules|Grindstone Island;Holyrood;Pointe des Roches;Long Harbour;Harbour Breton;Long Pond;Gargantua;Port Aux Basques;St John's;Havre de la Grande Entree;Bay Roberts;Burgeo;La Malbaie|Murray Bay;Bathurst Harbour;Great Jervis Harbor;Quebec Harbour;Shippegan;Arnold's Cove;Caraquet;Come By Chance Harbor;St Simeon;Riviere Du Loup|Fraserville;Belledune Harbor;Ile du Gros Cacouna|Le Gros Cacouna;Michipicoten;Dalhousie;Tadoussac;Clarenville;Newport|Canada;La Baie|Port Alfred;Baie des Escoumins;Chandler;*Thunder Bay|Fort William|Port Arthur;*Victoria Harbor;Chicoutimi|Port Saguenay;Rimouski;St George's|Saint George's Harbor;Port Union;Catalina Harbor;Stephenville|Port Harmon;Port San Juan;Bamberton;Sidney;Heron Bay;Cowichan Bay;Douglastown;Hope Bay;Lyall Harbor;Gaspe;Ganges;Matane;Crofton;Ucluelet;Corner Brook;Cap des Mechins;Harmac;Steveston;Botwood;Mission City;Clayoquot;*New Westminster;Fraser Mills;Port Alberni;Port Coquitlam;Baie Comeau|Baie Du Moulin;Lewisporte;Nanoose Harbor;Ahousat;*Vancouver;Port Moody;Godbout|Godbout Village|Godbout River;Carmanville;Springdale;Port Mellon;Twillingate;Comox Harbor;Gold River;Port Menier;Westview;Tahsis;Baie Verte;Port Cartier;Duncan Bay;Natashquan|Pointe de Natashquan;Pointe Noire;*Sept Iles|Seven Islands;Havre St Pierre;Mingan Harbor;Port Alice;Bergh Cove;Port Mcneill;Alert Bay;Coal Harbor;Hawkes Habor;Sointula;Port Saunders;Roddickton;Old Ferolle Harbor|Brig Bay;St. Barbe Harbor;St Anthony;Blanc Sablon;Bella Bella;Bella Coola;Klemtu;Butedale;Alliford Bay;Queen Charlotte;Goose Bay;Kemano Bay;Port Clements;Kitimat;Masset Harbor;Porpoise Harbor;*Prince Rupert;Port Simpson;Stewart;Nain;Churchill;Deception Bay;Pangnirtung;Padloping Island;*Pond Inlet
Banana;Boma;Matadi
N'kossa Terminal|FSO Nkossa II;Djeno Terminal;Pointe Noire|Balck Point Bay;Yombo Terminal|FPSO La Noumbi
San Pedro;Baobab Marine Terminal|Baobab Ivoirien MV10;Espoir Marine Terminal|Espoir Ivoirien;Port Bouet|Bouet|Pickaninny Bassam;*Abidjan
Avatiu|Avarua|Port Hutt
Puerto Williams;Puerto Yartou|Port Yartou|Port Yartow;Bahia Harris|Harriss Bay;Port San Juan De La Juan|Port Famine|Puerto Famine;Bahia Agua Fresca|Agua Fresca;Rada Punta Arenas|Magallanes;Caleta Clarencia;Caleta Mina Elena|Mina Elena;Puerto Sara;Punta Delgada|Delgada Point;Puerto Natales;Puerto Chacabuco;Puerto Castro;Puerto Quemchi;Puerto Montt;Puerto De Corral;Bahia De Valdivia;Lota;Coronel;Bahia San Vicente;Penco|Tome;Lirquen;Talcahuano;Puerto San Antonio;*Bahia De Valparaiso;Bahia Quintero|Ventanas;Bahia Herradura Guayacan;Coquimbo;Huasco;Puerto Calderilla;Puerto Caldera;Puerto Chanaral|Chanaral De Las Animas;Taltal;*Antofagasta|Mejillones;Mejillones;Tocopilla;Caleta Patillos;Iquique;Rada De Arica
Kribi Deep Sea Port;Ebome Marine Terminal;Kome Kribi 1 Marine Terminal;Limboh Terminal;*Douala|Duala;Moudi Marine Terminal;Kole Oil Terminal|FPSO Massango
Sanya;Basuo|Dongfong;Yangpu;Chiwan|Mawan;Haikou|Hoihow;*Lon Shui Terminal;Zhanjiang|Fort Bayard|Hsi Ying|Tsamkong;Beihai|Pakho|Pakhoi;Shui Dong;Qinzhou;*Fang-Cheng;Zhuhai;*Shekou|Chiwan;Yantian;Huizhou;Huangpuxingang;Huangpu;*Guangzhou|Canton|Kuaung Fhou;Shan T Ou|Swanton|Swatou;*Chaozhou|Sanbaimen;Dongshan;*Xiamen|Amoy;Zhangzhou;Quanzhou;Xiuyu;Fuzhou|Foochou|Foochow;*Wenzhou|Yung Chia;Haimen|Taizhou;Ningbo;Zhen Hai|Chen-hai|Chinhai;Zhoushan|Dinghai;Ankingcheng|Anking|Anqing|Huai Ning;*Hankow|Wu Han;Zhapu|Chapu|Hangzhou;*Shanghai;Wu Hu;Taicang;Changshu;Jiangyin;Changzhou;Zhangjiangang;Nantong;Nanjing|Nanking;Zhenjiang|Chinkiang;Yangzhou;Gaogang|Taizhou;Lianyungang|Laoyao|Yuntai;Lanshan;Rizhao|Shijiu Zui|Shijiusuo;*Qingdao Gang|Tsingtao;*Weihai;Yantai|Chefoo|Chin Fou;Longkou Gang|Lungkow;Penglai;Lushun|Port Arthur|Ryojun Ko;*Dalian|Dairen|Dalian Wan|Ta Cien|Ta Lien;Dagu Tanggu|Asin Kang|Hsin Kang|Tang Ku;*Tianjin Xin Gang|Tien Ching|Tientsin;Tangshan|Jingtang;Dandong;*Qinhuangdao|Chin Huang Tao|Chin Wangtao;Suizhang Gang;Bayuquan;Yingkou|Newchwang;Huludao Gang;Jinzhou Wan
Tumaco;Buenaventura;Turbo;Covenas|Covenas Offshore Tanker Terminal;Covenas Offshore Term.;Mamonal;El Bosque;*Cartagena;*Barranquilla;Pozos Colorados;Puerto Prodeco|Puerto Zuniga;Santa Marta;Puerto Bolivar;San Andres Island
Golfito;Puerto Quepos|Punta Quepos;Puerto Caldera;Puntarenas|Punta Arenas;Puerto Limon|Limon|Puerto Moin;Puerto Moin|Puerto Limon
*Puerto Guantanamo|Deseo|El Deseo;*Santiago De Cuba;Media Luna;Ceiba Hueca;Manzanillo;Baracoa;Cayo Moa Grande;*Bahia De Sagua De Tanamo|Cayo Mambi|Puerto Tanamo;Santa Cruz del Sur;Guayabal;Nicaro;Felton;Preston;*Antilla;Banes;Vita;Puerto Padre|Bahia De Manati|Cayo Juan Claro|Puerto Manati;Manati|Puerto Manati;*Nuevitas Bay|Nuevitas|Pastelillo|Puerto Tarafa;Palo Alto;Jucaro;Tunas De Zaza;*Casilda|Trinidad;Nueva Gerona|Isla De Pinos;*Cienfuegos;Caibarien;Santa Lucia;Isabela De Sagua|Isabela|La Isabella|Sagua La Grande;Bahia Honda;Mariel|Boca Del Mariel;*Cabanas;Matanzas;Cardenas;*Bahai De La Habana|Havana
Porto Da Praia;Porto Grande|Mindelo
Caracasbaai|Caracas Bay;*Willemstad;Sint Michelsbaai;*Bullen Baai|Curacao Oil Terminal
*Flying Fish Cove
Limassol;Larnaca;Dhekelia;Famagusta;Xeros|Kara Vostasi|New Soli;Kyrenia
Papenburg;Oldenburg;*Bremen;Leer;Elsfleth;*Emden;*Brake;Nordenham;Wilhelmshaven;*Bremerhaven;*Hamburg;Butzfleth;Gluckstadt;Neuhaus;*Cuxhaven;Brunsbuttel Elbahafen;*Lubeck;Brunsbuttel Canal Terminals;Wismar;Itzehoe;Lubeck-Travemunde;Wolgast;Neustadt;*Rostock;Busum;Helgoland|Helgoland Vorhafen;Rendsburg;*Kiel;Stralsund;Heiligenhafen;Orth;Husum;Eckernforde;Sassnitz;Kappeln;Flensburg
Djibouti|Jibuti;Doraleh
Rodby Havn;Nysted;Nykobing|Falster;Sakskobing;Nakskov;Bandholm;Aeroskobing;Stubbekobing|Duunamunde;Sonderborg;Marstal;Augustenborg;Rudkobing;Stege;Vordingborg;Ensted;Abenra|Apenrade;Svendborg;Nekso|Nexo;Faborg|Faaborg;Ronne;Hasle;Stigsnaesvaerkets Havn|Stigsnaes;Gulfhaven;Fakse Ladeplads Havn|Faxe Haven;Naestved;Haderslev;Skaelskor|Skielskor;Assens;Nyborg;Christianso Harbor;Korsor;Odense;Kerteminde;Koge;Esbjerg;Kolding;Middelfart;Skaerbaek;Fredericia;Kalundborg;*Kobenhavn|Copenhagen;Vejle;Holbaek;Tuborg;Kyndbyvaerkets|Kyndby|Kyndby Vaerkets;Frederikssund;Horsens;Hundested Havn;Frederiksvaerk;Helsingor|Elsingor;Ringkobing;*Arhus|Aarhus;*Studstrup;Grenaa Havn;Randers|Randers Havn;Holstebro-Stuer;Lemvig;Hobro;Mariager;Thyboron;Hadsund;Nykobing|Mor;Thisted;Hals;Alborg|Aalborg;Hanstholm;Frederikshavn;Hirtshals;Skagen Havn
Roseau;Portsmouth|Prince Ruppert Bay
Cabo Rojo;Santa Cruz De Barahona|Barahona;Punta Nizao Oil Terminal;Las Calderas;Puerto Viejo De Azua|Azua|Tortuguero;Puerto De Haina|Haina|Rio Haina;La Romana;*Andres|Andres Lng Terminal|Boca Chica|Puerto de Andres;San Pedro De Macoris;*Santo Domingo|Ciudad Trujillo;Puerto Botado;Santa Barbara De Samana|Arroyo Barril|El Botado|Puerto Batadero|Puerto Duarte|Samana;Sanchez;Pepillo Salcedo|Puerto Libertador|Puerto Manzanillo;Manzanillo;Puerto Plata;Amber Cove
Ghazaouet|Nemours;Beni Saf;*Oran;Mers El Kebir;Arzew El Djedid;Arzew;Mostaganem;Tenes;Bejaia|Bougie;*Alger|Algiers;Djen-Djen;Jijel|Djidjelli|Jijelli;Skikda|Phillippeville;Port Methanier;Dellys;*Annaba|Bona|Bone;Collo
Puerto Bolivar;Puerto Maritimo De Guayaquil|Puero Nuevo;La Libertad;Guayaquil;Manta;Esmeraldas
Roomassaare|Roomassaar;Parnu;Saaremaa sadam|Saaremaa-Port of Tallinn;Virtsu;Heltermaa;Rohukula;Osmussaar|Odensholm;*Paldiski Lounasadam;Paldiski Pohjasadam;*Sillamae;*Vanasadam - Port of Tallinn;Meeruse;Bekkeri;Vene-Balti;Lahesuu;*Paljassaare;Miiduranna;*Muuga-Port of Tallin;Kunda|Kunda Sadam;Loksa
Al Qusayr|Kosseir|Quesir;Hamrawein;Safaja|Bur Safajah|Port Safaga|Bur Safaga;El Ghardaqa|Hurghada;Zeit Bay Lpg Terminal;Zeit Bay Terminal;Marsa az Zaytiyah|East Zeit Terminal;Sharm El Sheikh;*Ras Shukhier|Aras Shukhayr;At Tur|El Tur Harbor;Ras Gharib;Wadi Feiran;Ras Badran Oil Terminal|Ras Budran;Nuwaybi'|Nuwaybi'a|Nuweiba El Muzeima;Ras Abu Zanimah|Abu Zenima;Zafarana Terminal;*Ain Sukhna Terminal|Ain Sukhnah|Sumed;Ras Sudr;North Ain Sukhna Port|Sokhna Port;Sokhna Port Gas Tanker Terminal;El-Adabiya|Al-Adabiyah;*As Suways|Port Suez;El Ismailiya|Ismailia;El Hamra Oil Terminal;Sidi Kerir|Kurayr;*Al Arish|El Arish;*Al Iskandariyh|Alexandria;El Maadiya;*Bur Said|Port Said;Abu Qir;Mersa Matruh;*Damietta
Ad Dakhla|Villa Cisneros;Laayoune
Assab|Aseb;Mitsiwa Harbor|Massaua|Massawa
*Las Palmas;*Santa Cruz De Tenerife|Teneriffe;Puerto Del Rosario;Santa Cruz De La Palma;Arrecife|Puerto Arrecife;*Ceuta;Algeciras;*Cadiz;Rota;*Malaga;Adra;Motril;Almeria;Puerto De Carboneras;Puerto De Garrucha;*Huelva;*Sevilla|Seville;Aguilas;Hornillo;Cartagena;Islas Hormigas;Torrevieja|Puerto De Torrevieja;*Alicante;Ibiza|Iziza;Puerto De Gandia;*Valencia;*Palma De Mallorca;Sagunto|El Puerto|El Puerto De Sagunto|Murveidro;Puerto De Alcudia|El Puerto;Burriana;Mahon;El Grao|Castellon De La Plana;*Tarragona;Villanueva Y Geltru;*Barcelona;San Feliu De Guixols;Palamos;Las Hormigas;*Vigo|Berbes Basin;Rosas;Marin;Villagarcia De Arosa;*Puerto De Pasajes;*Puerto De Bilbao;La Coruna;Bermeo;*Santander;*Ferrol;Ribadeo;Gijon;Aviles;San Ciprian
Uto;Hanko;Jussaro|Stor Jussaro;Ekenas;Inkoo;Tolkkinen;Porkkala|Kantvik;Mariehamn|Maarianhamina;*Helsinki|Helsingfors;Signilskar;Pargas;Porvoo|Borga|Skoldvik;*Turku;Loviisa|Lovisa;Naantali;*Kotka;Hamina|Fredrikshamn;Uusikaupunki|Nystad;*Rauma;*Pori;*Mantyluoto;Tahkoluoto;*Kristinestad|Kristiinankaupunki;*Kaskinen|Kasko;*Vaasa|Vasa;Hellnas;Kantlax;Nykarleby|Uusikaarlepyy;*Pietarsaari|Jakobstad;*Kokkola|Ykspihlaja;Himanka|Khimango;Rahja;Raahe|Brahestad;*Oulu|Uleaborg;Veitsiluoto;Kemi;Tornio|Roytta
Suva Harbor;Levuka;Lautoka Harbor;Savusavu Bay|Nakama;Malai
*Stanley
Lele Harbor;Pohnpei Harbor|Langar Road;Moen|Chuuk|Weno;Colonia|Tomil Harbor|Yap Colonia International Port
Vagur;Tvoroyri|Tverra;Torshavn|Thorshavn;Sorvagur|Sorvaag;Kongshavn;Runavik;Vestmanna|Vestmanhavn;Klaksvik;Fuglafjordur|Fuglefjord
Baie Du Marigot;Bonifacio;Porto Vecchio;Port De Propriano;Port D' Ajaccio;Port-Vendres|Vendres;Calvi;L'ile Rousse;Bastia;Port-La-Nouvelle|La Nouvelle;*Toulon;Saint-Tropez;Marseille;Port Saint Louis Du Rhone|St Louis Du Rhone;Sete;Port-de-Bouc|Lavera;Fos;Saint-Raphael;*Bayonne;Cannes;Antibes;Nice;Villefranche;*Bordeaux;Ambes|Bec Dambes;Blaye;Pauillac;Le Verdon;*Rochefort;Tonnay Charente;*La Rochelle;*La Pallice;*Les Sables D' Olonne;*Nantes;*St Nazaire;*Montoir;Donges;*Lorient;Concarneau;*Rade De Brest;Le Legue|St Brieuc;Morlaix;Saint-Malo;Pontrieux;Port De Roscoff-Bloscon;Treguier;Paimpol;Lezardrieux;Granville;Port De Caen|Ouistreham;Ouistreham;Deauville;Honfleur;*Port Of Rouen;*Port Of Le Havre;*Rade De Cherbourg;Port Du Havre-Antifer;Fecamp;Dieppe;Le Treport|Treport;Saint-Valery-Sur-Somme;*Boulogne-Sur-Mer;Calais;Gravelines;*Dunkerque Port Est;*Dunkerque Port Ouest
Dussafu Terminal|FPSO BW Adolo;M'bya Oil Terminal|FSO Mayumba;Etame Terminal|FPSO Petroleo Nautipa;Olowi Marine Terminal;Gamba Oil Terminal;Oguendjo Terminal;*Port Gentil;Cap Lopez|ELF Gabon Oil Terminal;Port Owendo|Port Ovendo;*Libreville
St. Mary's|Scilly Isl.;Newlyn;Penzance;*Falmouth Harbour;Hayle;Mevagissey;Charlestown;Fowey Harbour;Par;Dartmouth Harbour;*Plymouth;Brixham Harbour;Torquay Harbour;Padstow;Teignmouth Harbour;*Portland Harbour;Weymouth Harbour;Poole Harbour;Yarmouth Harbour;Bridport Harbour;Cowes Harbour;Littlehampton Harbour;Newhaven Harbour;*Portsmouth Harbour;Fawley Marine Terminal;Shoreham Harbour|New Shoreham;*Southampton;Rye Harbour;Bideford;Folkestone Harbour;Dover Harbor;Bridgwater;Watchet Harbor;Ramsgate;Whitstable;*Barry;Chatham Docks;Isle Of Grain;Thamesport;*Cardiff;Gravesend;Sheerness;*Bristol;Tilbury;Avonmouth;*London;*Newport;Bird Port;Port Talbot;Swansea;Neath;*Milford Haven;Sharpness;Colchester;Harwich;Felixstowe;Fishguard;Ipswich;Lowestoft;Great Yarmouth;Wisbech;King's Lynn;Boston;Caernarvon|Carnarvon;Holyhead;Mostyn;Garlston;*Liverpool;*Manchester;Liverpool Bay Terminal;*Grimsby;*Immingham;Goole;New Holland;Howdendyke;*Kingston Upon Hull;Fleetwood;Heysham;Kilkeel;Lancaster;Bridlington;Warren Point;*Barrow In Furness;Ardglass;Scarborough;Whitby;Workington;*Belfast;Bangor;*Teesport;Hartlepool;Kilroot;Seaham;Larne;Silloth;Stranraer|Ryan Loch;*Sunderland;*Londonderry;*Tynemouth;*Blyth;Coleraine;Warkworth Harbour|Amble;Campbeltown;Ayr;Lamlash Harbor;Troon;Port Ellen;Ardrossan;Millport;Hunterston;Berwick-Upon-Tweed;Largs;Rothesay Harbor;*Glasgow;Eyemouth;Renfrew;Rothesay Dock;Old Kilpatrick;Bowling;*Greenock;Granton;*Leith|Edinburg;Hound Point Terminal;Dunbar;Ardrishaig;Grangemouth;Rosyth;Braefoot Bay Terminal;Burntisland;Faslane|HM Naval Base Clyde;Crinan|Canal;Finnart Oil Terminal;Methil;Perth;Oban;Craignure;*Dundee;Lochaline|Loch Aline;Glensanda;Tobermory;Montrose;Fort William;Corpach;Castle Bay;Mallaig;Lochboisdale;Ornsay;*Aberdeen;Broadford Bay;Kyleakin;Kyle Of Lochalsh;Plockton;Portree Harbor;Inverness;*Peterhead|Peterhead Bay Harbor;Uig;Lochmaddy;Macduff;Invergordon;Cromarty;Buckie Harbor|Cluny;Fraserburgh Harbor;Burghead;Gairloch;Lossiemouth;Aultbea;Portmahomack Harbor;Tarbert;Ullapool|Broom Loch;Helmsdale Harbor;Stornoway Harbor;Wick;Scrabster Harbor;South Ness;*Lyness;St Margarets Hope;Scapa Bay;Stromness;Kirkwall;Whitehall;Kettletoft|Kittletoft;Pierowall;Scalloway;*Lerwick;Sullom Voe
St George's
Batumi;Supsa Marine Terminal;Sokhumi
Degrad Des Cannes
Saint Peter Port;Saint Sampson;Alderney Harbour|Alderney Harbor|Little Crabby Harbor
*Takoradi;Sekondi;Saltpond;Tema
*Europa Point
Nanortalik Havn|Nanortalik;Qaqortoq|Julianehaab;Narsaq;Narsarssuaq|Narssarssuaq;Gronnedal|Kangilinnguit|Green Valley Harbor|Sermersooq;Qutdleq;Kusanartoq;Paamuit|Frederikshab|Pamiut;Faeringehavn;Nuuk|Godthab;Maniitsoq|Manitsok|Sukkertoppen;Ammassalik|Angmagssalik|Tasiilaq;Sisimiut|Holsteinsborg;Soendre Stroemfjord|Kangerlussuaq;Attu;Aasiaat|Egedesminde;Qasigiannguit-Christianshab|Kasigianguit;Illulissat|Jakobshavn|Iliussat;Qeqertarsuaq|Godhavn;Uummannaq|Umanak;Marmorilik;Kajalleq Upernavik|South Upernavik|Upernavik;Pituffik|Thule Air Base|North Star Bugt|Qaanaaq
Banjul|Bathurst
Benti;*Conakry|Conakri|Konakri;Kamsar|Kakande;Victoria
Basse Terre;*Pointe A Pitre;Port Louis;Gustavia|Port De Gustavia
Cogo|Puerto Iradier|Kogo;Ceiba Terminal;Bata;Luba;Malabo|Rey Malabo|Santa Isabelle;Punta Europa Terminal;Serpentina Terminal
Kali Limenes;Ayios Nikolaos;Sitia|Vamvakia;*Iraklion|Candia|Megalo Kastron;Rethimnon;*Soudha|Azizieh|Suda;Kavonisi-Kissamos;Rodhos|Rhodes|Rodi;Milos|Adamas;Yithion|Githion|Gythion;Pilos|Navarin|Navarinou|Neo Kastro;Limin Kos|Coo|Stanko;Kalimnos|Calino;Kalamata|Kalamon;Nisos Naxos|Naxia;Lakki|Temania;Spetses;Limin Sirou|Ano Siros|Ermoupolis|Siros|Syra;Mikonos|Mykonos;Navplio|Nauplia;Katakolon;Pithagorion|Pothagoriou|Tigani;Lavrio;Samos|Kolpos Vatheos;Neon Karlovas|Karlovasion|Neon Karlovasion;Andros|Kastron;Gavrio;*Piraievs|Athens|Dhrapetsdna;Megara Oil Terminal;Ayios Nikolaos|Arapis;Argostolion;Patrai|Patari Harbor|Patras|Patron;Aigio|Aegion|Ormos Aiyiou|Vostitza;Mesolongion;Khios|Khiou;*Ormos Aliveriou;Itea|Salona;Porthmos Evripou|Euripo Strait|Evripou Porthmos;Astakos;Larimna|Larmes;Kymassi;Achladi;Stilis;Preveza;Plomarion|Potamos;Vrakhonisis Kallonis|Kalloni;Mitilini;Tsingeli;Miliana|Melina;*Volos;*Kerkira|Corfu;Yerakini|Gerakani;Stratoni;*Thessaloniki;*Alexandroupoli;Kavala;Lagos
Grytviken|Grytviken Harbor|King Edward Cove;Stromness Harbor;Prince Olav Harbor
Puerto Quetzal;Santo Tomas De Castilla|Puerto Matias De Galves;Puerto Barrios
*Apra Harbor
Bissau;Rio Cacheu
Linden|Mackenzie;New Amsterdam|Nieuw Amsterdam;*Georgetown|Demerara
*Hong Kong
Puerto De Hencan|Puerto De San Lorenzo;Tela;La Ceiba;Puerto Cortes;Trujillo;Puerto Castilla;Puerto Este|East Harbor;Coxen Hole|Roatan
Dubrovnik|Ragusa;Korcula;Ploce|Kardelievo|Kardeljevo;Dugi Rat;*Split;Sibenik|Sebenico;Zadar|Zara;Pula|Rada Di Pola;Senj|Luka Senj;Brsica|Arsa|Luka Rasa|Rasa|Valdivagna|Zaliv Rasa;Zaliv Rasa;Rovinj|Rovigno Distria;Omisalj;Bakar|Buccari;*Rijeka Luka|Baross|Branjoica|Brgud|Fiume|Luka Rijeka|Nazar Sauro|Susacka|Susaka;Umag
Jacmel;Petit Goave|Labadee;Miragoane;*Port Au Prince;Cap Haitien|Cape Haitien
Kupang;Waingapu;Tanjung Benete;Ende;Benoa|Benoa Udjung;Labuhanhaji|Labuan Hadji;Maumere;Ampenan;Merauke;Larantuka;Celukan Bawang;Saumlaki|Saumlakki;*Cilacap|Tjilatjap;Probolinggo;Panarukan;*Surabaya|Tanjung Perak;Gresik;Semarang;Tegal;Pekalongan;Tuban;Cirebon;Rembang;Poleng Oil Field;*Jakarta|Batavia|Djakarta|Tandjoenpriok;Anyer Lor;Banten;Tanjung Gerem;*Merak Mas Terminal;Tanjung Sekong|Merak Petroleum Base;Ardjuna Oil Field;Cinta Oil Terminal;Panjang|East Harbor|Oosthaven;Baubau|Buton;*Ujung Pandang|Makassar;Raha Roadstead;Amamapare;Widuri Marine Terminal;Pomalaa;Parepare;Kendari|Kendari Bay;Pulau Baai;Bengkulu|Benhoelen|Benkulen;Ambon|Amboina;Banjarmasin;Stagen|Setagin;Namlea;Kota Baru;North Pulau Laut Coal Terminal;Bula|Boela;Toboali|Sabang;*Palembang;Sungaigerong;Fakfak;Wahai;Tanjungpandan|Tandjung Pandan;Kumai;Mangkasa Oil Terminal;Miei;Ramba;Gunung Batu Besar;Jayapura;Sampit;Pangkalpinang;Muntok;Kolonodale;Serui|Seroei;Tanah Merah;Blinyu|Belinjoe;Lawi Lawi Oil Terminal;Poso;Salawati;*Kasim Terminal;Balikpapan;Sailolof;Teluk Bayur|Emmahaven|Padang|Telukbayur;Senipah Oil Terminal;Luwuk;Jabung Batanghari Marine Terminal;Tg. Sorong|Kasim;Manokwari Road|Menukwari;Donggala;Labuha|Laboeha;Samarinda;Dabo|Dabok;Tanjung Santan;Pontianak;Bontang Lng Terminal;Tanjung Sangata;Patani;Gorontalo;Ternate;Kijang;Tanjungpinang|Tandjung Pinang;Tanjung Balai Karimun;Benoa|Sangkulirang;Tanjunguban;Sekupang;Pulau Sambu;Lalang Marine Terminal;Sungaipakning|Songaipaking;Bitung;Bengkalis;Manado;*Dumai|Doemai;Sibolga|Siboga|Tapnuli;Tanjungredeb|Tandjung Redeb;Kuala Kapus;Tarempah;Lingkas;Kuala Tanjung|Tanjung Tanjung;Tanjung Arang|Bunyu;Tahuna|Taroena|Tohoena;*Belawan;Udang Oilfield;Pangkalansusu;Belida Marine Terminal;Belanak Field Terminal;Teluk Beo;Blanglancang;Lhokseumawe|Semawe Town;Uleelheue|Lhonga|Olee Lheue|Olehleh Road;Sabang
Castletown Bearhaven;Bantry|Bantry Bay Oil Terminal;*Cobh;*Cork;Valentia;Rosslare|Rosslare Europort;Fenit;Waterford;New Ross;Tarbert;*Foynes|Shannon Foynes;Kilrush;Limerick|Luimneach;Galway;*Dublin|Baile Atha Cliath;Drogheda;Westport;Greenore;Sligo;Killybegs;Rathmullan
Elat|Eilat|Elath;Ashqelon;Ashdod;Hadera;*Haifa|Hefa|Khaifa
Douglas;Ramsey
Kolachel;Trivandrum;Tuticorin;Quilon|Kollam;Pamban;*Kochi|Cochin;Nagappattinam;Karaikal Port;Beypore|Beipur;Calicut|Kozhikode;Port Blair;Cuddalore;Pondicherry|New Pondicherry|Pondicherri;Azhikal|Azhikkal|Beliapatam|Valarpattam;*New Mangalore;*Chennai|Madras;Kamarajar Port|Ennur;*Kattupalli Port;Krishnapatnam;Honavar;Belekeri;Karwar;Marmagao;Panaji;Machilipatnam;Ratnagiri;Kakinada Bay|Kakinada;Jaigarh Bay;Port Dabhol;Gangavaram;*Vishakhapatnam|Vizagapatam;*Jawaharlal Nehru Port|Nhava Shiva;*Mumbai|Bombay;Gopalpur;Paradip;Dhamra;Jafarabad;Veraval;Pipavav Bandar;Hazira;Magdalla|Hazira;Baleshwar;Porbandar;Dahej;Bhavnagar;Haldia Port;Sikka;Vadinar Terminal;Okha;*Calcutta;Bedi|Bed;Mundra;Mandvi;Navlakhi;Kandla|Kundla|Deendayal
Diego Garcia
Al-Basra Oil Terminal|Mina Al Bakr Terminal;Khawr Al Amaya;Umm Qasr;Khawr Al Zubair Lng Terminal;Khawr Al Zubair|Khor Al Zubair;*Al Basrah
Chah Bahar|Chabahar;Jask;Jazireh-Ye Sirri;Jazireh-Ye Lavan Oil Terminal|Lavan Island;Bandar-E Shahid Rejaie;Jazireh-Ye Hormoz;*Bandar Abbas|Bandar-e Shahid Bahonar;Bandar-E Pars Terminal|Assaluyeh;Bandar Taheri Offshore Terminal;*Bushehr;Sirus Oil Terminal|Cyrus Oil Terminal|Soroosh Oil Terminal;Kharg Island Oil Terminal|Jazireh-ye Khark;Barkan Oil-loading Terminal|Bahregan Oil Center;Khosrowabad;*Abadan;*Khorramshahr;Bandar Khomeyni|Banda-e Iman Khomeyni;Bandar-E Mahshahr
Vestmannaeyjar;Grindavik;Thorlakshofn;Keflavik|Njardvik;Helguvik;Sandgerdi|Sandgerdhi;Straumsvik;Hafnarfjordur|Straumsvik;Kopavogur;Skerjafjordur;*Reykjavik|Akranes|Grundartangi;Hornafjordur|Hofn;*Grundartangi;Litlisandur;Borgarnes|Borganes;Djupivogur;Stodhvarfjordur;Faskrudsfjordur;Grundarfjordur;Budir|Budhir;Reydarfjordur|Mjoeyrarhofn;Eskifjordhur|Eske Fsord;Stykkisholmur;Neskaupstadur|Neseyri|Nordfjordur;Seydhisfjordhur;Hvammstangi;Patreksfjordur;Bildudalur;Akureyri|Krossanes;Saudarkrokur;Vopnafjordur;Skagastrond;Thingeyri|Pingeyri;Grenivik;Dalvik;Husavik;Isafjordur;Olafsfjordur;Siglufjorhurd|Hvanneyri|Siglufjordur;Bolungarvik;Thorshofn;Raufarhofn
Lampedusa;Scalo Vecchio|Linosa;Cala Pozzolana;Pozzallo;Pantelleria;*Siracusa|Syracuse;Gela|Terranova;Santa Panagia|Baia S. Panagia;Licata;Melilli Oil Terminal;*Augusta|Megarese|Priolo Gargallo;Porto Empedocle|Empedocle;*Catania;Sciacca|Sciacea;Mazara Del Vallo;Riposta;Marsala;Giardini Naxos;Favignana;Marettimo;Termini Imerese;Levanzo;Trapani;Castellammare Del Golfo;Porto Di Palermo;Reggio Di Calabria;San Vito Lo Capo;*Messina;*Milazzo;Villa San Giovanni;*Gioia Tauro;Lipari;Vibo Valentia Marina;Porto Ponte Romano|Ponte Romano;Sant'Antioco;Crotone|Porto Di Crotone;*Sarroch Oil Terminal|Porto Fox;Carloforte;*Cagliari;Porto Vesme|Vesme;Ciro Marina;Corigliano Calabro;Porto Di Oristano;Arbatax;*Gallipoli;Otranto;*Taranto;Alghero;*Brindisi;Salerno;Castellammare Di Stabia;Forio;Ischia;Torre Annunziata;Casamicciola;Procida;Torre Del Greco;Miseno;Bagnoli;Baia;Pozzuoli;*Napoli|Naples;Porto Torres|Torres;Ponza;Olbia|Terranova Pausania;Monopoli;Golfo Aranci;Mola Di Bari;Cala Volpe;*Porto Cervo;Liscia Di Vacca;*Bari;Maddalena|La Maddalena;Molfetta;Gaeta;San Felice Circeo;Bisceglie;Formia;Terracina;Trani;Porto Di Barletta;Anzio - Nettuno;Manfredonia;Fiumicino|Rome;*Civitavecchia;Vasto;Ortona;Giglio Porto|Porto Del Giglio;Porto Ercole;Porto Santo Stefano|Santo Stefano;Pescara;Giulianova;Portoferraio;Portovecchio Di Piombino|Vecchio Di Piombino;San Benedetto Del Tronto;Civitanova Marche;Vada;*Livorno|Leghorn;Ancona;Senigallia;San Remo;Fano;Viareggio;Imperia;Pesaro;Marina Di Carrara|Apuania|Carrara;Rimini;*La Spezia|Spezia;Cesenatico;*Rada Di Vado|Vado Liguri;Chiavari - Lavagna;Savona;*Genova;*Porto Di Corsini|Ravenna;Porto Garibaldi;Porto Di Chioggia;Porto Di Malamocco;*Porto Di Lido-Venezia|Porto Di Lido|Venezia|Venice;Muggia;*Trieste;Grado;Nogaro|Porto Nogaro;*Monfalcone
Saint Helier Harbour
Rocky Point;Port Kaiser|Little Pedro Pt.;Port Esquivel|Alumina Marine Term|Esquivel;*Kingston;Port Antonio;Savannah La Mar;Ocho Rios;Lucea;Montego Bay;Rio Bueno;Falmouth
Al Aqabah|Aqaba
Ishigaki;Hirara Ko;Naha Ko;Nishihara;Nakagusuku;Kin Wan|Chin;Kiire;Shibushi Wan;*Kagoshima Ko;Minamata Ko|Minamata;Hososhima Ko;Yatsushiro Ko;Misumi Ko|Kumamoto;*Nagasaki;Matsu-Shima;Saiki Ko;Aokata;Miike Ko;Tsukumi Ko;*Sasebo;Uwajima Ko;Oita Ko;Saganoseki Ko;Imari;Beppu;Susaki Ko;Yawatahama;Karatsu;*Kochi Ko|Koti;*Hakata;Shingu;Tanabe Ko;Kanda;Matsuyama|Mitsuhama;Yahata|Yawata;Tachibana|Anan;Kokura Ko;*Wakamatsu Ko;Tobata;Hibikinada;Shimonoseki;*Ube Ko;*Moji Ko|Kitak Yushu|Kitakyushu;Hikari;Yanai;Yura;Muturezima Ko;Niihama;Onoda;Kudamatsu;Mishima-Kawanoe Ko;Komatsushima;Tonda;*Tokuyama;Kikuma Ko;Imabari Ko|Imabari;Owase Ko;Namikata;*Iwakuni Ko;Kanokawa Ko;Mitsukojima;Izuhara;*Wakayama-Shimotsu Ko|Minami-ku;Takuma;*Kure;Habu Ko;Marugame Ko;Sakaide Ko|Sakaide;*Hiroshima;Takamatsu;*Onomichi-Itozaki;Hagi Ko;*Fukuyama;Hibi Ko;Hannan Ko;Uno Ko|Tama;Toba;*Mizushima Ko|Mizusima;*Sakai-Senboku;Matsusaka|Matsusaki|Tsumatsusaka;Omaezaki Ko;*Kobe;*Osaka|Sakai;Atsumi;Shimoda Ko;*Higashi-Harima;Kakogawa;Amagasaki;*Mikawa|Makawi;O0kihama|Aboshi;*Himeji|Himezi;Hirohata;Shikama;Aioi;Mega;Gamagori Ko;Kinuura Ko;Hamada Ko;*Yokkaichi|Yokkaiti;Tateyama Ko;Shimizu Ko|Simizu;*Nagoya Ko;*Tagonoura Ko;Uraga Ko;*Yokosuka Ko;Kisarazu Ko;*Yokohama Ko;*Kawasaki Ko;Maizuru Ko;Uchiura;Sakaiminato;*Miyazu;Sakai Ko;Chiba Ko|Samukawa|Tiba;Tsuruga Ko|Turuga;*Tokyo Ko;Funabashi;Katsunan Ko;Choshi|Tyosi;Kashima Ko;Fukui;*Fukui Ko;Hitachi|Hitaki Ko;Kanazawa;Shimminato;Fushiki Toyama;Onahama Ko|Iwaki;Himekawa;Nanao Ko;Naoetsu Ko;Kashiwazaki;Soma;*Niigata Ko|Niigata-nishi (West Port);Eastern Part Of Niigata-Ko|Niigata-higashi (East Port);Ryotu Ko|Ryozu Sado Shima;Sendai-Shiogama|Siogama;Ishinomaki Ko|Isinomaki;Onagawa;Kesennuma Ko;Sakata Ko;Ofunato;Kamaishi Ko;Miyako|Miyako Ko;Akita-Funakawa Ko|Akita;Noshiro Ko|Nosiro Ko;Hachinohe Ko;Aomori Ko;*Hakodate Ko;Esasi Ko|Esasi;Mori;Tokachi|Hiroo;*Muroran Ko;Tomakomai Ko;*Kushiro Ko|Kusiro;*Otaru Ko;*Ishikari Bay New Port|Ishikariwan Ko;Isikari Wan;Hanasaki Ko;Nemuro Ko;Wakkanai;Rumoi Ko;Abashiri Ko;Mombetsu Ko|Monbetu Ko
*Mombasa|Mvita;Kilifi;Malindi;Lamu
Phsar Ream|Ream;*Kampong Saom|Krong Preah Sihanouk|Sihanoukville
Canton Island;Tarawa Atoll;English Harbor
Dzaoudzi;Fomboni|Fumboni;Moutsamoudu|Matsamudu;Moroni
Charlestown;Basseterre
Haeju Hang|Haeju;Nampo|Chinnampo;Kyomip'o|Songnim;Wonsan;Hungnam|Konan;Ch'aho|Shako;Kimch'aek|Songjin;Ch'ongjin;Najin|Rashin;Senbong|Uki
*Mokpo|Moppo;*Gwangyang Hang;*Busan|Pusan;Chinae|Jinhae;*Masan;*Ulsan|Urusan;Kunsan|Kunson;Pohang;*Pyeongtaek Hang;Daesan Hang|Daesan;*Inchon|Chemulpo|Jinsen;Tonghae|Donghae;Mukho|Mugho;Sokch'o Hang
Mina Az Zawr|Mina Saud;Mina Abd Allah|Mina Al Abdulla;*Mina Ash Shuaybah|Shuaiba;*Mina Al Ahmadi|Al Fuhayhil;Al Kuwayt|Kuwait|Mina Ash Shuwaykh;Doha Harbor|Mina Ad Dawhah
Georgetown;Cayman Brac
Sayda|Saida|Sidon;Sidon/zahrani Terminal;*Bayrut|Beirut|Beyrouth;Selaata;*Tarabulus
Vieux Fort;Grand Cul De Sac Bay|Cul De Sac;Castries
Galle Harbor;Hambantota;*Colombo;Batticaloa Roads;*Trincomalee Harbor;Kankesanturai
Cape Palmas;Greenville|Sinoe;Buchanan|Grand Bassa|Lower Buchanan;Monrovia
*Klaipeda|Memel;Butinge Oil Terminal|Butinge Marine Terminal
*Liepaja|Libau;*Riga;Lielupe;*Ventspils|Vindau|Windau;Salacgriva
Al Burayqah|Marsa Brega;Ras Lanuf;As Sidr|Abyar As Sirs|Es Sider;Ez Zueitina|Qarnat Az Zuwaytinan|Sidi Alib;Mersa Tobruq|Marsa Al Hariga|Marsa Tobruk|Tobruk;*Banghazi|Bengasi;Misratah|Marsa Misratah|Misurata Marina|Qasr Ahmed;Khoms;Darnah|Derna;Az Zawiya;Marsa Sabratah|Sabrata;*Mina Tarabulus|Tripoli;Abu Khammash;Bouri Oil Field
*Agadir;Essaouira|Mogador|Suira;Safi|Asafi;El Jorf Lasfar;El Jadida|Mazagan;*Casablanca|Dar El Beida;Mohammedia;Kenitra|Port Lyautey;Port D Al Hoceima;Port Nador;*Tanger|Tangier;*Tangier-Mediterranean
Monaco
Bar;Kotor;Tivat;Risan
Tolanaro|Taolanaro;Toliara|Tulear;Manakara;Mananjary|Mananzhari;Morondava;Toamasina;Maintirano;Mahajanga;Maroantsetra;Andoany;Iharana;Antsohim Bondrona;Antsiranana|Antsirana|Diego Suarez|Port De La Nievre|Port Nievre
Majuro Atoll;Kwajalein;Enitwetak Island|Enewotok
Victoria Point Harbor|Kawsong Harbor;Mergui;Yetagun Marine Terminal;Moulmein Harbor;Rangoon;Bassein;Sittwe|Akyab
*Macau
Rota;Tinian;Saipan
*Fort De France
Nouakchott;*Nouadhibou|Etienne|Port Etienne
Marsaxlokk|Marsa Scirocco;*Valletta Harbors
Port Louis;Port Mathurin
Male
Puerto Madero;Salina Cruz;*Acapulco;Minatitlan;Lazaro Cardenas;Nanchital;Coatzacoalcos|Puerto Mexico;Dos Bocas Terminal;Frontera|Alvaro Obregon;Ciudad Del Carmen|Laguna De Terminos;Puerto Costa Maya|Majahual;*Manzanillo;*Veracruz;Campeche;Cayo Arcas Terminal;San Miguel De Cozumel|Cozumel;Punta Venado;Puerto Vallarta|Penas;Puerto Morelos;*Tuxpan;Progreso|Terminal Remota;Puerto Progreso;*Tampico;Altamira;*Mazatlan;La Paz;Pichilingue;San Juan De La Costa;Topolobampo;Isla San Marcos|San Marcos;Santa Rosalia;Guaymas;Puerto Morro Redondo;*Ensenada;Rosarito
*Tanjung Pelepas;*Johor|Pasir Gudang;Kuching;Muar|Bandar Maharani;Sarikei;Tg. Mani;Bintangor;Melaka|Malacca;Pelabuhan Sungai Udang;Sibu;*Port Dickson;*Port Klang|Port Kelang|Port Swettenham;Bintulu Port;Kuantan New Port;Teluk Anson;Lumut;Kemaman Harbor;Tawa|Tawau;Miri;Lutong;Kirteh Oil Terminal|Kertih Port;Malong Marine Terminal;Mostyn;Bakapit;Lahad Datu;Victoria|Labuan;Kuala Trengganu|Trengganu;*Pulau Pinang;*Tapis Marine Terminal A;Pelabuhan Sandakan|Elopura;*Kota Kinabalu|Jesselton;Sapangar Bay;Pelabuhan Bass|Bass Harbour;Port Langkawi;Kudat
*Maputo|Lourenco Marques;Inhambane|Innamban;*Beira;Chinde;Quelimane|Kiliman;Porto Belo;Pebane;Mocambique|Mozambique;Nacala|Nakala;Pemba|Port Amelia;Ibo
Luderitz Bay|Angra Pequena;Walvis Bay|Walvisbaai
Noumea;Baie De Kouaoua;Baie Ugue
Kingston
Egina Oil Terminal;Akpo Oil Terminal;Agbami Oil Terminal;Okwori Terminal|FPSO Sendje Berge;Okono Terminal|FSPO Mystras;Odudu Terminal;Yoho Terminal|FSPO Yoho;Brass Oil Terminal;Bonny Offshore Terminal;Antan Oil Terminal|FPSO Adoon;Qua Iboe Oil Terminal|Kwa Ibo;*Pennington Oil Terminal;*Bonny|Bonny Inshore Terminal;Onne;Okrika;Port Harcourt|Harcourt;Sea Eagle Terminal;Calabar;Forcados Oil Terminal;Burutu;Forcados|Port Forcados;Escravos Oil Terminal;Warri;Ukpokiti Marine Terminal;Sapele;Koko;Tin Can Island;*Lagos
El Bluff|Bluefields;Bluefields|El Rama|El Bluff;Puerto Sandino;Corinto;Puerto Cabezas
*Terneuzen|Neuzen;*Vlissingen|Flushing;Hansweert;*Dordrecht;Vlaardingen;Schiedam;*Rotterdam;Maassluis|Massluis;*Europoort;Hoek Van Holland|Berg Haven|Hook Of Holland;Scheveningen;*Amsterdam;Zaandam;Ijmuiden|Ymuiden;Den Helder|Willemsoord;Harlingen;Delfzijl;Eemshaven
Stusvik;Mandal;Farsund;Kristiansand;Kirkehamn|Kirkjehamn;Flekkefjorden;Jossingfjord;Rekefjord;Egersund;Arendal;Tvedestrand;Risor;Kragero;Sandnes;Tananger;*Stavanger;Larvik|Laurvik;Brevik;Sandefjorden;Halden;Skudeneshavn;Porsgrunn;Fredrikstad;Skien;Valloy;Tonsberg;Akrahamn;*Karsto;Sarpsborg;Kopervik;Slagenstangen|Slagen;Haugesund|Karmsund;*Horten;Moss;Kambo;Holmestrand;Tofte;Espevaer;Svelvik;Sauda;Drobak;Mosterhamn;*Drammen;Fagerstrand;Leirvik;Sagvag;Meling;Storsteilene|Storesteilene;Husnes;*Oslo|Christiana;Odda;Strandvik;Haakonsvern;Brattholmen;Norheimsund;*Bergen;Tranneset;Vaksdal;Stura;*Mongstad;Ardalstangen;Floro;Maloy|Maaloy;Orstav;Moldtustranda;Hareid;Alesund|Aalesund;Andalsnes;Sunndalsora;Molde;Haroysund;Bud;Kristiansund;Thamshamm;Hommelvik;Muruvik;*Trondheim;Langstein;Fiborgtangen;Levanger;Djupviken;Steinkjer;Malm;Namsos;Salsbruket;Rorvik;Berg;Bronnoysund;Tjotta;Mosjoen;Sandnessjoen;Nesna;Hemnesberget;Mo I Rana;Glomfjord;Ornes;Rognan;Fauske;Bodo;Lakselv;Kjerringoy;Reine;Drag;Ballstad;Stamsund;Henningsvaer;Skrova Havn;Tranoy;Svolvaer;Brettesnes;Korsnes;Litle Ballangen;Lodingen;Narvik;Lilandsgrunnen;Ulvik;Stokkmarknes;Sortland;*Harstad;Sjovegan;Medby;Finnsnes;Andenes;Gibostad;Olavsvern|Ramfjordnes;*Tromso;Kirkenes;Alta;Talvik;Vadso;Oksfjord;Vardo;Kvalsund;Bredvik;Sorvaer;Batsfjorden|Batsfjord;*Hammerfest;Berlevag;Kjollefjorden;Honningsvag;Mehamnfjorden|Mehamn
Nauru
Alofi
Bluff Harbor|Campbelltown;Otago Harbor|Cavensbourne|Oavensbourne;Timaru;Akaroa;Port Lyttelton|Lyttleton;Greymouth;Westport;Picton;*Wellington;Nelson;Tarakohe;Collingwood;Wanganui|Castlecliff;Napier;New Plymouth;Gisborne;Tauranga;*Manukau Harbor;*Auckland;Whangarei;Opua;Whangaroa
Mina Raysut|Port Raysut|Salalah;*Duqm|Al Duqm;Qalhat Lng Terminal;Mina Al Fahl;Mina Qabus|Port Sultan Qaboos;Port Of Sohar;Khawr Khasab
Charco Azul|Petroterminal De Panama;Puerto Armuelles|Armuelles;Pedregal;Vacamonte;Chiriqui Grande|Atlantic Terminal;*Balboa;Punta Rincon;Almirante;Bocas Del Toro;*Puerto Cristobal;*Puerto Colon;Bahia De Las Minas|La Minas Bay
Puerto Ilo;Bahia De Matarani;Bahia San Nicolas|San Nicolas;Conchan Oil Terminal;*Puerto Del Callao;La Pampilla Oil Terminal;Bahia De Ancon|Ancon;Chancay|Puerto De Chancay;Puerto De Huacho;Puerto Supe|Supe;Punta Lobitos|Bahia De Huarmey|Huarmey;Puerto De Chimbote|Chimbote;Salaverry;Pimentel;Puerto Bayovar|Bayovar;Paita;Talara;Caleta Lobitos|Puerto Lobitos;Puerto Cabo Blanco;Iquitos
Port Rikitea;Papeete;Uturoa;Vaitape|Boro Boro;Atuona;Baie Taiohae|Anne Marie Bay
Samarai|Dinner Island;Discovery Bay;Alotoa|Sanderson Bay;Port Moresby;Suloga Harbor;Daru;Oro Bay;Kumul;Lae;Kieta;Bialla;Madang;Queen Carola Harbor;Kimbe;Kokopo;Rabaul;Wewak Harbor;Vanimo;Kavieng Harbor;Lorengau|Rengau;Hamburg Harbor;Longan Island
Siasi;Jolo;General Santos|Dadiangas|Makar;Port Holland;Basilian City|Isabela;Zamboanga;Mati;Davao;Polloc|Cotabato;Margosatubig;Santa Clara;Pagadian;Port Ozamis|Misamis;Iligan;Mangagoy;Jimenez;Hinatuan;*Cagayan De Oro;Bugo;Villanueva;Gingoog;Butuan City;Nasipit Port|Masao;Masao|Tortosa;Lazi;Dumaguete;Bais;Tagbilaran;Puerto Princesa;Surigao City|Bilan Bilan|Mindanao Isl.;Tubigan;Maasin;*Cebu;Toledo|Sangi;San Carlos;Pulupandan;Jordan;Baybay;Iloilo;Isabel;Ormoc;Guiuan;Palompon;Tanauan;Tacloban;Port Capiz|Culasi|Roxas City;Port Borongan;Catbalogan;Masbate;Laoang;Port Romblon;Sorsogon;Legazpi Port;Tabaco;Calapan;Santa Cruz|Marinduque Isl;Virac|Cabugao Bay;*Batangas City;Hondagua;Nasugbu;Jose Panganiban|Mambulao;Mariveles;*Manila;*Subic Bay;Masinloc;*San Fernando Harbor;Aparri;Port San Vicente;Claveria;Basco
Muhamamad Bin Qasim|Port Qasim;*Karachi;*Gwadar
*Szczecin|Stettin;Police;Swinoujscie|Swinemunde;Kolobrzeg|Kolberg;*Gdansk|Danzig;*Port Polnochny;Nowy Port|Neufahrwasser;Darlowo|Rugenwalde;*Gdynia;Ustka|Stolpmunde
Port De St Pierre|St Pierre;Miquelon
Bahia De Jobos|Aguirre|Central Aguirre|Jobos Harbor;Las Mareas;Playa De Guanica;Arroyo;*Playa De Ponce;*Playa De Guayanilla;Puerto Yabucoa;Playa De Humacao|Humacao;Mayaguez;*Ensenada Honda;Bahia De Fajardo;Aguadilla;San Juan;Arecibo|Puerto Arecibo
*Funchal;Vila Do Porto;Faro;*Lagos;Vila Real De S Antonio;Ponta Delgada;*Sines;Lajes;Setubal;Horta;Angra Do Heroismo;*Lisboa|Lisbon;Praia De Vitoria;Figueira Da Foz;*Aveiro;Oporto|Douro;Porto De Leixoes|Leixos|Matosinhos;Viana Do Castelo
Malakal Harbor
Puerto De Asuncion|Puerto Asuncion
Umm Said|Mesaieed|Musay'id;Hamad;Doha|Ad Dawhah;Jazirat Halul;*Ras Laffan;Al Shaheen Terminal;Al Rayyan Terminal
Saint-Pierre;Port Ouest;Port Est;Saint-Denis
Mangalia;Basarabi;*Constanta|Constantsa;Medgidia;*Danube-Black Sea Canal;Cernavoda;Midia;Tulcea;Sulina|Suluna;Braila;Galati
Zarubino;Pos'yet|Novgorod;Vostochnyy;Nakhodka;Slavyanka;Bukhta Gaydamak|Gaydamak;*Vladivostok;Adler|Mezyumata;Sochi|Socha;Shakotan;Tuapse;Gelendzhik;*Novorossiysk;Anapa;Kavkaz Oil Terminal;Temryuk;Korsakov|Otomari;Nevelsk|Honto;Yeysk|Yeisk;Kholmsk|Maoko;Azov;Rostov-Na-Donu;Taganrog;Sovetskaya Gavan|Sovgavan;Bukhta Vanino;Uglegorsk|Esutoru|Hama Shigai;Shakhtersk|Portovyy Punkt Shakhtersk;Poronaysk|Shikuka;Lesogorsk|Nayoshi;Mys Rogatyy Oktyabrskiy|Rogati|Rogatyy;Aleksandrovsk -Sakhalinskiy;*De Kastri;Lazarev;Vitaz Marine Terminal;Petropavlovsk|Rakovaya;Nikolayevsk Na Amur;Okha;Moskal Vo;Baltiysk|Pillau;*Kaliningrad|Konigsberg;Nikol Skoye|Nikolskoye;Okhotsk Iy Reyd;Bukhta Nagayeva|Magadan;Ust Luga|Reka Luga;Lomonosov|Odensholm;*Sankt-Peterburg|Leningrad|Petrograd|St Petersburg;Kronshtadt;Primorsk|Koivisto Bay|Zaliv Koyvisto;Gavan Vysotsk|Trangsund|Uras|Vysotsk;*Vyborg|Viipuri;Port Beringovsky;Provideniya;*Arkhangels'k|Archangel;Severodvinsk|Molotovsk;Rabocheostrovsk|Kyem|Rabocheostrovk;Mezen;Bolshaya Piryu Guba|Lyessnoy;Vitino;Kandalaksha;Igarka;Ostrovnoy Gremikha|Iokanga;Mys Abram|Abram Point;*Murmansk|Rosta;*Dudinka;Pevek;Tiksi;Port Dikson
Jizan|Gizan;Jiddah|Jidda;Rabigh;King Fahd Port|Mina Al Malik Fahd;Yanbu;Dammam|King Abdul Aziz Port|Mina Al Malik Abd Al Aziz;*Ras Tannurah|Ras Tanura;Ju Aymah Lpg Terminal;Ras Al Ghar;Ju Aymah Oil Terminal;Al Jubayl;Duba Bulk Plant Tanker Terminal;Duba|Dhiba|Dhuba;Sharmah|Ash Sharmah;Ras Al Mishab|Bandar Mishab;Ras Al Khafji
Honiara;Tulaghi;Yandina;Port Noro|Cutter Pt;Ringgi Cove;Gizo Harbor
Victoria|Mahe|Port Victoria
Sawakin Harbor;*Beshayer Oil Terminal;Al Khair Oil Terminal;*Port Sudan|Bur Sudan
Trelleborg;Ystad;Simrishamn;Limhamn;*Malmo;Landskrona;Ahus;*Helsingborg;Solvesborg;*Karlshamn;Karlskrona;Ronneby|Ronneby Redd;Hoganas;Degerhamn;Bergkvara;Halmstad;Kalmar;*Falkenberg;Stora Jatterson;*Varberg;Ronehamn;Oskarshamn;Figeholm;Klintehamn;Visby;Slite;*Goteborg|Gothenburg;Verkeback;Vastervik|Vestervik;Storugns;Marstrand;Farosund;Stenungsund;Lysekil;*Uddevalla;Brofjorden;Hunnebostrand;Bovallstrand;*Norrkoping;Fjallbacka;Oxelosund;Grebbestad;Nykoping;Nynashamn;Stromstad|Stroemstad;Sodertalje;Sandhamn;Gustavsberg;*Stockholm;*Vasteras;Hallstavik;Grisslehamn;Hargshamn;Skutskar|Skutskar-Harnas;Gavle|Gefle;Karskar;Norrsundet;Vallvik;Sandarne;Soderhamn;Iggesund;Hudiksvall;Stocka|Stockvik;Stockvik;*Sundsvall;Vivstavarv;Soraker;Harnosand|Hernosand;Ulvvik;Utansjo|Utansio;Gustavsvik;Lunde;Kramfors;Vaja;Bollstabruk;Kopmanholmen;Domsjo;Ornskoldsvik;Husum;Rundvik;Nordmaling;Obbola;Umea Hamn|Umea;Gumbodahamn;Skelleftehamn|Skelleftea;Kagehamn;Brannfors;Pitea;*Lulea;Sandvik;*Karlsborg;Torehamn
Pulau Sebarok;*Pulau Bukom;*Jurong Island;*Keppel|East Singapore|Keppel Harbor;Serangoon Harbor|Selarang
Edinburgh Of The Seven Seas|Settlement Of Edinburgh|Edinburgh;*Jamestown;*Georgetown|Clarence Bay|Table Bay|English Bay;North Point
Piran|Pirano;Koper|Capodistria
Barentsburg;Longyearbyen;Ny Alesund
Bonthe;Freetown;Pepel
Karabane|Carabane;Lyndiane;*Dakar;Rufisque;M Bao Oil Terminal;St Louis
Kismaayo|Chisimaio|Kisimayu;Baraawe|Brawa;Marka|Merka;*Muqdisho|Mogadiscio|Mogadishu;Berbera;Boosaaso|Bandar Cassim
Paranam;Moengo|Abina|Albina;Paramaribo;Nieuw Nickerie|New Nickerie
Sao Tome|Ana Chavez;Santo Antonio
La Union|Cutuco;Acajutla Offshore Terminal|El Paso Terminal;Acajutla
Coles Bay Oil Terminal;Philipsburg|Filipsburg|Grand Bay|Groote Baai
Tartus|Tartous;*Baniyas;*Al Ladhiqiyah|Latakia
Grand Turk|Cockburn Town;Cockburn Harbor;Providenciales
*Lome|Port De Lome;Kpeme
Pattani;Songkhla Harbor;Kantang Harbor;Phuket|Puket|Tha Rua Phuket;Bongkot Terminal;Krabi;Erawan Terminal;Khanom;Tantawan Marine Terminal;Benchamas Terminal;Bang Saphan|Prachuap Port;*Sattahip;Rayong Tpi Terminal;Map Ta Phut;Laem Chabang;Si Racha Terminal;Siam Seaport;Petchburi Terminal;Ko Si Chang Terminal;*Si Racha;*Bangkok|Krung Thep
Dili
Zarzis;Didon Terminal;Houmt Souk|Djerba;Gabes|Ghannouche|Rhennouch;Skhira|Cekhira|La Skira|Qabes;Ashtart Oil Terminal;Mersa Sfax;Mahdia;Sousse|Susah;*Tazerka Oil Terminal;*Tunis;*La Goulette;Rades;Tabarka;Menzel Bourguiba;Banzart|Bizerte
Nuku Alofa;Pangai;Neiafu
Tasucu|Akiman;Alanya;Iskenderun;Fethiye;Yakacik;*Mersin;Antalya Offshore Terminal;Aksaz Limani;Antalya|Adalia;Marmaris;Delta Terminal;Botas Dortyol Oil Terminal;Botas;Toros Gubre;Bodrum;Gulluk;Kusadasi;*Izmir|Smyrna;*Nemrut Limani Bay;Aliaga;Dikili;Ayvalik|Aivali;Canakkale|Chanak|Dardan;Eceabat|Khelia|Kilye;Bandirma|Panderma;Erdek|Artaki;Mudanya;Gelibolu;Karabiga;Borusan Fertilizer Jetty;Gemlik;Golcuk Burnu;Derince Burnu;Kaba Burnu;Gebze;Izmit|Ismid;Yarimca;Giresun|Kerasunda;Ambarli;Tekirdag|Rodosto;Botas Natural Gas Terminal;*Haydarpasa|Haidar Pasha;Ordu;*Istanbul|Constantinople;Trabzon|Trebizond;Defterdar Burnu;Rize;Istinye|Istenieh;Eregli|Bender Eregli|Eregli Anatolia;*Samsun;Hopa|Khoppa;Zonguldak|Sungul;Inebolu;Sinop|Sinub
Galeota Point Terminal|Galeota Oil Terminal;Point Fortin|Point Guapo|Port Fortin;Brighton;Pointe A Pierre;Point Lisas Port|Hydro Agri Trindad Ltd|Yara Trinidad;Point Lisas Industrial Port;*Port Of Spain;Chaguaramas;Anse Tembladora;Scarborough
Funafuti Atoll
*Kao-Hsiung;Peng-Hu Kang|Ma-kung;Mailiao;*Hua-Lien Kang|Karenko;*Tai-Chung Kang;*Su-Ao|Su Ao Kang;*Chi-Lung|Keelung;*Tan-Shui|Taipei|Tan-shui Kang
Mikindani|Pimlea;Mtwara;Kilwa Kivinje;*Dar Es Salaam;Mjimwema Terminal;Zanzibar;Chake Chake;Tanga
Yalta;Balaklava;*Sevastopol|Syevastopol;Alushta;Sudak;Feodosiya|Fyeodosiya|Theodosia;Yevpatoriya|Eupatoria;Izmayil;Kerch|Kyerch;Reni;Ust-Dunaisk;Chornomors Ke|Akmechet;Khorly;Skadovs'k;Henichesk;Belgorod-Dnestrovsky;*Illichivsk|Sukhoy;Kyrylivka;*Odesa|Odyessa;Yuzhnyy;Kherson|Khyerson;Dnipro-Buzkyy;Berdyansk|Osipenko;Port Oktyabrsk;Mykolayiv;Mariupol
Johnston Atoll;Wake Island;Midway Island
Honuapo;Milolii;Kauhako Bay;Napoopoo;Kailua;*Hilo;Kiholo;Kawaihae;Honokaa;Mahukona;Hana;Kaumalapau Harbor;Lahaina;Kahului;Kamalo;Pukoo;Kaunakakai;Barbers Point Terminal;*Honolulu;Barber's Point|Kalaeloa;Nonopapa;Port Allen;Nawiliwili Bay;Ahukini Landing;Tern Island;Key West;Miami;Brownsville;Port Isabel;*Port Everglades;Boca Grande|Charlotte Harbor;Palm Beach;Fort Pierce;Port Manatee;St Petersburg;*Corpus Christi;Port Ingleside;Port Aransas;*Tampa;Rockport;Tarpon Springs;Port Oconnor;Southwest Pass;Port Lavaca;Palacios;Canaveral Harbor|Port Canaveral;*Loop Terminal;Freeport;Grand Isle;*Galveston;Texas City;Port Sulphur;Morgan City;Sinco;Pasadena;Sabine;Apalachicola;Norsworthy;Baytown;Sabine Pass;Deer Park;*Houston;Port St Joe;*Port Arthur;Carrabelle;St Augustine;Gretna;Destrehan;St Rose;*New Orleans;St. James;Port Neches;Convent;Reserve;*Beaumont;Orange;Haymark Terminal;Panama City;Lake Charles;Slidell;*Jacksonville;Gulfport;Pascagoula;Biloxi;Madisonville;Pensacola;Mayport;Baton Rouge;*Mobile;Fernandina Beach;Brunswick;Darien;*Savannah;Port Royal;Beaufort;*San Diego;Charleston;Wilson Cove;Avalon;Georgetown;Isthmus Cove;Newport Beach;*Los Angeles|San Pedro|Terminal Island|Wilmington;*Long Beach;El Segundo;Southport;Prisoners;Port Hueneme;Wrightsville;*Wilmington;Ventura;Carpinteria;Santa Barbara;Ellwood;Gaviota|Alcatraz Landing;Swansboro;Morehead City;Beaufort;Port Of Memphis;New Bern;Pismo Beach;Bayboro;Port San Luis|San Luis Obispo;Morro Bay;Washington;Belhaven;Plymouth;Columbia;Edenton;Hertford;Elizabeth City;Monterey;Moss|Moss Landing;Portsmouth;*Norfolk;Santa Cruz;*Newport News;Davenport;Yorktown;Cape Charles;Warwick;Princetown|Princeton;Redwood City;Richmond;West Point;Alameda;*San Francisco;Yerbabuena Island;*Oakland;Sausalito;Berkeley;Point Richmond|Richmond;Stockton;Point San Pablo;Pinole Point;Antioch;Martinez;Pittsburg;Oleum;Crockett;Port Costa;Benicia;South Vallejo;Mare Island;Piney Point;Rio Vista;Isleton;Walnut Grove;Fredericksburg;Solomons Island;Bodega Bay;Courtland;Ocean City;Salisbury;Sacramento;*Tri-City Port;Alexandria;Washington D.C.;Annapolis;*Baltimore;Atlantic City;Fort Bragg;Havre De Grace;New Castle;Salem Nj;Deepwater Point;*Wilmington;Barnegat;Marcus Hook;*Chester;Paulsboro;Gloucester;*Camden;*Philadelphia;Burlington;Bristol;Trenton;Leonardo;Sayreville;South Amboy;Perth Amboy;Maurer;Port Socony;Sewaren;Port Reading;Chrome;Carteret;Grasselli;Bayway;Gulfport SI;Mariners Harbor SI;Stapleton SI;*Tompkinsville SI;Elizabethport;Port Richmond SI;*Brooklyn;*Bayonne;*Newark;*New York City;Fields Landing;*Jersey City;*Hoboken;Patchogue;Weehawken;Eureka;Samoa;Edgewater;City Island;Yonkers;Port Jefferson;Port Chester;Greenwich;Stamford;Montauk Harbor;Norwalk;Greenport;Southport;*Bridgeport;New Haven;Nantucket;Noank;Stonington;Essex;New London;Mystic;Edgartown;Huron;Vermilion;Sandusky;Vineyard Haven;Lorain;*Cleveland;Newburgh;Newport;Port Clinton;Norwich;Woods Hole;Falmouth;Quonset Point;*Gary;Davisville Depot;*Buffington;Tiverton;New Bedford;Hyannis Port;Put In Bay;Hyannis;*Indiana Harbor|East Chicago;Bristol;*Toledo;Poughkeepsie;Fall River;*Calumet Harbor|South Chicago;Michigan City;Crescent City;Fairport;*Providence;*Chicago;Monroe;Ashtabula;Kingston;Plymouth;Conneaut;Provincetown;Wilmette;St Joseph|Benton Harbor;Trenton;Erie;Wyandotte;Scituate;Catskill;Quincy;Rouge River|River Rouge;Great Lakes;*Detroit;*Boston;Waukegan;South Haven;Lynn;Dunkirk;Marblehead;Salem;Beverly;Kenosha;Gloucester;Algonac;*Albany;Rensselaer;Saugatuck;Rockport;Marine City;Port Orford;Racine;Troy;Holland;St Clair;Newburyport;*Buffalo;Port Huron;*Milwaukee;Tonawanda;Grand Haven;Portsmouth;Bandon;Prosper;Muskegon;Youngstown;Rochester|Charlotte;Sodus Bay;Coos Bay;Kennebunkport;Port Washington;White Lake;*Empire;North Bend;Saginaw;Oswego;Saco;Bay City;*Portland;Winchester Bay|Salmon Harbor;Reedsport;Gardiner;South Harpswell;Sheboygan;Monhegan;Cundy Harbor;Criehaven;Harbor Beach;Robinhood|Riggsville;Boothbay Harbor;South Bristol;Pemaquid Beach;New Harbor;Matinicus;Bath;Port Clyde;Ludington;Port Hope;Sackets Harbor;Florence;Glenada;Friendship;Cushman;Vinalhaven|Carvers Harbor;Chaumont;Thomaston;*Manitowoc;Rockland;Frenchboro|Lunt Harbor;North Haven;Swans Island;Two Rivers;Stonington;Minturn;Alabaster;Rockport;Camden;Clayton;Gardiner;Bass Harbor;Manistee;Tawas City;Brooklin|Center Harbor;Kaukauna;Southwest Harbor;Northeast Harbor;Augusta;Alexandria Bay;Bucks Harbor|South Brooksville;Mount Desert|Somesville;Castine;Bar Harbor;Winter Harbor;Au Sable;Corea;Oscoda;Belfast;Waldport|Alsea;Depere;Searsport;Kewaunee;Sorrento;Green Bay;Sandypoint;Wyman;Milbridge;Jonesport;Ellsworth;Bucksport;Algoma;Toledo;Newport;Frankfort;Winterport;Ogdensburg;Machiasport;Machias;Traverse City;Depoe Bay;Bangor;Sturgeon Bay;Lubec;Oconto;Eastport;Leland;Alpena;Marinette;Menominee;Rockport;Charlevoix;Petoskey;Calcite;Harbor Springs;Rogers City;*Portland;Camas;Washougal;The Dalles;*Vancouver;Cheboygan;St. James Harbor;Escanaba;Mackinaw City;Nahma;Gladstone;St Ignace;Mackinac Island;St Helens;Manistique;Port Inland;Kalama;Rainier;Westport;Longview;Warrenton;Astoria;Tongue Point;Ilwaco;Munising;Nahcotta;Sault Ste Marie;Marquette;Presque Isle;Ashland|Chequamegon Bay;South Bend;Washburn;Willapa Harbor;Raymond;Grand Marais;*Superior;*Duluth;L Anse;Port Wing;La Pointe|Madeline Island;Baraga;Bayfield;Bay City;Cornucopia;Ontonagon;Westhaven Cove|West Haven|Westport;Hoquiam;Aberdeen|South Aberdeen;Two Harbors|Agate Bay;Olympia;Nisqually Head;Houghton|Hancock;Shelton;*Tacoma;Quartermaster Harbor;Hoodsport;Eagle Harbor;Copper Harbor;Port Orchard;*Bremerton;East Bremerton|Manette;Fort Ward;*Seattle;Winslow;Creosote;Silverdale;Keyport;Poulsbo;Grand Marais;Point Wells;Edwards Point;Port Gamble;La Push|Lapush;Washington Harbor;Mukilteo;Everett|Port Gardner;Glen Cove;Port Angeles;Port Townsend;Coupeville;Sekiu;Neah Bay;Richardson;Anacortes;Friday Harbor;Orcas;Roche Harbor;Bellingham;Cherry Point;Semiahmoo;Blaine;Constantine Harbor;Adak Naval Air Station;Kiska;Palisades Point;Skoot Cove;Alcan Harbor;Massacre Bay;Cannery Bay;Makushin;Unalaska;Dutch Harbor;Akutan Harbor;Sanak;Rose Inlet;Hidden Inlet;King Cove;Belkofski;Metlakatla;Unga;Cold Bay;Hydaburg;Baralof Bay|Squaw Harbor;Waterfall;Sand Point;Ketchikan;George Inlet;Ward Cove;Craig;Knudson Cove;Steamboat Bay;Kasaan;Klawock;Loring;Union Bay;Ivanof Bay;Yes Bay;Hyder;Fishermans Harbor;Port Moller;Burnett Inlet;Port Conclusion;Port Alexander;Chignik;Port Armstrong;Big Port Walter;Little Port Walter;Wrangell;Bay Of Pillars;Washington Bay;Petersburg;Port Heiden;Lazy Bay;Kake;Trap Point;Sitka;Three Saints Bay;Village Cove;Mccord;Port Hobron;Hood Bay;Todd;Chatham;Ugashik;Larsen Bay;Pilot Point;Kanatak;Karluk;Uyak;Kimshan Cove;Womens Bay;Port Obrien;Kodiak;Tenakee Springs;Ouzinkie|Uzinki;Dry Spruce Bay;Pelican;Port Vita;Hoonah;Hawk Inlet;Egegik;Elfin Cove;Dupont;Funter;Juneau;Excursion Inlet;Bear Island;Hogg Island;Port William;Naknek;Ekuk;Clarks Point;Koggiung;Platinum;Dillingham;Letnikof Cove;Haines;Port Chilkoot;Tanani Point;Port Graham;Seldovia;Skagway;Yakutat;Homer;Coal Point;Ninilchik;San Juan Cannery;Latouche;Port Ashton;Crab Bay;Snug Harbor;Seward;Nash Harbor;Katalla;Drift River;Kenai;Cordova;Orca;Shepard Point;Nikiski;Whittier;Bethel;Valdez Marine Terminal;Valdez;Anchorage;Kwiguk;Hamilton;Kotlik;St. Michael;Savoonga;Unalakleet;Nome;Solomon;Grantley Harbor;Deering;Shishmaref;Kotzebue;Bernard Harbor;Prudhoe Bay;Wainwright;Barrow
Jose Ignacio;*Montevideo;La Paloma|Paloma;Colonia|Colonia Del Sacremento;Puerto Sauce|Sauce;Nueva Palmira;Fray Bentos;Paysandu
Kingstown
Ciudad Bolivar;Puerto Ordaz;Palua;San Lorenzo;Jose Terminal;Caripito;Bahia De Pertigalete;*Puerto La Cruz;Guanta;La Salina;Cumana|Puerto Sucre;El Palito;Venterminals;*Puerto Cabello;Puerto Borburata|Barburata;Bajo Grande;Guiria;Catia La Mar;La Guaira;*Maracaibo;Puerto De Hierro;Carupano;Puerto Miranda;El Tabiazo;Punta De Palmas|Punta Palmas;El Guamache;Puerto Chichiriviche;Puerto Cumarebo|Tucupido;Punta Cardon;Las Piedras;Amuay|Bahia De Amuay|Amuay Bay
*Road Harbor|Road Town
Port Alucroix;Limetree Bay;Frederiksted;Christiansted;Cruz Bay;Charlotte Amalie|St Thomas Harbor
Dai Hang;Duong Dong;Mui Vung Tau;Vung Tau;Phu My;Cat Lai;*Thanh Ho Chi Minh|Saigon;Thanh Hoa|Le Mon;Vinh Cam Ranh|Cam Rahn;Nha Trang;Qui Nhon|Quy Nhon;Da Nang|Tourane;Nghe Tinh|Ben Thuy;Hai Phong;Hon Gai|Hongal;Cam Pha|Kamfa
Port Vila;Forari Bay;Luganville|Santo
Mata-Utu
Apia
*Aden|Bandar At Tawahi;*Al Mukha;Balhaf;Rudum Terminal|Rudhum;Al Mukalla|Khalf Harbor|Mukalla;Ash Shihr Oil Terminal;Al Ahmadi|Al Hudaydah|Hodeidah;*Ras Isa Marine Terminal;Salif|As Salif|Saleef;Nishtun
Simonstown|Simonsbaai;*Mossel Bay|Aliwal;*Port Elizabeth;*Cape Town;*Saldanha Bay|Saldanhabaai;East London;*Durban|Port Natal;*Richards Bay
`

/** Differences in 1/600 degrees, packed. */
export const PORT_LATITUDES = `
:Ha1ku*a6u.aa-k}+w+{e*a*a,uaa-k2ua
50u
G.uJa*u9k
3K~*2uUk:u)AkNua.a)kDa<a,a)ka*u-k?k*uuu0u
)/U~2)k<aa)*uJu))ku
R0tQk@u)2a)4aDa)2u)?k*<a)La)5k*a+kaua0a>a*@a1k:a*u5k.u,a.a)k*u3k0a)k1k2u.a6a*u2a
2[j
I8t.a3k)-k2u)ku+k0u*u)Fu4a*au/k4uFu)*u*u<u+ka*u,u-k1k*a9k*u*ua>a-k.au,aFa,u*?k+k)(u)+kXuBa6u2u):u.u6u.u:uu4uRaFa>a6u,u>u).a<uSkXa/y2{)4u
1Ek+k
I(u
2,a
90u.a
O.u0a*u+kua,a
HKkDa
<.u)k)ku
,Va
@Taua*u
+Duu+k.u.a
17k*u*u,*u
@I~2u):a*a)/k2u)(uBuFa)2a.aFa)ka*a*uu*u:a)/k>u)k9k+Vu)<u/k)k)=kZaZu6aSkWkLuVa>uu1k,u0u.a.uDa,a),a
8.a*<aNa+k)-k,a
4LuOk
H.u*a0au*u.u*a4a*a*a*u)k)k)k,aua+k+ku)kuua.a)k*u*a*u+k*aa+kuu*uu*uu*u*a*aa)k*u)k)ku*a*ua*uua)ka)k+kuaaauauau,a+kuu*a*uau)kuua)kaua*aau*u)ka)kau)kaauauuauuuaauuaau+ku+kuuauuaauuauauu*a*a*aa)ka)kauuaa)kau)kua*aa,u.ua*a+k+ku,a*i)c+k*ay){u*uuui*m)o){aaug)euau*a*as)ma)ka*u)k)k,a+k)a+u*uua*a)kaua*auuua,aa,au)ka)kuau+ka*a-kaaqe*a}maauuuaa)k+k,au-kuu-kw+ia,u)ku+k)k)k*a,a.a*aauuuu0u0u,u.u*aFa0a1k>u*a)k,u,u0a4uu0a,a2a)*u@u)Mk*Fu++kLa,<u
,Gj-k)k
,*t5k.a5k
+Iq1e+k/ku
87~
R5jRa)k0u2a0u2u0u*a.uFa,Ra*7k5kBu)4u*u*,a*u4auau*<u>a2u*0au)/k)+k)kDaNa):a>aPu)*a=k)9k
*,w+i,uRu*u*u-k
6,uGkAk1k+kGk6u3ka2au;k1k,u-k5k)k)k2a2a-sCw1k0a6aJa)AkBuXa*u*a<u*uaAk,u4u,u.a*aa)k+k-k*au)Va5{4eBa).u*a+k/kNu-k*aa1k@u,u-k1k7ku*a
)<u)Fu+4a))k+kHu+ku>a/ka,aPa4u
.IkHa;k*uau
7;k)k-k*u-ka4uuuauu)k*u+k/k/k+k/k)k)ku,u.u1k7k-k3kuuu*aa+k
3@u)Bu
16u*au*a
0(t
BJu2a*a.au0u
PTauu,aa,aa.a*aau,a-ku*uuauau*a+k*aa)k)q-eua*a+k)ka)k.a-k
0Xae
R*au,a)k)ka*aa)ka)ka)kuu)kua)ka+kuauuuau*aau+k)kauuuu*a,uuuaa,au)k,aa*u*a*u,a.u*a)k+k*au*au*a/k)k*u+k4a.u,u
3Pa2u
5Pu3kau-k*uauuuEka)k:uu+k)k
C(a0a8a)k+k)k+k@a0uu*au*aa)ka+k
*BtOk*uuZa)Ba
TPs.w.e)q3u)s7w)ku+c}cecac)ua)e*g
<,a.a;k;k?k)kua3k,a,u8a0au*u-k8ua*u)k/k,a@u8a*}+ys,aa*i)c-k
:4a*Gk
2(a*(u
=Ja4u)k/k2u-:a1k8a+k,auu+k.u/k*u,u)ka/k*u4u6u>u,a:a,u+k/k*aa+kUk-k,u9k*a)k6u)k-k0aEkuu*a*au*au*a,a
U[k)ku.a)ku*au*u)k+ku.aaua,a1k5a6k,u)kBa,aDu/k-k,a.u.u.a0w:s5kCk)k)k
5Yj:a+kIk8u
OO~
,-k)6a:a)Gk
W7k*u:a+k)ka)k+ku
5Vu9Xu0a,a1k@a*a*u*u4u+k.u*a*uuaua+k*a)k,uaVu.a,u*u6a7ka0uu5kDa+kua:a,u<u.a*a*u*m}*aai)w6a,a+k*a)k)k.ua,u.u-k,u>a1k)k*au
+5~6u-k@u4a)*uFu*uLu,a
N<u/ku)k)k+k*uauau)k*u+ka)k)k*uuu*auauua+k)k,a*a)ku*a.a)k)ka)kauaaua)ka*auu)ku+ka.u*ua*u)k9k-k*a+k0u/k.ua)k*u*u*a*a*a*ua)ku.u,uua)kuu.au0a+k*a)ka*a)k,auu)ku+ka,uu0a,a)k*uu+ku,aau)k)k)kauuuuu)kauauaauuqy)k*u0uu*aa+ku*a+k,u)k,a*a.aaa,auu*a+k*uu+ku*uuaaauua,ua*ua0u*u2a/k/k)ka,uuu.a,a+mHs)k4a
16a
H*a:aKk
+Na
N*a)k2a
+Ok*u2a9i
CQk
V4u@a0a1k+k3k2a1k)7k<aYk0a)(a)kPaFm,i8au)-k:uPu+;k
2:a
/*u6aTu/k
48a1k/k)/k
Sk5k:a)5k2a)ku
BUk2uu-ku,u)kMk2u)k.aa*a*u+k)k-k.uu,u+k)ku*a*a)k*a*a)ku0a*ua,uau*a)ku+k2u*uu)k)k,au*ua0a2aBa2a,u0a,a*u
QNt,u,u
2Lu);k)k
2:a
1.u8u
,Ha2a?k
9.u
28a)Ska*a+k+k+k1k
HRu2u,u8a*a1k7kFu,a*au)k-k+k)k,a
6)k0au,aXu
/Rt=kEk*u+k*a+k*a+k-k.u0a2auu<a*a0a,aa,uuu*a>a*a)k*a){e)k7k)ka5k3k)k.a<a.u)k*a-k,a6a)ku*a)k,a+k)ka*a.a)kaua,ua+ku8a*a+k+k+k/k/k+ku*a*aa2a*aa)k)ku0uu,uu8a+k,u2ua-k3k*u*u*ua+k*u)ku.u+k)k)k/k*a8uJa0u*u+k,a.a.u2a+kuu+kPau4u4u
ONa)k.ua+k4uua,u0a)kuaAk+k6u+k1k1k6u:u
>Na)Hu.aBa6a
QJa.u
.6u4u4u*{8oCkHa*u5k+k9e)q0uoN{/k.o)yMw)k8u,u@c+iBaIku4a3k*a*aZuu5mNs>a*a)ku.u*u5k.a*u*u2a8u)kc+i}.g,g,}+c
-I~
>Sk,a1k,u*a5k
;>u6u2uKk4ua*a7k,u))k)k0u<a9k.u,aa)k
XQk8au.auuuu*a)ka,au,u.u,u.u+kua,a)ku*u,u-k0a+ka*ua*u*u*u)k*a)ka+ku)k2a
C7w6okJe,{0ouc})a,a*o0{c-u+u)})y,g)kwc)ay+om*ewug0{)s1s5cuog*q)we/e4a/y*u-c+u4s,c+iu)k)uiccwqg{iimw)w)g)g)q*w)c)}gg*okieyi)ga*a,q.y.g5gs1ko)u)o}3w*m,u)c6i)k/u+o+y+w)sg{)y+}*gw,k*i)so+i+{/i>i,a+k/k*c)y*o)a
MSk
5Lu*au+k0uu0u)kuau
>Lu
:Mk:u),ua*a.a+Ru+k,u@u1k*u,a,u0u)kuu+k+k*a)ka)k)k*u*u)ku,a*u*a*u*uuauuuuaauaaauuuaauuaa)ka*a*uaauauu*au)kua)k)kuuuuau*a*aa*aaua)kaau)kauaua)k)k*a*u)ku*a*u,a*a+k+k*auauau)k*uuaa*u0a-k,u4u,u.aa.u,au-k/k:u+k,a*u1k+k*a8u*u,u0u6u-}9m4u4aNa+k2a-k,a3k6a0uuu*a*a+k=k*u5k
+.t9k8uNa
0,a-k
*1j+2u)Xu
1Sj<u,u:a
51k.u
E4aDuu9kBu6u:uTa:u,a
BOk-a/u)k*a2u=k*uNau:a*u)kAk
>-k3ku)k3k)k
6Ta:a
APa)k6u7k.u
2Du2u)k
,Ik+kIkHuGkZu
+:u@uKk:a
RTu4u
S@u9k*a8a4a
?<u,a,u0uYk)k2a4a,a)ku+k.uIk
?=kRuHaHu-k6a,u?kNa)k<a,u
IIk
H;k5ku+k
;5j)6uZaJuNu)Hu,a)Ra2u)Fa*a2uHu
-?k)5k*(u
/Kk)Va@u*Ik3ku*Fa
9+k
2UkIk1k
34a
5Uk*3k
CDu+k
7A~:u
+2u
38a).uCkRa)k-k+k3k,a,a,a4u.aBa4u5k*u*a1k,a5k*uJu2uDuNu,a-kXa)3k.a?k-k*Xu<a
)*a+k-k;k+kuu)k*a)k2a:u2uDa*a0uua-k+k,a*u*a2u*u2u*u*u,a4u.a,a1k,u:a
;Zp)E{+/kZuCk/k9k)Mk<a)2uAk
<A~*Ta
9/jLa1k
>:t
*:u*u5k7k-kuu*a,u)kuu0a1k)k*a)k.u0a/ku-ku0u.u,a6a*a
14au.u4a)1k
OBa,aa6u+kaau)ka.a2u*u)k<a0u.a,u
THgo*y*c+w)k*am,qs.k,m-um*i)o*{)e)ku)ce)ky*kegaau)y+kg})ku*g)q)ou})q)ma)aqo)k*oy/}*o/asw)oq*o-w0k8e6y5g2q,e*{+y,c,s*a.kk0q0m+w)ai,a.y)o)k0{*i7u5s*u<a,e6e)o.w/a)i+u;k*i1w-u)m*}.q8u,ou*g)ios*eaw+{*wg*i+ii-g,e*})m5a+y)e.w-a+g1w*m)q.o-w-g+c)wk)i/y+q)k*k
=j
6Ij
KS~Gk),u@a0aVuCk:uau8u.uEk:u8u8aQkDa+kRa;k2u
5*c*,{*8mNaaKk)8a
.8u*a+k<u+ka*u3k)kuu)k
5EjAk):a*;k,u,u/k.u:u4uDaPuJa),aPaFa<a-k0a<a
9Pt,7kHa1k-/kKk
00t0a,aJa2a.a/kGk)*u<uLu+k*a)kHa-kAkKk,a>u7k8u
,6a<a*u9k.u/k*a,u3k1k0a*a4a,aa,a)k-ku*u2a,u)ku-k/k3k*a+k*a.u/k.u*u,u)k.auu0u+k)ku*a.a6aa.u@a0au7k/k0u*a+k+k.u0a-k0a.a.a0uFaRu):a.a,a)=k
;*uu6a
Q,u.a6a4a-k*auu,a*a
K[k4u
5Raauau)k)k,u)k)k,a,a)ku
A-k+8a,a*u+k>a0u:a,uu,u*au)-k<a<a)k<u
-Ik
;>t
;0u,a2u8a1kBu*u
8=~8ua*u
ILu6aa+ku*uuHua+k.u
HQku,a*a*ua1u5a.a3k1k:a.u.u:auZu*a*u4u*a*u)k):},ma+k*a1k[k.u>uFa;k6a+k8u)kRa*u<a+2u0a,a2au*a7k2a,a)Q{)*k,k){8sIuIs8m*a5a@aMaa8u4u)Ae)>o
5(a+CkZaXu-k)Tu-k1k)k)k.a1k2a6u/k4u
/4t4uuJu,au
+Dt
6Mk2u/ku
RFm*k-s)k)i1o*w,im,kqi}.e)k3ka0s0wkk.a,au2a*um})k*u*a)k.q/u*q)a+e)y,au*um*}.a)k2a,a)ku3k9k*a+k:u)ka2a2a+k)k6a+k.u9k*a,au-k)k,a*u*a*a*au.u,au*a0a)k-ka=k:a.a/k4a2u.a*u,a
Xa)k*aa,u
DA~85k./k*a
K)ku
)0*m.uDc
-QkNu+k
1Ju)4a<uuu)(a
6t).u@u4u.@uIk
,8uu0a,u
6a)(a
25k2aa
5Tua
BTa3q5y
8Ak*u1k
,Mk*u
-:a2u/k9k0uuQk,aKk9kBu)-ku)k8u)ku)kaa?k
.Ej
APa3k,au7ka:aFu5kFu0aau.a/k-k
85j))kVa
CXu0u*u)k+k+kuuauauu)k,u0u@u>u5k*u/k4aIk)k.u)kauaua4uuuaa)k-k)kuuaaua)ku*a/ka,u*a<u*u
/Qk*u*a*u*uu2a)ka<a
.Dt
9<uNu0a0a4u4a=k*a
/Vta)1k)@uaBaLu.u
J3ku,u*u.u.u/k-ku+k)k*a>uu*uu,u*a-k,uu,uu+k,u-k
4Va)Yk.Ta
6Kk,a0a,a.a,a-k.u*u+k>u)k+k)k.auu/k)ku>a)k*a*a)>uCkYk.u-ku@a*uDa.u-k*aau+k,a-k4aa.u*uu/k*u3k+k*u,a0uuaaauaaua*uuu*au)kaa)gyu)k)ka*aa+k*a*a)ka)kuaa*a1ka:u0uDu3k*u3k*u0u6au+k.u-ku.aa,a-k*uu*a,a)ku)k0u)ka6a)k)kuu0a/k*u2a*a-k-k,u4u/ku)k,ua*a0u)k/k*a)kaa2a)kaa)ku*a)ku*aauauaaa)ku)kuu*u*uuuaa)k0u-k+k*u,u3k,a+k+k,uu)k)k)k*a)ka*a*aa-ku,a1k)kuu)kuauau)kuaaaauauuuaua)kau)kua)k+ku*auu)k)ka)k)k*u*a)kuuaa)ku)kuau)kaauaa)k)k)kauaaauaua)kaa)kauu)k+kau)kuu+k)k)kuu*aau)k)ku)kuu)k*a)kuuu*auu)kaua*auaa*a)ka*u,u)ka)ku)k)k+kuua,aauaua)k)k)k,a*uuuuuuuu*auauaaaa*aa)kaauaau*uua)akuuauaa)ka)kuaauuauauuua)kuaauauauuaua*aaauauu)kuuaa*uau*a)ka)k)k)eg,u*auo,g,u*a*auu*u*uau)ku+k)ku*auaau+ku*a*u*aa)k)ka,a,u+ka)k)k)k*uauaa*a)kauaau*uau)k*au)k)k*ua,a*u,a)k*aa*u)kauuua)k*a)ku)ku*a*au)k*a+k)ka,u)k,a+k*uu*uu-k,u,uu)Ta:u,a2u;ku,aJu*u,a)k1k6a:ua,a)k*a*aua)k*u)ka*au*ua*uau*a.u)k,ua*au+k/ka*aa+ka+k-k-k+k*uu*u)k*a*uuuu1k*u*aua)kaa*u*a)ku*aa-ku)k,a*aa+ka)ku*a,u)kuu1k,a)k,u*au.a*aa*a*u+ku,a*ac9}aaua)ka,aa6aaa)k*a*a+y)q2u)k,a)0u.u-k:a0a0a@u*aDuHu.uBu*@u0a4uAk
BU~*a2a/k)k>aFuHa
2.a
.5k0uu),u4u*a+kua,u,auaaa)k*a)kuua*u*uau,uu>u.a*u*a
60u
5Haau)k?ku
.Ck)9k,a)k1k.uu*aRu6u)0u)Qk**u)Ja)k+k
5Ij*a)Ju
23j
2Ht
1Sk=kBau=k/k-k4a.u<u
B7lm0})mKka*>uRi
`

/** Differences in 1/600 degrees, packed. */
export const PORT_LONGITUDES = `
PDaHuNu-~[j)~)Fa)Kj*LeRxRwOl*a*aRtOk/k0a.a,u
WE~
7(a)~)j/k
1:a),u2u+j;~U~Pa))j+jDuaY~+~1k=~)4a-jC~Ck+~3~
*@2a+=)~<a*u)Pa)Lu2Da4t
)(C~@uHt:t:aHu)<a)2t)Uk*0a.u)j/ju)j)k*NuVu5~;j?~*t-~Aj/~0t+~a3~+~a)Xa,a)Xt,u.t**u
*C6t
*1-k)~6a0tE~:auKj>t+~Wk++j*.a*Qj*.u@a+Ra2a1Ij2.uA8t77kaEk*)~3Fu1[~24u2@t4,t>DaC:t93k9j/k2Pu5Yj5O~E,uEZtEEkFAjEZaEZtE.u7~D2tLuB8a+j@Ij:t)>u=Mk;j:C~:<a,+~+Ra5Gj56a.Uj,2a0@v,Bc,4u
))Pt,t
5Da
UUj
):Hu)Lt
+:a@tOj)6a)/j4at
=/k;k
NZu)j)~.u
)Uk
YSj)~a.a
)KXu,t2a9k/k
)(Cja+~,0a
P+j1~TaTa)*a,u)ka,u)LuLaWk+~3k)DuU~*a)j)+k/;~0Ak+k0aQk<au,t)2u)(uFu,a)k6tSj)K~7:t)2t6Ok)-~)Gj/Y~,(uFa2a*+j
),KjI~*8t0a)-j>u
)7[~0u
)3Gju*t-k;~XaUj<u)(u[j)Ok)Nt*3k5k*>ta*>u:tBa0tu*aAjGkA~*a*uu0a2Zu4Pt4HuG~1Tt,u=k,uQk1Gk1Xt.uBu4a*t1:u1-j1.u0Yj,2tuVa0t;j,*u+Qj3=k)Kk1/j,:tXu*u*a-j0u+9k1=k4Nt54u6=~50a0/j1Tu1Kj-k-Ek,3k+9j.4t1Ck1Ij*a-Nt4(u2Q~,Pu,M~,Ha)6ta)2u*a)2t2a)>a1Ik3+~XuS~Mk)k-jFt0u8a22a21j5j*u2:u)(t6KjYk5(a63~),u-Ra.Lt=~0u9/k9Q~/~99k7Yj7Kk7[~7Kk0Vt1Bu=c}9A~7Lu)C~+7k*3j7Y~4u9Vu:+j9Uk:+j,u0Nu/Xa/Qj.Ha7Rt1Fu-<u7-j23k06a:Ej6La/>y+gAk-0t.(w)iVu.[~.Ok56t4N})B|*0{@Gp;Uk,Yk.Sj.<y+9n1Ij+@a/6a>Pt84a04w0>b0<u41~6a*Sk*Rt3S~65k*E~4.k07t,Mj)/w+H}:VtB5~P4u)Za/Nu,.uq,2pZK~Lu-kDBuDK~UEkU7~+kU0uU;~S*aS/~)@t)((a.YjSNtBu)(2a[@~*Rj*8a*m)Bl)FaR)k2+k))/~)@t*6a1kRCk25k);~[Tt)(Tu))Y~W~WBuV7h)Il)*2u0/jT[~XVa+I~,a*/k8tXQj.t=k.aA~)*+k))Ht))IkVaE~,uXa)2t)*Ht)*a)8t.t*C~+~)+3k)(1j+-~*La*Jt)>u)~+~9k)(DuA(t7(u.Uk*8u2Pt
1CkBu8a
0Vu5k*tEj
-,n)Fo,a;k)~
*:Wj
[[~)Y~3~:t)~*uHa);~)8aBa*8t2tMj3k<u:t/k,ata.uu,t)/ka+k.u)k+k7k)k/k.u*u)~1k)k)k.t
/Fm)vtA~=kW~*u
)H2aIj>uJa2a,0a,+j))j)Du)W~1j,)k3k8a2aPt+j/j*Ja8a8{>o+k:a7k4u)*aHa,a.a8a+Vt*-~-4a8u*=j*1k1~Dt1~8u8a)E~Cka8u7~+j0aDa)=kA~Vt>a8u8u++~.uWk+Yk+Aj)-kQk.aY~,u
)0E~)7k5kRa)~0utaFu<u)ka)Na/Aj
)3ZtO~=~,t)<u*t
)-QjC~)3~,u0a*(u7~9j*)~6u)Fu)~)~+ju1~>t3j9~)7~,uC~9j*0t)RaOk+?~+*u*>t8u0t),u6aVt
:,t)/j
)(Zt*t+jt
)E8a
A>a@a*u0uS~<a
-KkIk>a)(tPu[j)(aa4t8u)*a8t+~7j4t:a)1k)1~)Pu)A~)*u*4a*6t)(u*BtNz);q:a*6u)Ht*u)C~Gk*Xu*Tt;~
I1k)x
0Na7k-k1j;~6uSj)5k)Nt>a:tJa)2u7j)VtaWk+@u+Oj+>aa*I~uLa8t)M~)<a),tLu+;k+-~E~3k)1k*U~Ra1k,t.a))k)0u*:t)JuJuC~.u)K~)Da.u@a+:t)Bu-k?kKj).t3~)0u/k):t)@a):a*>t)4u7j))j)Ba?jAk
W3~*t
)+-~>uKk4t4tHuRaBt4u>t9k,u3j)IjaRa*t
)>t;kFa*t:a)~7kYk*Vu)Dt*0u+~Uk)k*9j*ZaWj
)1C~,aPtQkIjRu
98i)B})MvZ}:n7a*hDs)j*Su*6|+xfl){c,o.a)3gI|
B;k+j1~+~3j)kaCkO~5k<t,a)j)/k)1j9j4t5k5ja,a+k2t*HtHe+2o++|4u)Ja)Lz*1x+@u
44t)Wk
HVa*Cj
3TtHt)Sk*[~+4u.8u,tJt)j)@u)+k;jRa?k*u+YjNa+=ku>u5k)j0a)Ak)3~.t*6a*1~*Fa*?j+8u+5~Xu<a9kJu+k*u1/~10a1/j*t-5kTt,-~,;kRt+=~Xa)*u2t)/~
8>u)3k@u-j;k)6uW~+>t+Va,9j*-k*Nu*G~+,a+4t+Ra1k,?~){6e4t+ja.t6aBa*a2a-k6aAk)gEoOkGj)~7~
*I4u8u)+j)?k)k
TAj
*==k+Mj,Vt2C~
-3~a*a;~<uu9~?k0t
XCj)+Fa,u7j-~,9j,9k/k<u,Wj*2aDuZt=~Tt[k+~)?k.9j.Ck,u.a)k.+j)k-j+j3~,a*a1~*t?j1kAj*u*u[j>t?j):aSj)<uUfInFa/k)|)/}Za,a5k-kJaM~)9~);k0uDu3k2at2a2u2u)j
08u,u8t3~0tSj,t+jGk)~
,TtFuu:u5~Ak)k,u*tSk=jAkt)+~)-kRut<a:aZt).uFu?kU~1jSkU~)Ju+Rt,0a-k+9j5j+Ja7j+7~*Xu.aa*Zt*Mk7k*Gj*6u*9~*)k*3~uI~-j,uW~)Za*Ha6u)k,S~,Na?kt)3j2a8t+5~6t)*u6u+~Ek[j*Kk-jAj:u<t@a*-j,a*:t*@a*(a,Jt*8u)Sj,(u0t*8t)Nt1k+Ak)~+Aj+<a+?j)Ta)5j*Ru,E~,Du+~+Zt+Wk+,tNu;j9k)0t)+k+~)k*3k*2t/jFu)La)O~t*tt2t)1k)k/jJa*5j)9k3k,u+k)3nEzEk)=k9~)Dt1j*.a*0t1k=j*Pa*)~a)Rt)6u)/j)0a*Tu*W~.au*u=~)Bu)Va+BtHt+Fu)6t-kRuNu)/~)Kj)Ta)O~):a*7j)6u)0a*,t*Ck:t6aa2a)j4t5k6ua7p)8g-k-~
WA~
H*a*uEj
P2t
)Yju4u
)9j)kBaRs
,-~
JO~Ijt@u**t,Cka-M~)=~1jVt3Pa4;j*.a*/jJs)7m+k)Uj),uJa+6t25j
4Nt
2/~<tK~*a
WAj0aa)(t
/@a:t=kW~0u*tAj
;-kKk8uOjCj3j=~+Da*Wj)?jK~,8u3~+Nt*Ba)/k*Sj);k7k)Yj)/j,9k*3j*4a3j)9j0tSj1~-k*8tXu6aBt+Hu)Gj)5jVu)Wj)Kk/kA~/~)>t,8u3j;k*Tt6u2t*8t*Mk6uK~*6a)/jEk
D+~/~9~
)9S~)Kku
*/4u
4)j?~
TS~GkA~
)KTa
)75~aBaU~)Da)jLt6a
5WkM~4aGj0t=~Bt),tTaI~u9jLut+~Lt
)+Qj5j0tEk.a
)S+k*Ft*Jt+Pa,Yj)*a,:a,M~:Lu5;~.5~4Ju9/~+4uDuW~+j)Mj[j>u)Va*Oj*/k)2u,IjNt*auqe)8u)/jLt58a*@t*Ek2Yk?8t3Ba)Cj*6u7G~)j;Xu2?j)2u0=k0:t*u2Xu:A~)7j*u=.a*/j8Rt+/k/2a29k?:t1:u:Pu=8t-6tNt4>u3@u7?j/[j0?k++k/Uk)k2W~2Mk?;j4Xa,9k6=j<Vu*2a3)~-Yk/Y~1I~1Zu.7~.6a+k0Gk,;~+9k9Cj-~Pt31k2E~3~t)7j)~9Lu9Oj9Ak9[j*+j6<u*<t.5~0Ok5Xt6.a-Va<G~.(a.:t-8uTu7Qk>Sju)=j)k
/Ht:uVa)k)Ej+*u*Mj*.a.u)Tt2a7jKk9j*0a)~*Aj*Ha)QjuLu
BVa9~.a2a,a
+>t,a
)/>a3~Xu)3j*)k*7j*Puu+.t)j5*u1Zt*u+@|;v,3k)wk0v,;j/j-~4z{-Ja.+j.Yk.[~)~/Ok*a/Y~+j18a)8u3k3[jPtVaTu,u2Xa59~*5k3~42a6)~.t?n6Re6+p5p6hS}1h
)+Nu
MDutI~)jt*t
VHu*1~*@tXt*-k7k1~*Rt/j)0t))~Ja.t)9~-j+~La,a
7Gj)I~RuWja.tBu,aa*t+k-0a-2t>a:t-Uk8a-j/-j/-k+j+k.Lt.Za4t-9~*9~8a,4u)3j+Na,3~*>t,,a5jWk,?j+>u2t+8t.,a?~
1Lc2on)C}*4j*EuQjQ{)*l)(qt)8f)2{)D~;j*(u*.~*1s*5~1|)5})+h.s7e;y)Ny*4p*1g4t7g2mL|Vq-Vph.Kc.4dDtGmDv.Ne@j./dVa.;k<m[v.Sv/?c*Aj2|@v+m<i=p,y5m2~*u+l)o.s,Cd+Bu*Il-[g-Wl-Oc-Rjb)d-Im-Mv-C{*8|;f*Ho*3x6f*>s-h*Rf*Cg*Td9t*5y3~*Kx3u+t*<s2j*Qx0}*Em.j*Cj.l*@e2z,1l,)g*/j)K~+Ny*2h)Yc*-r)[a+*fJ}Ib8{*Fy)r)}u,u))kx9|-h7k
)Ht
)/9~9~:u6a5k)7jPuQ~1k:u/j
BXa
)SBuTu)Ta,u,ut**a>a=j/j[kUj*t@t1~)Qk*2t)*a).a)I~*2aK~0a)Cj)5k);kKj)U~*Pa*>t,7k@t+9~)7k)?j*Za*Wj*tau,a4a2tNu0a*6u+5j)Tu)G~Ck)7kRa*1~*uPu/k*@a*DtA~/k+k*@t,Ak)-~UjAk@a*u)+j)3kKj):t)Ek<a),u)+~*4a*;~)7kUk)6u*9~2a)5k)?k+0ta>a)@u*-j*uau/j1k)Xu2t+Nt+Ba*>u[~)5j)=kPu)~0u3~/k+=j.u)Nt)Bu)A~-4u++~*Sk0a)kJu-~+?~+~+Ak+-j<uu*Vu*9~JtZu4a)Ta)?~/kBt)Vu3k-k.a);j)@u.u+k)Bvr)2aG~)j?~:u*,u)QjBu*-k*E~2u+k+4ua*[~)~**aMj
FBu0a2uFu
)CLa+~
*D,t--.a,WG~
JRa)/~BaU~
X1j+j
)TLa3~0u)=k.uQk>a@u;k,a
)U3k)*u[k7j+jIk*/j*.u)[j7~0u)Yk)j<t
M4a1jaa1j-j
)2Gj)5k
C2a)j/k.g/e
VVt)~u
)1MeLg[j)=k:tVt
-Xt))jPtE~
84u.t
80u*;kBt)?~*1k
7,aQj/~)7k+)k+)j+MjNt.@a/Ij0tCk)*tIk
/=j-~=kAk,uKk0uHa*+kOk*3j4a
-Lu
6Kk4t*ta
L0a*Ej+;k3k+-j+Xu,/~)Ok*Lu)0t)8aVt:a
*CSk*Q~,/~
)?Ra*a)9~Fu)-~)-j)=j
)K:u
*/Ja:u*u
VZt
49jPt
32a)j
T4a,Du
),Da
);-~*-~+Ij,.a-Sj-ZaaXa>uGk+3k4Qj.7k,7k)-j+Tu.t5Yj6/k0,t-Ykt.7ju.Ft*[~t6t)5k*9j/j)*u+6t)-~:t
)CJa6a,Za-[j.Vu/j3k/3j,t/?k/Mj7j0Zu/=j)Tt7j*1k3,u+(t)k0-j)*a29k5k2t*;j17~*/j+Fu2,a)E~*a4Cj*t5/k
A)y*2g>t)6u7k4aNu)[k*t.t,u
3JaA~
*@)k@t2t
*A2a
-0a,uY~),u4u:u3~WjNaTa3~)Tt)2at*t+j)7j*8a*=j4u*t9jEkK~Ja0t)Ht*a
)4;~)~*8t7~*Wk
*Xu0t8aBa3~*a+k1j-ju-kAk*t1~0aAk)0u+~
-=m9iBfXc)/n-e4z*~2z*/s.u4c.w*Rl/j/g+7i5h=kVa,L~+;y)(a))~Ko+f,)b5k,7k,?j,(e,*t,){.g)a6d1w,0x,*o+.x+7k,)j+Nk5m+Wp,v2n,3u+Mz+Sk+4dJp9v*hOaJf3hDuJx.}**o**v+oO}:r7m-i)0mJ})+j0j)tH{)IkMe)u9r;q2k-y-k*c2b3k6a@jMya1oEo=r7g@i<g-t2|)7uaQjYcIh)6j*7i)Sj-}6s:cPkSr2uXoHoJ|),c<nBh)(t<gUe[e+~1q)=p)BeMc)t0Dc-5j3l-3u-Kt.Ng-@z)=~.v-Z{,Jx,1y);d)+j)?m
*@<u
*BMj
*AAk)Pa@u)8u1~)/~7k)TuFu)0t6t1j)Ru)?k*3j+,a)>t)+jt5j4t5~
QEg*So)7kKj*u)A~7~
)3Ntu8u*.u)U~)ZaUj)7~.u)Pu)k*u
)*VtE~*<t):t-~u)~*t6t-j8t9~6tM~Tt*t.ta*a.0a
)[Rt34t)>t3~1PuQ~
*3Vu1~)k*Dt,9k/:t,+k+(t)Uk.Ik+E~+Zt.Mk+,t)9k+j.E~)W~/>u*Mj*,a,:t
)PXu/k+3k*Dt,a,a+2a?~)+~Q~;jFa8u7k)Gk)U~)Vu)6t+ku5k9k/~+k);j5j/jEk+Xt-2u)1jJuMj2t0t@t0t)Lu)Lt)>a.uTu))jAkt)Oj*,u=~Zt),a*-~)9k1~t)Y~Kk)Kk*?~Wk)4t)Fu)K~;kC~4t6u)(u<aQ~Kk
[Ra6t+Gj
32au3~[k*<u*a)~)M~)Ik)7~
S2t/~
ZWjuE~Ja=~-~Mk+k)+~)0ua)0tQk?j
5(t.9j54uCjXu6*t4Xa6W~6Vu71j),u5Va5Oj6(a0at)j-j
)[>a
T;j
OJu)k*tKkIj8u9~
RJu/j)k-k
=[k-~0u7j+j-j@u.aJa)7j,a
)XSk3j)Ok/~)/~)(aGx):Nf/~)F<a)FVtO~3j:tBtDa)E,uK~)CK~)CSk)BXt3kFt)AXws):a)kRuO~)j)k))~Ek)Ek3Ha5Pt)Nu;~)R7~?k*/Xa9Cj-Pu)R/~).a=k<tU~*t/k*3Tw-33x+0=}E|+Sd/3q/Dz)Ex,aQJ{L2p,[tuPTu)4MkGTlM3j
HKk*C~/~Ft.t1:a)j,t/j.u6t2Ft6t3j27k)~
*;*a0aMj)Ej+j1~
RJa
DNa)j*tt
2.aBw=s)-r*u.j)0c)5r)?}3kEg3|*.h*Z{4t*Aj*La*[~+0a+9j,Ru)E~*a)8a+k=k-6n+Ce,u)Ja-Dn-No-E~6f9k:h-l){+Nu+P|,As,Bv,>wNa-3~,[kZu=j5j)/~)Ek1k6tQ~1j,a+~au+~a)k1k)k)ja.a9k*t*u)~a+j+jtKk.at9k4a)kJauFa-k/~6a,aCk)4a;jAj
)CTa)j)j,u,a
1?~-+k.K~*a
2>u.u
2Xc)-i*S~
1G~Ej/k
4Rt<aZt.a,tKk
HNa)0aEk>u5j+2u
R;~CkE~)=j
-1kDu
)7Ej)Ej)k
XCj)k
CFu+c/b
)*M~7jE~
[k1k
)AXaDtRtTt+)k*Ht)Uk)-~)0u.t)5~)(u7k-j3jaaEjBu,a8t
)TGk
0DuGkQ~Ejt[k@t4a8tQk)-j*aa)1jQk+k
*FO~Ja6u
B+k)?j+2u->t-?k)1~+-j)Lt)Mk)Qj.+k)j/~)k.Ej/k6t,t0tu,t,t3~)j)4a.tSk)LtBa);kuDaa3ju6u0t.La/?~Wj:uQk.Ru.Tt08a05j0Sk0Rt)Ta+Pa+Va/;j)Ba),a
VWjDt*u.uttt-j*uJa
*IQk
)PBaDtAk)-kS~)*u+~6t
FUk*uGj,t*u/j?kA~
B6u>t*tKk>u:a)E~+Aj-Uk.7j),a*8a?k6t)@a+=~3k+Hu+Ej3k)3kDt+Pa+M~*a,7k
*B<t,ZEk-,Gj
*7I~5~a)j*tMkKj,u6u9j+jPt5k0a8t+k1jRt1k1~)HtBa1ku-9~)4Zu)5k54t0a5/k)Lt)Ok2t)M~)~3;j0u-k34a33~2[k2Aj,<a,Dt8a4(a/3~,,t,-k+Kj-j,)k)1j+,tu)*a.Sk/Tt/kTu)-j*a/Ju.I~/0a*Fa.M~3~*a2uGb*<|*<u3k*Mj6a8u-Vu-S~*Ju.5k-Mj<u4tZt*5k,?k/A~*:u-.a)j*u6a8auD,tDJuEMj1kF)kF0t@a5~*u1~G,uH*t;kGSk-jGQj1j.t1j3jI.u9k)k2;~2,uIC~IOkISj+~ILa9k-j<a6t.a2aK.t,aJ[kaK0tK+kK2tK0a;k)+~JJt3kJ?k@uJZt-~*a)k-~/k*tRuUj*u>u5j2a7j*a)k)k+~tK1kJNt,a+kIVuPaKS~)/kKOk<tK7~@,a2.ua>a+~)JuM[~LMk<u+k)j)j).a)(t*u,a,uaa2uu+kDa3~,aauaauuauaa)k,aa,t*a,u+j)~-kNG~NGkuPaO~NFtaNHa0a,tHu?j*a*u)4u)/jRaLt,a2u*0u)?j+k;j4a,u).u15~/k5~18u0Wj:u-Xu**u0W~0:a),u*aGj45j45k48t4@a4a@u1Ht1Ik51~4>u1;~/8u*/k4E~@uDK~I(a/Ha4?~+6u)Yk-5k*Da/Gj/Zu5?~Xa*Du*:u*9~1Ek*=j*3k19~+Ht+La13k4Vt)1k3Qk.?j.Ck)ja5)j52a1-~.Nua1E~3[k1/jH7~D4u2Sk1Ej*Ra0Xu.0t*M~,1~.Xa-I~3WkQ6t*aE8a-Du).a@uL9jQ:a5;~)0uE1j*uF[k-Lu,Ju28t2@uQAj+kaQGk5Gj6/k?jPu2Ft1Xu.a)ku*a@aMj>u53~*Va-+kLW~aR/kR-jRAk-G~-:a62r65}Ek;~8u6Lt6Da0u3G~3/ka-;j,Sk),u5Rt*0u3@u7/j7:a)k)/j,M~-Ck8a7~=k,u3Mj3Ra3Q~3(uR:tCLa6Na67j6Tu75j6PaNat2uG~6t69~D+~,tE,a5<a--~.4a*t5Y~EE~RDa68t7La8)z8){6?j)Ra+3jm+4i)?j4aWkW~VuEU~2u*aVu)/~E<uQ~)1j)Qk)A~5~)Pa,aE;jD.a7kD?j+j9~:aOj+k+k3~DPaDOjFCk*9ja*KjA8tA8aA6tuE*u,K~)j*Qk*4t@a)Pa)QjAE~A:u):uBOj0u+k@Nu@)~.aB7kBEjCk)~BtBVu4aBNtt)k,a/k/ju/~+k)j@Tu@Jta/j)E~C7kAA~+k>tA~Ck*u)4t4t)8u3k7~+k1jBu1~tu,@:a-5Qj-4?k-2Dt-/UkaIj-)Cj1j:aaEk*7k>Za*)k@Gj3k?>u>5j)K~>Zu=7~=(a<[~>3k/k2t),t)*a)=jYkC~).u?j<Y~=6u)<a*W~<Ft=Ha)Lt)k:5~:5k*t,a)Na)=~,t),a;Q~+>a7Hu7Dt6@u5Zt4Vt5.u)k6:u=~,u97j*Ik*Pt)2u)3k:a5Ok4G~G~Lu54a57~=j4Xa4Yj5DuDa9<t80u)GkAj;kQj55ja,a+=j)1~u)5k+Pt*Fa9Ok)jat4Ft+k4Ha+;~0[jg2z*Pu.o-x*a+Cj*>a5A~96a-S~Ju,4a*a*a,=j*,g2(z3Pu.a*Q~32t>a6u)0u.>t/<u+EjPu)Aj*Pa*E~*La6Fa+Kj0Wj*@u
R+~)0t)Fu*S~8aNt,a2a
W-j
XU~Ik)k.?j,Pu)<u)1j*t*a-7j-Gk+)j+k)ku*Q~/1k+Ht+k+Ft/8aU~.<t)k)~-Ok+2tSjKjut
YLt
YRtu-j/k+~-j
)GGk+Ht*<aa)j1~*t*a)Ta*uaPt)U~Lu7k4a
*A@u1k)+j
*GAj
*D.t
JFa)7~+Qk2tXa6u-(t6t*u/9k
61o*Tm*Ky-D~9~/Ja*>aQi
`
