import { Accordion } from './accordion.tsx';

export default { title: 'Accordion' };

export const Questions = () => (
  <Accordion
    items={[
      {
        title: 'What does Reset cost?',
        content: <p>Nothing when you spend with the card. There is no interest and no tip.</p>,
      },
      {
        title: 'How do I repay?',
        content: (
          <p>
            We collect what you spent from your paycheck, on payday. You can also{' '}
            <a href="#repay">repay earlier</a>.
          </p>
        ),
      },
      {
        title: "Why did my limit change, and what can I do if I think that it's wrong?",
        content: <p>It follows your earnings, your bills and your balance.</p>,
      },
    ]}
  />
);
