import { lazy } from 'react';

// What is large, or comes when the page has long been there: a round trip more for who opens the page
// at it. The search for institutions is a third of the page, and most visits are past it.
const linking = () => import('#features/linking/linking.ts');

export const BankStep = lazy(async () => ({ default: (await linking()).BankStep }));
export const PayrollStep = lazy(async () => ({ default: (await linking()).PayrollStep }));
export const AccountLinkDialog = lazy(async () => ({
  default: (await linking()).AccountLinkDialog,
}));
export const IntegrationErrors = lazy(async () => ({
  default: (await linking()).IntegrationErrors,
}));
export const LinksBroken = lazy(async () => ({ default: (await linking()).LinksBroken }));
export const Questionnaire = lazy(async () => ({
  default: (await import('#features/eligibility/eligibility.ts')).Questionnaire,
}));

export const IdentityStep = lazy(async () => ({
  default: (await import('#features/identity/identity.ts')).IdentityStep,
}));

export const RepaymentStep = lazy(async () => ({
  default: (await import('#features/repayment/repayment.ts')).RepaymentStep,
}));

export const TaxFiling = lazy(async () => ({
  default: (await import('#features/tax-filing/tax-filing.ts')).TaxFiling,
}));
