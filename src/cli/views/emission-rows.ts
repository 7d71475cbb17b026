import { calculatedRows } from './activity-rows.ts'
import { factorTable, partTable, scopeTable, sideTable } from './calculation-parts.ts'
import { builtInKinds } from './kinds-sql.ts'
import type { ViewDialect } from './view-dialect.ts'

/** The scope that a kind states, 1 to 3. */
const OF_KIND = 'cast(substr(t.kind_scope, 7) as integer)'

/** The scope that a record counts under, 1 to 3: what its factors state, as far as its kind lets them. */
const SCOPE = `case when t.stated_in_total is null or ${OF_KIND} = 3 or (t.is_built_in = 0 and t.stated_in_total < ${OF_KIND}) then ${OF_KIND} else t.stated_in_total end`

/** The tables of an expression up to `sides`: records, their calculations, and what the parts of each add up to. */
export function sideRows(dialect: ViewDialect): string {
  return `with recursive ${[
    builtInKinds(),
    scopeTable(),
    calculatedRows(dialect),
    factorTable(dialect),
    partTable(dialect),
    sideTable(dialect),
  ].join(',\n')}`
}

/**
 * The emissions of all records: `emissions (company_id, id, …, scope, scope3, method, exact, kg, co2e, …)`. Electricity by both
 * methods is two rows: `market`, with the exact digits that the store keeps, and `location`, which it keeps none of and which is
 * computed here, as a double. One figure that is of the market alone is `market`; every other one is `none`. Needs what
 * `sideRows` gives.
 */
export function emissionRows({ nearest }: ViewDialect): string {
  const inTotal = (value: string, name: string) =>
    `max(case when side = 'calculation' then ${value} end) over (partition by company_id, id) as ${name}`
  const isMarket = 'e.is_beside = 1 or e.is_electricity = 1 or e.has_supplier_mix = 1'
  return `emissions as (
  select e.*, case when e.side = 'location' then 'location' when e.scope = 2 and (${isMarket}) then 'market' else 'none' end as method,
    case when e.side = 'location' then null else e.exact end as digits,
    case when e.side = 'location' then e.co2e else ${nearest('e.exact')} end as kg
  from (
    select t.*, ${SCOPE} as scope
    from (
      select s.*, ${inTotal('stated', 'stated_in_total')}, case when count(*) over (partition by company_id, id) = 2 then 1 else 0 end as is_beside from sides as s
    ) as t
  ) as e
  where e.side = 'calculation' or e.scope = 2
)`
}
