import { internet, phone, rent } from './bill.ts';
import type { Persona } from './persona.ts';

export const taxRejected: Persona = {
  key: 'tax_rejected',
  what: 'Tax filer whose return was rejected, with a linked bank and no linked payroll',
  bank: {
    institutionId: 'ins_sandbox_3',
    institutionName: 'Quarry Hill Bank',
    accountName: 'Simple Checking',
    ownerName: 'Rita Return',
    mask: '7418',
    balanceCents: 121_900,
    bills: [phone(4_500, 5), internet(6_000, 13), rent(79_000, 18)],
  },
  payroll: null,
};
