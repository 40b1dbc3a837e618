import { ChangeList } from '#changes/change-list.tsx';
import { readChanges } from '#changes/read-changes.ts';
import { useMessages } from '../messages.ts';
import { changedSince } from '../model/changed-since.ts';

interface Props {
  message: string;
  errors: Readonly<Record<string, string[]>>;
}

/** Why what was approved was refused: what was changed since, where the refusal says so, or its sentence. */
export function WhyRefused({ message, errors }: Props) {
  const t = useMessages();
  const changes = readChanges(changedSince(errors));
  if (changes.length === 0) return message;
  return (
    <>
      <p>{t('changedSince')}</p>
      <ChangeList changes={changes} isMade />
    </>
  );
}
