import type { Client } from 'pg';

/** A table as COPY names it, and the order in which two copies of the same rows are the same bytes. */
export type Table = { name: string; columns: string[]; order: string };

/** The same bytes for the same values, whatever the server or the user is set to. */
const plainValues = [
  `set client_encoding = 'UTF8'`,
  `set datestyle = 'ISO, YMD'`,
  `set timezone = 'UTC'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
];

/** Gets a connection ready to copy rows. */
export async function usePlainValues(client: Client): Promise<void> {
  for (const setting of plainValues) await client.query(setting);
}

/** All tables that hold rows, by name. Columns that the database computes itself are none to copy. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; keys: string[] | null }>(`
    select c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as keys
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname collate "C"`);
  return rows.map(({ name, columns, keys }) => ({
    name,
    columns,
    order: keys?.join(', ') ?? `(${quoted(name)})::text collate "C"`,
  }));
}

/** The statement that gives all rows of a table, in its order. */
export function copyOut({ name, columns, order }: Table): string {
  return `copy (select ${columns.join(', ')} from ${quoted(name)} order by ${order}) to stdout`;
}

/** The statement that takes them. */
export function copyIn({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `copy ${quoted(name)} (${columns.join(', ')}) from stdin`;
}

/** A table's name as a statement needs it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
