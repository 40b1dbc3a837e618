import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Factories = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;
type Settings = readonly unknown[];
type Validator = ((value: unknown) => unknown) & { errors?: unknown };
type Serializer = (value: unknown) => string;

// Their types tell less than Fastify's own, which fill the same places.
const compileValidators = AjvCompiler() as unknown as (
  ...settings: Settings
) => (route: { schema: unknown }) => Validator;
const compileSerializers = SerializerSelector() as unknown as (
  ...settings: Settings
) => (route: { schema: unknown }) => Serializer;

/**
 * Compiles each schema when it is first used, once in a process: a service starts without waiting
 * for the hundreds that it may never need. A schema that cannot be compiled fails its first request
 * instead of the start; tests/requirements compiles those of all routes.
 */
export const schemaCompilers = {
  buildValidator(...settings: Settings): FastifySchemaCompiler<unknown> {
    const compile = compileValidators(...settings);
    const cache = cacheOf<Validator>('validator', settings);
    return ({ schema }) => {
      const compiled = once(cache, schema, () => compile({ schema }));
      const validate: Validator = (value) => {
        const validator = compiled();
        const isValid = validator(value);
        // Where Fastify reads them, before anything else runs.
        validate.errors = validator.errors;
        return isValid;
      };
      return validate as ReturnType<FastifySchemaCompiler<unknown>>;
    };
  },
  buildSerializer(...settings: Settings): FastifySerializerCompiler<unknown> {
    const compile = compileSerializers(...settings);
    const cache = cacheOf<Serializer>('serializer', settings);
    return ({ schema }) => {
      const compiled = once(cache, schema, () => compile({ schema }));
      return (value) => compiled()(value);
    };
  },
} as unknown as Factories;

const caches = new Map<string, Map<string, unknown>>();

function cacheOf<Compiled>(kind: string, settings: Settings): Map<string, Compiled> {
  const key = `${kind} ${JSON.stringify(settings)}`;
  const cache = caches.get(key) ?? new Map<string, unknown>();
  caches.set(key, cache);
  return cache as Map<string, Compiled>;
}

/** By what the schema says: routes write equal ones anew. */
function once<Compiled>(cache: Map<string, Compiled>, schema: unknown, compile: () => Compiled) {
  const key = JSON.stringify(schema);
  return (): Compiled => {
    const known = cache.get(key) ?? compile();
    cache.set(key, known);
    return known;
  };
}
