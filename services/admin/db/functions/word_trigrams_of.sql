-- What the trigrams of everybody have in whose text a word begins with each word of this one.
CREATE OR REPLACE FUNCTION word_trigrams_of(given text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT trigram), '{}')
    FROM unnest(words_of(given)) AS word, unnest(trigrams_of(' ' || word)) AS trigram
$$;
