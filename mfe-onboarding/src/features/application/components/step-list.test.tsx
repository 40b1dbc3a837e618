import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import type { ApplicationStatus } from '../api/get-application-status.ts';
import { stepsOf } from '../model/steps.ts';
import { StepList } from './step-list.tsx';

const tasks = (repaymentSetup: ApplicationStatus['tasks']['repaymentSetup']) => ({
  signup: 'complete' as const,
  bankLinking: 'complete' as const,
  payrollLinking: 'complete' as const,
  termsAcceptance: 'complete' as const,
  personalInfoSubmission: 'complete' as const,
  identityVerification: 'complete' as const,
  repaymentSetup,
  taxFilingSubmission: 'incomplete' as const,
});
const stepsAt = (repaymentSetup: ApplicationStatus['tasks']['repaymentSetup']) =>
  stepsOf('card', tasks(repaymentSetup), { hasPayroll: true, broken: [] });

describe('StepList', () => {
  it('does not call all of it done while how she repays is still asked', () => {
    renderScreen(<StepList product="card" steps={stepsAt('ready')} place="repayment_setup" />);
    expect(screen.getByText('Step 4 of 4: Repayment')).toBeTruthy();
    expect(screen.getByText('(part 4 of 4)')).toBeTruthy();
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toMatch(
      /^Personal information/,
    );
  });

  it('does once nothing is left to her', () => {
    renderScreen(
      <StepList product="card" steps={stepsAt('complete')} place="card_issuance_wait" />,
    );
    expect(screen.getByText('Step 4 of 4: Your card')).toBeTruthy();
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  });
});
