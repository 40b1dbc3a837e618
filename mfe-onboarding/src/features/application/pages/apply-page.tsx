import { CardApplication } from '../components/card-application.tsx';
import { CurrentScreen } from '../components/current-screen.tsx';

/** /apply, with its first screens. */
export const ApplyPage = () => <CardApplication Screen={CurrentScreen} />;
