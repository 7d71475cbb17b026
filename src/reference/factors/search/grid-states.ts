/**
 * The eGRID subregions of each state of the United States, the one that serves most of it first: code | name |
 * subregions. A state with one subregion is wholly or nearly in it. EPA publishes no shares by state; its Power
 * Profiler gives the subregion of a utility or ZIP code.
 */
const STATES = `
AL|Alabama|SRSO SRTV
AK|Alaska|AKGD AKMS
AZ|Arizona|AZNM
AR|Arkansas|SRMV SPSO
CA|California|CAMX
CO|Colorado|RMPA
CT|Connecticut|NEWE
DE|Delaware|RFCE
DC|District of Columbia|RFCE
FL|Florida|FRCC SRSO
GA|Georgia|SRSO
HI|Hawaii|HIOA HIMS
ID|Idaho|NWPP
IL|Illinois|RFCW SRMW
IN|Indiana|RFCW
IA|Iowa|MROW
KS|Kansas|SPNO
KY|Kentucky|SRTV RFCW
LA|Louisiana|SRMV SPSO
ME|Maine|NEWE
MD|Maryland|RFCE RFCW
MA|Massachusetts|NEWE
MI|Michigan|RFCM RFCW MROE
MN|Minnesota|MROW
MS|Mississippi|SRMV SRSO SRTV
MO|Missouri|SRMW SPNO
MT|Montana|NWPP MROW
NE|Nebraska|MROW RMPA
NV|Nevada|NWPP AZNM
NH|New Hampshire|NEWE
NJ|New Jersey|RFCE
NM|New Mexico|AZNM SPSO
NY|New York|NYUP NYCW NYLI
NC|North Carolina|SRVC
ND|North Dakota|MROW
OH|Ohio|RFCW
OK|Oklahoma|SPSO
OR|Oregon|NWPP
PA|Pennsylvania|RFCE RFCW
RI|Rhode Island|NEWE
SC|South Carolina|SRVC
SD|South Dakota|MROW RMPA
TN|Tennessee|SRTV
TX|Texas|ERCT SPSO SRMV AZNM
UT|Utah|NWPP
VT|Vermont|NEWE
VA|Virginia|SRVC RFCW RFCE
WA|Washington|NWPP
WV|West Virginia|RFCW
WI|Wisconsin|MROE RFCW MROW
WY|Wyoming|NWPP RMPA
`

/** A state of the United States with the grid subregions of US EPA that serve it. */
export interface GridState {
  /** 'TX' */
  readonly code: string
  readonly name: string
  /** Regions of eGRID factors, the one that serves most of the state first: 'US-ERCT'. */
  readonly regions: readonly string[]
}

/** The states of the United States and the District of Columbia. */
export const GRID_STATES: readonly GridState[] = STATES.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', subregions = ''] = line.split('|')
    return { code, name, regions: subregions.split(' ').map((subregion) => `US-${subregion}`) }
  })
