import { internet, phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

/** Money comes to her account from friends, and no pay ever does. */
export const noDeposit: Persona = {
  key: 'no_deposit',
  what: 'Person without a direct deposit, and with no employer linked',
  bank: {
    institutionId: 'ins_sandbox_3',
    institutionName: 'Quarry Hill Bank',
    accountName: 'Simple Checking',
    mask: '5518',
    balanceCents: 107_300,
    bills: [phone(4_500, 5), internet(5_500, 12), rent(68_000, 20)],
    giftCents: 18_000,
  },
  payroll: null,
};
