-- Every three letters that follow one another in a text, each once: pg_trgm is no part of the embedded
-- server (docs/decisions/0026). An array of them has a GIN index.
CREATE OR REPLACE FUNCTION trigrams_of(given text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(given, place, 3)), '{}')
    FROM generate_series(1, length(given) - 2) AS place
$$;
