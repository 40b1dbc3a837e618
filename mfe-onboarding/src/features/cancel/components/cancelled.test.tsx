import { describe, expect, it, jest } from '@jest/globals';
import { cancellationRequest } from '@reset/remote-sdk/tab-storage';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerGet } from '#testing/linking.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Cancelled } from './cancelled.tsx';

const RESTART = 'http://localhost/api/v1/card_application/restart';
const server = mockApi();
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start again' });
type Props = Parameters<typeof Cancelled>[0];
const show = (
  personalInfo: Props['personalInfo'],
  onRestarted: Props['onRestarted'] = () => {},
  hasDepositAccount = false,
) =>
  renderScreen(<Cancelled userId="hazel" {...{ personalInfo, hasDepositAccount, onRestarted }} />);

describe('Cancelled', () => {
  it.each<[Props['personalInfo'], RegExp]>([
    ['erased', /^We've erased your phone number, date of birth, home address/],
    ['kept', /^We keep what you told us about yourself/],
    ['being_erased', /^We're erasing what you told us/],
  ])('says what became of what she had told: %s', (personalInfo, said) => {
    show(personalInfo);
    expect(screen.getByRole('heading', { name: 'You cancelled your application' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toMatch(said);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard');
  });

  it('says nothing of it where she had told nothing', () => {
    show(null);
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('');
    expect(button().disabled).toBe(false);
  });

  it('says that nothing else is to be done where no deposit account was opened', () => {
    show('erased');
    expect(
      screen.getByText(/^It's closed, and there's nothing else you need to do\./),
    ).toBeTruthy();
  });

  it.each([
    ['here', /^Your pay comes to your Reset deposit account, .* ask your employer or payroll/],
    ['partly', /^Your pay comes to your Reset deposit account, .* ask your employer or payroll/],
    ['elsewhere', /If you switched your direct deposit, .* ask your employer or payroll/],
    ['unknown', /If you switched your direct deposit, .* ask your employer or payroll/],
  ])(
    'says how pay that was switched comes to her again, where it goes %s',
    async (destination, said) => {
      server.use(answerGet('/pinwheel/status', { direct_deposit_destination: destination }));
      show('kept', () => {}, true);
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.queryByText(/nothing else/)).toBeNull();
      const details = screen.getByRole('link', { name: 'See your Reset deposit account' });
      expect(details.getAttribute('href')).toBe('/account/fbo-account');
    },
  );

  it('begins again once nothing is left to erase', async () => {
    let asked = 0;
    server.use(
      http.post(RESTART, () => {
        asked += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const onRestarted = jest.fn();
    cancellationRequest('hazel').keep(true);
    const { user } = show('erased', onRestarted);
    await user.click(button());
    await waitFor(() => expect(onRestarted).toHaveBeenCalledTimes(1));
    expect(asked).toBe(1);
    expect(cancellationRequest('hazel').read()).toBeNull();
  });

  it('does not begin again before', () => {
    show('being_erased');
    expect(button().disabled).toBe(true);
  });

  it('says why it was refused, and takes another try', async () => {
    server.use(
      http.post(RESTART, () =>
        HttpResponse.json(
          { error: 'Please try again in a moment.', code: 'erasure_pending', request_id: 'r-1' },
          { status: 409 },
        ),
      ),
    );
    const { user } = show('erased');
    await user.click(button());
    expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
    expect(button().disabled).toBe(false);
  });
});
