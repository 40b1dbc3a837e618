import { DawnArc } from './dawn-arc.tsx';

export default { title: 'DawnArc' };

export const Quiet = () => <DawnArc />;
