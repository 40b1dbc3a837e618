import { DawnArc } from './dawn-arc.tsx';

export default { title: 'DawnArc' };

export const Quiet = () => <DawnArc />;
export const Nothing = () => <DawnArc variant="nothing" />;
export const Thanks = () => <DawnArc variant="thanks" />;
export const NotFound = () => <DawnArc variant="not-found" />;
export const Failed = () => <DawnArc variant="failed" />;
