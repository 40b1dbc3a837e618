import { FactList } from './fact-list.tsx';

export default { title: 'FactList' };

export const BeforeALink = () => (
  <FactList
    facts={[
      {
        id: 'read',
        icon: 'eye',
        label: 'Read only.',
        text: "We see your balance and transactions. Linking doesn't let anyone move your money.",
      },
      {
        id: 'unlink',
        icon: 'unlink',
        label: 'Unlink any time.',
        text: 'You can do it right here, and we delete what we read.',
      },
    ]}
  />
);
