import { fail } from '../../core/errors/index.ts'
import { collectionsOf, type StoreDefinition } from '../collections.ts'
import { tableOf } from '../sql/table-columns.ts'

/** The number of partitions. */
export interface PartitionOptions {
  /** Partitions of each table, an integer from 2 to 1,024. */
  readonly partitions: number
}

const COUNT_MIN = 2
/** Planning takes longer and each connection holds more of the catalogue with more of them. */
const COUNT_MAX = 1024

/** The tables of growing collections, which are partitioned. */
export function partitionedTables(definition: StoreDefinition): string[] {
  return collectionsOf(definition)
    .all.filter(({ isGrowing }) => isGrowing)
    .map((one) => tableOf(one).name)
}

/**
 * Copies `{table}` into a table of `{count}` partitions with the same name, columns, keys, indexes, owner, grants,
 * policies and storage parameters, unless it is one already. Raises 2BP01 if something depends on the table that the
 * new one would lose.
 */
const COPY = `do $partition$
declare
  former regclass;
  schema text;
  kept record;
  settings text;
  lost text;
  indexes text[];
  parent regclass;
  part regclass;
  one record;
begin
  lock table {table} in access exclusive mode;
  former := '{table}'::regclass;
  select relowner as owner, relacl as acl, relrowsecurity as secured, relforcerowsecurity as forced, relnamespace
    into kept from pg_class where oid = former;
  select nspname into schema from pg_namespace where oid = kept.relnamespace;
  select count(*) as parts, count(*) filter (where pg_get_expr(relpartbound, oid) like '%(modulus {count},%') as alike
    into one from pg_inherits, pg_class where inhparent = former and oid = inhrelid;
  if one.parts = {count} and one.alike = {count} then return; end if;

  select string_agg(distinct depending, ', ') into lost from (
    select 'view ' || ev_class::regclass from pg_depend, pg_rewrite where classid = 'pg_rewrite'::regclass
      and pg_rewrite.oid = objid and refclassid = 'pg_class'::regclass and refobjid = former and ev_class <> former
    union all select 'trigger ' || tgname from pg_trigger where tgrelid = former and not tgisinternal
    union all select 'foreign key ' || conname from pg_constraint where contype = 'f' and former in (conrelid, confrelid)
  ) as dependents (depending);
  if lost is not null then
    raise exception using errcode = '2BP01',
      message = '{table} cannot be partitioned below its ' || lost || '; drop them, and create them again afterwards';
  end if;

  select array_to_string(reloptions, ', ') into settings from pg_class
    where oid = coalesce((select relid from pg_partition_tree(former) where isleaf order by relid limit 1), former);
  select array_agg(replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') order by indexrelid) into indexes
    from pg_index where indrelid = former and not exists (select from pg_constraint where conindid = indexrelid);
  for one in select oid::regclass as name, relname from pg_class
    where oid = former or oid in (select relid from pg_partition_tree(former))
  loop
    execute format('alter table %s rename to %I', one.name, one.relname || '_former');
  end loop;
  -- its owner copies the rows of all companies
  execute format('alter table %s disable row level security', former);
  execute format('create table %I.{table} (like %s including all excluding indexes) partition by hash (company_id)',
    schema, former);
  parent := format('%I.{table}', schema)::regclass;
  for number in 0..{count} - 1 loop
    execute format('create table %I.{table}_p%s partition of %s for values with (modulus {count}, remainder %s)%s',
      schema, number, parent, number, ' with (' || settings || ')');
  end loop;
  execute format('insert into %s select * from %s', parent, former);

  for part in select relid from pg_partition_tree(parent) loop
    execute format('alter table %s owner to %s', part, kept.owner::regrole);
    for one in select * from aclexplode(kept.acl) where grantee <> kept.owner loop
      execute format('grant %s on %s to %s%s', one.privilege_type, part,
        case when one.grantee = 0 then 'public' else one.grantee::regrole::text end,
        case when one.is_grantable then ' with grant option' else '' end);
    end loop;
    for one in select * from pg_policies where schemaname = schema and tablename = '{table}_former' loop
      execute format('create policy %I on %s as %s for %s to %s%s%s', one.policyname, part, one.permissive, one.cmd,
        (select string_agg(case when role = 'public' then 'public' else quote_ident(role) end, ', ')
          from unnest(one.roles) as role),
        ' using (' || one.qual || ')', ' with check (' || one.with_check || ')');
    end loop;
    if kept.secured then execute format('alter table %s enable row level security', part); end if;
    if kept.forced then execute format('alter table %s force row level security', part); end if;
  end loop;

  select array_agg(format('alter table %s add constraint %I %s', parent, conname, pg_get_constraintdef(oid)))
    || indexes into indexes from pg_constraint where conrelid = former and contype in ('p', 'u');
  execute format('drop table %s', former);
  for number in 1..coalesce(array_length(indexes, 1), 0) loop
    execute indexes[number];
  end loop;
  execute format('analyze %s', parent);
end
$partition$`

/** Throws `invalid_choice`. */
function checkedCount(partitions: number): number {
  if (Number.isSafeInteger(partitions) && partitions >= COUNT_MIN && partitions <= COUNT_MAX) return partitions
  const expected = `an integer from ${COUNT_MIN} to ${COUNT_MAX}`
  return fail('partitions', 'invalid_choice', { message: `must be ${expected}`, expected, received: partitions })
}

/** The statements that partition the tables of growing collections by hash of the company. Throws `invalid_choice`. */
export function makePartitionStatements(
  definition: StoreDefinition,
  { partitions }: PartitionOptions,
): readonly string[] {
  const count = String(checkedCount(partitions))
  return partitionedTables(definition).map((table) => COPY.replaceAll('{table}', table).replaceAll('{count}', count))
}
