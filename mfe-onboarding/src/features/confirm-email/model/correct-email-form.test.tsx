import { describe, expect, it } from '@jest/globals';
import { correctEmailSchema, noCorrection, type CorrectEmailValues } from './correct-email-form.ts';

const hers: CorrectEmailValues = { email: 'hazel@example.com', currentPassword: 'plum-Kettle-41' };
const errorsOf = async (values: CorrectEmailValues) =>
  correctEmailSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );

describe('correctEmailSchema', () => {
  it('asks for an address and her password', async () => {
    expect((await errorsOf(noCorrection)).toSorted()).toEqual([
      'Enter your email address.',
      'Enter your password.',
    ]);
    expect(await errorsOf(hers)).toEqual([]);
  });

  it('knows an address when it sees one, and how long one is', async () => {
    expect(await errorsOf({ ...hers, email: 'hazel' })).toEqual([
      'Enter an email address like name@example.com.',
    ]);
    expect(await errorsOf({ ...hers, email: ' hazel@example.com ' })).toEqual([]);
    const long = `hazel@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(63)}.example`;
    expect(await errorsOf({ ...hers, email: `${long}.example` })).toEqual([
      'Enter at most 255 characters.',
    ]);
  });
});
