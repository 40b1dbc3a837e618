/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@reset/remote-sdk';
import { passwordRefusal } from './password-refusal.ts';

const refused = (sentences: string[]) =>
  new ApiError({
    status: 400,
    code: 'invalid_password',
    message: 'This password will not do.',
    errors: {},
    sentences,
    requestId: null,
  });

describe('passwordRefusal', () => {
  it('makes sentences of what the service lists [PUB-095]', () => {
    const { message } = passwordRefusal(refused(['Reset password token is invalid', 'Too short.']));
    expect(message).toBe('Reset password token is invalid. Too short.');
  });

  it('says plainly that two passwords differ [PUB-094]', () => {
    const { message } = passwordRefusal(refused(["Password confirmation doesn't match Password"]));
    expect(message).toBe('Passwords must match.');
  });

  it('leaves a refusal without a list as it is', () => {
    expect(passwordRefusal(refused([])).message).toBe('This password will not do.');
  });
});
