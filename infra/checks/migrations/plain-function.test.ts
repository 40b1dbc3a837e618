import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadModule } from 'libpg-query';
import { isPlainFunction } from './plain-function.ts';

beforeAll(() => loadModule());

const plpgsql = (body: string, declared = '') => `CREATE OR REPLACE FUNCTION f()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ ${declared} BEGIN ${body} END $function$`;

describe('isPlainFunction', () => {
  it.each([
    'RETURN NEW;',
    'RETURN OLD;',
    "NEW.role := CASE NEW.role WHEN 'owner' THEN 'administrator' ELSE NEW.role END; RETURN NEW;",
    "IF NEW.a IS NULL OR TG_OP = 'INSERT' THEN NEW.a = coalesce(NEW.b, 'x'::text); END IF; RETURN NEW;",
    "IF NEW.a IN ('x', 'y') THEN RETURN OLD; ELSE NEW.b := true; END IF; RETURN NEW;",
    "CASE NEW.a WHEN 'x' THEN NEW.b := 1; ELSE NULL; END CASE; RETURN NEW;",
  ])('is, of one that assigns and returns: %s', (body) => {
    expect(isPlainFunction(plpgsql(body))).toBe(true);
  });

  it.each([
    ['drops the row', 'RETURN NULL;'],
    ['drops some rows', 'IF NEW.a = 1 THEN RETURN NULL; END IF; RETURN NEW;'],
    ['raises', "RAISE EXCEPTION 'no'; RETURN NEW;"],
    ['ends without a row', 'IF NEW.a = 1 THEN RETURN NEW; END IF;'],
    ['returns what was computed', 'RETURN changed;'],
    ['asserts', 'ASSERT NEW.a = 1; RETURN NEW;'],
    ['reads', 'SELECT a INTO STRICT NEW.b FROM note; RETURN NEW;'],
    ['reads within an expression', 'NEW.a := (SELECT a FROM note); RETURN NEW;'],
    ['reads to assign', 'NEW.a := a FROM note; RETURN NEW;'],
    ['writes', 'DELETE FROM note; RETURN NEW;'],
    ['executes', "EXECUTE 'SELECT 1'; RETURN NEW;"],
    ['calls', 'NEW.a := f(NEW.a); RETURN NEW;'],
    ['computes', 'NEW.a := 1 / NEW.b; RETURN NEW;'],
    ['converts', 'NEW.a := NEW.b::int; RETURN NEW;'],
  ])('is not, of one that %s', (_what, body) => {
    expect(isPlainFunction(plpgsql(body, 'DECLARE changed note;'))).toBe(false);
  });

  it('is not, of one that computes what it declares, or is in another language', () => {
    expect(isPlainFunction(plpgsql('RETURN NEW;', 'DECLARE a int := 1 / 0;'))).toBe(false);
    expect(isPlainFunction(plpgsql('RETURN NEW;').replace('plpgsql', 'c'))).toBe(false);
  });
});
