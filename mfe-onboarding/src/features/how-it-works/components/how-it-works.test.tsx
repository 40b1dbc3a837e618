import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { HowItWorks } from './how-it-works.tsx';

const steps = () => screen.getAllByRole('heading', { level: 2 }).map((step) => step.textContent);

describe('HowItWorks', () => {
  it('lists the steps to the card, then goes on by Continue', async () => {
    const onContinue = jest.fn();
    const { user } = renderScreen(
      <HowItWorks product="card" of="application" isAdvanceAllowed onContinue={onContinue} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'How it works' })).toBeTruthy();
    expect(steps()).toEqual([
      'Link your checking account',
      'Link your payroll',
      'Tell us who you are',
      'Spend, and repay on payday',
    ]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['card', true, /isn't available yet in Kansas, .+ or Wisconsin\./],
    ['tax', true, /advances aren't available yet in California, and we file returns only where/],
    ['tax', false, /older\. You can't file your taxes with us from California yet\./],
  ] as const)(
    'says of the %s what it needs and where it is not to be had, advances allowed: %s',
    (product, isAdvanceAllowed, where) => {
      renderScreen(
        <HowItWorks {...{ product, isAdvanceAllowed }} of="application" onContinue={() => {}} />,
      );
      expect(screen.getByText('About 10 minutes.')).toBeTruthy();
      expect(screen.getByText(/18 or older/).textContent).toMatch(where);
    },
  );

  it('lists the steps to a tax refund advance, without payroll', () => {
    renderScreen(
      <HowItWorks product="tax" of="application" isAdvanceAllowed onContinue={() => {}} />,
    );
    expect(steps()).toEqual([
      'Link your checking account',
      'Tell us who you are',
      'File your return',
    ]);
  });

  it('speaks of a part of the refund only to who may have one [ONB-135, ONB-136]', () => {
    const early = /part of your refund can reach you early/;
    renderScreen(
      <HowItWorks product="tax" of="application" isAdvanceAllowed onContinue={() => {}} />,
    );
    expect(screen.getByText(early)).toBeTruthy();
    cleanup();
    renderScreen(
      <HowItWorks product="tax" of="application" isAdvanceAllowed={false} onContinue={() => {}} />,
    );
    expect(screen.queryByText(early)).toBeNull();
    expect(screen.getByText(/your refund goes to the account you link/)).toBeTruthy();
  });

  it.each([
    ['application', 'Spend, and repay on payday'],
    ['terms', 'Repay on payday'],
    ['accepted_terms', 'Repay on payday'],
  ] as const)('says of the %s beside what a payday repays what a refund does', (of, step) => {
    const repaidByRefund = 'What you spend of it is repaid by your refund instead.';
    const card = { product: 'card', isAdvanceAllowed: true, onContinue: () => {}, of } as const;
    renderScreen(<HowItWorks {...card} repaidByRefund={repaidByRefund} />);
    const said = screen.getByText(new RegExp(repaidByRefund));
    expect(said.textContent).toMatch(/epaid from your next paycheck/);
    expect(within(said.closest('li') as HTMLElement).getByText(step)).toBeTruthy();
    cleanup();
    renderScreen(<HowItWorks {...card} repaidByRefund={null} />);
    expect(screen.queryByText(/refund/)).toBeNull();
  });

  it('says beside the first limit that an advance comes on top of it, to who is offered one', () => {
    const told = (repaidByRefund: string | null) => {
      const { container, unmount } = renderScreen(
        <HowItWorks
          {...{ product: 'card', of: 'terms', isAdvanceAllowed: true, repaidByRefund }}
          onContinue={() => {}}
        />,
      );
      const text = container.textContent;
      unmount();
      return text;
    };
    const onTop = 'What is advanced of your tax refund comes on top of that.';
    expect(told('Your refund repays it.')).toContain(`daily as you earn. ${onTop}`);
    expect(told(null)).not.toContain(onTop);
  });

  it('says what the terms of the card come to', () => {
    renderScreen(<HowItWorks product="card" of="terms" isAdvanceAllowed onContinue={() => {}} />);
    expect(steps()).toEqual([
      'Start with up to $100',
      'Use it like any card',
      'Repay on payday',
      'No interest, monthly, transfer or late fees',
    ]);
    // That was said before she linked anything.
    expect(screen.queryByText(/18 or older/)).toBeNull();
  });
});
