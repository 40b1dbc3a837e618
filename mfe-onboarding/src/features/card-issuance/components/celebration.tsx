import { profileQuery } from '@reset/remote-sdk';
import { Confetti } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { revealOf } from '../model/reveal.ts';

/** Confetti, when a person sees her card for the first time in this browser. */
export function Celebration() {
  const { data: profile } = useQuery(profileQuery);
  return profile ? <OfPerson key={profile.id} userId={profile.id} /> : null;
}

function OfPerson({ userId }: { userId: string }) {
  const [isFirst] = useState(() => !revealOf(userId).wasSeen());
  useEffect(() => revealOf(userId).keepSeen(), [userId]);
  return isFirst ? <Confetti /> : null;
}
