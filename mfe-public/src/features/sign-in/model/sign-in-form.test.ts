/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { signInSchema } from './sign-in.ts';

const errorsOf = async (values: object) =>
  signInSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );

describe('signInSchema', () => {
  it('asks for both fields', async () => {
    expect(await errorsOf({ email: '', password: '' })).toEqual(
      expect.arrayContaining(['Enter your email address.', 'Enter your password.']),
    );
  });

  it('knows an address when it sees one', async () => {
    expect(await errorsOf({ email: 'hazel', password: 'x' })).toEqual([
      'Enter an email address like name@example.com.',
    ]);
    expect(await errorsOf({ email: ' hazel@example.com ', password: ' ' })).toEqual([]);
  });
});
