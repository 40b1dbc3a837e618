import { readFile } from 'node:fs/promises';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const Origin = Type.String({ pattern: '^https://[^/]+$' });
/** By digest, so that nobody can put another image in its place. */
const Image = Type.String({ pattern: '^[^\\s@]+@sha256:[0-9a-f]{64}$' });
const Replicas = Type.Object(
  { min: Type.Integer({ minimum: 2 }), max: Type.Integer({ minimum: 2 }) },
  { additionalProperties: false },
);

/** What differs from one place where Reset is deployed to another, and none of its secrets. */
export const Installation = Type.Object(
  {
    namespace: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    /** The one origin that people see, and the one of the pages that host providers' widgets. */
    origin: Origin,
    widgets_origin: Origin,
    /** By slice: the services, and `release-store`. */
    images: Type.Record(Type.String(), Image),
    /** `s3://bucket/prefix`, and the one for the database's backups. */
    release_store: Type.String({ pattern: '^s3://' }),
    database: Type.Object(
      {
        image: Image,
        instances: Type.Integer({ minimum: 3 }),
        storage: Type.String(),
        wal_storage: Type.String(),
        memory: Type.String(),
        backups: Type.String({ pattern: '^s3://' }),
        /** For how long it can be restored to any moment. */
        retention: Type.String({ pattern: '^\\d+d$' }),
      },
      { additionalProperties: false },
    ),
    ingress: Type.Object(
      {
        class: Type.String(),
        /** The namespace in which its controller runs. */
        namespace: Type.String(),
        /** The addresses from which the controller calls, whose X-Forwarded-For is believed. */
        networks: Type.String(),
        tls_secret: Type.String(),
      },
      { additionalProperties: false },
    ),
    /** The namespace of who reads /metrics and takes traces. */
    monitoring_namespace: Type.String(),
    /** Who takes traces there by OTLP over HTTP, and how many of those that begin; absent: nobody. */
    traces: Type.Optional(
      Type.Object(
        {
          collector: Type.String({ pattern: '^http://[^/:]+:\\d+$' }),
          sample_ratio: Type.Number({ minimum: 0, maximum: 1 }),
        },
        { additionalProperties: false },
      ),
    ),
    /** By service; `default` for the others. */
    replicas: Type.Intersect([
      Type.Object({ default: Replicas }),
      Type.Record(Type.String(), Replicas),
    ]),
    /** By service, variables of its configuration that have another value here than by default. */
    settings: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
    /** What flags say, as flagd writes them. */
    flags: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false },
);
export type Installation = Static<typeof Installation>;

/** @throws one sentence about the first thing that is wrong in the file */
export async function readInstallation(file: string): Promise<Installation> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (Value.Check(Installation, content)) return content as Installation;
  const [first] = Value.Errors(Installation, content);
  throw new Error(`${file} cannot be used: ${first?.instancePath} ${first?.message}.`);
}

/** A name for one image, short enough for the name of a job. */
export function imageVersion(image: string): string {
  return image.split('@sha256:')[1]?.slice(0, 12) ?? '';
}
