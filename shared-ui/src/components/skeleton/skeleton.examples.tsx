import { Skeleton } from './skeleton.tsx';

export default { title: 'Skeleton' };

export const ThreeLines = () => <Skeleton label="Loading your bills" />;
