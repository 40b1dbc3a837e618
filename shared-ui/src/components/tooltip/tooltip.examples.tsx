import { Tooltip } from './tooltip.tsx';

export default { title: 'Tooltip' };

export const Jobs = () => <Tooltip content="income, paystubs">Northwind Payroll</Tooltip>;
