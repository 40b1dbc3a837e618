import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { waitingList } from '../model/waiting-list.ts';
import { Ineligible } from './ineligible.tsx';

beforeEach(() => sessionStorage.clear());

describe('Ineligible', () => {
  it('thanks, says it kindly and shows the ways out [ONB-024]', async () => {
    const onAnswerAgain = jest.fn();
    const { user } = renderScreen(<Ineligible onAnswerAgain={onAnswerAgain} />);
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

  it('speaks of the waiting list to who is on it, and to nobody else', () => {
    const { unmount } = renderScreen(<Ineligible onAnswerAgain={() => {}} />);
    expect(screen.queryByText(/waiting list/)).toBeNull();
    unmount();
    waitingList.join();
    renderScreen(<Ineligible onAnswerAgain={() => {}} />);
    expect(screen.getByText(/You are on the waiting list/)).toBeTruthy();
  });
});
