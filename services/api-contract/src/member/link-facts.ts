import type { Static } from 'typebox';
import { fact } from '../events.ts';
import { Id } from '../fields.ts';
import { IntegrationErrorParams } from './notifications.ts';

/* What the member service tells of links. The subject is the user. */

/** A checking account was linked, or another one than before. */
export const BankLinked = fact('bank.linked', {});

/** The checking account is no longer linked. */
export const BankUnlinked = fact('bank.unlinked', {});

/** A payroll account was linked, or another one than before. */
export const PayrollLinked = fact('payroll.linked', {});

/** The payroll account is no longer linked. */
export const PayrollUnlinked = fact('payroll.unlinked', {});

/** A link stopped working, and its owner has to repair it. */
export const IntegrationErrorRaised = fact('integration_error.raised', {
  integration_error_id: Id,
  ...IntegrationErrorParams,
});

/** It works again, or is no longer linked. */
export const IntegrationErrorResolved = fact('integration_error.resolved', {
  integration_error_id: Id,
});

/** By type, for subscribers. */
export const linkFacts = {
  'bank.linked': BankLinked,
  'bank.unlinked': BankUnlinked,
  'payroll.linked': PayrollLinked,
  'payroll.unlinked': PayrollUnlinked,
  'integration_error.raised': IntegrationErrorRaised,
  'integration_error.resolved': IntegrationErrorResolved,
};
export type LinkFact = Static<(typeof linkFacts)[keyof typeof linkFacts]>;
