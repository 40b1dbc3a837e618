import { NotFound } from './not-found.tsx';

export default { title: 'NotFound' };

export const Page = () => <NotFound />;
