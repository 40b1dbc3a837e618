import { lazy } from 'react';

// The search for institutions is a third of the page, and most visits are past it.
const linking = () => import('#features/linking/linking.ts');

export const BankStep = lazy(async () => ({ default: (await linking()).BankStep }));
export const PayrollStep = lazy(async () => ({ default: (await linking()).PayrollStep }));
export const IntegrationErrors = lazy(async () => ({
  default: (await linking()).IntegrationErrors,
}));
export const LinksBroken = lazy(async () => ({ default: (await linking()).LinksBroken }));
export const Questionnaire = lazy(async () => ({
  default: (await import('#features/eligibility/eligibility.ts')).Questionnaire,
}));

export const TermsForm = lazy(async () => ({
  default: (await import('#features/terms/terms.ts')).TermsForm,
}));
export const PersonalInfoStep = lazy(async () => ({
  default: (await import('#features/personal-info/personal-info.ts')).PersonalInfoStep,
}));
export const IdentityStep = lazy(async () => ({
  default: (await import('#features/identity/identity.ts')).IdentityStep,
}));

export const RepaymentStep = lazy(async () => ({
  default: (await import('#features/repayment/repayment.ts')).RepaymentStep,
}));

const issuance = () => import('#features/card-issuance/card-issuance.ts');

export const CardIssuanceWait = lazy(async () => ({
  default: (await issuance()).CardIssuanceWait,
}));
export const CardReveal = lazy(async () => ({ default: (await issuance()).CardReveal }));
