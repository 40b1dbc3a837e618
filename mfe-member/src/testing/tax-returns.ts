import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { makeReturn } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { answer } from './answer.ts';

/** A state's return, of whose refund nothing is advanced. */
export const NEW_YORK = makeReturn({
  jurisdiction: 'NY',
  refundAmount: 212.4,
  refundAdvanceEligible: false,
  taxReturnStatus: 'submitted',
});

export const answerReturns = (...incomeTaxReturns: IncomeTaxReturn[]) =>
  answer('/income_tax_returns', { incomeTaxReturns });

/** A part of the page /tax-return, as of one year. */
export const tile = (name: string) => screen.findByRole('region', { name });

/** The texts of its rows. */
export const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
