-- The name of a place as people may type it: without accents, case and signs.
CREATE FUNCTION brota_place(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select btrim(translate(public.brota_plain(value), '-/.,()''’‘`´"', '  '))
$$;
