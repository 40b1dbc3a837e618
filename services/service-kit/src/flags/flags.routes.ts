import { FlagStates } from '@reset/api-contract/flags/flag-states.ts';
import type { Service } from '../http/build-service.ts';
import type { Flags } from './open-flags.ts';

/** GET /internal/flags, for the admin service: how the flags of this service stand. */
export function flagsRoute(app: Service, flags: Flags): void {
  app.get(
    '/internal/flags',
    { config: { callers: ['admin'] }, schema: { response: { 200: FlagStates } } },
    () => ({ states: flags.states() }),
  );
}
