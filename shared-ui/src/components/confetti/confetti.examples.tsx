import { Confetti } from './confetti.tsx';

export default { title: 'Confetti' };

export const Once = () => <Confetti />;
