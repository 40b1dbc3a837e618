import { useEffect } from 'react';

interface Props {
  password: string;
  onChange: (password: string) => void;
}

/** Tells what is in the form's field to who stands outside of the form. */
export function FollowPassword({ password, onChange }: Props) {
  useEffect(() => onChange(password), [password, onChange]);
  return null;
}
