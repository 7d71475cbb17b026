import { emissionRows, sideRows } from './emission-rows.ts'
import type { ViewDialect } from './view-dialect.ts'

/** Every record of an activity, with its quantity where all parts of its calculation begin with one. */
export function activitiesView(dialect: ViewDialect): string {
  const { moment, number, double } = dialect
  const starts = moment('t.start_ms', 't.starts')
  return `${sideRows(dialect)}
select t.company_id, t.id as activity_id, t.activity_type, ${starts} as time, ${starts} as period_start, ${moment('t.end_ms', 't.ends')} as period_end,
  t.site_id, t.vehicle_id, t.vendor_id, t.kind_id, t.kind_name, ${double(`(${number('t.quantity')})`)} as quantity, t.unit, t.quantity as quantity_exact
from sides as t
where t.side = 'calculation'`
}

/** The emissions of every record, in kilograms: one row, and for electricity one by each method. */
export function emissionsView(dialect: ViewDialect): string {
  const { moment } = dialect
  return `${sideRows(dialect)},
${emissionRows(dialect)}
select e.company_id, e.id as activity_id, ${moment('e.start_ms', 'e.starts')} as time, e.scope, case when e.scope = 3 then e.scope3 end as category, e.method,
  e.kg as co2e_kg, e.co2 as co2_kg, e.ch4 as ch4_kg, e.n2o as n2o_kg, e.biogenic as biogenic_co2_kg, e.montreal as montreal_co2e_kg, e.digits as co2e_exact,
  e.factor_id, e.edition as factor_edition, e.activity_type, e.site_id, e.vehicle_id, e.kind_id, e.kind_name, ${moment('e.end_ms', 'e.ends')} as period_end
from emissions as e`
}
