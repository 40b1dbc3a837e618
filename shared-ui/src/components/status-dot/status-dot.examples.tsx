import { StatusDot } from './status-dot.tsx';

export default { title: 'StatusDot' };

export const Connected = () => <StatusDot>Connected</StatusDot>;
