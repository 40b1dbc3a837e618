/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { emptySignUp, isTooLong, signUpSchema, type SignUpValues } from './sign-up-form.ts';

const ana: SignUpValues = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  isAgreed: true,
};
const LETTERS = 'Use letters. Spaces, hyphens, apostrophes, periods and commas are fine too.';
const errorsOf = async (values: SignUpValues) =>
  signUpSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );

describe('signUpSchema', () => {
  it('asks for names, email and agreement [PUB-066]', async () => {
    const errors = await errorsOf({ ...emptySignUp, firstName: ' ' });
    expect(errors.toSorted()).toEqual([
      'Enter your email address.',
      'Enter your first name.',
      'Enter your last name.',
      'Please agree to the three documents to continue.',
    ]);
    expect(await errorsOf(ana)).toEqual([]);
  });

  it('knows an address when it sees one', async () => {
    expect(await errorsOf({ ...ana, email: 'ana' })).toEqual([
      'Enter an email address like name@example.com.',
    ]);
    expect(await errorsOf({ ...ana, email: ' ana@example.com ' })).toEqual([]);
  });

  it('takes what has no width for no name', async () => {
    expect(await errorsOf({ ...ana, firstName: '\u200B\u2060', lastName: '\uFEFF ' })).toEqual([
      'Enter your first name.',
      'Enter your last name.',
    ]);
  });

  it.each(['. -', 'Ana 7', 'Ana/Maria', 'https://ana.example', 'Ana 👋'])(
    'takes %s for no legal name',
    async (name) => {
      const errors = await errorsOf({ ...ana, firstName: name, lastName: name });
      expect(errors).toEqual(Array(2).fill(LETTERS));
    },
  );

  it('takes a legal name of any script', async () => {
    expect(await errorsOf({ ...ana, firstName: 'محمد', lastName: 'O’Brien-Núñez, Jr.' })).toEqual(
      [],
    );
  });

  it('refuses names that are too long to store', async () => {
    expect(await errorsOf({ ...ana, lastName: 'x'.repeat(100) })).toEqual([]);
    expect(await errorsOf({ ...ana, lastName: 'x'.repeat(101) })).toEqual([
      'Enter at most 100 characters.',
    ]);
  });

  it('says nothing of an address above 255 characters, whatever it looks like', async () => {
    expect(await errorsOf({ ...ana, email: 'x'.repeat(256) })).toEqual([]);
  });
});

describe('isTooLong', () => {
  it('is so above 255 characters, spaces around them not counted', () => {
    expect(isTooLong(` ${'x'.repeat(255)} `)).toBe(false);
    expect(isTooLong('x'.repeat(256))).toBe(true);
  });
});
