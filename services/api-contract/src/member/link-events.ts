import type { Static } from 'typebox';
import { eventType } from '../events.ts';
import { Id } from '../fields.ts';
import { IntegrationErrorParams } from './notifications.ts';

/* What the member service tells of links. The subject is the user. */

/** A checking account was linked, or another one than before. */
export const BankLinked = eventType('bank.linked', {});

/** The checking account is no longer linked. */
export const BankUnlinked = eventType('bank.unlinked', {});

/** A payroll account was linked, or another one than before. */
export const PayrollLinked = eventType('payroll.linked', {});

/** The payroll account is no longer linked. */
export const PayrollUnlinked = eventType('payroll.unlinked', {});

/** All of her pay comes to her deposit account with us; once. */
export const DirectDepositSwitched = eventType('direct_deposit.switched', {});

/** A link stopped working, and its owner has to repair it. */
export const IntegrationErrorRaised = eventType('integration_error.raised', {
  integration_error_id: Id,
  ...IntegrationErrorParams,
});

/** It works again, or is no longer linked. */
export const IntegrationErrorResolved = eventType('integration_error.resolved', {
  integration_error_id: Id,
});

/** By type, for subscribers. */
export const linkEvents = {
  'bank.linked': BankLinked,
  'bank.unlinked': BankUnlinked,
  'payroll.linked': PayrollLinked,
  'payroll.unlinked': PayrollUnlinked,
  'direct_deposit.switched': DirectDepositSwitched,
  'integration_error.raised': IntegrationErrorRaised,
  'integration_error.resolved': IntegrationErrorResolved,
};
export type LinkEvent = Static<(typeof linkEvents)[keyof typeof linkEvents]>;
