import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { findServices } from '../../../infra/dev/services.ts';
import { readSettings, type Service, type Settings } from '../../../infra/dev/settings.ts';

/** The services that money goes through, and the provider sandbox. */
export const NAMES = ['gateway', 'member', 'provider-sandbox'] as const;

/** Only those services, on ports that are free, with all that they write below `folder`. */
export async function environmentSettings(root: string, folder: string): Promise<Settings> {
  const services = findServices(root).filter(({ name }) =>
    (NAMES as readonly string[]).includes(name),
  );
  const ports: Record<string, string> = { SANDBOX_SMTP_PORT: String(await freePort()) };
  for (const { prefix } of services) ports[`${prefix}_PORT`] = String(await freePort());
  return { ...readSettings({ env: ports, root, services }), dataFolder: folder };
}

export function serviceOf({ services }: Settings, wanted: (typeof NAMES)[number]): Service {
  const service = services.find(({ name }) => name === wanted);
  if (!service) throw new Error(`There is no service ${wanted}.`);
  return service;
}
