import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { answersUser, at, openPart, refusal, ROSA } from '#testing/person.ts';
import { userQuery } from '../../api/get-user.ts';
import { Income } from '../sections/income.tsx';
import { Cents, Dollars } from './value.tsx';

const server = mockApi();
afterEach(() => adminTokenStore.getState().drop());

const WORDS = 'Not shown to your role';

describe('an amount', () => {
  it.each([
    ['support', undefined, WORDS],
    ['support', null, 'n/a'],
    ['support', 10, '$10.00'],
    ['operations', undefined, 'n/a'],
  ] as const)('says in words to %s that %p is %s', async (role, amount, said) => {
    openPart(<Dollars of={amount} />, role);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('of cents says so as well', async () => {
    openPart(<Cents of={undefined} />, 'support');
    expect(await screen.findByText(WORDS)).toBeTruthy();
  });
});

describe('a section that the service does not show to her role', () => {
  it('says so, and offers nothing to be tried again', async () => {
    server.use(
      http.get(at('/users/:id/annualized_income'), () =>
        refusal(403, 'role_required', 'Your role does not allow this.'),
      ),
    );
    const IncomeOfRosa = () => <Income userId={ROSA} person={useQuery(userQuery(ROSA))} />;
    server.use(answersUser({}));
    openPart(<IncomeOfRosa />, 'support');
    const words = 'This is not shown to your role. It takes somebody of operations.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
