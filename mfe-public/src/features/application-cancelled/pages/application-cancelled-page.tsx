import { useSession } from '@reset/remote-sdk';
import { PitchPage } from '#features/pitch/pitch.ts';
import { Visitor } from '../components/not-cancelled.tsx';
import { OwnApplication } from '../components/own-application.tsx';

/** `/application-cancelled`: where somebody arrives who has taken her application back. */
export function ApplicationCancelledPage() {
  const isSignedIn = useSession((session) => session.signedIn);
  return <PitchPage>{isSignedIn ? <OwnApplication /> : <Visitor />}</PitchPage>;
}
