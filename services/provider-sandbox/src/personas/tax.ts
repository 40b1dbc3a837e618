import { internet, phone, rent, streaming } from './bill.ts';
import type { Persona } from './persona.ts';

export const tax: Persona = {
  key: 'tax',
  what: 'Tax filer with a linked bank and no linked payroll',
  bank: {
    institutionId: 'ins_sandbox_3',
    institutionName: 'Quarry Hill Bank',
    accountName: 'Simple Checking',
    ownerName: 'Tess Taxes',
    mask: '6390',
    balanceCents: 133_500,
    bills: [phone(4_000, 4), streaming(1_299, 6), internet(5_500, 14), rent(84_000, 19)],
  },
  payroll: null,
};
