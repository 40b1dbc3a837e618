import type { IneligibleReason } from '@reset/api-contract/onboarding/application-status.ts';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { Ineligible } from './ineligible.tsx';

const nothing = () => undefined;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('Ineligible', () => {
  it('thanks, says it kindly and shows the ways out [ONB-024]', async () => {
    const onAnswerAgain = jest.fn();
    const { user } = renderScreen(
      <Ineligible reason="platform" onAnswerAgain={onAnswerAgain} onMoved={nothing} />,
    );
    expect(screen.getByRole('heading', { name: 'Thank you for applying' })).toBeTruthy();
    expect(
      screen.getByText(/we're unable to move your application forward at this time\./),
    ).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/budget',
      '/financial-health',
    ]);
    await user.click(screen.getByRole('button', { name: 'Answer the questions again' }));
    expect(onAnswerAgain).toHaveBeenCalledTimes(1);
  });

  it.each<[IneligibleReason, RegExp, string[]]>([
    ['platform', /You're on our waitlist/, ['Answer the questions again']],
    ['waiting_list', /You're on our waitlist/, ['Answer the questions again']],
    ['state', /isn't available in the state where you live/, ['I live somewhere else']],
    ['identity', /Your identity could not be verified\./, []],
  ])('says of %s why it cannot go on, and what helps', (reason, why, ways) => {
    renderScreen(<Ineligible reason={reason} onAnswerAgain={nothing} onMoved={nothing} />);
    expect(screen.getByText(why)).toBeTruthy();
    expect(buttons()).toEqual(ways);
  });

  it('makes up no reason where there is none', () => {
    renderScreen(<Ineligible reason={null} onAnswerAgain={nothing} onMoved={nothing} />);
    expect(screen.queryByText(/waitlist|state|identity/)).toBeNull();
    expect(buttons()).toEqual([]);
  });

  it('leads who has moved back to where she lives', async () => {
    const onMoved = jest.fn();
    const { user } = renderScreen(
      <Ineligible reason="state" onAnswerAgain={nothing} onMoved={onMoved} />,
    );
    await user.click(screen.getByRole('button', { name: 'I live somewhere else' }));
    expect(onMoved).toHaveBeenCalledTimes(1);
  });
});
