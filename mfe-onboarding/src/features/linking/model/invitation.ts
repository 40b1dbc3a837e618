import { readCampaign } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';

/** Whom the address of her visit named: `fi_` is the bank, `pp_` the payroll. Empty: nobody. */
export function invitationOf(source: LinkSource): { name: string; id: string } {
  const { fi_name, fi_id, pp_name, pp_id } = readCampaign().signupParams ?? {};
  const [name = '', id = ''] = source === 'plaid' ? [fi_name, fi_id] : [pp_name, pp_id];
  return { name, id };
}
