import '#testing/development-page.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { visitSignUp } from '#testing/sign-up.tsx';
import { signUpResult } from '../model/sign-up-result.ts';

beforeEach(() => signUpResult.keep({ firstName: 'Ana', lastName: 'Lopez', emailHash: 'abc' }));

describe('SignUpDebug', () => {
  it('shows the stored result outside production where the switch is on [PLT-062]', async () => {
    await visitSignUp('/users/sign_up', ['signup-debug']);
    const shown = screen.getByRole('region', { name: 'Stored sign-up result' });
    expect(shown.textContent).toContain('"firstName": "Ana"');
  });

  it('shows nothing where it is off [PLT-062]', async () => {
    await visitSignUp('/users/sign_up', []);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
