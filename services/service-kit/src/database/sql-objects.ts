import type { Knex } from 'knex';

/**
 * The functions, triggers and views of the current schema, but those of extensions: what follows
 * DROP for each (`function ledger.post(jsonb)`), and the place of its row in the catalogue, which is
 * another one whenever the object was replaced. The latest come first.
 */
export async function readSqlObjects(database: Knex): Promise<Map<string, string>> {
  const { rows } = await database.raw<{ rows: { object: string; place: string }[] }>(`
    WITH object (classid, oid, place) AS (
      SELECT 'pg_proc'::regclass, oid, ctid FROM pg_proc
       WHERE pronamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
      UNION ALL
      SELECT 'pg_class'::regclass, c.oid, r.ctid
        FROM pg_class c JOIN pg_rewrite r ON r.ev_class = c.oid AND r.rulename = '_RETURN'
       WHERE c.relkind = 'v'
         AND c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
      UNION ALL
      SELECT 'pg_trigger'::regclass, t.oid, t.ctid
        FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE NOT t.tgisinternal
         AND c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    )
    SELECT i.type || ' ' || i.identity AS object, o.place::text
      FROM object o CROSS JOIN LATERAL pg_identify_object(o.classid, o.oid, 0) i
     WHERE NOT EXISTS (SELECT FROM pg_depend d
                        WHERE d.classid = o.classid AND d.objid = o.oid AND d.deptype = 'e')
     ORDER BY o.oid DESC`);
  return new Map(rows.map(({ object, place }) => [object, place]));
}
