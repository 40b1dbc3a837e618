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

export const WithANote = () => (
  <Figures
    figures={[
      { label: 'Outstanding', value: '$41.35' },
      { label: 'Next repayment date', value: 'Mon, Dec 7', note: '$24.15 on Mon, Dec 7.' },
      { label: 'Spending limit', value: '$381' },
    ]}
  />
);
