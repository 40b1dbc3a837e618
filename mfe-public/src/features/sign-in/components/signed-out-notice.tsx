import { Banner } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { takeSessionEnd } from '../model/session-end.ts';

const SENTENCES = {
  idle: 'signIn.endedIdle',
  too_old: 'signIn.endedTooOld',
  ended: 'signIn.ended',
} as const;

/** Why somebody who did not log out has to log in again. */
export function SignedOutNotice() {
  const t = useMessages();
  const [end] = useState(() => takeSessionEnd(document));
  return end && <Banner tone="info">{t(SENTENCES[end])}</Banner>;
}
