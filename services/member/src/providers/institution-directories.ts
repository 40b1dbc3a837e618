import type { InstitutionDirectories } from './institution-directory.ts';
import { pinwheelInstitutionDirectory } from './pinwheel-institution-directory.ts';
import { plaidInstitutionDirectory } from './plaid-institution-directory.ts';

/** Plaid for banks, Pinwheel for whoever pays or clocks, each where the configuration says. */
export const institutionDirectories = (config: {
  PLAID_URL: string;
  PLAID_CLIENT_ID: string;
  PLAID_SECRET: string;
  DIGITAL_ONLY_BANKS: string;
  PINWHEEL_URL: string;
  PINWHEEL_API_SECRET: string;
}): InstitutionDirectories => ({
  plaid: plaidInstitutionDirectory({
    baseUrl: config.PLAID_URL,
    clientId: config.PLAID_CLIENT_ID,
    secret: config.PLAID_SECRET,
    digitalOnlyBanks: config.DIGITAL_ONLY_BANKS.split(','),
  }),
  pinwheel: pinwheelInstitutionDirectory({
    baseUrl: config.PINWHEEL_URL,
    secret: config.PINWHEEL_API_SECRET,
  }),
});
