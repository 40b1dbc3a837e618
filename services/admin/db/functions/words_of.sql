-- The words of a text in small letters, cut at white space and at what ASCII has beside letters and digits.
CREATE OR REPLACE FUNCTION words_of(given text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(regexp_split_to_array(lower(given), '[\s!-/:-@\[-`{-~]+'), '')
$$;
