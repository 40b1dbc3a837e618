import { lazy } from 'react';
import { CardApplication } from '../components/card-application.tsx';

/** /apply?reveal=true: the same, without the forms that who has her card sees no more. */
export const RevealPage = () => <CardApplication Screen={LaterScreen} />;

const LaterScreen = lazy(async () => ({
  default: (await import('../components/current-screen.tsx')).CurrentScreen,
}));
