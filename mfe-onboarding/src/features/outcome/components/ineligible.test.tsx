import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { Ineligible } from './ineligible.tsx';

describe('Ineligible', () => {
  it('thanks, says it kindly and shows the ways out [ONB-024]', async () => {
    const onAnswerAgain = jest.fn();
    const { user } = renderScreen(<Ineligible isWaitlisted onAnswerAgain={onAnswerAgain} />);
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

  it('speaks of the waitlist, and of other answers, to who is on it, and to nobody else', () => {
    const { unmount } = renderScreen(
      <Ineligible isWaitlisted={false} onAnswerAgain={() => undefined} />,
    );
    expect(screen.queryByText(/waitlist/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    renderScreen(<Ineligible isWaitlisted onAnswerAgain={() => undefined} />);
    expect(screen.getByText(/You're on our waitlist/)).toBeTruthy();
  });
});
