import { Pagination } from './pagination.tsx';

export default { title: 'Pagination' };

const hrefOf = (page: number) => `?page=${page}`;

export const FewPages = () => <Pagination page={2} totalPages={3} hrefOf={hrefOf} />;

export const InTheMiddle = () => <Pagination page={10} totalPages={48} hrefOf={hrefOf} />;

export const AtTheEnd = () => <Pagination page={48} totalPages={48} hrefOf={hrefOf} />;
