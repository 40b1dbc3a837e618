import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Type, type TObject } from 'typebox';
import { findServices, GATEWAY, SANDBOX, type ServiceFolder } from '../../dev/services.ts';

/** A service as it is deployed: where `npm start` finds it, and what its configuration asks for. */
export type DeployedService = ServiceFolder & {
  schema: TObject;
  /** The services that it calls. */
  calls: string[];
};

/** All services of the clone but the providers' sandbox, in the order in which they start. */
export async function deployedServices(root: string): Promise<DeployedService[]> {
  const services = findServices(root).filter(({ name }) => name !== SANDBOX);
  return Promise.all(
    services.map(async (service) => {
      const schema = await configOf(service);
      return { ...service, schema, calls: calledBy(service.name, schema, services) };
    }),
  );
}

/** Whoever is named in its configuration; and the gateway passes calls on to all. */
const calledBy = (name: string, schema: TObject, services: ServiceFolder[]): string[] =>
  services
    .filter((other) => other.name !== name)
    .filter((other) => name === GATEWAY || `${other.prefix}_URL` in schema.properties)
    .map((other) => other.name);

/** The schema by which its src/config.ts reads the environment. */
async function configOf({ name, folder }: ServiceFolder): Promise<TObject> {
  const file = pathToFileURL(join(folder, 'src/config.ts')).href;
  const exported = Object.values((await import(file)) as Record<string, unknown>);
  const schema = exported.find(
    (value): value is TObject => Type.IsObject(value) && 'PORT' in value.properties,
  );
  if (!schema)
    throw new Error(`services/${name}/src/config.ts exports no schema of its environment.`);
  return schema;
}
