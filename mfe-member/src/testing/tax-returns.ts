import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { answer } from './answer.ts';

export const answerReturns = (...incomeTaxReturns: IncomeTaxReturn[]) =>
  answer('/income_tax_returns', { incomeTaxReturns });
