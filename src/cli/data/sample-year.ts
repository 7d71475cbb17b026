/**
 * The shipped year: 2025 of Thornbeck Pumps, an invented manufacturer with works in Leeds, Dayton (Ohio) and Kassel, as
 * activity rows in the format of `tonne calculate`. The company and its figures are made up; sizes are such as occur.
 * Movements and trips name their places, between which the distances are found. Where no German fuel factor is published,
 * the rows name the British one; so do waste, materials and water.
 */
export const SAMPLE_YEAR_CSV = `id,site,activity,start,end,value,unit,factor,fuel,country,gridRegion,heatingValue,percentageOfCleanEnergy,consumption,consumptionUnit,consumptionPer,distanceFactor,fuelValue,fuelUnit,mode,vehicle,from,to,distanceKm,distanceKind,fromCountry,toCountry,isReturn,class,passengers,nights,rooms,hotelCountry,gas,blend,gwp,note
LDS-GAS-01,Leeds works,fuel,2025-01-01,2025-02-01,84217,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-02,Leeds works,fuel,2025-02-01,2025-03-01,76903,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-03,Leeds works,fuel,2025-03-01,2025-04-01,68450,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-04,Leeds works,fuel,2025-04-01,2025-05-01,49872,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-05,Leeds works,fuel,2025-05-01,2025-06-01,27316,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-06,Leeds works,fuel,2025-06-01,2025-07-01,12488,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-07,Leeds works,fuel,2025-07-01,2025-08-01,9127,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-08,Leeds works,fuel,2025-08-01,2025-09-01,8864,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-09,Leeds works,fuel,2025-09-01,2025-10-01,14935,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-10,Leeds works,fuel,2025-10-01,2025-11-01,36710,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-11,Leeds works,fuel,2025-11-01,2025-12-01,61284,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-GAS-12,Leeds works,fuel,2025-12-01,2026-01-01,79541,kWh,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,main meter
LDS-KIT-Q1,Leeds works,fuel,2025-01-01,2025-04-01,412.5,therm,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,canteen meter
LDS-KIT-Q2,Leeds works,fuel,2025-04-01,2025-07-01,268.3,therm,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,canteen meter
LDS-KIT-Q3,Leeds works,fuel,2025-07-01,2025-10-01,190.8,therm,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,canteen meter
LDS-KIT-Q4,Leeds works,fuel,2025-10-01,2026-01-01,377.4,therm,,natural gas,GB,,gross,,,,,,,,,,,,,,,,,,,,,,,,,canteen meter
LDS-OIL-01,Leeds works,fuel,2025-01-01,2025-02-01,620,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-02,Leeds works,fuel,2025-02-01,2025-03-01,540,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-03,Leeds works,fuel,2025-03-01,2025-04-01,485,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-04,Leeds works,fuel,2025-04-01,2025-05-01,310,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-05,Leeds works,fuel,2025-05-01,2025-06-01,120,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-06,Leeds works,fuel,2025-06-01,2025-07-01,60,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-07,Leeds works,fuel,2025-07-01,2025-08-01,45,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-08,Leeds works,fuel,2025-08-01,2025-09-01,40,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-09,Leeds works,fuel,2025-09-01,2025-10-01,95,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-10,Leeds works,fuel,2025-10-01,2025-11-01,280,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-11,Leeds works,fuel,2025-11-01,2025-12-01,450,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
LDS-OIL-12,Leeds works,fuel,2025-12-01,2026-01-01,580,l,,burning oil,GB,,,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the paint shop
DAY-GAS-01,Dayton plant,fuel,2025-01-01,2025-02-01,248.61,mmbtu,,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
DAY-GAS-02,Dayton plant,fuel,2025-02-01,2025-03-01,221.94,mmbtu,,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
DAY-GAS-03,Dayton plant,fuel,2025-03-01,2025-04-01,176.3,mmbtu,,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
DAY-GAS-04,Dayton plant,fuel,2025-04-01,2025-05-01,104.82,mmbtu,,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
DAY-GAS-05,Dayton plant,fuel,2025-05-01,2025-06-01,61.07,mmbtu,,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
DAY-GAS-06,Dayton plant,fuel,2025-06-01,2025-07-01,33.4,mmbtu,,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
DAY-GAS-07,Dayton plant,fuel,2025-07-01,2025-08-01,302.5,therm (US),,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; new supplier bills therms
DAY-GAS-08,Dayton plant,fuel,2025-08-01,2025-09-01,295.8,therm (US),,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; new supplier bills therms
DAY-GAS-09,Dayton plant,fuel,2025-09-01,2025-10-01,371.2,therm (US),,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; new supplier bills therms
DAY-GAS-10,Dayton plant,fuel,2025-10-01,2025-11-01,883.6,therm (US),,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; new supplier bills therms
DAY-GAS-11,Dayton plant,fuel,2025-11-01,2025-12-01,1694.7,therm (US),,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; new supplier bills therms
DAY-GAS-12,Dayton plant,fuel,2025-12-01,2026-01-01,2318.9,therm (US),,natural gas,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; new supplier bills therms
DAY-OIL-01,Dayton plant,fuel,2025-01-01,2025-02-01,118.4,mmbtu,,distillate fuel oil no 2,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the warehouse
DAY-OIL-02,Dayton plant,fuel,2025-02-01,2025-03-01,96.7,mmbtu,,distillate fuel oil no 2,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the warehouse
DAY-OIL-11,Dayton plant,fuel,2025-11-01,2025-12-01,74.2,mmbtu,,distillate fuel oil no 2,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the warehouse
DAY-OIL-12,Dayton plant,fuel,2025-12-01,2026-01-01,109.9,mmbtu,,distillate fuel oil no 2,US,,gross,,,,,,,,,,,,,,,,,,,,,,,,,heating oil of the warehouse
KAS-GAS-01,Kassel workshop,fuel,2025-01-01,2025-02-01,4120,m3,desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
KAS-GAS-02,Kassel workshop,fuel,2025-02-01,2025-03-01,3744,m3,desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
KAS-GAS-03,Kassel workshop,fuel,2025-03-01,2025-04-01,3216,m3,desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
KAS-GAS-04,Kassel workshop,fuel,2025-04-01,2025-05-01,2188,m3,desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
KAS-GAS-05,Kassel workshop,fuel,2025-05-01,2025-06-01,1104,m3,desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
KAS-GAS-06,Kassel workshop,fuel,2025-06-01,2025-07-01,512,m3,desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,gas meter
KAS-GAS-07,Kassel workshop,fuel,2025-07-01,2025-08-01,24.87,GJ,desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv,,,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; supplier bills gigajoules
KAS-GAS-08,Kassel workshop,fuel,2025-08-01,2025-09-01,23.15,GJ,desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv,,,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; supplier bills gigajoules
KAS-GAS-09,Kassel workshop,fuel,2025-09-01,2025-10-01,38.62,GJ,desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv,,,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; supplier bills gigajoules
KAS-GAS-10,Kassel workshop,fuel,2025-10-01,2025-11-01,96.4,GJ,desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv,,,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; supplier bills gigajoules
KAS-GAS-11,Kassel workshop,fuel,2025-11-01,2025-12-01,147.93,GJ,desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv,,,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; supplier bills gigajoules
KAS-GAS-12,Kassel workshop,fuel,2025-12-01,2026-01-01,186.51,GJ,desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv,,,,gross,,,,,,,,,,,,,,,,,,,,,,,,,gas meter; supplier bills gigajoules
LDS-EL-01,Leeds works,electricity,2025-01-01,2025-02-01,46120,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-02,Leeds works,electricity,2025-02-01,2025-03-01,42870,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-03,Leeds works,electricity,2025-03-01,2025-04-01,44930,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-04,Leeds works,electricity,2025-04-01,2025-05-01,41205,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-05,Leeds works,electricity,2025-05-01,2025-06-01,39880,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-06,Leeds works,electricity,2025-06-01,2025-07-01,38410,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-07,Leeds works,electricity,2025-07-01,2025-08-01,36975,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-08,Leeds works,electricity,2025-08-01,2025-09-01,33240,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-09,Leeds works,electricity,2025-09-01,2025-10-01,39515,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-10,Leeds works,electricity,2025-10-01,2025-11-01,43690,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-11,Leeds works,electricity,2025-11-01,2025-12-01,45870,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
LDS-EL-12,Leeds works,electricity,2025-12-01,2026-01-01,41330,kWh,,,GB,,,60,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-01,Dayton plant,electricity,2025-01-01,2025-02-01,38.42,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-02,Dayton plant,electricity,2025-02-01,2025-03-01,35.17,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-03,Dayton plant,electricity,2025-03-01,2025-04-01,36.88,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-04,Dayton plant,electricity,2025-04-01,2025-05-01,34.05,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-05,Dayton plant,electricity,2025-05-01,2025-06-01,36.91,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-06,Dayton plant,electricity,2025-06-01,2025-07-01,41.26,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-07,Dayton plant,electricity,2025-07-01,2025-08-01,44.73,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-08,Dayton plant,electricity,2025-08-01,2025-09-01,43.98,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-09,Dayton plant,electricity,2025-09-01,2025-10-01,38.14,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-10,Dayton plant,electricity,2025-10-01,2025-11-01,35.6,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-11,Dayton plant,electricity,2025-11-01,2025-12-01,35.02,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
DAY-EL-12,Dayton plant,electricity,2025-12-01,2026-01-01,37.49,MWh,,,US,US-RFCW,,,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-01,Kassel workshop,electricity,2025-01-01,2025-02-01,24.31,MWh,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-02,Kassel workshop,electricity,2025-02-01,2025-03-01,22.08,MWh,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-03,Kassel workshop,electricity,2025-03-01,2025-04-01,23.4,MWh,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-04,Kassel workshop,electricity,2025-04-01,2025-05-01,21.15,MWh,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-05,Kassel workshop,electricity,2025-05-01,2025-06-01,20.62,MWh,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-06,Kassel workshop,electricity,2025-06-01,2025-07-01,19.87,MWh,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-07,Kassel workshop,electricity,2025-07-01,2025-08-01,68.2,GJ,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-08,Kassel workshop,electricity,2025-08-01,2025-09-01,61.56,GJ,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-09,Kassel workshop,electricity,2025-09-01,2025-10-01,74.9,GJ,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-10,Kassel workshop,electricity,2025-10-01,2025-11-01,81.14,GJ,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-11,Kassel workshop,electricity,2025-11-01,2025-12-01,84.2,GJ,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
KAS-EL-12,Kassel workshop,electricity,2025-12-01,2026-01-01,79.67,GJ,,,DE,,,35,,,,,,,,,,,,,,,,,,,,,,,,
VAN-1-Q1,Leeds works,vehicle,2025-01-01,2025-04-01,612.4,l,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,service van; fuel card
VAN-1-Q2,Leeds works,vehicle,2025-04-01,2025-07-01,588.1,l,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,service van; fuel card
VAN-1-Q3,Leeds works,vehicle,2025-07-01,2025-10-01,540.75,l,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,service van; fuel card
VAN-1-Q4,Leeds works,vehicle,2025-10-01,2026-01-01,603.9,l,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,service van; fuel card
CAR-2-Q1,Leeds works,vehicle,2025-01-01,2025-04-01,4210,km,desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pool car; odometer
CAR-2-Q2,Leeds works,vehicle,2025-04-01,2025-07-01,3985,km,desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pool car; odometer
CAR-2-Q3,Leeds works,vehicle,2025-07-01,2025-10-01,3660,km,desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pool car; odometer
CAR-2-Q4,Leeds works,vehicle,2025-10-01,2026-01-01,4125,km,desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pool car; odometer
VAN-3-Q1,Kassel workshop,vehicle,2025-01-01,2025-04-01,5120,km,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,8.4,l,100,,,,,,,,,,,,,,,,,,,,,delivery van; log book
VAN-3-Q2,Kassel workshop,vehicle,2025-04-01,2025-07-01,5470,km,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,8.4,l,100,,,,,,,,,,,,,,,,,,,,,delivery van; log book
VAN-3-Q3,Kassel workshop,vehicle,2025-07-01,2025-10-01,4890,km,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,8.4,l,100,,,,,,,,,,,,,,,,,,,,,delivery van; log book
VAN-3-Q4,Kassel workshop,vehicle,2025-10-01,2026-01-01,5305,km,desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres,,,,,,8.4,l,100,,,,,,,,,,,,,,,,,,,,,delivery van; log book
EV-4-Q1,Leeds works,vehicle,2025-01-01,2025-04-01,3850,km,,,GB,,,,17.2,kWh,100,,,,,,,,,,,,,,,,,,,,,electric car; charged in public
EV-4-Q2,Leeds works,vehicle,2025-04-01,2025-07-01,4120,km,,,GB,,,,17.2,kWh,100,,,,,,,,,,,,,,,,,,,,,electric car; charged in public
EV-4-Q3,Leeds works,vehicle,2025-07-01,2025-10-01,3975,km,,,GB,,,,17.2,kWh,100,,,,,,,,,,,,,,,,,,,,,electric car; charged in public
EV-4-Q4,Leeds works,vehicle,2025-10-01,2026-01-01,3640,km,,,GB,,,,17.2,kWh,100,,,,,,,,,,,,,,,,,,,,,electric car; charged in public
PICKUP-5-Q1,Dayton plant,vehicle,2025-01-01,2025-04-01,148.6,US gal,epa-2025/stationary/motor-gasoline/us-gallon,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pickup; fuel card
PICKUP-5-Q2,Dayton plant,vehicle,2025-04-01,2025-07-01,151.9,US gal,epa-2025/stationary/motor-gasoline/us-gallon,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pickup; fuel card
PICKUP-5-Q3,Dayton plant,vehicle,2025-07-01,2025-10-01,140.2,US gal,epa-2025/stationary/motor-gasoline/us-gallon,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pickup; fuel card
PICKUP-5-Q4,Dayton plant,vehicle,2025-10-01,2026-01-01,147.3,US gal,epa-2025/stationary/motor-gasoline/us-gallon,,,,,,,,,,,,,,,,,,,,,,,,,,,,,pickup; fuel card
LORRY-6-Q1,Leeds works,vehicle,2025-01-01,2025-04-01,6240,km,desnz-2025/freighting-goods/hgv-all-diesel/rigid-over-7-5-tonnes-17-tonnes/average-laden/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,rigid lorry; tachograph
LORRY-6-Q2,Leeds works,vehicle,2025-04-01,2025-07-01,6815,km,desnz-2025/freighting-goods/hgv-all-diesel/rigid-over-7-5-tonnes-17-tonnes/average-laden/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,rigid lorry; tachograph
LORRY-6-Q3,Leeds works,vehicle,2025-07-01,2025-10-01,6130,km,desnz-2025/freighting-goods/hgv-all-diesel/rigid-over-7-5-tonnes-17-tonnes/average-laden/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,rigid lorry; tachograph
LORRY-6-Q4,Leeds works,vehicle,2025-10-01,2026-01-01,6590,km,desnz-2025/freighting-goods/hgv-all-diesel/rigid-over-7-5-tonnes-17-tonnes/average-laden/km,,,,,,,,,,,,,,,,,,,,,,,,,,,,,rigid lorry; tachograph
FRT-01,Leeds works,movement,2025-01-14,,11.8,t,,,,,,,,,,,,,TRUCK,,Leeds,Felixstowe,,,,,,,,,,,,,,"castings, Leeds to Felixstowe"
FRT-02,Leeds works,movement,2025-01-17,,11.8,t,,,,,,,,,,,,,SHIP,,Felixstowe,"36.92, -76.33",,,,,,,,,,,,,,"castings, Felixstowe to Norfolk VA"
FRT-03,Dayton plant,movement,2025-01-31,,11.8,t,,,,,,,,,,,,,TRUCK,,"36.92, -76.33",Dayton,,,,,,,,,,,,,,"castings, Norfolk VA to Dayton"
FRT-04,Leeds works,movement,2025-02-06,,640,kg,,,,,,,,,,,,,AIR,,MAN,ORD,,,,,,,,,,,,,,"spare rotors, Manchester to Chicago"
FRT-05,Dayton plant,movement,2025-02-08,,640,kg,,,,,,,,,,,,,TRUCK,,Chicago,Dayton,,,,,,,,,,,,,,"spare rotors, Chicago to Dayton"
FRT-06,Kassel workshop,movement,2025-02-19,,9.25,t,,,,,,,,,,,,,TRUCK,,"Rotterdam, NL",Kassel,,,,,,,,,,,,,,"bar stock, Rotterdam to Kassel"
FRT-07,Kassel workshop,movement,2025-03-05,,18.4,t,,,,,,,,,,,,,SHIP,,Shanghai,Hamburg,,,,,,,,,,,,,,"motors, Shanghai to Hamburg"
FRT-08,Kassel workshop,movement,2025-04-14,,18.4,t,,,,,,,,,,,,,RAIL,,Hamburg,Kassel,,,,,,,,,,,,,,"motors, Hamburg to Kassel"
FRT-09,Leeds works,movement,2025-03-11,,7.6,t,,,,,,,,,,,,,TRUCK,,Leeds,Hull,,,,,,,,,,,,,,"pump sets, Leeds to Hull"
FRT-10,Leeds works,movement,2025-03-12,,7.6,t,,,,,,,,,,,,,SHIP,,Hull,"Rotterdam, NL",,,,,,,,,,,,,,"pump sets, Hull to Rotterdam"
FRT-11,Kassel workshop,movement,2025-03-14,,7.6,t,,,,,,,,,,,,,RAIL,,"Rotterdam, NL",Kassel,,,,,,,,,,,,,,"pump sets, Rotterdam to Kassel"
FRT-12,Leeds works,movement,2025-04-02,,21.3,t,,,,,,,,,,,,,SHIP,,Shanghai,Felixstowe,,,,,,,,,,,,,,"bearings and motors, Shanghai to Felixstowe"
FRT-13,Leeds works,movement,2025-05-13,,21.3,t,,,,,,,,,,,,,RAIL,,Felixstowe,Leeds,,,,,,,,,,,,,,"bearings and motors, Felixstowe to Leeds"
FRT-14,Leeds works,movement,2025-04-24,,310,kg,,,,,,,,,,,,,AIR,,FRA,PVG,,,,,,,,,,,,,,"samples, Frankfurt to Shanghai"
FRT-15,Dayton plant,movement,2025-05-06,,14200,lb,,,,,,,,,,,,,TRUCK,,Dayton,IATA:CMH,,,,,,,,,,,,,,"pump sets, Dayton to Columbus OH"
FRT-16,Dayton plant,movement,2025-05-21,,9.8,short ton,,,,,,,,,,,,,RAIL,,Chicago,Dayton,,,,,,,,,,,,,,"steel, Chicago to Dayton"
FRT-17,Leeds works,movement,2025-06-03,,5.4,t,,,,,,,,,,,,,TRUCK,,Leeds,London,,,,,,,,,,,,,,"service parts, Leeds to London"
FRT-18,Leeds works,movement,2025-06-17,,2.9,t,,,,,,,,,,,,,TRUCK,,Leeds,Glasgow,,,,,,,,,,,,,,"service parts, Leeds to Glasgow"
FRT-19,Kassel workshop,movement,2025-06-25,,6.75,t,,,,,,,,,,,,,TRUCK,,Kassel,München,,,,,,,,,,,,,,"pump sets, Kassel to Munich"
FRT-20,Kassel workshop,movement,2025-07-08,,12.2,t,,,,,,,,,,,,,RAIL,,Kassel,Genova,,,,,,,,,,,,,,"pump sets, Kassel to Genoa"
FRT-21,Kassel workshop,movement,2025-07-12,,12.2,t,,,,,,,,,,,,,SHIP,,Genoa,"25.00, 55.06",,,,,,,,,,,,,,"pump sets, Genoa to Jebel Ali"
FRT-22,Leeds works,movement,2025-07-29,,185,kg,,,,,,,,,,,,,AIR,,LHR,DXB,,,,,,,,,,,,,,"seals, London to Dubai"
FRT-23,Dayton plant,movement,2025-08-12,,16.5,t,,,,,,,,,,,,,TRUCK,,Dayton,Savannah,,,,,,,,,,,,,,"pump sets, Dayton to Savannah GA"
FRT-24,Dayton plant,movement,2025-08-20,,16.5,t,,,,,,,,,,,,,SHIP,,Savannah,Bremerhaven,,,,,,,,,,,,,,"pump sets, Savannah GA to Bremerhaven"
FRT-25,Kassel workshop,movement,2025-09-09,,16.5,t,,,,,,,,,,,,,TRUCK,,Bremerhaven,Kassel,,,,,,,,,,,,,,"pump sets, Bremerhaven to Kassel"
FRT-26,Leeds works,movement,2025-09-23,,95,kg,,,,,,,,,,,,,AIR,,LBA,BHD,,,,,,,,,,,,,,"urgent spares, Leeds to Belfast"
FRT-27,Leeds works,movement,2025-10-07,,8.1,t,,,,,,,,,,,,,TRUCK,,Sheffield,"Carlisle, GB",284,actual,,,,,,,,,,,,"castings, Sheffield foundry to Leeds and on to Carlisle"
FRT-28,Kassel workshop,movement,2025-10-22,,3.35,t,,,,,,,,,,,,,TRUCK,,Kassel,Bielefeld,,,,,,,,,,,,,,"adhesive, Kassel to Bielefeld and back to stock"
FRT-29,Leeds works,movement,2025-11-11,,240,kg,,,,,,,,,,,,,AIR,,LHR,FRA,,,,,,,,,,,,,,"urgent spares, London to Frankfurt"
FRT-30,Leeds works,movement,2025-12-04,,10.6,t,,,,,,,,,,,,,TRUCK,,Leeds,53.63 N 0.19 W,,,,,,,,,,,,,,"pump sets, Leeds to Immingham"
TRIP-01,Leeds works,trip,2025-01-20,2025-01-24,,,,,,,,,,,,,,,AIR,,MAN,ORD,,,,,true,ECONOMY,,4,,US,,,,Manchester to Chicago and on to Dayton
TRIP-02,Leeds works,trip,2025-02-10,2025-02-12,,,,,,,,,,,,,,,AIR,,LHR,FRA,,,,,true,ECONOMY,2,2,2,DE,,,,London to Frankfurt; two engineers
TRIP-03,Kassel workshop,trip,2025-02-25,2025-02-26,,,,,,,,,,,,,,,RAIL,,Kassel,Frankfurt,,,,,true,,,,,,,,,Kassel to Frankfurt
TRIP-04,Leeds works,trip,2025-03-03,2025-03-04,,,,,,,,,,,,,,,AIR,,LBA,BHD,,,,,true,,,1,,GB,,,,Leeds to Belfast
TRIP-05,Leeds works,trip,2025-03-18,2025-03-19,,,,,,,,,,,,,,,RAIL,,Leeds,London,,,,,true,,3,,,,,,,Leeds to London; three colleagues
TRIP-06,Kassel workshop,trip,2025-03-31,2025-04-06,,,,,,,,,,,,,,,AIR,,FRA,PVG,,,,,true,BUSINESS,,6,,CN,,,,Frankfurt to Shanghai; supplier audit
TRIP-07,Dayton plant,trip,2025-04-14,2025-04-16,,,,,,,,,,,,,,,AIR,,DAY,ORD,,,,,true,,2,2,2,US,,,,Dayton to Chicago
TRIP-08,Leeds works,trip,2025-04-28,2025-05-02,,,,,,,,,,,,,,,AIR,,LHR,SIN,,,,,true,PREMIUM_ECONOMY,,4,,SG,,,,London to Singapore; trade fair
TRIP-09,Leeds works,trip,2025-05-12,2025-05-13,,,,,,,,,,,,,,,CAR,,Leeds,"Carlisle, GB",,,,,true,,,1,,GB,,,,Leeds to Carlisle in the employee's own car
TRIP-10,Leeds works,trip,2025-05-26,2025-05-28,,,,,,,,,,,,,,,AIR,,LBA,AMS,,,,,true,BUSINESS,,2,,NL,,,,Leeds to Amsterdam
TRIP-11,Dayton plant,trip,2025-06-09,2025-06-13,,,,,,,,,,,,,,,AIR,,ORD,FRA,,,,,true,ECONOMY,2,4,2,DE,,,,Chicago to Frankfurt; two planners
TRIP-12,Leeds works,trip,2025-06-23,2025-06-27,,,,,,,,,,,,,,,AIR,,LHR,DXB,,,,,true,FIRST_CLASS,,4,,AE,,,,London to Dubai; managing director
TRIP-13,Kassel workshop,trip,2025-07-01,2025-07-03,,,,,,,,,,,,,,,RAIL,international rail,Kassel,"Paris, FR",,,,,true,,,2,,FR,,,,Kassel to Paris
TRIP-14,Leeds works,trip,2025-07-14,2025-07-18,,,,,,,,,,,,,,,AIR,,LHR,JFK,,,,,true,BUSINESS,,4,,US,,,,London to New York; tender
TRIP-15,Kassel workshop,trip,2025-08-18,2025-08-19,,,,,,,,,,,,,,,CAR,,Kassel,Hannover,,,,,true,,,,,,,,,Kassel to Hanover in a hired car
TRIP-16,Leeds works,trip,2025-09-08,2025-09-14,,,,,,,,,,,,,,,AIR,,LHR,HND,,,,,true,ECONOMY,2,6,2,JP,,,,London to Tokyo; two engineers
TRIP-17,Dayton plant,trip,2025-09-22,2025-09-26,,,,,,,,,,,,,,,AIR,,ORD,FRA,,,,,true,PREMIUM_ECONOMY,,4,,DE,,,,Chicago to Frankfurt
TRIP-18,Leeds works,trip,2025-10-13,2025-10-14,,,,,,,,,,,,,,,SHIP,,Hull,"Rotterdam, NL",,,,,true,,,,,,,,,ferry Hull to Rotterdam
TRIP-19,Leeds works,trip,2025-11-03,2025-11-05,,,,,,,,,,,,,,,AIR,,MAN,BIO,,,,,true,PREMIUM_ECONOMY,,2,,ES,,,,Manchester to Bilbao; no such class on the route
TRIP-20,Kassel workshop,trip,2025-12-01,2025-12-04,,,,,,,,,,,,,,,,,,,,,,,,,,3,,DE,,,,hotel alone; travelled with a customer
LEAK-1,Leeds works,refrigerant,2025-05-20,,1.8,kg,,,,,,,,,,,,,,,,,,,,,,,,,,,,R-410A,AR5_GWP100,top-up of the office chiller
LEAK-2,Dayton plant,refrigerant,2025-08-06,,12,oz,,,,,,,,,,,,,,,,,,,,,,,,,,,HFC-134a,,AR5_GWP100,top-up of the compressed-air dryer
WST-1,Leeds works,quantity,2025-01-01,2025-07-01,6.42,t,desnz-2025/waste-disposal/refuse/commercial-and-industrial-waste/incineration-with-energy-recovery/tonnes,,,,,,,,,,,,,,,,,,,,,,,,,,,,,skips of the works
WST-2,Leeds works,quantity,2025-07-01,2026-01-01,7180,kg,desnz-2025/waste-disposal/refuse/commercial-and-industrial-waste/landfill/tonnes,,,,,,,,,,,,,,,,,,,,,,,,,,,,,skips of the works; new contractor
MAT-1,Leeds works,quantity,2025-01-01,2026-01-01,3.65,t,desnz-2025/material-use/paper/paper-and-board-board/primary-material-production/tonnes,,,,,,,,,,,,,,,,,,,,,,,,,,,,,cartons bought for pump sets
WTR-1,Kassel workshop,quantity,2025-01-01,2026-01-01,412,m3,desnz-2025/water-supply/cubic-metres,,,,,,,,,,,,,,,,,,,,,,,,,,,,,water meter
`
