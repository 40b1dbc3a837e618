import { Figures } from './figures.tsx';

export default { title: 'Figures' };

export const Three = () => (
  <Figures
    figures={[
      { label: 'Outstanding', value: '$64.20' },
      { label: 'Next repayment date', value: 'Fri, Nov 27' },
      { label: 'Spending limit', value: '$120' },
    ]}
  />
);
