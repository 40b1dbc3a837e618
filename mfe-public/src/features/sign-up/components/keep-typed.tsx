import { useEffect } from 'react';
import { typedSignUp, type SignUpValues } from '../model/sign-up-form.ts';

/** Keeps what is in the form now. */
export function KeepTyped({ values }: { values: SignUpValues }) {
  useEffect(() => typedSignUp.keep(values), [values]);
  return null;
}
