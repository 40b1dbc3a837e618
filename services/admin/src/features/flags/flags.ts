import type { AdminFlags } from '@reset/api-contract/admin/flags.ts';
import type { FlagState } from '@reset/api-contract/flags/flag-states.ts';
import type { FlagDefinition } from '@reset/service-kit';

/**
 * The list of flags with how each stands, by what the services say.
 * @param states of the services that answered; what is no flag of ours is left out
 * @param today by which a flag is expired that was needed until before it
 */
export const toFlags = (
  list: Readonly<Record<string, FlagDefinition>>,
  states: readonly FlagState[],
  today: string,
): AdminFlags['flags'] =>
  Object.entries(list).map(([name, flag]) => ({
    name,
    owner: flag.owner,
    purpose: flag.purpose,
    default: flag.default,
    expires_on: flag.expiresOn,
    is_expired: flag.expiresOn !== null && flag.expiresOn < today,
    never_in_production: flag.neverInProduction,
    states: states.filter((state) => state.name === name),
  }));
