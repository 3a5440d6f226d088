-- Centavos as a wire amount: 12345 is "123.45".
CREATE OR REPLACE FUNCTION ledger_pesos(centavos bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT (centavos / 100)::text || '.' || lpad((centavos % 100)::text, 2, '0')
$$;
