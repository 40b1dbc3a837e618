import type { IconName } from '@reset/shared-ui';

type IntroStep = {
  name: 'bank' | 'payroll' | 'identity' | 'card' | 'taxes';
  icon: IconName;
};

const BANK: IntroStep = { name: 'bank', icon: 'landmark' };
const IDENTITY: IntroStep = { name: 'identity', icon: 'shield-check' };

/** The way from here to each product, in order. */
export const stepsOf: Record<'card' | 'tax', readonly IntroStep[]> = {
  card: [
    BANK,
    { name: 'payroll', icon: 'briefcase' },
    IDENTITY,
    { name: 'card', icon: 'credit-card' },
  ],
  tax: [BANK, IDENTITY, { name: 'taxes', icon: 'receipt-text' }],
};
